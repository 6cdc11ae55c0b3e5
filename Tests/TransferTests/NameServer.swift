import Foundation
import MarqueeDomain
import MarqueeNet

/// Titles by their words, and the searches of TMDb among them: twenty a page, the most popular first.
struct NameServer: Sendable {
    struct Title: Sendable {
        var id: Int
        var kind: MediaKind
        var name: String
        var originalName: String
        var day: String
        var year: Int?
        var popularity: Double
    }

    let titles: [Title]
    /// The titles of a word, the most popular first.
    private var places: [String: [Int32]] = [:]

    init(_ titles: [Title]) {
        self.titles = titles.sorted { ($0.popularity, $1.id) > ($1.popularity, $0.id) }
        for (place, title) in self.titles.enumerated() {
            for word in Set(Self.words(title.name) + Self.words(title.originalName)) { places[word, default: []].append(Int32(place)) }
        }
    }

    private static func words(_ text: String) -> [String] { ComparedTitle(text).words }

    func answer(_ request: TransportRequest) -> TransportResponse {
        guard let components = URLComponents(string: request.url) else {
            return TransportResponse(status: 400)
        }
        let query = Dictionary(components.queryItems?.map { ($0.name, $0.value ?? "") } ?? []) { $1 }
        let kind: MediaKind = components.path.hasSuffix("/tv") ? .tv : .movie
        guard components.path.contains("/search/"), let text = query["query"] else { return TransportResponse(status: 404) }
        let year = query["year"].flatMap { Int($0) }
        let lists = Self.words(text).map { places[$0] ?? [] }.sorted { $0.count < $1.count }
        var found: [Title] = []
        if let first = lists.first {
            let others = lists.dropFirst().map { Set($0) }
            for place in first where others.allSatisfy({ $0.contains(place) }) {
                let title = titles[Int(place)]
                if title.kind == kind, year == nil || title.year == year { found.append(title) }
            }
        }
        let rows = found.prefix(20).map { title -> [String: Any] in
            let names = kind == .tv ? ("name", "original_name", "first_air_date") : ("title", "original_title", "release_date")
            return ["id": title.id, names.0: title.name, names.1: title.originalName, names.2: title.day, "popularity": title.popularity]
        }
        let body: [String: Any] = [
            "page": 1, "results": rows, "total_pages": max(1, (found.count + 19) / 20), "total_results": found.count,
        ]
        return TransportResponse(
            status: 200, headers: ["content-type": "application/json"], body: (try? JSONSerialization.data(withJSONObject: body)) ?? Data())
    }
}
