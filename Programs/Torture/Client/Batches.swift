import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let batches = Scenario(
        "batches",
        """
        Values that are read together come back under their own ids, numbers and categories, with the values of single reads.
        """,
        quick: 3, full: 100
    ) { run in
        let service = try await Service()
        var values = 0
        for _ in 0..<run.rounds {
            // A client with nothing in memory.
            let client = try await service.client { _ in }
            values += try await details(run, client) + seasons(run, client) + home(run, client) + lookUp(run, client)
            await client.shutdown(deadline: .zero)
        }
        await service.sandbox.stop()
        return "\(values) values came back under their own keys in \(run.rounds) rounds"
    }

    private static func details(_ run: ScenarioRun, _ client: MarqueeClient) async throws -> Int {
        let ids = try await client.movies.popular().value.items.map(\.id)
        let outcomes = await client.movies.details(ids)
        let found = outcomes.map { try? $0.get().value.id }
        run.expect(found == ids, "details of \(ids) are \(found)")
        return found.count
    }

    private static func seasons(_ run: ScenarioRun, _ client: MarqueeClient) async throws -> Int {
        let numbers = try await client.tv.details(1399).value.seasons.compactMap(\.seasonNumber)
        var count = 0
        // Together in one request, and each in a request of its own.
        for language in [nil, "de"] as [LanguageChain?] {
            let found = try await client.tv.seasons(of: 1399, policy: .fresh, language: language).value
            run.expect(found.map(\.seasonNumber) == numbers && numbers.count > 1, "seasons \(numbers) are \(found.map(\.seasonNumber))")
            for season in found {
                let number = season.seasonNumber ?? -1
                let alone = try await client.tvSeasons.details(1399, season: number, policy: .fresh).value
                run.expect(alone.episodes.map(\.id) == season.episodes.map(\.id), "season \(number) has other episodes")
            }
            count += found.count
        }
        return count
    }

    private static func home(_ run: ScenarioRun, _ client: MarqueeClient) async throws -> Int {
        let rows = try await client.movies.home().rows
        for row in rows {
            let alone = try await client.movies.list(MovieList(row.category)).value.items
            run.expect(!row.items.isEmpty && row.items.map(\.id) == alone.map(\.id), "\(row.category) has the titles of another category")
        }
        return rows.count
    }

    private static func lookUp(_ run: ScenarioRun, _ client: MarqueeClient) async throws -> Int {
        let found = try await client.lookUp("550").candidates.map(\.item)
        run.expect(found.contains(.movie(550)), "550 is \(found)")
        return 1
    }
}
