import Foundation
import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// The output of `--json`, on which scripts rely: the SDK's own encoded forms.
@Suite(.timeLimit(.minutes(5)))
struct JSONTests {
    /// The part of the output that can be read back.
    private struct Printed<Value: Decodable>: Decodable {
        let value: Value
        let origin: String
        let posterURL: String?
    }

    private func printed<Value: Decodable>(_ outcome: Shell.Outcome) throws -> Printed<Value> {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(Printed<Value>.self, from: Data(outcome.out.utf8))
    }

    @Test func `what is printed is the very value that the SDK reads`() async throws {
        try await CLIFixture.with { fixture in
            var configuration = MarqueeClient.Configuration()
            try configuration.use(fixture.server, folder: nil)
            let client = try await MarqueeClient(configuration)
            let list: Printed<Page<Movie>> = try printed(await fixture.run("list movies popular --json"))
            #expect(list.value == (try await client.movies.list(.popular).value) && list.value.items.count == 20)
            let movie: Printed<MovieDetails> = try printed(await fixture.run("show movie 550 --json"))
            #expect(movie.value == (try await client.movies.details(550, including: ScreenParts.movie).value))
            #expect(movie.value.watchProviders != nil && movie.posterURL?.hasSuffix(".jpg") == true)
            let series: Printed<TVSeriesDetails> = try printed(await fixture.run("show tv 1399 --json"))
            #expect(series.value == (try await client.tv.details(1399, including: ScreenParts.series).value))
            let found: Printed<Page<MediaItem>> = try printed(await fixture.run("search fight --json"))
            #expect(found.value == (try await client.search.multi("fight").value) && found.origin == "server")
            let cached: Printed<Page<MediaItem>> = try printed(await fixture.run("search fight clu --json --offline"))
            #expect(cached.origin == "titleIndex" && cached.value.items.first?.title == "Fight Club")
            let now: Printed<Page<Movie>> = try printed(await fixture.run("list movies now-playing --json"))
            #expect(now.value.dates != nil)
            await client.shutdown()
        }
    }

    /// The entities that commands print, and everything in them.
    private static let entities: [String: any (Codable & Sendable).Type] = [
        "AggregateCastMember": AggregateCastMember.self, "AggregateCredits": AggregateCredits.self,
        "AggregateCrewMember": AggregateCrewMember.self, "AuthorDetails": AuthorDetails.self, "EpisodeCredits": EpisodeCredits.self,
        "LogoSet": LogoSet.self, "ProductionCountry": ProductionCountry.self,
        "Account": Account.self, "AlternativeName": AlternativeName.self, "AlternativeTitle": AlternativeTitle.self,
        "CacheInfo": CacheInfo.self, "CastMember": CastMember.self,
        "CompanyDetails": CompanyDetails.self, "ContentRating": ContentRating.self, "Country": Country.self, "Credits": Credits.self,
        "CrewMember": CrewMember.self, "Episode": Episode.self, "EpisodeDetails": EpisodeDetails.self, "EpisodeGroup": EpisodeGroup.self,
        "EpisodeRating": EpisodeRating.self,
        "ExternalIDs": ExternalIDs.self, "FindResults": FindResults.self, "Genre": Genre.self, "ImageSet": ImageSet.self,
        "Keyword": Keyword.self, "Logo": Logo.self, "MarqueeError": MarqueeError.self, "Reason": MarqueeError.Reason.self,
        "Marks": Marks.self,
        "MediaItem": MediaItem.self, "MediaList": MediaList.self, "MediaListSummary": MediaListSummary.self,
        "MediaReference": MediaReference.self, "Movie": Movie.self, "MovieCollection": MovieCollection.self,
        "MovieCollectionDetails": MovieCollectionDetails.self, "MovieDetails": MovieDetails.self, "Person": Person.self,
        "PersonCredit": PersonCredit.self, "PersonCredits": PersonCredits.self, "PersonDetails": PersonDetails.self,
        "Picture": Picture.self,
        "ProductionCompany": ProductionCompany.self, "PullReport": PullReport.self, "RecentSearch": RecentSearch.self,
        "Release": Release.self, "Review": Review.self, "ScreenedEpisode": ScreenedEpisode.self, "Season": Season.self,
        "SeasonDetails": SeasonDetails.self, "SeriesEpisode": SeriesEpisode.self, "SeriesSeason": SeriesSeason.self,
        "SpokenLanguage": SpokenLanguage.self, "SuggestedTitle": SuggestedTitle.self, "SyncReport": SyncReport.self,
        "TVNetwork": TVNetwork.self, "TVSeries": TVSeries.self, "TVSeriesDetails": TVSeriesDetails.self, "Translation": Translation.self,
        "Video": Video.self, "WatchOffers": WatchOffers.self, "WatchProvider": WatchProvider.self, "WatchProviders": WatchProviders.self,
    ]

