/// A text that must not be shown: it prints, logs and reflects as `<redacted>`.
public struct Secret: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Wraps a secret text.
    public init(_ text: String) { self.text = text }

    /// Returns the text. Call it only where the text is sent or stored.
    public func reveal() -> String { text }

    public var description: String { "<redacted>" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}
