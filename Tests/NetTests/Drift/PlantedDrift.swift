import Foundation
@testable import MarqueeNet
import Testing

/// A change to a correct answer of the sandbox, and the findings that the report must have for it.
struct PlantedDrift: Sendable, CustomTestStringConvertible {
    let name: String
    var method = "GET"
    let path: String
    /// The path that the recording names, if it is another one.
    var recorded: String?
    var status = 200
    let plant: @Sendable (Data) throws -> Data
    /// As `kind operation: place value`.
    let findings: [String]

    var testDescription: String { name }

    init(
        _ name: String, _ path: String, recorded: String? = nil, status: Int = 200, findings: [String],
        plant: @escaping @Sendable (Data) throws -> Data
    ) {
        (self.name, self.path, self.recorded, self.status, self.findings, self.plant) = (name, path, recorded, status, findings, plant)
    }

    /// A change of the value at one place of the body, such as `results.0.title`; nil removes the member.
    init(
        _ name: String, _ path: String, _ place: String, recorded: String? = nil, findings: [String],
        change: @escaping @Sendable (Any?) -> Any?
    ) {
        self.init(name, path, recorded: recorded, findings: findings) { body in
            let json = try JSONSerialization.jsonObject(with: body)
            let changed = Self.changed(json, place.split(separator: ".").map(String.init), change)
            return try JSONSerialization.data(withJSONObject: try #require(changed))
        }
    }

    /// A member beside the others of an object.
    init(_ name: String, _ path: String, adding key: String, _ value: String, to place: String = "", findings: [String]) {
        self.init(name, path, place.isEmpty ? key : place + "." + key, findings: findings) { _ in
            try? JSONSerialization.jsonObject(with: Data(value.utf8), options: .fragmentsAllowed)
        }
    }

    private static func changed(_ json: Any?, _ place: [String], _ change: (Any?) -> Any?) -> Any? {
        guard let first = place.first else { return change(json) }
        let rest = Array(place.dropFirst())
        if var list = json as? [Any], let index = Int(first), list.indices.contains(index) {
            list[index] = changed(list[index], rest, change) ?? NSNull()
            return list
        }
        guard var object = json as? [String: Any] else { return json }
        object[first] = changed(object[first], rest, change)
        return object
    }
}

extension PlantedDrift {
    private static let movie = "/3/movie/550"
    private static let search = "/3/search/movie?query=the"
    private static let mixed = "/3/search/multi?query=star"
    private static let credits = "/3/movie/550?append_to_response=credits"

