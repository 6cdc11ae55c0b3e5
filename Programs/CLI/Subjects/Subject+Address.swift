import Marquee

extension Subject {
    /// The subject of an address on TMDb's site, such as `https://www.themoviedb.org/tv/1399-game-of-thrones/season/1`; nil for other
    /// texts.
    init?(address: String) {
        guard let (host, path) = CopiedAddress.parts(of: address), host == "themoviedb.org" else { return nil }
        // The language is first in some addresses, as in `/de/movie/550`.
        let parts = path.first.flatMap { SubjectKind(rawValue: $0) } == nil ? path.dropFirst() : path[...]
        let numbers = parts.indices.filter { ($0 - parts.startIndex) % 2 == 1 }.map { CopiedAddress.leadingNumber(in: parts[$0]) }
        guard let kind = parts.first.flatMap({ SubjectKind(rawValue: $0) }), let id = numbers.first ?? nil else { return nil }
        func number(_ word: String, at index: Int) -> Int? {
            guard parts.count > index * 2 + 1, parts[parts.startIndex + index * 2] == word else { return nil }
            return numbers[index]
        }
        let season = number("season", at: 1)
        self = Subject(kind, id).narrowed(to: (season, season == nil ? nil : number("episode", at: 2)))
    }
}

extension ExternalID {
    /// The id in a text of one form: IMDb's with or without their address, or Wikidata's; nil for other texts.
    init?(text: String) {
        if let (host, path) = CopiedAddress.parts(of: text), host == "imdb.com" {
            guard let id = path.lazy.compactMap(Self.imdbID).first else { return nil }
            self = .imdb(id)
        } else if let id = Self.imdbID(text) {
            self = .imdb(id)
        } else if text.first == "Q", Self.isNumber(text.dropFirst()) {
            self = .wikidata(text)
        } else {
            return nil
        }
    }

    /// An id as IMDb writes it: small letters, and seven digits or more. People also copy it in capitals, or with other zeros.
    private static func imdbID(_ text: String) -> String? {
        let (letters, digits) = (text.prefix(2).lowercased(), text.dropFirst(2))
        guard ["tt", "nm"].contains(letters), isNumber(digits) else { return nil }
        let number = digits.drop { $0 == "0" }
        return letters + String(repeating: "0", count: max(0, 7 - number.count)) + number
    }

    private static func isNumber(_ text: Substring) -> Bool {
        (1...12).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) }
    }
}

/// Takes addresses apart that a person copied from a browser.
private enum CopiedAddress {
    /// The site and the path; nil for a text that is no address.
    static func parts(of text: String) -> (host: String, path: [String])? {
        var rest = text[...]
        for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) { rest = rest.dropFirst(scheme.count) }
        let path = rest.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
        guard let host = path.first?.lowercased(), host.contains(".") else { return nil }
        let site = ["www.", "m."].first { host.hasPrefix($0) }.map { String(host.dropFirst($0.count)) } ?? host
        return (site, Array(path.dropFirst()))
    }

    /// The id at the beginning of a part such as `550-fight-club`.
    static func leadingNumber(in part: String) -> Int? {
        let digits = part.prefix { ("0"..."9").contains($0) }
        return part.count == digits.count || part.dropFirst(digits.count).first == "-" ? Int(digits) : nil
    }
}
