/// A text in parts: the parts that match the typed text, and the parts between them.
package struct MatchedText {
    let text: String
    /// Offsets of the UTF-8 of the text, in ascending order.
    let matches: [Range<Int>]

    package init(text: String, matches: [Range<Int>]) {
        self.text = text
        self.matches = matches
    }

    package var parts: [(text: String, isMatch: Bool)] {
        let bytes = Array(text.utf8)
        var parts: [(text: String, isMatch: Bool)] = []
        var place = 0
        func add(_ end: Int, _ isMatch: Bool) {
            guard end > place, end <= bytes.count else { return }
            parts.append((String(decoding: bytes[place..<end], as: UTF8.self), isMatch))
            place = end
        }
        for range in matches {
            add(range.lowerBound, false)
            add(range.upperBound, true)
        }
        add(bytes.count, false)
        return parts
    }
}
