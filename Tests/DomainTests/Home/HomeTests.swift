import MarqueeDomain
import Testing
import TestKit

struct HomeTests {
    /// Charts of which some fail.
    private struct Charts: StubMovieRepository {
        let failing: Set<MovieChart.Kind>
        var error = MarqueeError(.offline, .init("test", "Gone."))
        var overview = "Text."

        func chart(_ chart: MovieChart) -> Read<Page<Movie>> {
            Read { (_) async throws(MarqueeError) in
                if failing.contains(chart.kind) { throw error }
                let index = MovieChart.Kind.allCases.firstIndex(of: chart.kind) ?? 0
                let bare = edited(Movie(id: 10 * index + 1, title: "Bare")) { $0.overview = overview }
                let mute = edited(Movie(id: 10 * index + 3, title: "Mute")) { $0.backdropPath = ImagePath("/b.jpg") }
                let full = edited(Movie(id: 10 * index + 2, title: "Full")) {
                    $0.overview = overview
                    $0.backdropPath = ImagePath("/a.jpg")
                }
                return Fetched(Page(number: 1, totalPages: 1, totalResults: 3, items: [bare, mute, full]), origin: .server)
            }
        }

    }

    @Test func `every category comes in its order, and the first title with a backdrop and an overview is highlighted`() async throws {
        let home = try await GetMovieHome(movies: Charts(failing: []))()
        #expect(home.rows.map(\.category) == MovieChart.Kind.allCases)
        #expect(home.highlight?.id == 2)
    }

    @Test func `in a language without overviews, the first title with a backdrop is highlighted`() async throws {
        let home = try await GetMovieHome(movies: Charts(failing: [], overview: ""))()
        #expect(home.highlight?.id == 3)
    }

    @Test func `a category fails alone`() async throws {
        let home = try await GetMovieHome(movies: Charts(failing: [.nowPlaying, .topRated]))()
        #expect(home.rows.map { $0.failure?.code } == [.offline, nil, .offline, nil])
        #expect(home.highlight?.id == 12)
    }

    @Test func `when all fail there is nothing to highlight`() async throws {
        let home = try await GetMovieHome(movies: Charts(failing: Set(MovieChart.Kind.allCases)))()
        #expect(home.highlight == nil && home.rows.allSatisfy { $0.items.isEmpty })
    }

    @Test func `cancellation fails the whole`() async {
        let charts = Charts(failing: [.popular], error: MarqueeError(.cancelled, .init("cancelled", "Cancelled.")))
        await #expect { try await GetMovieHome(movies: charts)() } throws: { ($0 as? MarqueeError)?.code == .cancelled }
    }
}
