public import MarqueeDomain

/// The words of screens in one language, for any interface that shows the states of presenters.
///
/// A text is made when it is asked for. ``reason(of:)`` is the text of an error for a person.
public struct ScreenTexts: Sendable, Hashable {
    /// The language.
    public let language: TextLanguage

    /// Creates the words of a language.
    public init(_ language: TextLanguage) { self.language = language }
}
