import Marquee
import MarqueeTesting
import TestKit
import Testing

struct HomeTests {
    /// Reads the home of movies from lists of which some fail.
    private func home(
        failing: Set<MovieList.Kind> = [], with error: MarqueeError = MarqueeError(.offline, .init("test", "Gone.")),
        overview: String = "Text."
    ) async throws -> Home<MovieList.Kind, Movie> {
        let marquee = try await MarqueeClient.stub {
            $0.movies.list = { list in
                if failing.contains(list.kind) { return .failing(error) }
                let index = MovieList.Kind.allCases.firstIndex(of: list.kind) ?? 0
                let bare = edited(Movie(id: 10 * index + 1, title: "Bare")) { $0.overview = overview }
                let mute = edited(Movie(id: 10 * index + 3, title: "Mute")) { $0.backdropPath = ImagePath("/b.jpg") }
                let full = edited(Movie(id: 10 * index + 2, title: "Full")) {
                    $0.overview = overview
                    $0.backdropPath = ImagePath("/a.jpg")
                }
                return Read(Page(page: 1, totalPages: 1, totalResults: 3, items: [bare, mute, full]))
            }
        }
        return try await marquee.movies.home()
    }

    @Test func `rows are in the order of the categories, and the first title with a backdrop and an overview is highlighted`() async throws
    {
        let home = try await home()
        #expect(home.rows.map(\.category) == MovieList.Kind.allCases)
        #expect(home.highlight?.id == 2)
    }

    @Test func `in a language without overviews, the first title with a backdrop is highlighted`() async throws {
        let home = try await home(overview: "")
        #expect(home.highlight?.id == 3)
    }

    @Test func `a failing category does not fail the others`() async throws {
        let home = try await home(failing: [.nowPlaying, .topRated])
        #expect(home.rows.map { $0.failure?.code } == [.offline, nil, .offline, nil])
        #expect(home.highlight?.id == 12)
    }

    @Test func `no title is highlighted if all categories fail`() async throws {
        let home = try await home(failing: Set(MovieList.Kind.allCases))
        #expect(home.highlight == nil && home.rows.allSatisfy { $0.items.isEmpty })
    }

    @Test func `a cancelled category fails the home`() async {
        let cancelled = MarqueeError(.cancelled, .init("cancelled", "Cancelled."))
        await #expect { try await home(failing: [.popular], with: cancelled) } throws: { ($0 as? MarqueeError)?.code == .cancelled }
    }
}
