import Foundation
import Marquee
import MarqueePresentation

/// Runs the full-screen program: it waits for keys and new states, and draws.
struct BrowseProgram {
    let client: MarqueeClient
    let refusal: SessionRefusal
    let connection: ConnectionMonitor
    let screen: FullScreen
    let browser: Browser
    let density: Canvas.Density
    /// Nil asks the terminal for its background color.
    let theme: Theme?
    /// How many colors pictures have; nil shows none.
    let pictures: CellColor.Depth?
    /// How the terminal draws the pixels of pictures; nil if they are half blocks.
    let pixels: PixelProtocol?
    let environment: [String: String]
    let write: @Sendable (String) -> Void

    /// How long the program waits for the background color of the terminal.
    private static let answerTime = Duration.milliseconds(200)

    /// How long the program waits at its end until the acts of the user are stored: longer than a store waits for another process.
    private static let longestEnd = Duration.seconds(10)

    /// Runs until the user quits or the task is cancelled. Returns the failures that no screen has shown; nil if there is no terminal.
    func run() async -> [String]? {
        guard screen.begin(pixels?.farewell ?? "") else { return nil }
        let session = await interact()
        // The terminal belongs to the shell again while the last marks are stored.
        screen.end()
        return await session.end(within: Self.longestEnd)
    }

    private func interact() async -> BrowseSession {
        let mailbox = Mailbox()
        let stop = screen.read { event in
            switch event {
            case .keys(let keys):
                mailbox.put(keys.filter { $0 != .control("z") }.map(Mailbox.Item.key))
                if keys.contains(.control("z")) { screen.suspend() }
            case .resized: mailbox.put([.resized])
            case .resumed: mailbox.put([.resumed])
            case .ended: mailbox.put([.ended])
            }
        }
        defer { stop() }
        let (theme, early) = await chosenTheme(mailbox)
        let session = BrowseSession(
            client, browser: browser, density: density, pictures: theme == .plain ? nil : pictures, pixels: pixels, refusal: refusal,
            connection: connection
        ) {
            mailbox.put([.changed])
        }
        var loop = BrowseLoop(session, theme)
        var items: [Mailbox.Item]? = early
        while let taken = items {
            let size = screen.size() ?? (80, 24)
            guard let text = loop.take(taken, width: size.width, height: size.height) else { break }
            if !text.isEmpty { screen.draw { write(text) } }
            items = await mailbox.next()
        }
        return loop.session
    }

    /// Returns the theme, and the keys that the user typed meanwhile. The terminal is also asked for its attributes: all terminals answer
    /// that, so a terminal that does not know the first question costs no wait.
    private func chosenTheme(_ mailbox: Mailbox) async -> (Theme, [Mailbox.Item]) {
        if let theme { return (theme, []) }
        if let text = environment["COLORFGBG"], let theme = Theme(colorFGBG: text) { return (theme, []) }
        write("\u{1B}]11;?\u{7}\u{1B}[c")
        let timer = Task {
            try? await Task.sleep(for: Self.answerTime)
            mailbox.put([.changed])
        }
        defer { timer.cancel() }
        let end = ContinuousClock.now + Self.answerTime
        var (theme, early) = (Theme.dark, [Mailbox.Item]())
        while let items = await mailbox.next() {
            for item in items {
                switch item {
                case .key(.background(let red, let green, let blue)): theme = Theme(red: red, green: green, blue: blue)
                case .key(.attributes): return (theme, early)
                default: early.append(item)
                }
            }
            if ContinuousClock.now >= end || Task.isCancelled { break }
        }
        return (theme, early)
    }
}
