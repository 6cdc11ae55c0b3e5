import Foundation
import MarqueeNet
import Synchronization
import Testing

/// `openssl s_server` as a child process, with a certificate for 127.0.0.1 that it signed itself.
final class TLSServer: Sendable {
    static let openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    let port: Int
    let certificate: String
    private let folder: URL
    private let process: Int32

    init(_ openssl: String, host: String = "IP:127.0.0.1") throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        certificate = folder.appending(path: "certificate.pem").path
        let key = folder.appending(path: "key.pem").path
        let request = Process()
        request.executableURL = URL(filePath: openssl)
        request.arguments = [
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2", "-subj", "/CN=scene",
            "-addext", "subjectAltName=\(host)",
        ]
        request.standardError = FileHandle.nullDevice
        try request.run()
        request.waitUntilExit()

        let server = Process()
        let output = Pipe()
        server.executableURL = URL(filePath: openssl)
        server.arguments = ["s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate, "-key", key]
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        process = server.processIdentifier
        // It says "ACCEPT 127.0.0.1:<port>" once it listens.
        var said = ""
        while !said.contains("ACCEPT") || !said.hasSuffix("\n") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { break }
            said += String(decoding: bytes, as: UTF8.self)
        }
        let line = said.split(separator: "\n").first { $0.hasPrefix("ACCEPT") }
        port = try #require(line?.split(separator: ":").last.flatMap { Int($0) }, "openssl said: \(said)")
    }

    deinit {
        kill(process, SIGKILL)
        try? FileManager.default.removeItem(at: folder)
    }
}

@Suite(
    "CurlTransport: TLS", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: TLSServer.openssl != nil, "the openssl program plays the server"))
struct CurlTLSTests {
    @Test("A certificate that nobody vouches for is refused; with its own file of authorities it is accepted")
    func selfSigned() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl))
        let request = HTTPRequest(.get, "https://127.0.0.1:\(server.port)/")
        #expect(try await withCurl { await $0.failure(of: request) }?.kind == .tls)
        #expect(try await withCurl(caFile: server.certificate) { try await $0.send(request) }.status == 200)
    }

    @Test("A certificate for another host is refused")
    func otherHost() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl), host: "DNS:other.example")
        let request = HTTPRequest(.get, "https://127.0.0.1:\(server.port)/")
        #expect(try await withCurl(caFile: server.certificate) { await $0.failure(of: request) }?.kind == .tls)
    }

    @Test("A file of authorities that does not exist")
    func missingFile() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl))
        let request = HTTPRequest(.get, "https://127.0.0.1:\(server.port)/")
        #expect(try await withCurl(caFile: "/nowhere/authorities.pem") { await $0.failure(of: request) }?.kind == .tls)
    }
}
