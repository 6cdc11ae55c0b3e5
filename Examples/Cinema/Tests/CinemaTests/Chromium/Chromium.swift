import Foundation
import Synchronization

/// A Chromium without a window. It is controlled by its DevTools protocol over two pipes, so that no port is open for other programs.
final class Chromium: Sendable {
    /// Where it is installed; nil if it is not.
    static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    private struct State {
        var last = 0
        var answers: [Int: CheckedContinuation<Data, any Error>] = [:]
        var events: @Sendable (Data) -> Void = { _ in }
    }

    private let state = Mutex(State())
    private let process: pid_t
    private let input: FileHandle
    private let profile: URL

    /// Starts it with a profile of its own.
    init() throws {
        guard let program = Self.program else { throw ChromiumError("Chromium is not installed.") }
        // Its sockets are in it too, and their paths must be short.
        profile = FileManager.default.temporaryDirectory.appending(path: "chromium-\(UInt32.random(in: .min ... .max))")
        try FileManager.default.createDirectory(at: profile, withIntermediateDirectories: true)
        let (commands, answers) = (Pipe(), Pipe())
        // An inherited descriptor must not have one of the two numbers that it expects.
        let reading = fcntl(commands.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 16)
        let writing = fcntl(answers.fileHandleForWriting.fileDescriptor, F_DUPFD_CLOEXEC, 16)
        process = try Self.spawn(
            program, Self.arguments(profile: profile), temporary: profile.path, reading: reading, writing: writing)
        for end in [reading, writing] { close(end) }
        try commands.fileHandleForReading.close()
        try answers.fileHandleForWriting.close()
        input = commands.fileHandleForWriting
        let output = answers.fileHandleForReading
        Thread { [self] in read(from: output) }.start()
    }

    /// Sends a command, and waits for its result.
    func call(_ method: String, _ parameters: sending [String: Any] = [:], session: String? = nil) async throws -> Data {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        var command: [String: Any] = ["id": number, "method": method, "params": parameters]
        if let session { command["sessionId"] = session }
        let message = try JSONSerialization.data(withJSONObject: command) + [0]
        return try await withCheckedThrowingContinuation { continuation in
            state.withLock { $0.answers[number] = continuation }
            do {
                try input.write(contentsOf: message)
            } catch {
                state.withLock { $0.answers.removeValue(forKey: number) }?.resume(throwing: error)
            }
        }
    }

    /// Reports events of the browser, on the thread that reads it.
    func onEvent(_ handler: @escaping @Sendable (Data) -> Void) { state.withLock { $0.events = handler } }

    /// Ends it, as the end of its input does, and removes its profile.
    func quit() async {
        try? input.close()
        let (process, profile) = (process, profile)
        await withCheckedContinuation { ended in
            Thread {
                var rounds = 0
                while waitpid(process, nil, WNOHANG) == 0 {
                    rounds += 1
                    if rounds == 200 { kill(process, SIGKILL) }
                    usleep(50_000)
                }
                // Processes that it has started may write for a moment.
                for _ in 0..<100 where FileManager.default.fileExists(atPath: profile.path) {
                    try? FileManager.default.removeItem(at: profile)
                    usleep(50_000)
                }
                ended.resume()
            }.start()
        }
    }

    private func read(from output: FileHandle) {
        var rest = Data()
        while true {
            let bytes = output.availableData
            if bytes.isEmpty { break }
            rest += bytes
            while let end = rest.firstIndex(of: 0) {
                take(Data(rest[..<end]))
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        let waiting = state.withLock { state in
            defer { state.answers = [:] }
            return state.answers.values
        }
        for continuation in waiting { continuation.resume(throwing: ChromiumError("Chromium has ended.")) }
    }

    private func take(_ message: Data) {
        let head = try? JSONDecoder().decode(Head.self, from: message)
        guard let number = head?.id else { return state.withLock { $0.events }(message) }
        let continuation = state.withLock { $0.answers.removeValue(forKey: number) }
        continuation?.resume(with: head?.error.map { .failure(ChromiumError($0.message)) } ?? .success(message))
    }

    private struct Head: Decodable {
        struct Failure: Decodable { let message: String }
        let id: Int?
        let error: Failure?
    }
}

/// The reason why Chromium did not run a command.
struct ChromiumError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
