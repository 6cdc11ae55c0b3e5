import Foundation
import Synchronization

/// This program as another process.
struct TourProcess: Sendable {
    /// The end of a process, and its output.
    struct End: Sendable {
        let isKilled: Bool
        let status: Int32
        let out: String
        let err: String
    }

    /// Whatever takes longer has failed.
    private static let timeLimit = Duration.seconds(600)

    let executable: String
    let environment: [String: String]

    /// Runs a command line to its end, or kills the process as soon as it has printed something.
    func run(_ arguments: [String], input: String = "", killedAt words: String? = nil) async throws(Failure) -> End {
        let life = Life()
        let watchdog = Task {
            if (try? await Task.sleep(for: Self.timeLimit)) != nil { life.end() }
        }
        defer { watchdog.cancel() }
        let end = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // Reading and waiting block, so they have a thread of their own.
                Thread.detachNewThread {
                    continuation.resume(returning: run(arguments, input, killedAt: words, life))
                }
            }
        } onCancel: {
            life.end()
        }
        guard let end else { throw .other("The program “\(executable)” could not be run.", hint: "Build it again.") }
        return end
    }

    private func run(_ arguments: [String], _ input: String, killedAt words: String?, _ life: Life) -> End? {
        let (entry, out, err) = (Pipe(), Pipe(), Pipe())
        // Another process that starts meanwhile must not keep an end of them open.
        for pipe in [entry, out, err] {
            for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        }
        let number: pid_t
        do {
            // A few bytes, which a pipe takes before they are read.
            try entry.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try entry.fileHandleForWriting.close()
            let spawned = ForegroundProgram.spawn(
                [executable] + arguments, environment: environment,
                descriptors: [
                    STDIN_FILENO: entry.fileHandleForReading.fileDescriptor, STDOUT_FILENO: out.fileHandleForWriting.fileDescriptor,
                    STDERR_FILENO: err.fileHandleForWriting.fileDescriptor,
                ])
            // A reader would wait for more output of this process.
            for end in [entry.fileHandleForReading, out.fileHandleForWriting, err.fileHandleForWriting] { try end.close() }
            guard let spawned else { return nil }
            number = spawned
        } catch {
            return nil
        }
        life.begin(number)
        var said = Data()
        while let more = try? out.fileHandleForReading.read(upToCount: 1), !more.isEmpty {
            said += more
            if let words, said.suffix(words.utf8.count).elementsEqual(words.utf8) { life.end() }
        }
        let complaints = (try? err.fileHandleForReading.readToEnd()) ?? Data()
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        life.isOver()
        // The low seven bits are the signal that ended it, and the next byte is its status.
        let signal = status & 0x7F
        return End(
            isKilled: signal == SIGKILL, status: signal == 0 ? status >> 8 & 0xFF : signal, out: String(decoding: said, as: UTF8.self),
            err: String(decoding: complaints, as: UTF8.self))
    }
}

/// A process that can be killed from any thread, before it runs too, and never after it has ended.
private final class Life: Sendable {
    private enum State { case unborn, running(Int32), over }

    private let state = Mutex(State.unborn)

    func begin(_ number: Int32) {
        state.withLock { state in
            if case .over = state { kill(number, SIGKILL) } else { state = .running(number) }
        }
    }

    func end() {
        state.withLock { state in
            if case .running(let number) = state { kill(number, SIGKILL) }
            state = .over
        }
    }

    func isOver() { state.withLock { $0 = .over } }
}
