import Foundation
import MarqueeSandbox
import Testing

/// The program as it is run in production: a process of its own, with its store in a folder, which reads from a sandbox of the test.
final class CinemaProcess: Sendable {
    let address: URL
    private let id: pid_t
    private let ended: Task<Int32, Never>

    /// Starts the program, and waits until it is open. `CINEMA_PROGRAM` names another build of it.
    ///
    /// - Parameters:
    ///   - program: A build of the program; the present one if it is nil.
    ///   - more: Further variables, or others.
    init(on sandbox: Sandbox, folder: URL, program: URL? = nil, _ more: [String: String] = [:]) async throws {
        let process = Process()
        let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Cinema")
        process.executableURL = program ?? ProcessInfo.processInfo.environment["CINEMA_PROGRAM"].map { URL(filePath: $0) } ?? built
        process.environment = [
            "CINEMA_PORT": "0", "XDG_STATE_HOME": folder.appending(path: "state").path,
            "XDG_CACHE_HOME": folder.appending(path: "cache").path,
            "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": sandbox.baseURL.absoluteString,
            "TMDB_IMAGE_BASE_URL": sandbox.imageBaseURL.absoluteString, "TMDB_WEB_URL": sandbox.baseURL.absoluteString,
            "LOG_LEVEL": "critical",
        ].merging(more) { $1 }
        let output = Pipe()
        process.standardOutput = output
        let (codes, code) = AsyncStream.makeStream(of: Int32.self)
        process.terminationHandler = { process in
            code.yield(process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
            code.finish()
        }
        try process.run()
        id = process.processIdentifier
        ended = Task {
            for await code in codes { return code }
            return -1
        }
        let line = await withCheckedContinuation { read in
            Thread { read.resume(returning: String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)) }.start()
        }
        address = try #require(line.split(separator: " ").last.flatMap { URL(string: $0.trimmingCharacters(in: .whitespacesAndNewlines)) })
    }

    /// The memory that it has now and had at most, in megabytes; nil if the system does not know.
    var memory: (now: Int, most: Int)? {
        let lines = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8))?.split(separator: "\n") ?? []
        func megabytes(_ name: String) -> Int? {
            lines.first { $0.hasPrefix(name) }.flatMap { Int($0.filter(\.isNumber)) }.map { $0 / 1_024 }
        }
        guard let now = megabytes("VmRSS:"), let most = megabytes("VmHWM:") else { return nil }
        return (now, most)
    }

    /// Ends it as a crash does.
    func crash() async {
        kill(id, SIGKILL)
        _ = await ended.value
    }

    /// Asks it to end, and waits for that: the exit code, or the signal that it died of as a negative number.
    func terminate() async -> Int32 {
        kill(id, SIGTERM)
        return await ended.value
    }
}
