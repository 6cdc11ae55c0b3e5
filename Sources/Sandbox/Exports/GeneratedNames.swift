/// Names that look like those of TMDb's exports, of any number: words with the frequencies of a language, in many scripts, eight in a
/// hundred in scripts without spaces. The same seed gives the same names.
struct GeneratedNames {
    private struct Script {
        var share: Double
        var words: [String]
        var hasSpaces = true
    }

    private var random: SeededRandom
    private var scripts: [Script] = []
    private let isPeople: Bool

    /// The number of words of a title, each as often as it is here.
    private static let lengths = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]
    private static let frequent = [
        "the", "of", "a", "and", "in", "to", "de", "la", "le", "el", "der", "die", "das", "il", "love", "man", "night", "life", "day",
        "one",
        "my", "les", "du", "los", "y", "en", "on", "for", "with", "2", "3",
    ]

    /// - Parameters:
    ///   - seed: The beginning of the sequence.
    ///   - vocabulary: The number of different words in Latin script; other scripts have a part of it.
    ///   - isPeople: Whether names of people are made: two words, rarer ones.
    init(seed: UInt64, vocabulary: Int, isPeople: Bool) {
        random = SeededRandom(seed: 0x4D41_5251)
        self.isPeople = isPeople
        let part = max(20, vocabulary / 16)
        scripts = [
            Script(share: 0.80, words: Self.frequent + spelled(max(50, vocabulary), .latin)),
            Script(share: 0.05, words: spelled(part * 2, .cyrillic)),
            Script(share: 0.02, words: spelled(part, .arabic)),
            Script(share: 0.02, words: spelled(part, .devanagari)),
            Script(share: 0.03, words: drawn(part, 0xAC00..<0xD7A3, 1...4)),
            Script(share: 0.045, words: drawn(min(part * 2, 20_000), 0x4E00..<0x5E00, 1...3), hasSpaces: false),
            Script(share: 0.03, words: drawn(min(part, 10_000), 0x30A1..<0x30F7, 2...4), hasSpaces: false),
            Script(share: 0.005, words: drawn(min(part, 3_000), 0x0E01..<0x0E2F, 2...5), hasSpaces: false),
        ]
        random = SeededRandom(seed: seed)
    }

    /// The next name.
    mutating func next() -> String {
        var place = random.fraction()
        let script =
            scripts.firstIndex { script in
                place -= script.share
                return place < 0
            } ?? 0
        let isLong = random.fraction() < 0.2
        let count = isPeople ? (isLong ? 1 + random.index(below: 4) : 2) : Self.lengths[random.index(below: Self.lengths.count)]
        var words: [String] = []
        for _ in 0..<count { words.append(word(of: scripts[script].words)) }
        return words.joined(separator: scripts[script].hasSpaces ? " " : "")
    }

    /// A word by a law of frequency: the second one is half as frequent as the first, and people's names are more even.
    private mutating func word(of words: [String]) -> String {
        let exponent = isPeople ? 0.55 : 0.95
        let power = 1 - exponent
        let most = power == 0 ? 1 : (Double(words.count) + 1).power(power)
        let index = (1 + (most - 1) * random.fraction()).power(1 / power) - 1
        let word = words[min(words.count - 1, max(0, Int(index)))]
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    private mutating func spelled(_ count: Int, _ spelling: Spelling) -> [String] {
        var words: [String] = []
        words.reserveCapacity(count)
        for _ in 0..<count {
            var word = ""
            for _ in 0...random.index(below: 4) {
                for letters in [spelling.starts, spelling.vowels, spelling.ends] { word += letters[random.index(below: letters.count)] }
            }
            words.append(word)
        }
        return words
    }

    private mutating func drawn(_ count: Int, _ range: Range<UInt32>, _ lengths: ClosedRange<Int>) -> [String] {
        var words: [String] = []
        words.reserveCapacity(count)
        for _ in 0..<count {
            var word = String.UnicodeScalarView()
            for _ in 0..<lengths.lowerBound + random.index(below: lengths.count) {
                if let scalar = Unicode.Scalar(range.lowerBound + UInt32(random.index(below: range.count))) { word.append(scalar) }
            }
            words.append(String(word))
        }
        return words
    }
}

/// The syllables of a script.
private struct Spelling {
    var starts: [String]
    var vowels: [String]
    var ends: [String]

    private init(_ starts: String, _ vowels: String, _ ends: String) {
        func parts(_ text: String) -> [String] { text.split(separator: " ", omittingEmptySubsequences: false).map(String.init) }
        self.starts = parts(starts)
        self.vowels = parts(vowels)
        self.ends = parts(ends)
    }

    static let latin = Spelling(
        "b c d f g h j k l m n p r s t v w st tr ch sh br pl", "a e i o u a e i o ou ea é ö ü á y", "   n r s t l m ng nd x")
    static let cyrillic = Spelling("б в г д ж з к л м н п р с т х ш щ", "а е и о у ы я ё ю", "  н й т в")
    static let arabic = Spelling("ب ت ج ح د ر س ش ع ف ق ك ل م ن ه", "ا و ي ", " ة")
    static let devanagari = Spelling("क ग च ज त द न प ब म र ल स ह", " ा ि ी े ो", " न र")
}
