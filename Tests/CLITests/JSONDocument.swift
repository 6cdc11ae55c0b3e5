import Foundation
import Testing

/// `Docs/JSON.md`: every field of every entity, and of the other output of “--json”, from the source of the entities.
///
/// The document is generated: `MARQUEE_WRITE_DOCUMENTS=1 Scripts/test --filter JSONDocument` writes it.
struct JSONDocument {
    static let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Docs/JSON.md").standardized

    @Test func `the document is what the source gives`() throws {
        let text = try Self.text()
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }

    /// The entries that are written by hand, because they have a parameter or cases.
    static let special: [String: [DomainFields.Field]] = [
        "read": [
            .init(name: "value", kind: "T", isOptional: false, text: "What was read."),
            .init(
                name: "origin", kind: "string", isOptional: false,
                text: "`memory`, `store`, `server`, or `titleIndex` for a search or a preview without a server."),
            .init(name: "age", kind: "number", isOptional: false, text: "Seconds since the server last confirmed the value."),
            .init(name: "fetchedAt", kind: "moment", isOptional: true, text: "The time of that confirmation."),
            .init(
                name: "isStale", kind: "boolean", isOptional: false,
                text: "Whether it is older than the server, or the policy of the read, allows."),
            .init(
                name: "refreshError", kind: "MarqueeError", isOptional: true, text: "Why the server's current value could not be fetched."),
            .init(name: "droppedRows", kind: "integer", isOptional: false, text: "How many rows of the answer could not be read."),
            .init(name: "droppedFields", kind: "integer", isOptional: false, text: "How many optional fields of it could not be read."),
            .init(
                name: "hiddenItems", kind: "integer", isOptional: false,
                text: "How many items are left out: removed from a shelf here, never read on this device, for adults, or already released."),
            .init(
                name: "marks", kind: "map of Marks", isOptional: false,
                text:
                    "The person's marks on what is in the value, by `movie/550`, `tv/1399` or `tv/1399/season/1/episode/2`; empty if nobody is signed in."
            ),
            .init(name: "posterURL", kind: "string", isOptional: true, text: "The address of the poster, of details."),
            .init(
                name: "isPreview", kind: "boolean", isOptional: true,
                text: "True for what lists said of a title whose details could not be read."),
        ],
        "page": [
            .init(
                name: "page", kind: "integer", isOptional: false, text: "The number of the page, from 1; of several pages, of the first."),
            .init(name: "totalPages", kind: "integer", isOptional: false, text: "As TMDb counts them; it serves at most 500."),
            .init(name: "totalResults", kind: "integer", isOptional: false, text: "On all pages."),
            .init(name: "items", kind: "list of T", isOptional: false, text: "In TMDb's order."),
            .init(
                name: "dates", kind: "list of day", isOptional: true,
                text: "The first and the last day of release, of movies in theaters now or soon."),
        ],
        "home": [
            .init(name: "highlight", kind: "T", isOptional: true, text: "The title to show first."),
            .init(name: "rows", kind: "list of home row of T", isOptional: false, text: "The categories in their order."),
        ],
        "home row": [
            .init(name: "category", kind: "string", isOptional: false, text: "Such as `popular`."),
            .init(name: "page", kind: "read of page of T", isOptional: true, text: "Its first page, unless it failed."),
            .init(name: "failure", kind: "MarqueeError", isOptional: true, text: "Why it failed."),
        ],
        "topic": [
            .init(name: "topic", kind: "read of T", isOptional: false, text: "The company or the keyword."),
            .init(name: "movies", kind: "read of page of Movie", isOptional: false, text: "Its movies."),
        ],
        "rating": [
            .init(name: "item", kind: "T", isOptional: false, text: "What is rated."),
            .init(name: "rating", kind: "number", isOptional: false, text: "0.5 to 10."),
            .init(name: "ratedAt", kind: "moment", isOptional: true, text: "When it was rated; only the shelves in any order know."),
        ],
        "TaggedImage.Media": [
            .init(name: "movie", kind: "Movie", isOptional: true, text: "One of the four."),
            .init(name: "tv", kind: "TVSeries", isOptional: true, text: ""),
            .init(name: "season", kind: "SeriesSeason", isOptional: true, text: ""),
            .init(name: "episode", kind: "SeriesEpisode", isOptional: true, text: ""),
        ],
        "PendingChange.State": [
            .init(
                name: "name", kind: "string", isOptional: false, text: "`waiting`, `retrying`, `sending`, `suspended` or `rejected`."),
            .init(name: "attempts", kind: "integer", isOptional: true, text: "How often a change that is retried has failed."),
            .init(name: "at", kind: "moment", isOptional: true, text: "When it is retried."),
            .init(name: "error", kind: "MarqueeError", isOptional: true, text: "Why a change was rejected."),
        ],
        "MarkValue": [
            .init(name: "favorite", kind: "boolean", isOptional: true, text: "One of the three."),
            .init(name: "watchlist", kind: "boolean", isOptional: true, text: ""),
            .init(name: "rating", kind: "number", isOptional: true, text: "0.5 to 10, or null for none."),
        ],
        "Suggestion": [
            .init(name: "recent", kind: "string", isOptional: true, text: "An earlier search, or"),
            .init(name: "title", kind: "SuggestedTitle", isOptional: true, text: "a title of an earlier answer."),
        ],
        "MediaItem": [
            .init(name: "movie", kind: "Movie", isOptional: true, text: "One of the four."),
            .init(name: "tv", kind: "TVSeries", isOptional: true, text: ""),
            .init(name: "person", kind: "Person", isOptional: true, text: ""),
            .init(name: "collection", kind: "MovieCollection", isOptional: true, text: ""),
        ],
        "Marks": [
            .init(name: "isFavorite", kind: "boolean", isOptional: false, text: ""),
            .init(name: "isOnWatchlist", kind: "boolean", isOptional: false, text: ""),
            .init(name: "rating", kind: "number", isOptional: true, text: "0.5 to 10, if it is rated."),
            .init(
                name: "pending", kind: "list of string", isOptional: false,
                text: "Which marks wait to be sent: `favorite`, `watchlist`, `rating`."),
            .init(name: "rejected", kind: "list of string", isOptional: false, text: "Changes of which marks the server has rejected."),
        ],
        "MarqueeError": [
            .init(name: "code", kind: "string", isOptional: false, text: "What kind of failure it is, such as `notFound`."),
            .init(name: "operation", kind: "string", isOptional: true, text: "The operation of TMDb, such as `GET /3/movie/{movie_id}`."),
            .init(name: "status", kind: "integer", isOptional: true, text: "The HTTP status, if the server answered."),
            .init(name: "tmdbCode", kind: "integer", isOptional: true, text: "TMDb's own status code."),
            .init(name: "retryAfter", kind: "number", isOptional: true, text: "Seconds that the server asked to wait."),
            .init(name: "reason", kind: "Reason", isOptional: false, text: "Why it happened."),
        ],
        "Reason": [
            .init(name: "key", kind: "string", isOptional: false, text: "A stable key."),
            .init(name: "text", kind: "string", isOptional: false, text: "A sentence in English."),
            .init(
                name: "values", kind: "map of string", isOptional: true, text: "The values in the sentence by their names, such as `code`."),
        ],
    ]

