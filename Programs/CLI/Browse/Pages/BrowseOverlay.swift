import Marquee

/// A prompt or a text over the page. It receives all keys while it is open.
protocol BrowseOverlay: Sendable {
    mutating func handle(_ key: Key, on canvas: Canvas) -> OverlayStep

    /// Draws in place of the page. Returns false, and draws nothing, if the page stays visible.
    func draw(on canvas: inout Canvas) -> Bool

    /// The texts for the line of keys, of which the first one that fits is shown. If there are none, the line shows the keys.
    var prompts: [String] { get }
}

/// The step after a key that an overlay has received.
enum OverlayStep: Sendable {
    case stay
    case close
    /// Closes the overlay, and passes the key to the page.
    case passOn
    /// Closes the overlay, and sets a mark. The title is for the message.
    case set(MarkValue, on: Markable, title: String)
    /// Closes the overlay, and shows texts in another language.
    case speak(TextLanguage)
}
