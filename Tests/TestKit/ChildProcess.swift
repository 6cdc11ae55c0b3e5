import MarqueeCSpawn
package import Foundation
import Synchronization

/// Another program, from its start to its end.
///
/// Foundation's `Process` is not used in tests: on Linux its `run` reads past a directory entry of `/proc/self/fd` and now and then ends
/// the whole process, the sooner the more descriptors are open.
package final class ChildProcess: Sendable {
    /// Where a standard stream of the program leads.
    package enum Stream {
        /// To `/dev/null`.
        case null
        /// To a pipe, whose other end this process keeps.
        case pipe(Pipe)
        /// To the file or terminal that this process has open.
        case file(FileHandle)
    }

    /// How a program has ended.
    package enum End: Hashable, Sendable {
        /// It returned a status.
        case exit(Int32)
        /// A signal ended it.
        case signal(Int32)

        fileprivate init(_ code: Int32) {
            self = code & 0x7f == 0 ? .exit((code >> 8) & 0xff) : .signal(code & 0x7f)
        }

        /// The status that it returned; nil if a signal ended it.
        package var status: Int32? { if case .exit(let status) = self { status } else { nil } }
        /// The signal that ended it.
        package var signal: Int32? { if case .signal(let signal) = self { signal } else { nil } }
    }

    /// The program could not be started.
    package struct Failure: Error {
        package let path: String
        /// The number of the system's error.
        package let code: Int32
    }

    /// The number of the process, which leads a process group of the same number.
    package let number: Int32
    private let ended = Mutex<End?>(nil)

    /// Starts a program with the default effect of every signal: this process may have been started to ignore some, as in the background
    /// of a shell. The program inherits no descriptor but its standard streams.
    ///
    /// - Parameters:
    ///   - path: The file of the program.
    ///   - folder: The working folder; nil means that of this process.
    package init(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = ProcessInfo.processInfo.environment,
        in folder: String? = nil, input: Stream = .null, output: Stream = .null, errors: Stream = .null
    ) throws {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
            let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
            let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else {
            throw Failure(path: path, code: ENOMEM)
        }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        if let folder { _ = spawn_in_folder(&actions, folder) }
        for (target, stream) in [input, output, errors].enumerated() {
            let target = Int32(target)
            switch stream {
            case .null: posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
            case .pipe(let pipe): posix_spawn_file_actions_adddup2(&actions, pipe.end(of: target).fileDescriptor, target)
            case .file(let file): posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, target)
            }
        }
        _ = spawn_without_descriptors_from(&actions, 3)
        var (none, defaults) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&defaults)
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM] { sigaddset(&defaults, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var number: pid_t = 0
        let code = Self.withTexts([path] + arguments) { arguments in
            Self.withTexts(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&number, path, &actions, &attributes, arguments, environment)
            }
        }
        guard code == 0 else { throw Failure(path: path, code: code) }
        self.number = number
        // A reader would wait for output that this process could still write.
        var closed: [Pipe] = []
        for (target, stream) in [input, output, errors].enumerated() {
            guard case .pipe(let pipe) = stream, !closed.contains(where: { $0 === pipe }) else { continue }
            try pipe.end(of: Int32(target)).close()
            closed.append(pipe)
        }
    }

    /// Whether the program has not ended yet.
    package var isRunning: Bool {
        ended.withLock { ended in
            if ended == nil { ended = reap(WNOHANG) }
            return ended == nil
        }
    }

    /// Sends the program a signal, unless it has ended.
    package func send(_ signal: Int32) {
        ended.withLock { ended in
            // Until its end is collected, no other process has the number.
            if ended == nil { _ = kill(number, signal) }
        }
    }

    /// Ends what the program has started and left in its group, after its own end.
    package func endGroup() { _ = kill(-number, SIGKILL) }

    /// Blocks the thread until the program has ended.
    @discardableResult
    package func wait() -> End {
        var report = siginfo_t()
        while true {
            if let end = ended.withLock({ $0 }) { return end }
            // This leaves the end to be collected, so that the lock is never held for long.
            guard waitid(P_PID, id_t(number), &report, WEXITED | WNOWAIT) == 0 else { continue }
            return ended.withLock { ended in
                if ended == nil { ended = reap(0) }
                return ended ?? .exit(-1)
            }
        }
    }

    /// Waits until the program has ended, on a thread of its own.
    package func end() async -> End {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: self.wait()) }
        }
    }

    private func reap(_ options: Int32) -> End? {
        var code: Int32 = 0
        while true {
            let answer = waitpid(number, &code, options)
            if answer == number { return End(code) }
            if answer == 0 || errno != EINTR { return nil }
        }
    }

    private static func withTexts<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = texts.map { strdup($0) } + [nil]
        defer { copies.forEach { free($0) } }
        return copies.withUnsafeBufferPointer { buffer in
            // It is not empty, so there is an address.
            var fallback: UnsafeMutablePointer<CChar>?
            return buffer.baseAddress.map(body) ?? withUnsafePointer(to: &fallback, body)
        }
    }
}

extension Pipe {
    /// The end that a program gets as a standard stream.
    fileprivate func end(of stream: Int32) -> FileHandle { stream == 0 ? fileHandleForReading : fileHandleForWriting }
}

/// Waits until a child of this process is stopped: a signal to go on that comes earlier has no effect. Its end is left to be collected.
package func untilStopped(_ child: Int32) async {
    await withCheckedContinuation { continuation in
        Thread.detachNewThread {
            var report = siginfo_t()
            while waitid(P_PID, id_t(child), &report, WSTOPPED | WNOWAIT) == -1, errno == EINTR {}
            continuation.resume()
        }
    }
}