    @Test func `every stored field of every entity is printed`() throws {
        let shapes = try JSONDocument.shapes()
        // `JSONTableTests` compares the tables of all entities with their samples.
        #expect(Set(Self.entities.keys).subtracting(shapes.keys) == [])
        for (name, type) in Self.entities where name != "MediaItem" {
            let sample = SampleJSON(shapes: shapes)
            let object = try #require(sample.value("\(name)", depth: 0) as? [String: Any])
            #expect(Set(object.keys) == Set(shapes[name]?.map(\.name) ?? []))
            try check(type, object)
        }
    }

    private func check<Value: Codable & Sendable>(_ type: Value.Type, _ object: [String: Any]) throws {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let value = try decoder.decode(Value.self, from: JSONSerialization.data(withJSONObject: object))
        let printed = try JSONSerialization.jsonObject(with: Data(JSONOutput.text(value).utf8)) as? NSDictionary
        #expect(printed == object as NSDictionary, "\(type)")
    }

    @Test func `rows are printed one a line, and anything else on one line`() async throws {
        let shell = try Shell()
        let rows = await shell.run("list movies popular --limit 23 --json=lines")
        #expect(rows.lines.count == 23)
        let movies = try rows.lines.map { try JSONDecoder().decode(Movie.self, from: Data($0.utf8)) }
        #expect(Set(movies.map(\.id)).count == 23 && movies.allSatisfy { !$0.title.isEmpty })
        let details = await shell.run("show movie 550 --json=lines")
        #expect(details.lines.count == 1)
        #expect((try printed(details) as Printed<MovieDetails>).value.title == "Fight Club")
    }

    @Test func `the doctor's findings have a name, a verdict and words`() async throws {
        let findings = try #require(try await Shell().run("doctor --json").object()["findings"] as? [[String: Any]])
        #expect(
            findings.map { $0["name"] as? String } == ["credential"] + SettingKey.all.map(\.name).filter { $0 != "token-file" } + [
                "pictures", "folder", "server", "store",
            ])
        #expect(findings.allSatisfy { $0["ok"] as? Bool == true && Set($0.keys) == ["name", "ok", "detail"] })
    }
}

/// JSON in which every documented field is.
private struct SampleJSON {
    let shapes: [String: [DomainFields.Field]]

    func value(_ kind: String, depth: Int) -> Any {
        // Ranges have a start and an end.
        if kind == "list of list of integer" { return [[2, 5]] }
        if kind.hasPrefix("list of ") {
            // People are known for rows that may be people.
            return depth > 6 ? [] : [value(String(kind.dropFirst(8)), depth: depth + 1)]
        }
        if kind.hasPrefix("map of ") { return ["DE": value(String(kind.dropFirst(7)), depth: depth + 1)] }
        if kind.hasPrefix("page of ") {
            let rows = value("list of " + kind.dropFirst(8), depth: depth)
            return ["page": 1, "totalPages": 2, "totalResults": 3, "items": rows]
        }
        if kind == "TaggedImage.Media" { return ["episode": value("SeriesEpisode", depth: depth + 1)] }
        if kind == "MediaItem" { return ["movie": value("Movie", depth: depth + 1)] }
        if kind == "ResolvedConflict" {
            return ["item": "movie/238", "elsewhere": ["rating": 3], "local": ["rating": 9], "winner": "local"]
        }
        guard let fields = shapes[kind] else { return scalar(kind) }
        return Dictionary(uniqueKeysWithValues: fields.map { ($0.name, value($0.kind, depth: depth + 1)) })
    }

    private func scalar(_ kind: String) -> Any {
        switch kind {
        case "integer": 3
        case "number": 8.5
        case "boolean": true
        case "day", "day or year": "1999-10-15"
        case "any value": ["key": 1]
        case "moment": "1999-10-15T12:00:00Z"
        case "path": "/a.jpg"
        // Some texts are one of a few words.
        default: "favorite"
        }
    }
}
