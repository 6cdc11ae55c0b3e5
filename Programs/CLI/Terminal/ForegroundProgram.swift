import Foundation

/// Another program that has the terminal while it runs, such as a pager or an editor. `Process` would start it in a process group of its
/// own, which may not read the terminal's keys.
///
/// It inherits neither credentials nor descriptors other than the standard ones.
struct ForegroundProgram: Sendable {
    let number: pid_t

    /// Starts a command line of a shell, with words behind it that the shell does not read, and with something else than standard input.
    init?(_ line: String, _ words: [String] = [], environment: [String: String], input: Int32? = nil) {
        let arguments = ["/bin/sh", "-c", words.isEmpty ? line : line + " \"$@\"", "sh"] + words
        let number = Self.spawn(arguments, environment: environment.withoutCredentials, descriptors: [STDIN_FILENO: input])
        guard let number else { return nil }
        self.number = number
    }

    /// Starts a program, whose path is the first argument, with other descriptors in the place of its standard ones. Returns nil if that
    /// fails. Foundation's `Process` reads past its list of descriptors if there are more than a thousand.
    static func spawn(_ arguments: [String], environment: [String: String], descriptors: [Int32: Int32?]) -> pid_t? {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return nil }
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        closeOnExecution()
        for (place, descriptor) in descriptors {
            if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, place) }
        }
        // This program holds signals back and ignores readers that have gone; another one must not inherit that.
        var (none, pipe) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &pipe)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var number: pid_t = 0
        let status = withTexts(arguments) { words in
            withTexts(environment.map { "\($0.key)=\($0.value)" }) { environment in
                posix_spawn(&number, arguments[0], &actions, &attributes, words, environment)
            }
        }
        return status == 0 ? number : nil
    }

    /// Waits for its end, which may take as long as a person likes, on a thread of its own; whether it ended well.
    @discardableResult
    func end() async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: wait()) }
        }
    }

    /// Blocks the thread until its end; whether it ended well.
    @discardableResult
    func wait() -> Bool {
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        return status == 0
    }

    /// Libraries open descriptors that other programs would inherit.
    private static func closeOnExecution() {
        #if canImport(Darwin)
            let list = "/dev/fd"
        #else
            let list = "/proc/self/fd"
        #endif
        for name in (try? FileManager.default.contentsOfDirectory(atPath: list)) ?? [] {
            guard let descriptor = Int32(name), descriptor > STDERR_FILENO else { continue }
            let flags = fcntl(descriptor, F_GETFD)
            if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
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

extension [String: String] {
    /// The environment for another program: without the variables that hold credentials of TMDb.
    var withoutCredentials: [String: String] { filter { !$0.key.hasPrefix("TMDB_") } }
}
