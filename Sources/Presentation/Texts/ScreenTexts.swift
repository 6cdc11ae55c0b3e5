public import MarqueeDomain

/// The words of screens in one language, for any interface that shows the states of presenters.
///
/// A text is made when it is asked for. The texts of errors are in their `MarqueeError.Reason`.
public struct ScreenTexts: Sendable, Hashable {
    /// The language.
    public let language: TextLanguage

    /// Creates the words of a language.
    public init(_ language: TextLanguage) { self.language = language }
}
