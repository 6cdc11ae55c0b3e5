/// A text that must not be seen: it prints, logs and reflects as `<redacted>`.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Hides a text.
    public init(_ text: String) { self.text = text }

    /// The text itself, for the one place that puts it on the wire.
    public func reveal() -> String { text }

    /// Always `<redacted>`.
    public var description: String { "<redacted>" }
    /// Always `<redacted>`.
    public var debugDescription: String { description }
    /// Shows nothing of the text.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
