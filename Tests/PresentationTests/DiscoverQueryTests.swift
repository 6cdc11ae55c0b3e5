import MarqueeDomain
import MarqueePresentation
import Testing

struct DiscoverQueryTests {
    @Test func `a query of movies is the filter with its conditions`() {
        let query = DiscoverQuery(.movies) {
            ($0.genre, $0.company, $0.keyword) = (.init(id: 18, name: "Drama"), .init(id: 1, name: "C"), .init(id: 2, name: "K"))
            ($0.provider, $0.country, $0.year, $0.lowestVote, $0.order) = (.init(id: 8, name: "P"), "DE", 1999, 7, .date)
        }
        let filter = MovieFilter {
            ($0.genres, $0.companies, $0.keywords) = (.all([18]), .all([1]), .all([2]))
            ($0.watchRegion, $0.watchProviders, $0.primaryReleaseYear) = ("DE", [8], 1999)
            ($0.voteAverageGTE, $0.voteCountGTE, $0.sortBy, $0.page) = (7, 200, .primaryReleaseDateDescending, 3)
        }
        #expect(query.movieFilter(page: 3) == filter)
        #expect(DiscoverQuery(.movies).movieFilter() == MovieFilter())
    }

    @Test func `a query of series is the filter with its conditions`() {
        let query = DiscoverQuery(.tv) {
            ($0.genre, $0.provider, $0.country, $0.year) = (.init(id: 18, name: "Drama"), .init(id: 8, name: "P"), "DE", 2011)
            $0.order = .rating
        }
        let filter = TVFilter {
            ($0.genres, $0.watchRegion, $0.watchProviders, $0.firstAirDateYear) = (.all([18]), "DE", [8], 2011)
            ($0.voteCountGTE, $0.sortBy, $0.page) = (200, .voteAverageDescending, 2)
        }
        #expect(query.tvFilter(page: 2) == filter)
        #expect(DiscoverQuery(.tv).tvFilter() == TVFilter())
    }

    @Test func `a provider and a country are a condition only together`() {
        let provider = DiscoverQuery.Named(id: 8, name: "P")
        #expect(DiscoverQuery(.movies) { $0.provider = provider }.movieFilter() == MovieFilter())
        #expect(DiscoverQuery(.movies) { $0.country = "DE" }.movieFilter() == MovieFilter())
        #expect(DiscoverQuery(.tv) { $0.provider = provider }.tvFilter() == TVFilter())
    }
}
