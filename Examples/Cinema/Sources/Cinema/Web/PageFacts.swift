import Foundation
import Marquee
import MarqueePresentation

/// The words of a page about itself, for search engines and for programs that show a link to it.
struct PageFacts: Sendable {
    /// A sentence or two.
    var description = ""
    /// The path of a picture on this site.
    var picture: String?
    /// The type in the vocabulary of Open Graph.
    var kind = "website"

    init() {}

    /// The facts of a title or a person: the overview, and the picture that is wider than high, if there is one.
    init(_ item: MediaItem, backdrop: ImagePath? = nil) {
        description = item.overview
        let backdrop = backdrop ?? item.backdropPath
        picture =
            backdrop.map { "/pictures/backdrop/1280" + $0.description }
            ?? item.portraitPath.map { "/pictures/\(item.shape.kind.rawValue)/500" + $0.description }
        switch item.id.kind {
        case .movie: kind = "video.movie"
        case .tv: kind = "video.tv_show"
        case .person: kind = "profile"
        default: break
        }
    }
}

extension Visit {
    /// The pages that no search engine shows: those of one person, and those for the text or the conditions of one visitor.
    private static let unindexed: Set<Substring> = ["search", "device", "account", "library", "sign-in", "signed-in", "offline"]
    /// Parts of an address that show another part of the same page, or the same page in another look.
    private static let looks: Set<Substring> = ["page", "to", "layout"]
    private static let longestDescription = 200

    /// The lines of a page's head about itself.
    func about(_ title: String, _ facts: PageFacts) -> HTML {
        let halves = path.split(separator: "?", maxSplits: 1)
        let place = String(halves.first ?? "/")
        let names = halves.dropFirst().first?.split(separator: "&").map { $0.prefix { $0 != "=" } } ?? []
        let isIndexed = !Self.unindexed.contains(place.dropFirst().prefix { $0 != "/" }) && names.allSatisfy { Self.looks.contains($0) }
        guard isIndexed else { return "<meta name=\"robots\" content=\"noindex\">" }
        let number = (try? page()) ?? 1
        let address = site.root + place + (number > 1 ? "?page=\(number)" : "")
        let text = shortened(facts.description)
        let description: HTML? = text.isEmpty ? nil : "<meta name=\"description\" property=\"og:description\" content=\"\(text)\">"
        let picture: HTML? = facts.picture.map { "<meta property=\"og:image\" content=\"\(site.root + $0)\">" }
        return """
            <link rel="canonical" href="\(address)">\(description)<meta property="og:title" content="\(title.isEmpty ? "Cinema" : title)">\
            <meta property="og:type" content="\(facts.kind)"><meta property="og:url" content="\(address)">\(picture)
            """
    }

    /// The beginning of a text, up to a word, in one line.
    private func shortened(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard line.count > Self.longestDescription else { return line }
        let start = line.prefix(Self.longestDescription)
        return (start.lastIndex(of: " ").map { start[..<$0] } ?? start) + "…"
    }
}

extension Site {
    /// The address of the site for browsers, without a slash at its end.
    var root: String {
        let text = address.absoluteString
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }
}
