#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An address that a person copied from a browser, taken apart.
struct WebAddress {
    /// The site in small letters, without `www.` and `m.`.
    let host: String
    /// The parts between slashes, without the query.
    let path: [String]

    /// Takes a text apart; nil for a text that is no address. The scheme can be missing, if a slash follows the site.
    init?(_ text: String) {
        let scheme = ["https://", "http://"].first { text.prefix($0.count).lowercased() == $0 }
        let rest = text.dropFirst(scheme?.count ?? 0)
        guard let site = rest.split(separator: "/", maxSplits: 1).first, scheme != nil || site.count < rest.count, Self.isHost(site),
            let path = URL(string: "https://" + rest)?.path(percentEncoded: false)
        else { return nil }
        let host = site.lowercased()
        self.host = ["www.", "m."].first { host.hasPrefix($0) }.map { String(host.dropFirst($0.count)) } ?? host
        self.path = path.split(separator: "/").map(String.init)
    }

    private static func isHost(_ site: Substring) -> Bool {
        site.contains(".") && site.first != "." && site.last != "."
            && site.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
    }

    /// The id at the beginning of a part such as `550-fight-club`.
    static func leadingNumber(in part: String) -> Int? {
        let digits = part.prefix { $0.isASCII && $0.isNumber }
        return part.count == digits.count || part.dropFirst(digits.count).first == "-" ? Int(digits) : nil
    }

    /// The title that a person can read in the address, as in `letterboxd.com/film/fight-club`, and the kind before it. Nil without one.
    var readable: (title: String, kind: MediaKind?)? {
        let place = path.indices.dropLast().first { MediaKind(word: path[$0]) != nil }
        guard let slug = place.map({ path[$0 + 1] }) ?? path.last else { return nil }
        var title = String(slug.map { "-_+".contains($0) ? " " : $0 })
        // Of what an encyclopedia adds in parentheses, the year says something.
        if slug.hasSuffix(")"), let open = title.lastIndex(of: "("), open > title.startIndex {
            let year = title[open...].filter(\.isNumber)
            title = title[..<open] + (year.isEmpty ? "" : "(\(year))")
        }
        guard title.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
        return (title, place.flatMap { MediaKind(word: path[$0]) })
    }
}

extension ExternalID {
    /// The id in a text of one form: IMDb's or Wikidata's id, or the address of a page of IMDb, Wikidata or a social network. Nil for other
    /// texts.
    public init?(text: String) {
        guard let address = WebAddress(text) else {
            guard let id = Self.known(text) else { return nil }
            self = id
            return
        }
        if ["imdb.com", "wikidata.org"].contains(address.host) {
            guard let id = address.path.lazy.compactMap(Self.known).first else { return nil }
            self = id
        } else if let source = Self.networks[address.host], let name = address.path.first {
            let id = name.first == "@" ? String(name.dropFirst()) : name
            guard WebPage.isSafe(id.filter { $0 != "." }), id.utf8.count <= 64 else { return nil }
            self.init(source, id)
        } else {
            return nil
        }
    }

    private static let networks: [String: ExternalSource] = [
        "facebook.com": .facebookID, "instagram.com": .instagramID, "tiktok.com": .tiktokID, "twitter.com": .twitterID, "x.com": .twitterID,
    ]

    /// An id of IMDb or of Wikidata. IMDb writes small letters, and seven digits or more. People also copy capitals, or other zeros.
    private static func known(_ text: String) -> ExternalID? {
        let isWikidata = text.first == "Q"
        let (letters, digits) = (text.prefix(isWikidata ? 1 : 2).lowercased(), text.dropFirst(isWikidata ? 1 : 2))
        guard (1...12).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        if isWikidata { return .wikidata(text) }
        guard ["tt", "nm"].contains(letters) else { return nil }
        let number = digits.drop { $0 == "0" }
        return .imdb(letters + String(repeating: "0", count: max(0, 7 - number.count)) + number)
    }
}
