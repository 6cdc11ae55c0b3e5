import Foundation
import MarqueeNet
import Testing

/// `Docs/Coverage.md` shows every operation of TMDb, and where it is published.
///
/// The document is generated: `MARQUEE_WRITE_DOCUMENTS=1 Scripts/test --filter CoverageTests` writes it.
struct CoverageTests {
    private static let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Docs/Coverage.md").standardized

    @Test func `the document is what the code gives`() throws {
        let text = try Self.document()
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }

    @Test func `every operation is published by a use case, but the ones with a reason`() throws {
        let useCases = try Self.useCases()
        #expect(Set(useCases.keys) == Set((OperationTable.reads + OperationTable.acts).map(\.operation)))
        let calls = try String(contentsOf: Self.file.deletingLastPathComponent().appendingPathComponent("Calls.md"), encoding: .utf8)
        for useCase in Set(useCases.values) { #expect(calls.contains("marquee.\(useCase)"), "\(useCase)") }
    }

    @Test func `every call has the name of its operation, but for those that are listed`() throws {
        var unused = Set(CallNames.exceptions.keys)
        var others: [String] = []
        for (operation, useCase) in try Self.useCases() {
            guard let expected = CallNames.call(for: operation), expected != useCase else { continue }
            unused.remove(expected)
            if CallNames.exceptions[expected]?.call != useCase { others.append("\(operation) is \(useCase), not \(expected)") }
        }
        #expect(others.sorted() == [] && unused.sorted() == [])
    }

    @Test(arguments: [
        ("GET /3/movie/top_rated", "movies.topRated"), ("GET /3/movie/{movie_id}/external_ids", "movies.externalIDs"),
        ("GET /3/tv/{series_id}/season/{season_number}/videos", "tvSeasons.videos"), ("GET /3/tv/{series_id}", "tv.details"),
        ("GET /3/discover/movie", "discover.movies"), ("GET /3/watch/providers/regions", "watchProviders.regions"),
        ("GET /3/movie/changes", "changes.movies"), ("POST /3/movie/{movie_id}/rating", nil), ("GET /4/list/{list_id}", nil),
    ])
    func `a name follows from an operation`(operation: String, call: String?) {
        #expect(CallNames.call(for: operation) == call)
    }

    private static func document() throws -> String {
        let useCases = try useCases()
        let rows = Dictionary(uniqueKeysWithValues: Operations.all.map { ($0.route.description, $0) })
        var lines = [
            "# Coverage", "",
            "All \(rows.count) operations of TMDb, and the use case that publishes each. A test compares this page with the code.", "",
            "- **Stored** is the time for which an answer is fresh if TMDb names none. Answers for an account are stored for that account only.",
            "- **Without a server**, a stored answer is served, up to the [maximum age](Offline.md#the-maximum-age). Changes of marks wait and are sent",
            "  later; other changes fail.",
            "- TMDb publishes an example answer of most operations. The \(OperationTable.withoutExample.count) marked with ¹ have none;",
            "  their answers are written from what the service was seen to do.", "",
        ]
        for group in OperationTable.groups {
            lines += ["## " + group.name.prefix(1).uppercased() + group.name.dropFirst(), ""]
            lines += ["| operation | use case | stored | without a server |", "|---|---|---|---|"]
            for row in group.rows {
                guard let rules = rows[row.operation] else { continue }
                let mark = OperationTable.withoutExample.contains(row.operation) ? " ¹" : ""
                var place = useCases[row.operation].map { "`\($0)`" } ?? ""
                if case .none(let reason) = row.call { place = "none: " + reason }
                lines.append("| `\(row.operation)`\(mark) | \(place) | \(stored(rules)) | \(offline(rules)) |")
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func stored(_ row: any OperationRow) -> String {
        guard row.lifetime > .zero else { return "no" }
        let minutes = row.lifetime.components.seconds / 60
        let time = minutes.isMultiple(of: 60) ? "\(minutes / 60) h" : "\(minutes) min"
        return row.isPrivate ? time + ", for the account" : time
    }

    private static func offline(_ row: any OperationRow) -> String {
        if row.lifetime > .zero { return "the stored answer" }
        return row.isIdempotent && row.route.method != .get ? "waits" : "fails"
    }

    /// The use case of each operation: the last call of a client in its row.
    static func useCases() throws -> [String: String] {
        let folder = file.appendingPathComponent("../../Tests/LifeTests/Operations").standardized
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("OperationTable+") }
        var useCases: [String: String] = [:]
        for name in names where !name.contains("+Forms") && !name.contains("+Pages") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            for row in text.components(separatedBy: "        .").dropFirst() {
                guard let operation = row.firstMatch(of: /"([A-Z]+ \/[^"]+)"/)?.1 else { continue }
                useCases[String(operation)] = row.matches(of: /marquee\.(\w+\.\w+)[( ]/).last.map { String($0.1) }
            }
        }
        return useCases
    }
}
