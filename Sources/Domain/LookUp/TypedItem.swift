/// The meaning of a typed text by itself, before a source is asked.
struct TypedItem {
    /// A way to read the text as a title.
    struct Reading {
        /// The title, with a year at its end if one was typed.
        var title: String
        /// The kind that was typed; nil for any.
        var kind: MediaKind?
        var season: Int?
        var episode: Int?
        /// Whether the title can be an id, too.
        var mayBeID = true

        /// The id that the title is, too; nil for other texts. TMDb's ids have at most nine digits.
        var id: Int? { mayBeID && title.utf8.count <= 9 && title.allSatisfy { $0.isASCII && $0.isNumber } ? Int(title) : nil }
    }

    /// The item of an address.
    private(set) var item: ItemReference?
    private(set) var externalID: ExternalID?
    /// The ways to read it, the likely ones first.
    private(set) var readings: [Reading] = []

    /// Takes a text apart. Invisible characters are left out.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` for an empty or overlong text.
    init(_ typed: String) throws(MarqueeError) {
        let scalars = typed.unicodeScalars.prefix(Self.longest + 1)
        let word = Self.visible(String(String.UnicodeScalarView(scalars)))
        let isOneWord = scalars.count <= Self.longest && !word.contains { $0.isWhitespace }
        if isOneWord, let item = ItemReference(address: word) {
            self.item = item
        } else if isOneWord, let id = ExternalID(text: word) {
            externalID = id
        } else if isOneWord, let address = WebAddress(word), address.host != "themoviedb.org", let readable = address.readable {
            readings = [Reading(title: try Self.title(readable.title), kind: readable.kind, mayBeID: false)]
        } else {
            read(try Self.title(word))
            if case (let reading?, 2...) = (readings.first, readings.count), reading.kind != nil {
                item = WebAddress(reading.title).flatMap { _ in ItemReference(address: reading.title) }
                externalID = ExternalID(text: reading.title)
            }
        }
    }

    /// No address is longer.
    private static let longest = 2_000

    private static func title(_ text: String) throws(MarqueeError) -> String { try SearchText(visible(text)).value }

    /// The text without invisible characters, apart from those that join or part letters and signs.
    private static func visible(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter {
            $0.properties.generalCategory != .format || $0 == "\u{200C}" || $0 == "\u{200D}"
        }
        var rest = String(scalars)[...]
        while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        return String(rest)
    }
}

extension TypedItem {
    /// Adds the readings of a clean text.
    private mutating func read(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        let (first, last) = (words.first.flatMap { MediaKind(word: $0) }, words.last.flatMap { MediaKind(word: $0) })
        if words.count > 1, let first { add(Array(words.dropFirst()), first) }
        add(words, nil)
        if words.count > 1, let last { add(Array(words.dropLast()), last) }
        addYearFirst(words)
        // A search for what was typed may be one for the letters only.
        let title = words.count > 1 && first != nil ? Array(words.dropFirst()) : words
        let roman = title.enumerated().map { $0 > 0 ? ComparedTitle.romanNumbers[$1]?.uppercased() ?? $1 : $1 }
        if roman != title, readings.allSatisfy({ $0.season == nil }) { add(roman, first) }
    }

    private mutating func add(_ words: [String], _ kind: MediaKind?) {
        var reading = Reading(title: words.joined(separator: " "), kind: kind)
        if kind == nil || kind == .tv, let place = TypedPlace(words) {
            var title = words[..<place.start].joined(separator: " ")[...]
            while let last = title.last, " ,-–:".contains(last) { title = title.dropLast() }
            if !title.isEmpty {
                readings.append(Reading(title: String(title), kind: .tv, season: place.season, episode: place.episode))
                // No title ends so.
                if place.isCertain { return }
            }
        }
        if reading.title.isEmpty { return }
        reading.mayBeID = words.count == 1
        readings.append(reading)
    }

    /// Adds the reading of a year before the title, such as `1984 dune` and `(1984) dune`.
    private mutating func addYearFirst(_ words: [String]) {
        let rest = words.dropFirst().joined(separator: " ")
        guard !rest.isEmpty, let year = TypedTitle("x " + words[0]), TypedTitle(words.joined(separator: " ")) == nil else { return }
        readings.append(Reading(title: "\(rest) (\(year.year))", mayBeID: false))
    }
}

/// The season and the episode at the end of a text: `s1e2`, `1x02`, `season 1`, `season 1 episode 2`.
private struct TypedPlace {
    let season: Int
    var episode: Int?
    /// The index of the first word of the place.
    let start: Int
    /// Whether it can be nothing else.
    var isCertain = false

    init?(_ words: [String]) {
        // Letters and numbers in turn, whether there are spaces between them or not.
        var parts: [(text: Substring, word: Int)] = []
        for (index, word) in words.enumerated().suffix(4) {
            var rest = Folding.fold(word)[...]
            while let first = rest.first {
                let part = rest.prefix { $0.isNumber == first.isNumber }
                rest = rest.dropFirst(part.count)
                parts.append((part.drop { ",-–:".contains($0) }, index))
            }
        }
        parts.removeAll(where: \.text.isEmpty)
        let numbers = parts.map { Self.number($0.text) }
        func ends(_ words: Set<String>...) -> Int? {
            let first = parts.count - 2 * words.count
            guard first >= 0, words.indices.allSatisfy({ words[$0].contains(String(parts[first + 2 * $0].text)) }) else { return nil }
            return first > 0 && parts[first - 1].word == parts[first].word ? nil : first
        }
        let last = parts.count - 1
        if last >= 2, parts[last - 1].text == "x", let season = numbers[last - 2], let episode = numbers[last],
            parts[last - 2].word == parts[last].word, last == 2 || parts[last - 3].word != parts[last].word
        {
            (self.season, self.episode, start, isCertain) = (season, episode, parts[last].word, true)
        } else if let first = ends(Self.seasons, Self.episodes), let season = numbers[first + 1], let episode = numbers[last] {
            (self.season, self.episode, start) = (season, episode, parts[first].word)
            isCertain = start == parts[last].word
        } else if let first = ends(Self.seasons), let season = numbers[last] {
            (self.season, start) = (season, parts[first].word)
        } else {
            return nil
        }
    }

    private static func number(_ digits: Substring) -> Int? {
        (1...5).contains(digits.utf8.count) && digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
    }

    private static let seasons: Set = ["season", "s", "staffel", "saison", "temporada", "сезон"]
    private static let episodes: Set = ["episode", "ep", "e", "folge", "episodio", "серія"]
}
