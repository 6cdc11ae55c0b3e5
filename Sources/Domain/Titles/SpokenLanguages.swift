/// The languages that a reader wishes, asked which of them is the original one of a row: most rows of a list have the same.
package struct SpokenLanguages {
    private let wishes: WishedLanguages
    private var last: (code: String, position: Int) = ("", 0)

    package init(_ wishes: WishedLanguages) { self.wishes = wishes }

    /// The position of a language; that of the end if the reader reads none that is equivalent, and 0 if the language is not known.
    mutating func position(of code: String) -> Int {
        if code != last.code { last = (code, wishes.position(of: code) ?? wishes.languages.count) }
        return last.position
    }
}
