import Foundation
import MarqueeSandbox
import Synchronization
import TestKit
import Testing

/// The password on a real terminal: it never shows, and the terminal echoes typed text again, however the question ends.
@Suite(.timeLimit(.minutes(5)))
struct PasswordTests {
    /// A process that asks at a terminal of its own, for the length of one test.
    private func asking(_ arguments: [String], _ body: (Asked, Sandbox) async throws -> Void) async throws {
        let server = try await Sandbox.start()
        let asked = try Asked(arguments, server)
        try await body(asked, server)
        await server.stop()
    }

    @Test func `a password is typed without being shown`() async throws {
        try await asking(["login", "viewer"]) { asked, _ in
            await asked.terminal.until("Password: ")
            #expect(!asked.terminal.echoes)
            asked.terminal.type("popcorn\n")
            let end = await asked.end()
            #expect(end.ending == .exit(0) && end.out == "Signed in as viewer.\n")
            #expect(end.shown.hasPrefix("Password: \r\n") && !end.shown.contains("popcorn"), "\(end.shown.debugDescription)")
            #expect(asked.terminal.echoes)
        }
    }

    @Test func `a user name shows while it is typed, and the password after it does not`() async throws {
        try await asking(["login"]) { asked, _ in
            await asked.terminal.until("User name: ")
            #expect(asked.terminal.echoes)
            asked.terminal.type("viewer\n")
            await asked.terminal.until("Password: ")
            asked.terminal.type("popcorn\n")
            let end = await asked.end()
            #expect(end.ending == .exit(0) && end.shown.hasPrefix("User name: viewer\r\nPassword: \r\n") && !end.shown.contains("popcorn"))
        }
    }

    @Test func `an interruption ends the question with 130, and the terminal is as it was`() async throws {
        try await asking(["login", "viewer"]) { asked, server in
            await asked.terminal.until("Password: ")
            asked.signal(SIGINT)
            let end = await asked.end()
            #expect(end.ending == .exit(130) && end.out.isEmpty && end.shown.contains("marquee: Interrupted."))
            #expect(asked.terminal.echoes && server.counters.writes == 0)
        }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM])
    func `what ends the process leaves the terminal as it was`(_ signal: Int32) async throws {
        try await asking(["login", "viewer"]) { asked, _ in
            await asked.terminal.until("Password: ")
            asked.signal(signal)
            let end = await asked.end()
            #expect(end.ending == .signal(signal) && asked.terminal.echoes)
        }
    }

    @Test func `a process that is stopped shows what is typed until it goes on`() async throws {
        try await asking(["login", "viewer"]) { asked, _ in
            await asked.terminal.until("Password: ")
            asked.signal(SIGTSTP)
            #expect(await asked.terminal.until { $0.echoes })
            await untilStopped(asked.number)
            asked.signal(SIGCONT)
            #expect(await asked.terminal.until { !$0.echoes })
            asked.terminal.type("popcorn\n")
            let end = await asked.end()
            #expect(end.ending == .exit(0) && !end.shown.contains("popcorn") && asked.terminal.echoes)
        }
    }

    @Test func `an empty password does not sign in`() async throws {
        try await asking(["login", "viewer"]) { asked, _ in
            await asked.terminal.until("Password: ")
            asked.terminal.type("\u{4}")
            let end = await asked.end()
            #expect(end.ending == .exit(2) && end.shown.contains("A user name and a password are needed.") && asked.terminal.echoes)
        }
    }

    @Test func `a script's first line is the password, with or without its end`() async throws {
        for text in ["popcorn\nand more", "popcorn"] {
            let server = try await Sandbox.start()
            let asked = try Asked(["login", "viewer"], server, input: text)
            let end = await asked.end()
            #expect(end.ending == .exit(0) && end.out == "Signed in as viewer.\n" && !end.shown.contains("Password"))
            await server.stop()
        }
    }
}

/// A terminal without a user.
private final class PseudoTerminal: Sendable {
    let (person, program): (Int32, Int32)
    private let seen = Mutex("")

    init() throws {
        var ends: (Int32, Int32) = (0, 0)
        guard openpty(&ends.0, &ends.1, nil, nil, nil) == 0 else { throw CocoaError(.fileReadUnknown) }
        (person, program) = ends
        _ = fcntl(person, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(person)
        close(program)
    }

    /// Whether it echoes typed text.
    var echoes: Bool {
        var settings = termios()
        return tcgetattr(program, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    /// All that it has shown so far.
    var shown: String {
        var buffer = [UInt8](repeating: 0, count: 4096)
        return seen.withLock { seen in
            while case let count = read(person, &buffer, buffer.count), count > 0 {
                seen += String(decoding: buffer[..<count], as: UTF8.self)
            }
            return seen
        }
    }

    func until(_ text: String) async { _ = await until { $0.shown.contains(text) } }

    /// Looks every millisecond, on a thread of its own, and gives up after ten.
    func until(_ isSo: @escaping @Sendable (PseudoTerminal) -> Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var left = 600_000
                while left > 0, !isSo(self) {
                    usleep(1_000)
                    left -= 1
                }
                continuation.resume(returning: left > 0)
            }
        }
    }

    func type(_ text: String) { _ = write(person, text, text.utf8.count) }
}

/// The executable with a terminal on its standard input and error.
private final class Asked {
    struct End {
        let ending: ChildProcess.End
        let out: String
        let shown: String
    }

    let terminal: PseudoTerminal
    private let process: ChildProcess
    private let (entry, out) = (Pipe(), Pipe())
    private let folder: TemporaryFolder

    init(_ arguments: [String], _ server: Sandbox, input: String? = nil) throws {
        folder = try TemporaryFolder()
        terminal = try PseudoTerminal()
        let environment = [
            "HOME": folder.path, "TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "NO_COLOR": "1",
        ].merging(sanitizerVariables) { $1 }
        let side = FileHandle(fileDescriptor: terminal.program, closeOnDealloc: false)
        if let input {
            try entry.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try entry.fileHandleForWriting.close()
        }
        guard let executable = Shell.executable else { throw CocoaError(.fileNoSuchFile) }
        process = try ChildProcess(
            executable.path, arguments, environment: environment, input: input == nil ? .file(side) : .pipe(entry), output: .pipe(out),
            errors: .file(side))
    }

    deinit { process.send(SIGKILL) }

    var number: Int32 { process.number }

    func signal(_ signal: Int32) { process.send(signal) }

    func end() async -> End {
        let ending = await process.end()
        let printed = (try? out.fileHandleForReading.readToEnd()) ?? Data()
        return End(
            ending: ending, out: String(decoding: printed, as: UTF8.self),
            // On a slow machine it also says that it is at work, on a line that comes and goes.
            shown: terminal.shown.replacing(#/\r\u{1B}\[K(Working[^\r]*)?/#, with: ""))
    }
}
