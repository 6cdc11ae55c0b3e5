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

    /// How long it waits for the name too. Only a terminal of which the environment says that it is kitty is asked.
    private static let nameTime = Duration.seconds(1)

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
        let answers = await answers(mailbox)
        let session = BrowseSession(
            client, browser: browser, density: density, pictures: answers.theme == .plain ? nil : pictures, pixels: answers.pixels,
            cell: screen.cell, refusal: refusal, connection: connection
        ) {
            mailbox.put([.changed])
        }
        var loop = BrowseLoop(session, answers.theme)
        var items: [Mailbox.Item]? = answers.early
        while let taken = items {
            let size = screen.size() ?? (80, 24)
            guard let text = loop.take(taken, width: size.width, height: size.height) else { break }
            if !text.isEmpty { screen.draw { write(text) } }
            items = await mailbox.next()
        }
        return loop.session
    }

    private struct Answers {
        var theme: Theme
        var pixels: PixelProtocol?
        /// The keys that the user typed meanwhile.
        var early: [Mailbox.Item] = []
    }

    /// Asks the terminal for its background color and its name, unless they are known or do not matter. The terminal is also asked for its
    /// attributes: all terminals answer that, so a terminal that does not know another question costs no wait.
    private func answers(_ mailbox: Mailbox) async -> Answers {
        let known = theme ?? environment["COLORFGBG"].flatMap { Theme(colorFGBG: $0) }
        let asksName = pixels == .kitty && known != .plain
        var answers = Answers(theme: known ?? .dark, pixels: asksName ? nil : pixels)
        guard known == nil || asksName else { return answers }
        screen.draw { write((known == nil ? "\u{1B}]11;?\u{7}" : "") + (asksName ? "\u{1B}[>q" : "") + "\u{1B}[c") }
        let time = asksName ? Self.nameTime : Self.answerTime
        let timer = Task {
            try? await Task.sleep(for: time)
            mailbox.put([.changed])
        }
        defer { timer.cancel() }
        let end = ContinuousClock.now + time
        while let items = await mailbox.next() {
            var isDone = false
            for item in items {
                switch item {
                case .key(.background(let red, let green, let blue)): answers.theme = known ?? Theme(red: red, green: green, blue: blue)
                case .key(.terminal(let name)): if asksName, PixelProtocol.hasPlaceholders(name) { answers.pixels = pixels }
                case .key(.attributes): isDone = true
                default: answers.early.append(item)
                }
            }
            if isDone || ContinuousClock.now >= end || Task.isCancelled { break }
        }
        return answers
    }
}
