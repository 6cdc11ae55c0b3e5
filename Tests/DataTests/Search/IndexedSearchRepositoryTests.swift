import Foundation
import MarqueeData
import MarqueeDatabase
import MarqueeDomain
import TestKit
import Testing

struct IndexedSearchRepositoryTests {
    /// A server that fails in one way.
    private struct Failing: SearchAPI {
        let code: MarqueeError.Code

        func movies(_ search: MovieSearch) -> Remote<Page<Movie>> { failing(search) }
        func tv(_ search: TVSearch) -> Remote<Page<TVSeries>> { failing(search) }
        func people(_ search: TextSearch) -> Remote<Page<Person>> { failing(search) }
        func multi(_ search: TextSearch) -> Remote<Page<MediaItem>> { failing(search) }
        func collections(_ search: TextSearch) -> Remote<Page<MovieCollection>> { failing(search) }
        func companies(_ search: TextSearch) -> Remote<Page<ProductionCompany>> { failing(search) }
        func keywords(_ search: TextSearch) -> Remote<Page<Keyword>> { failing(search) }
        func find(_ id: ExternalID) -> Remote<FindResults> { failing([.init("id", id.id)], FindResults()) }

        private func failing<Item>(_ search: some SearchInput) -> Remote<Page<Item>> {
            failing([.init("query", search.text), .init("page", "\(search.page)")], .empty)
        }

        private func failing<Value>(_ arguments: [SnapshotKey.Argument], _ value: Value) -> Remote<Value> {
            let error = MarqueeError(code, .init("test", "No."))
            return Remote(
                key: SnapshotKey(server: "test", operation: "GET /search", arguments: arguments, audience: .standard)
            ) { (_) async throws(MarqueeError) in
                throw error
            } adapt: { _ in
                Adapted(value)
            }
        }
    }

    private func repository(
        _ code: MarqueeError.Code, indexed count: Int = 0, as kind: MediaKind = .movie
    ) async throws -> IndexedSearchRepository {
        let stores = try await SQLiteStores.open(.memory)
        let titles = (0..<count).map { index in
            IndexedTitle(
                server: "test", reference: MediaReference(kind, index + 1), language: "en-US", title: "Indexed \(index + 1)",
                originalTitle: "Indexed \(index + 1)", released: Day(year: 2000 + index % 2, month: 1, day: 1),
                popularity: Double(count - index))
        }
        try await stores.titles?.save(titles)
        return IndexedSearchRepository(api: Failing(code: code), titles: stores.titles, reader: Reader(snapshots: stores.snapshots))
    }

    @Test(arguments: [MarqueeError.Code.offline, .timeout, .server, .rateLimited])
    func `the index answers when the server cannot, and says so`(_ code: MarqueeError.Code) async throws {
        let found = try await repository(code, indexed: 3).movies("indexed")()
        #expect(found.origin == .titleIndex && found.isStale && found.refreshError?.code == code)
        #expect(found.value.items.map(\.id) == [1, 2, 3])
    }

    @Test(arguments: [MarqueeError.Code.unauthorized, .invalidInput, .cancelled, .unreadable])
    func `what the server has a say in stays an error`(_ code: MarqueeError.Code) async throws {
        let repository = try await repository(code, indexed: 3)
        await #expect { try await repository.movies("indexed")() } throws: { ($0 as? MarqueeError)?.code == code }
    }

    @Test func `offline searches the index without an error`() async throws {
        let found = try await repository(.offline, indexed: 3).movies("indexed")(policy: .offline)
        #expect(found.origin == .titleIndex && found.refreshError == nil && found.value.totalResults == 3)
    }

    @Test func `series are found as series`() async throws {
        let repository = try await repository(.offline, indexed: 3, as: .tv)
        await #expect { try await repository.movies("indexed")(policy: .offline) } throws: { ($0 as? MarqueeError)?.code == .offline }
        let found = try await repository.tv(TVSearch("indexed", year: 2001))(policy: .offline)
        #expect(found.origin == .titleIndex)
        #expect(found.value.items.map(\.reference) == [.tv(2)])
        #expect(found.value.items.first?.name == "Indexed 2")
        #expect(found.value.items.first?.firstAirDate == Day("2001-01-01"))
    }

    @Test(arguments: [MediaKind.movie, .tv])
    func `a search for all finds each title as what it is`(_ kind: MediaKind) async throws {
        let found = try await repository(.offline, indexed: 2, as: kind).multi("indexed")()
        #expect(found.origin == .titleIndex && found.refreshError?.code == .offline)
        #expect(found.value.items.map(\.id) == [MediaReference(kind, 1), MediaReference(kind, 2)])
    }

    @Test func `people are not in the index`() async throws {
        let repository = try await repository(.offline, indexed: 3)
        await #expect { try await repository.people("indexed")() } throws: { ($0 as? MarqueeError)?.code == .offline }
    }

    @Test func `an index without a hit leaves the error as it is`() async throws {
        let repository = try await repository(.timeout, indexed: 3)
        await #expect { try await repository.movies("elsewhere")() } throws: { ($0 as? MarqueeError)?.code == .timeout }
        await #expect { try await repository.movies("elsewhere")(policy: .offline) } throws: { ($0 as? MarqueeError)?.code == .offline }
    }

    @Test func `fresh wants the server`() async throws {
        let repository = try await repository(.offline, indexed: 3)
        await #expect(throws: MarqueeError.self) { try await repository.movies("indexed")(policy: .fresh) }
    }

    @Test func `the index serves pages and years`() async throws {
        let repository = try await repository(.offline, indexed: 45)
        let second = try await repository.movies(MovieSearch("indexed", page: 2))(policy: .offline).value
        #expect(second.page == 2 && second.totalPages == 3 && second.totalResults == 45)
        #expect(second.items.map(\.id) == Array(21...40))
        let odd = try await repository.movies(MovieSearch("indexed", year: 2001))(policy: .offline).value
        #expect(odd.totalResults == 22)
        #expect(odd.items.allSatisfy { $0.releaseDate?.year == 2001 })
    }
}
