import Foundation
import MarqueePresentation

/// Passes events to the session, and draws the screen if they have changed it.
///
/// A key is drawn when it is handled. The report of the state that the key led to follows later, and is not drawn again.
struct BrowseLoop {
    var session: BrowseSession
    private var writer: GridWriter
    private var drawn: BrowseSession.Revision?

    init(_ session: BrowseSession, _ theme: Theme) { (self.session, writer) = (session, GridWriter(theme: theme, pixels: session.pixels)) }

    /// Returns the text to write to a terminal of this size; it is empty if the terminal shows the screen already. Returns nil at the end
    /// of the program.
    mutating func take(_ items: [Mailbox.Item], width: Int, height: Int) -> String? {
        var isDue = drawn == nil
        for item in items {
            switch item {
            case .key(let key):
                guard session.handle(key, on: Grid(width: width, height: height)) else { return nil }
                isDue = true
            case .resized:
                writer.forget()
                isDue = true
            case .resumed:
                writer.forgetPictures()
                isDue = true
            case .ended: return nil
            case .changed: break
            }
        }
        session.loadPicture(width: width)
        // The revision is read before the states: a state that is newer than its revision is drawn once more.
        let revision = session.revision
        guard isDue || revision != drawn else { return "" }
        drawn = revision
        let scene = session.scene
        if scene.overlay == nil, scene.saving == nil, !scene.isReloading, let toast = scene.toasts.last {
            session.seenToasts.insert(toast.id)
        }
        let screen = BrowseView.screen(scene, width: width, height: height)
        session.note(screen.seen)
        return writer.update(to: screen.grid) + (session.takeCopied().map(Self.copy) ?? "")
    }

    /// The sequence that puts an address into the clipboard of the terminal (OSC 52). It carries nothing but letters of base64.
    private static func copy(_ address: Hyperlink) -> String {
        "\u{1B}]52;c;" + Data(address.address.utf8).base64EncodedString() + "\u{7}"
    }
}
