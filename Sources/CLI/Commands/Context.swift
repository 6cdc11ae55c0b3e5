package import Marquee

/// What a command finds around it.
package struct Context: Sendable {
    let environment: [String: String]
    var terminal: Terminal
    /// What the person has chosen on the command line, in the environment and in the configuration file.
    var settings = Settings()
    let input: Input
    let clock: WallClock
    let time: TimeSource
    let browser: Browser
    let fullScreen: FullScreen
    let pager: PagerStarter
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

    /// What shows page by page what does not fit; nil where nobody looks at the data, or nobody wants it.
    func pages(_ arguments: ParsedArguments) -> PagedOutput? {
        let line = settings[.pager].value ?? "none"
        guard terminal.isForPeople, input.isTerminal, !arguments.has(.json), !arguments.has(.noPager), !["none", "cat"].contains(line),
            environment["TERM"] != "dumb", let height = fullScreen.size()?.height
        else { return nil }
        return PagedOutput(height: height) { [pager, environment] in pager.start(line, environment) }
    }

    /// How pictures are shown.
    var pictures: PictureSupport {
        PictureSupport(environment, isTerminal: terminal.isForPeople, hasColor: terminal.hasColor)
    }
}
