import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A process of this same program in a ``Role``. Its calls block, so they belong on a thread of their own.
struct Child {
    enum Ending: Equatable, Sendable {
        case exit(Int32)
        case signal(Int32)
    }

    let id: pid_t
    private let output: FileHandle

    /// Starts the child. It inherits nothing but the standard streams, of which its output is read here.
    init(_ role: Role, _ arguments: [String]) throws {
        let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
        let pipe = Pipe()
        output = pipe.fileHandleForReading
        let ends = (read: output.fileDescriptor, write: pipe.fileHandleForWriting.fileDescriptor)
        for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        id = try Child.spawn(program, [program, Role.word, role.name] + arguments, output: ends.write)
        try pipe.fileHandleForWriting.close()
    }

    /// Everything that the child wrote from now until its end, line by line.
    func lines() -> [String] {
        let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    /// Waits until the child has written something or is gone; not for ever, as it may have come to a halt.
    func awaitOutput() {
        var wanted = pollfd(fd: output.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while poll(&wanted, 1, 60_000) < 0 && errno == EINTR {}
    }

    func kill() { _ = Foundation.kill(id, SIGKILL) }

    /// Waits for the end. To be called once, as the number may go to another process afterwards.
    func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }

    private static func spawn(_ program: String, _ words: [String], output: Int32) throws -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        var variables: [UnsafeMutablePointer<CChar>?] = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") }
        variables.append(nil)
        defer { for variable in variables { free(variable) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, program, &actions, nil, words, variables)
        guard code == 0 else { throw Failed("a child could not be started (errno \(code))") }
        return id
    }
}

/// Something that a proof itself needs went wrong.
struct Failed: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
