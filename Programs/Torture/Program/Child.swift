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
        id = try Spawn.start([program, Role.word, role.name] + arguments, output: ends.write)
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

    /// Runs a program and kills it so many milliseconds after its first line. Returns the lines that it has printed.
    static func killed(_ role: Role, _ arguments: [String], after milliseconds: Int) async throws -> [String] {
        try await blocking {
            let child = try Child(role, arguments)
            child.awaitOutput()
            usleep(UInt32(milliseconds) * 1_000)
            child.kill()
            let lines = child.lines()
            _ = child.wait()
            return lines
        }
    }

    func kill() { _ = Foundation.kill(id, SIGKILL) }

    /// Waits for the end. To be called once, as the number may go to another process afterwards.
    func wait() -> Ending { Spawn.end(of: id) }
}

/// Something that a proof itself needs went wrong.
struct Failed: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
