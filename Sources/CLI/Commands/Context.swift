package import Marquee

/// What a command finds around it.
package struct Context: Sendable {
    let environment: [String: String]
    var terminal: Terminal
    let input: Input
    let clock: WallClock
    let time: TimeSource
    let browser: Browser
    let fullScreen: FullScreen
    /// The file of this program, which the tour runs as other processes.
    let executable: String?

    package init(
        environment: [String: String], terminal: Terminal, input: Input = .nothing, clock: WallClock = .system, time: TimeSource = .system,
        browser: Browser = .none, fullScreen: FullScreen = .none, executable: String? = nil
    ) {
        self.environment = environment
        self.terminal = terminal
        self.input = input
        self.clock = clock
        self.time = time
        self.browser = browser
        self.fullScreen = fullScreen
        self.executable = executable
    }
}
