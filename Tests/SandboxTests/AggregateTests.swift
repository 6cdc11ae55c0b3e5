import Foundation
import Testing

@testable import MarqueeSandbox

struct AggregateTests {
    @Test func `a person with two parts is one row with two roles`() throws {
        var catalog = SandboxCatalog.builtIn
        let people = catalog.people.prefix(2).map(\.id)
        func role(_ person: Int, _ character: String, _ count: Int, isRegular: Bool = true) -> SandboxCatalog.Role {
            var role = SandboxCatalog.Role(person: person, character: character)
            (role.episodeCount, role.isRegular) = (count, isRegular)
            return role
        }
        var series = SandboxCatalog.Series(id: 1, name: "One")
        series.cast = [role(people[0], "One", 2), role(people[1], "Two", 1), role(people[0], "Three", 3, isRegular: false)]
        catalog.add(series)
        let index = try CatalogIndex(catalog)
        let request = try #require(Request(head: Array("GET / HTTP/1.1\r\nHost: a".utf8)[...]))
        let parts = SeriesParts(
            series: try #require(index.series(1)), request: request, wording: Wording(nil, in: index), pageSize: 20)
        let text = String(decoding: parts.aggregateCredits.bytes, as: UTF8.self)
        #expect(text.components(separatedBy: "\"total_episode_count\":").count == 3)
        #expect(text.contains("\"total_episode_count\":5,\"order\":0"))
        let regulars = String(decoding: parts.credits.bytes, as: UTF8.self)
        #expect(regulars.contains("One") && regulars.contains("Two") && !regulars.contains("Three"))
    }

    @Test func `the crew of a season is that of its episodes, each job once`() async throws {
        func job(_ person: Int, _ department: String, _ job: String) -> SandboxCatalog.Job {
            var made = SandboxCatalog.Job(person: person)
            (made.department, made.job) = (department, job)
            return made
        }
        var catalog = SandboxCatalog.builtIn
        let people = catalog.people.prefix(2).map(\.id)
        var season = SandboxCatalog.Season(number: 1)
        season.cast = [SandboxCatalog.Role(person: people[1], character: "One")]
        season.episodes = (1...3).map { SandboxCatalog.Episode(number: $0) }
        season.episodes[0].crew = [job(people[0], "Writing", "Writer"), job(people[0], "Directing", "Director")]
        season.episodes[2].crew = [job(people[0], "Writing", "Writer"), job(people[0], "Writing", "Story")]
        var series = SandboxCatalog.Series(id: 1, name: "One")
        series.seasons = [season]
        catalog.add(series)
        var options = Sandbox.Options()
        options.catalog = catalog
        try await withSandbox(options) { sandbox in
            let crew = try #require(try sandbox.ask("/3/tv/1/season/1/credits").object["crew"] as? [[String: Any]])
            #expect(crew.compactMap { $0["job"] as? String } == ["Writer", "Director", "Story"])
            let credits = try sandbox.ask("/3/tv/1/season/1/aggregate_credits").object
            let rows = try #require(credits["crew"] as? [[String: Any]])
            #expect(rows.compactMap { $0["department"] as? String } == ["Writing", "Directing"])
            #expect(rows.compactMap { $0["total_episode_count"] as? Int } == [3, 1])
            let jobs = try #require(rows.first?["jobs"] as? [[String: Any]])
            #expect(jobs.compactMap { $0["episode_count"] as? Int } == [2, 1])
            let cast = try #require(credits["cast"] as? [[String: Any]])
            #expect(cast.compactMap { $0["total_episode_count"] as? Int } == [3])
        }
    }
}
