import MarqueeData

extension MarqueeClient {
    /// The parts of a title that match a typed text, as offsets of the title's UTF-8.
    package static func matches(of text: String, in title: String) -> [Range<Int>] { TitleMatches(text).ranges(in: title) }
}
