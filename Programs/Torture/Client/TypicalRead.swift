import Foundation
import Marquee

/// Something that programs read, and its answer as JSON, by which two answers are compared.
struct TypicalRead: Sendable {
    let name: String
    let answer: @Sendable (MarqueeClient, ReadPolicy) async throws -> (origin: Origin, json: Data)

    private init<Value: Codable & Sendable>(_ name: String, _ read: @escaping @Sendable (MarqueeClient) -> Read<Value>) {
        self.name = name
        answer = { client, policy in
            let fetched = try await read(client)(policy: policy)
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return (fetched.origin, try encoder.encode(fetched.value))
        }
    }

    /// Several of each kind, which differ by their ids and pages alone.
    static let all: [TypicalRead] =
        [550, 603, 13, 129].map { id in TypicalRead("movie \(id)") { $0.movies.details.read(id) } }
        + [550, 603, 13].map { id in TypicalRead("credits \(id)") { $0.movies.credits.read(id) } }
        + [550, 603, 13].map { id in TypicalRead("providers \(id)") { $0.movies.watchProviders.read(id) } }
        + [1399, 1396].map { id in TypicalRead("series \(id)") { $0.tv.details.read(id) } }
        + [31, 287].map { id in TypicalRead("person \(id)") { $0.people.details.read(id) } }
        + [1, 2].map { number in
            TypicalRead("season \(number)") { $0.tvSeasons.details.read(SeasonReference(series: 1399, number: number)) }
        }
        + [1, 2].map { number in
            TypicalRead("episode \(number)") { $0.tvEpisodes.details.read(EpisodeReference(series: 1399, season: 1, number: number)) }
        }
        + (1...3).map { page in TypicalRead("popular \(page)") { $0.movies.list.read(.popular(page: page)) } }
        + (1...2).map { page in TypicalRead("popular series \(page)") { $0.tv.list.read(.popular(page: page)) } }
        + (1...2).map { page in TypicalRead("search \(page)") { $0.search.movies.read(MovieSearch("the", page: page)) } }

    /// The answer, or the code of the error.
    func outcome(_ client: MarqueeClient, _ policy: ReadPolicy) async throws -> Result<(origin: Origin, json: Data), MarqueeError> {
        do {
            return .success(try await answer(client, policy))
        } catch let error as MarqueeError {
            return .failure(error)
        }
    }
}
