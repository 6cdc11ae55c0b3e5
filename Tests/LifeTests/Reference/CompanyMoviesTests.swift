import Marquee
import MarqueeSandbox
import Testing

struct CompanyMoviesTests {
    @Test func `the movies of a company go on after the first page`() async throws {
        try await ClientFixture.with(Sandbox.Options(pageSize: 1)) { fixture in
            let client = try await fixture.client()
            var movies: [Movie] = []
            for try await movie in client.companies.movies.pages(25).items { movies.append(movie) }
            let first = try await client.companies.movies(25).value
            #expect(movies.count > 1 && movies.count == first.totalResults && Set(movies.map(\.id)).count == movies.count)
            #expect(movies.first == first.items.first)
        }
    }
}