    static let all: [PlantedDrift] = [
        PlantedDrift("a new key", movie, adding: "mood", "1", findings: ["newKey GET /3/movie/{movie_id}: mood"]),
        PlantedDrift(
            "a new key in a row", search, adding: "mood", "{\"a\": 1}", to: "results.0",
            findings: ["newKey GET /3/search/movie: results.*.mood"]),
        PlantedDrift(
            "a new key in a part", credits, adding: "mood", "1", to: "credits.cast.0",
            findings: ["newKey GET /3/movie/{movie_id}: credits.cast.*.mood"]),
        PlantedDrift(
            "a new kind of offer", "/3/movie/550/watch/providers", adding: "lease", "[]", to: "results.DE",
            findings: ["newWord GET /3/movie/{movie_id}/watch/providers: results.*.lease lease"]),
        PlantedDrift(
            "a new key in an appended season", "/3/tv/1399?append_to_response=season/1", "season/1",
            findings: ["newKey GET /3/tv/{series_id}/season/{season_number}: mood"]
        ) { season in
            var season = season as? [String: Any] ?? [:]
            season["mood"] = 1
            return season
        },
        PlantedDrift("a changed type", search, "results.0.vote_count", findings: ["lostField GET /3/search/movie: results.*.vote_count"]) {
            _ in
            ["all": 1]
        },
        PlantedDrift("a number as text", movie, "runtime", findings: ["changedType GET /3/movie/{movie_id}: runtime textForNumber"]) { _ in
            "139"
        },
        PlantedDrift("a fraction", movie, "runtime", findings: ["changedType GET /3/movie/{movie_id}: runtime fractionForWhole"]) { _ in
            139.5
        },
        PlantedDrift("a flag as number", movie, "adult", findings: ["changedType GET /3/movie/{movie_id}: adult numberForFlag"]) { _ in 0 },
        PlantedDrift(
            "a list replaced by a lone value", movie, "genres", findings: ["changedType GET /3/movie/{movie_id}: genres valueForList"]
        ) { ($0 as? [Any])?.first },
        PlantedDrift(
            "a renamed key", movie, "", findings: ["newKey GET /3/movie/{movie_id}: slogan"], renaming: "tagline", to: "slogan"),
        PlantedDrift(
            "a renamed key that is required", search, "results.0", findings: ["lostRow GET /3/search/movie: results.*.title"],
            renaming: "title", to: "headline"),
        PlantedDrift("a new word", movie, "status", findings: ["newWord GET /3/movie/{movie_id}: status Shelved"]) { _ in "Shelved" },
        PlantedDrift(
            "a new number", credits, "credits.cast.0.gender", findings: ["newWord GET /3/movie/{movie_id}: credits.cast.*.gender 9"]
        ) { _ in 9 },
        PlantedDrift(
            "a new department", credits, "credits.crew.0.department",
            findings: ["newWord GET /3/movie/{movie_id}: credits.crew.*.department Weather"]
        ) { _ in "Weather" },
        PlantedDrift(
            "a new type of release", "/3/movie/550/release_dates", "results.0.release_dates.0.type",
            findings: ["newWord GET /3/movie/{movie_id}/release_dates: results.*.release_dates.*.type 9"]
        ) { _ in 9 },
        PlantedDrift("a changed date form", movie, "release_date", findings: ["changedDate GET /3/movie/{movie_id}: release_date"]) { _ in
            "15.10.1999"
        },
        PlantedDrift(
            "a page that was not asked for", search, recorded: search + "&page=2",
            findings: ["otherAnswer GET /3/search/movie: page 1"]
        ) { $0 },
        PlantedDrift("an id that was not asked for", movie, "id", findings: ["otherAnswer GET /3/movie/{movie_id}: id 551"]) { _ in 551 },
        PlantedDrift(
            "a season that was not asked for", "/3/tv/1399/season/1", "season_number",
            findings: ["otherAnswer GET /3/tv/{series_id}/season/{season_number}: season_number 2"]
        ) { _ in 2 },
        PlantedDrift("null where a value is required", search, "results.0.id", findings: ["lostRow GET /3/search/movie: results.*.id"]) {
            _ in
            NSNull()
        },
        PlantedDrift("null where the answer needs a value", movie, "title", findings: ["failedAnswer GET /3/movie/{movie_id}: title"]) {
            _ in
            NSNull()
        },
        PlantedDrift(
            "a row of a new kind", mixed, "results.0.media_type",
            findings: ["lostRow GET /3/search/multi: results.*.media_type", "newWord GET /3/search/multi: results.*.media_type podcast"]
        ) { _ in "podcast" },
        PlantedDrift("a row that cannot be read", search, "results.0", findings: ["lostRow GET /3/search/movie: results.*"]) { _ in "row" },
        PlantedDrift("rows of which none can be read", search, "results", findings: ["failedAnswer GET /3/search/movie: results.*.id"]) {
            _ in
            [["title": "A"], ["title": "B"]]
        },
        PlantedDrift(
            "a part that was asked for and did not come", credits, "credits", findings: ["missingPart GET /3/movie/{movie_id}: credits"]
        ) { _ in nil },
        PlantedDrift(
            "a part that came unasked", credits, recorded: movie, findings: ["unaskedPart GET /3/movie/{movie_id}: credits"]
        ) { $0 },
        PlantedDrift(
            "an error body of a new form", movie, status: 404, findings: ["unknownError GET /3/movie/{movie_id}:  404"]
        ) { _ in Data(#"{"error": {"code": 34}}"#.utf8) },
        PlantedDrift("an empty object", movie, findings: ["failedAnswer GET /3/movie/{movie_id}: id"]) { _ in Data("{}".utf8) },
        PlantedDrift("HTML in place of JSON", movie, findings: ["failedAnswer GET /3/movie/{movie_id}:"]) { _ in
            Data("<html><body>Sign in</body></html>".utf8)
        },
        PlantedDrift("truncated JSON", movie, findings: ["failedAnswer GET /3/movie/{movie_id}:"]) { $0.prefix($0.count / 2) },
        PlantedDrift(
            "a dictionary key of a new form", "/3/movie/550/watch/providers", "results",
            findings: ["newDictionaryKey GET /3/movie/{movie_id}/watch/providers: results.* north_america"],
            renaming: "DE", to: "north_america"),
        PlantedDrift(
            "a page beyond the end", search + "&page=499", findings: ["pageBeyondEnd GET /3/search/movie: page"]
        ) { $0 },
    ]

    /// A renamed member of the object at a place.
    private init(_ name: String, _ path: String, _ place: String, findings: [String], renaming old: String, to new: String) {
        self.init(name, path, place, findings: findings) { object in
            var object = object as? [String: Any] ?? [:]
            object[new] = object.removeValue(forKey: old)
            return object
        }
    }
}
