import Foundation
import Marquee
import MarqueeDomain
import MarqueeSandbox
import MarqueeCatalog
import TestKit
import Testing

@testable import MarqueeTransfer

/// The titles of recorded answers, hidden among generated names.
@Suite("Recorded titles")
struct RecordedTitleTests {
    /// The movies and series in English answers.
    private static func recorded() -> [NameServer.Title] {
        var titles: [String: NameServer.Title] = [:]
        func look(_ value: Any) {
            if let list = value as? [Any] { list.forEach(look) }
            guard let object = value as? [String: Any] else { return }
            object.values.forEach(look)
            guard let id = object["id"] as? Int, let popularity = object["popularity"] as? Double else { return }
            for (kind, name, original, date) in [
                (MediaKind.movie, "title", "original_title", "release_date"), (.tv, "name", "original_name", "first_air_date"),
            ] {
                guard let name = object[name] as? String, let original = object[original] as? String, let day = object[date] as? String,
                    let year = Int(day.prefix(4)), !ComparedTitle(name).words.isEmpty
                else { continue }
                titles["\(kind)/\(id)"] = NameServer.Title(
                    id: id, kind: kind, name: name, originalName: original, day: day, year: year, popularity: popularity)
            }
        }
        for answer in RecordedAnswers.answers where answer.status == 200 && ["en-US", "en", nil].contains(answer.query["language"]) {
            if let value = try? JSONSerialization.jsonObject(with: answer.body) { look(value) }
        }
        return titles.values.sorted { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
    }

    /// Names of words that are in the recorded ones, so that some are equal to them.
    private static func generated(_ count: Int, like titles: [NameServer.Title], _ random: inout SplitMix64) -> [NameServer.Title] {
        let words = titles.flatMap { $0.name.split(separator: " ").map(String.init) }
        return (0..<count).map { number in
            let name = (0..<Int.random(in: 1...4, using: &random)).map { _ in words[Int.random(in: words.indices, using: &random)] }
                .joined(separator: " ")
            let year = Int.random(in: 1920...2026, using: &random)
            return NameServer.Title(
                id: 20_000_000 + number, kind: number % 5 == 0 ? .tv : .movie, name: name, originalName: name, day: "\(year)-01-01",
                year: year,
                popularity: Double(Int.random(in: 0...5_000, using: &random)) / 1_000)
        }
    }

    /// The row of an export for a title: some in small letters, some with the year before, some with another apostrophe.
    private static func row(_ title: NameServer.Title, _ random: inout SplitMix64) -> ImportTitle {
        var row = ImportTitle(title.name, year: title.year, kind: title.kind)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: row.name = row.name.lowercased()
        case 1: row.name = row.name.replacing("'", with: "’").replacing(" - ", with: ": ")
        case 2: row.year = title.year.map { $0 - 1 }
        case 3 where title.kind == .movie: row.kind = nil
        default: break
        }
        return row
    }

    @Test(
        "At least 98 of 100 recorded titles are found among generated names, and none is mistaken",
        .enabled(if: !RecordedAnswers.folders.isEmpty), .timeLimit(.minutes(20)))
    func recordedTitles() async throws {
        var random = SplitMix64(seed: 50)
        let recorded = Self.recorded()
        try #require(recorded.count > 1_000)
        let server = NameServer(recorded + Self.generated(Volume.rounds(10_000, of: 1_000_000), like: recorded, &random))
        let folder = try TemporaryFolder()
        let stub = StubTransport { request in server.answer(request) }
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.storage = .folder(folder.path("store"))
            $0.transport = stub
            $0.rateLimiter = nil
            $0.catalog = .inStoreFolder
            $0.language = "en-US"
        }
        let files = try [(MediaKind.movie, "movie_ids"), (.tv, "tv_series_ids")].map { kind, name in
            let lines = server.titles.filter { $0.kind == kind }.map { title -> String in
                let name = String(decoding: (try? JSONEncoder().encode(title.originalName)) ?? Data(), as: UTF8.self)
                let key = kind == .tv ? "original_name" : "original_title"
                return "{\"adult\":false,\"id\":\(title.id),\"\(key)\":\(name),\"popularity\":\(title.popularity)}"
            }
            let path = folder.path("\(name)_09_20_2026.json")
            try lines.joined(separator: "\n").write(toFile: path, atomically: false, encoding: .utf8)
            return path
        }
        _ = try await client.catalog.importing(CatalogImport(files: files))

        // Two titles of one name and kind within two years cannot be told apart by a row with a year.
        let twins = Dictionary(grouping: server.titles) { ComparedTitle($0.name).words }
        let matcher = await TitleMatcher(client: client)
        var (asked, right, wrong, unfound) = (0, 0, [String](), [String]())
        for title in Volume.part(recorded, every: 7) {
            let row = Self.row(title, &random)
            let years = title.year.map { ($0 - 2)...($0 + 2) } ?? 0...0
            let hasTwin = twins[ComparedTitle(title.name).words, default: []].contains {
                $0.id != title.id && (row.kind == nil || $0.kind == title.kind) && $0.year.map(years.contains) ?? true
            }
            let match = try await matcher.match(row)
            if case .matched(let candidate) = match {
                let isRight = candidate.item.title.id == title.id && candidate.item.title.kind == title.kind
                if !isRight { wrong.append("\(row.name) (\(row.year ?? 0)): \(candidate.item.text), not \(title.id)") }
                if !hasTwin { right += isRight ? 1 : 0 }
            } else if !hasTwin {
                unfound.append("\(row.name) (\(row.year ?? 0)) \(title.kind.rawValue)/\(title.id): \(match)")
            }
            if !hasTwin { asked += 1 }
        }
        #expect(wrong == [])
        #expect(asked > 200 && Double(right) >= 0.98 * Double(asked), "\(right) of \(asked): \(unfound.prefix(20))")
        print("recorded titles: \(right) of \(asked) found, \(wrong.count) mistaken, \(stub.requests.count) requests")
        await client.shutdown(deadline: .zero)
    }
}
