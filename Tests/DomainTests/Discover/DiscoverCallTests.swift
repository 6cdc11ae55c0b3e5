import Marquee
import MarqueeTesting
import Testing

struct DiscoverCallTests {
    /// A client that returns each asked page, with what it was asked as the title of its item.
    private func client() async throws -> MarqueeClient {
        try await MarqueeClient.stub {
            $0.movies.discover = { filter in
                Read { (policy: ReadPolicy, languages: LanguageChain?) async throws(MarqueeError) in
                    let title = "\(filter.genres?.values.sorted() ?? []) \(policy == .offline) \(languages?.tags.first ?? "-")"
                    let page = Page(page: filter.page, totalPages: 9, totalResults: 180, items: [Movie(id: 1, title: title)])
                    return try await Read(page)()
                }
            }
            $0.tv.discover = { filter in
                Read { (policy: ReadPolicy, languages: LanguageChain?) async throws(MarqueeError) in
                    let name = "\(filter.networks?.values.sorted() ?? []) \(policy == .offline) \(languages?.tags.first ?? "-")"
                    let page = Page(page: filter.page, totalPages: 9, totalResults: 180, items: [TVSeries(id: 1, name: name)])
                    return try await Read(page)()
                }
            }
        }
    }

    @Test func `a page, a policy and a language can be before the conditions of movies`() async throws {
        let marquee = try await client()
        let first = try await marquee.discover.movies { $0.genres = [18] }.value
        #expect(first.page == 1 && first.items.first?.title == "[18] false -")
        #expect(try await marquee.discover.movies(page: 2) { $0.genres = [18] }.value.page == 2)
        let other = try await marquee.discover.movies(page: 3, policy: .offline, language: "fr") { $0.genres = [53] }.value
        #expect(other.page == 3 && other.items.first?.title == "[53] true fr")
        #expect(try await marquee.movies.discover { $0.page = 4 }.value.page == 4)
    }

    @Test func `a page, a policy and a language can be before the conditions of series`() async throws {
        let marquee = try await client()
        let first = try await marquee.discover.tv { $0.networks = [49] }.value
        #expect(first.page == 1 && first.items.first?.name == "[49] false -")
        #expect(try await marquee.discover.tv(page: 2) { $0.networks = [49] }.value.page == 2)
        let other = try await marquee.tv.discover(page: 3, policy: .offline, language: "fr") { $0.networks = [213] }.value
        #expect(other.page == 3 && other.items.first?.name == "[213] true fr")
    }

    @Test func `a condition that TMDb would ignore fails before a request`() async throws {
        let marquee = try await MarqueeClient.stub { _ in }
        let error = await #expect(throws: MarqueeError.self) { try await marquee.discover.movies { $0.watchProviders = [8] } }
        #expect(error?.code == .invalidInput && error?.reason == .init("filter.country", error?.reason.text ?? ""))
        #expect(error?.reason.text == "TMDb ignores a condition of this filter without watchRegion.")
    }

    @Test func `a region and a time zone that are more than one value fail before a request`() async throws {
        let marquee = try await MarqueeClient.stub { _ in }
        let region = await #expect(throws: MarqueeError.self) { try await marquee.movies.upcoming(region: "DE,FR") }
        #expect(region?.reason.key == "audience.region")
        let timezone = await #expect(throws: MarqueeError.self) { try await marquee.tv.onTheAir(timezone: "") }
        #expect(timezone?.reason.key == "filter.text")
        let list = await #expect(throws: MarqueeError.self) { try await marquee.movies.list(MovieList(.popular, region: "|")) }
        #expect(list?.reason.key == "audience.region")
        let search = await #expect(throws: MarqueeError.self) { try await marquee.search.movies(query: "a", region: "de") }
        #expect(search?.reason.key == "audience.region")
    }
}
