/// The languages that a reader wishes, best first, taken apart once: the texts of each row of a list are compared with them.
package struct WishedLanguages: Sendable {
    let languages: [WishedLanguage]
    /// For each language, the position of the first one that is the same language: in another region, or under another code.
    let firsts: [Int]
    /// For each language, whether none behind it is the same language.
    let areLast: [Bool]

    package init(_ chain: LanguageChain) {
        let languages = chain.tags.map { WishedLanguage($0) }
        self.languages = languages
        firsts = chain.tags.map { tag in languages.firstIndex { $0.isEquivalent(to: tag) } ?? 0 }
        areLast = chain.tags.indices.map { index in
            !chain.tags[(index + 1)...].contains { languages[index].isEquivalent(to: $0) }
        }
    }

    /// The position of the first language that is equivalent to a code; nil if the reader reads none.
    func position(of code: String) -> Int? { languages.firstIndex { $0.isEquivalent(to: code) } }
}
