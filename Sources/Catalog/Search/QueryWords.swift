import MarqueeDomain

/// The words of a query, cut by the tokenizer of the index.
struct QueryWords {
    struct Word: Hashable {
        /// The term of the index, or its beginning.
        var term: [UInt8]
        /// Whether every term that begins so is meant.
        var isOpen: Bool
        /// Whether the word is of letters that may hold a wrong one: no digits, no signs of scripts without spaces.
        var forgives: Bool
    }

    /// The most words of a query; later ones are left out.
    static let most = 10

    /// The terms that all have to be in a name.
    var terms: [Word] = []
    /// The words and single signs as they follow each other, for the order of answers.
    var sequence: [Word] = []

    /// Cuts a query.
    ///
    /// - Parameters:
    ///   - isEnded: Whether the last word is whole.
    ///   - tokens: Cuts the text.
    init(_ text: String, isEnded: Bool, _ tokens: NameTokens = NameTokens()) {
        tokens.read(text)
        let last = tokens.tokens.lastIndex { $0.kind == .word || $0.kind == .single }
        let endsOpen = !isEnded && Self.isOpen(text)
        for (index, token) in tokens.tokens.enumerated() {
            let term = Array(tokens[token])
            let isOpen = index == last && token.kind == .word && endsOpen
            let word = Word(term: term, isOpen: isOpen, forgives: token.kind == .word && Self.forgives(term))
            switch token.kind {
            case .word:
                sequence.append(word)
                terms.append(word)
            case .single:
                sequence.append(word)
                // A sign in a pair is found by the pair.
                if !Self.isPaired(index, in: tokens.tokens) { terms.append(word) }
            case .pair: terms.append(word)
            case .joined: break
            }
        }
        // The same word twice asks for nothing more.
        var different: [Word] = []
        for word in terms where different.count < Self.most && !different.contains(word) { different.append(word) }
        terms = different
    }

    /// The query without the words between others that a name may write as a sign, such as *Cats & Dogs*; nil if it has none.
    var withoutConnecting: QueryWords? {
        var fewer = self
        let inner = Set(sequence.dropFirst().dropLast().filter { Self.connecting.contains($0.term) })
        guard !inner.isEmpty else { return nil }
        let ends = Set([sequence.first, sequence.last].compactMap { $0?.term })
        fewer.terms.removeAll { inner.contains($0) && !ends.contains($0.term) }
        fewer.sequence = sequence.enumerated().filter { index, word in
            index == 0 || index == sequence.count - 1 || !inner.contains(word)
        }.map(\.element)
        return fewer.terms.count < terms.count ? fewer : nil
    }

    /// The query in other spellings, for names that have none of it: without connecting words, with Roman numbers behind the first word, as
    /// in *Rocky II*, and with numbers as words, as in *Ocean's Eleven*.
    var otherSpellings: [QueryWords] {
        [withoutConnecting, withNumbers(ComparedTitle.romanNumbers, from: 1), withNumbers(ComparedTitle.numberWords, from: 0)].compactMap(
            \.self)
    }

    /// The query with its numbers from some word on in another form; nil if it has none of them.
    private func withNumbers(_ forms: [String: String], from first: Int) -> QueryWords? {
        var other = self
        func change(_ words: inout [Word]) {
            for index in words.indices.dropFirst(first) {
                guard let number = forms[String(decoding: words[index].term, as: UTF8.self)] else { continue }
                words[index] = Word(term: Array(number.utf8), isOpen: false, forgives: false)
            }
        }
        change(&other.terms)
        change(&other.sequence)
        return other.terms == terms ? nil : other
    }

    private static let connecting = Set(ComparedTitle.connecting.map { Array($0.utf8) })

    private static func isPaired(_ index: Int, in tokens: UnsafeBufferPointer<NameTokens.Token>) -> Bool {
        // The pair of a sign with the one before it follows it; the one with the sign after it follows that sign.
        if index + 1 < tokens.count, tokens[index + 1].kind == .pair { return true }
        return index + 2 < tokens.count && tokens[index + 1].kind == .single && tokens[index + 2].kind == .pair
    }

    private static func isOpen(_ text: String) -> Bool {
        guard let last = text.unicodeScalars.last else { return false }
        return CharacterClasses.shared[last.value] != .separator
    }

    private static func forgives(_ term: [UInt8]) -> Bool {
        term.count > 2 && !term.contains { ($0 >= 0x30 && $0 <= 0x39) || $0 < 0x20 }
    }
}
