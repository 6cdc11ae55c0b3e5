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
