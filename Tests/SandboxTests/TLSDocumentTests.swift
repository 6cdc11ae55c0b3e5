import Foundation
import TestKit
import Testing

@testable import MarqueeSandbox

/// The commands of `Docs/Sandbox.md` that put TLS and HTTP/2 before a sandbox do so as they are written there, on other ports.
@Suite(.timeLimit(.minutes(5)), .enabled(if: NginxServer.isAvailable && Shell.hasCurl))
struct TLSDocumentTests {
    @Test func `nginx speaks HTTP 2 in front of the sandbox`() async throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Docs/Sandbox.md").standardized
        let section = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "## TLS and HTTP/2").last ?? ""
        let settings = try #require(Self.blocks("nginx", in: section).first)
        let commands = Self.blocks("sh", in: section)
        try #require(commands.count == 2)
        try await withSandbox { sandbox in
            let (folder, port) = (try TemporaryFolder(), try LoopbackServer.freePort())
            func here(_ text: String) -> String {
                text.replacing("127.0.0.1:8443", with: "127.0.0.1:\(port)").replacing("127.0.0.1:8080", with: "127.0.0.1:\(sandbox.port)")
            }
            try here(settings).write(toFile: folder.path("nginx.conf"), atomically: true, encoding: .utf8)
            let server = try Shell.start(commands[0], in: folder.path)
            defer { kill(-server.number, SIGKILL) }
            while server.isRunning, !FileManager.default.fileExists(atPath: folder.path("nginx.pid")) { await Task.yield() }
            try #require(server.isRunning)
            let shown = #" --silent --write-out " %{http_version}""#
            let asked = here(commands[1]).trimmingCharacters(in: .whitespacesAndNewlines) + shown
            let text = try Shell.output(of: asked, in: folder.path)
            #expect(text.contains(#""title":"Fight Club""#) && text.hasSuffix(" 2"))
        }
    }

    private static func blocks(_ language: String, in text: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
    }
}

private enum Shell {
    static let hasCurl = FileManager.default.fileExists(atPath: "/usr/bin/curl")

    /// A shell that ends by itself after an hour, with its children, and leads a group of its own.
    static func start(_ commands: String, in folder: String, output: Pipe? = nil) throws -> ChildProcess {
        var environment = ProcessInfo.processInfo.environment
        let nginx = URL(filePath: NginxServer.program ?? "/").deletingLastPathComponent().path
        environment["PATH"] = nginx + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        environment["PWD"] = folder
        return try ChildProcess(
            "/usr/bin/timeout", ["-s", "KILL", "3600", "/bin/sh", "-c", commands], environment: environment, in: folder,
            output: output.map { .pipe($0) } ?? .null)
    }

    static func output(of command: String, in folder: String) throws -> String {
        let output = Pipe()
        let process = try start(command, in: folder, output: output)
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
