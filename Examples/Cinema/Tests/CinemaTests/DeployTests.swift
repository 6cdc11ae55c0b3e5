import Foundation
import Testing

/// `Examples/Deploy`: no container engine is needed for the second stage of the image.
@Suite(.timeLimit(.minutes(30)), .enabled(if: BareRoots.arePermitted, "only root can change the root of a process"))
struct DeployTests {
    @Test func `The site opens, is healthy and ends in a root with its libraries and nothing else, as the user of the image`() async throws
    {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Deploy").standardizedFileURL
        let (process, output) = (Process(), Pipe())
        process.executableURL = folder.appending(path: "check")
        process.arguments = [URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Cinema").path]
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
        try process.run()
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self))
            }
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.hasSuffix("check: opened, was healthy, and ended with status 0\n"))
    }
}

/// The end of the program before it is open.
@Suite(.timeLimit(.minutes(5)))
struct RefusedSettingTests {
    @Test(arguments: ["unknown=1", "host=localhost port=5432 films"])
    func `a database that cannot be read as one ends the program with one line and a status`(_ database: String) async throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "cinema-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Cinema")
        process.environment = [
            "CINEMA_PORT": "0", "XDG_STATE_HOME": folder.path, "XDG_CACHE_HOME": folder.path, "LOG_LEVEL": "critical",
            "TMDB_BASE_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": "head.body.tail", "CINEMA_DATABASE": database,
        ]
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, output)
        try process.run()
        // A program that is open does not end by itself.
        let overdue = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: overdue)
        defer { overdue.cancel() }
        let text = await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(returning: String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self))
            }
        }
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 1, "\(text)")
        #expect(text.hasPrefix("Cinema has ended: ") && text.count { $0 == "\n" } == 1, "\(text)")
    }
}

/// Roots with nothing but a program.
private enum BareRoots {
    static var arePermitted: Bool {
        #if os(Linux)
            geteuid() == 0 && ["/usr/bin/unshare", "/usr/sbin/chroot"].allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
        #else
            false
        #endif
    }
}
