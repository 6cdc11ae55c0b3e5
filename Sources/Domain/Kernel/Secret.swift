/// A text that must not be shown: it prints, logs and reflects as `<redacted>`.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Wraps a secret text.
    public init(_ text: String) { self.text = text }

    /// The text itself; to be called only where the text is sent or stored.
    public func reveal() -> String { text }

    /// Always `<redacted>`.
    public var description: String { "<redacted>" }
    /// Always `<redacted>`.
    public var debugDescription: String { description }
    /// Shows nothing of the text.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
