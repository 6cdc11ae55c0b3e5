package import Marquee

/// What a command finds around it.
package struct Context: Sendable {
    let environment: [String: String]
    var terminal: Terminal
    let input: Input
    let clock: WallClock
    let time: TimeSource

    package init(
        environment: [String: String], terminal: Terminal, input: Input = .nothing, clock: WallClock = .system, time: TimeSource = .system
    ) {
        self.environment = environment
        self.terminal = terminal
        self.input = input
        self.clock = clock
        self.time = time
    }
}