    /// Every documented shape by its name.
    static func shapes() throws -> [String: [DomainFields.Field]] { try found.get() }

    /// Reading the whole source once is enough.
    private static let found = Result { try find() }

    private static func find() throws -> [String: [DomainFields.Field]] {
        let source = try DomainFields()
        let domain = source.types.merging(special) { $1 }
        var (shapes, waiting) = ([:] as [String: [DomainFields.Field]], Array(source.encodable) + Array(special.keys))
        while let name = waiting.popLast() {
            guard shapes[name] == nil, let fields = domain[name] else { continue }
            shapes[name] = fields
            waiting += fields.map { base(of: $0.kind) }
        }
        return shapes
    }

    /// The last word of a kind, which may be the name of a shape.
    static func base(of kind: String) -> String { kind.components(separatedBy: " of ").last ?? kind }

    private static func text() throws -> String {
        let shapes = try shapes()
        var lines = [
            "# The JSON of values", "",
            "`marquee … --json` prints values in the encoded forms of the SDK. This page lists every entity. Programs in Swift read them back with a",
            "`JSONDecoder`. [The command line](CommandLine.md#json) says which command prints what. A test compares this page with the code.",
            "",
            "A field with a question mark is left out where the text says nil, and if it was not requested. A day is `YYYY-MM-DD`, a moment is ISO 8601 in",
            "UTC, a path is that of a picture on TMDb's image server. A map is an object with any keys. `T` is the value that a read, a page, a",
            "home or a rating is of.", "",
        ]
        for name in shapes.keys.sorted(by: { ($0.first?.isUppercase == true ? 1 : 0, $0) < ($1.first?.isUppercase == true ? 1 : 0, $1) }) {
            lines += ["## \(name)", "", "| field | value | |", "|---|---|---|"]
            lines += (shapes[name] ?? []).map { field in
                "| `\(field.name)\(field.isOptional ? "?" : "")` | \(linked(field.kind, shapes)) | \(field.text) |"
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func linked(_ kind: String, _ shapes: [String: [DomainFields.Field]]) -> String {
        let base = base(of: kind)
        guard shapes[base] != nil else { return kind }
        return kind.dropLast(base.count) + "[\(base)](#\(base.lowercased().replacing(" ", with: "-").replacing(".", with: "")))"
    }
}
