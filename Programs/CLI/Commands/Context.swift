import Foundation
package import Marquee

/// The environment of a command.
package struct Context: Sendable {
    let environment: [String: String]
    var terminal: Terminal
    /// The settings of the person from the command line, the environment and the configuration file.
    var settings = Settings()
    let input: Input
    let clock: WallClock
    let time: TimeSource
    let browser: Browser
    let fullScreen: FullScreen
    let pager: PagerStarter
    /// The titles that a failed command has found in its cache.
    let cachedTitles = CachedTitles()
    /// The file of this program, which the tour runs as other processes.
    let executable: String?

    package init(
        environment: [String: String], terminal: Terminal, input: Input = .nothing, clock: WallClock = .system, time: TimeSource = .system,
        browser: Browser = .none, fullScreen: FullScreen = .none, pager: PagerStarter = .none, executable: String? = nil
    ) {
        self.environment = environment
        self.terminal = terminal
        self.input = input
        self.clock = clock
        self.time = time
        self.browser = browser
        self.fullScreen = fullScreen
        self.pager = pager
        self.executable = executable
    }

    /// The pager for output that does not fit; nil if the output is not for a person, or no pager is wanted.
    func pages(_ arguments: ParsedArguments) -> PagedOutput? {
        let line = settings[.pager].value ?? "none"
        guard terminal.isForPeople, input.isTerminal, !arguments.has(.json), !arguments.has(.noPager), !["none", "cat"].contains(line),
            environment["TERM"] != "dumb", let height = fullScreen.size()?.height
        else { return nil }
        // The usual one may be missing, as in containers. A pager that was chosen and is missing is named by the shell.
        if settings[.pager].origin == .standard, !hasProgram(line) { return nil }
        return PagedOutput(height: height) { [pager, environment] in pager.start(line, environment) }
    }

    /// Whether the program of a command line is in one of the folders of `PATH`.
    private func hasProgram(_ line: String) -> Bool {
        let name = line.prefix { $0 != " " }
        return (environment["PATH"] ?? "").split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// How pictures are shown.
    var pictures: PictureSupport {
        PictureSupport(environment, isTerminal: terminal.isForPeople, hasColor: terminal.hasColor)
    }
}
