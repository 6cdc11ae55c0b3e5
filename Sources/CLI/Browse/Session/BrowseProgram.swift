import Foundation
import Marquee

/// The full-screen program from its first screen to its last: it waits for keys and new states, and draws.
struct BrowseProgram {
    let client: MarqueeClient
    let screen: FullScreen
    let browser: Browser
    let density: BrowseScene.Density
    /// The theme that was asked for; nil asks the terminal.
    let theme: Theme?
    /// How many colors pictures have; nil shows none.
    let pictures: CellColor.Depth?
    let environment: [String: String]
    let write: @Sendable (String) -> Void

    /// How long a terminal has to say its background color.
    private static let answerTime = Duration.milliseconds(200)

    /// Runs until the person quits or the task is cancelled; false if there is no terminal.
    func run() async -> Bool {
        guard screen.begin() else { return false }
        defer { screen.end() }
        let mailbox = Mailbox()
        let stop = screen.read { event in
            switch event {
            case .keys(let keys): mailbox.put(keys.map(Mailbox.Item.key))
            case .resized: mailbox.put([.resized])
            case .ended: mailbox.put([.ended])
            }
        }
        defer { stop() }
        let (theme, early) = await chosenTheme(mailbox)
        var session = BrowseSession(client, browser: browser, density: density, pictures: theme == .plain ? nil : pictures) {
            mailbox.put([.changed])
        }
        defer { session.end() }
        var writer = GridWriter(theme: theme)
        var items: [Mailbox.Item]? = early
        while let taken = items {
            let size = screen.size() ?? (80, 24)
            for item in taken {
                switch item {
                case .key(let key): if !session.handle(key, on: Grid(width: size.width, height: size.height)) { return true }
                case .resized: writer.forget()
                case .ended: return true
                case .changed: break
                }
            }
            session.loadPicture()
            let text = writer.update(to: BrowseView.grid(session.scene, width: size.width, height: size.height))
            if !text.isEmpty { write(text) }
            items = await mailbox.next()
        }
        return true
    }

    /// The theme, and what was typed while the terminal was asked. It is asked for its attributes too, which all terminals answer, so that
    /// one that does not know the first question need not be waited for.
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
