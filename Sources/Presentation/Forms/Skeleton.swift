/// A placeholder in the shape of the content, so that nothing moves when the content is loaded.
public struct Skeleton: Sendable, Hashable {
    /// One part of a placeholder, from top to bottom.
    public enum Part: Sendable, Hashable {
        /// A picture of a kind, over the whole width.
        case picture(PictureShape)
        /// Lines of text.
        case text(lines: Int)
        /// A heading, and pictures in a row under it.
        case row(PictureShape, count: Int)
        /// Rows of a list, each with a small picture and two lines.
        case list(PictureShape, count: Int)
    }

    /// The parts, from top to bottom.
    public var parts: [Part]

    public init(_ parts: [Part]) { self.parts = parts }

    /// The first screen of a catalog: a highlighted title, and four rows of posters.
    public static let home = Skeleton([.picture(.backdrop), .text(lines: 2)] + Array(repeating: .row(.poster, count: 8), count: 4))
    /// A list of titles.
    public static let titles = Skeleton([.list(.poster, count: 10)])
    /// The details of a title.
    public static let details = Skeleton([.picture(.backdrop), .text(lines: 4), .row(.profile, count: 8), .row(.poster, count: 8)])
    /// The details of a person.
    public static let person = Skeleton([.picture(.profile), .text(lines: 6), .row(.poster, count: 8)])
    /// An account.
    public static let account = Skeleton([.text(lines: 3)])
}
