import MarqueeDomain
import TestKit
import Testing

/// Dates, certifications and offers in the first of some regions that has them.
struct RegionalTests {
    private func movie() throws -> MovieDetails {
        var movie = Movie(id: 1, title: "Sample")
        movie.releaseDate = Day("2001-01-01")
        var details = MovieDetails(movie: movie)
        details.releaseDates = [
            Release(country: "DE", releaseDate: try #require(Day("2001-05-01")), type: .theatrical),
            edited(Release(country: "US", releaseDate: try #require(Day("2001-03-01")), type: .theatrical)) { $0.certification = "R" },
        ]
        return details
    }

    @Test func `releases are read by country, and translations by language`() throws {
        let movie = try movie()
        #expect(movie.releaseDates?["US"]?.map(\.certification) == ["R"] && movie.releaseDates?["FR"] == nil)
        let translations = [
            Translation(language: "pt", country: "PT"), Translation(language: "pt", country: "BR"),
            Translation(language: "de", country: "DE"),
        ]
        #expect(translations["de"] == translations[2] && translations["pt-BR"] == translations[1])
        #expect(translations["pt"] == translations[0] && translations["fr"] == nil)
    }

    @Test(
        arguments: [
            (["AT", "DE", "US"], "DE", "2001-05-01"), (["US", "DE"], "US", "2001-03-01"), (["AT", "FR"], nil, "2001-01-01"),
            ([], nil, "2001-01-01"), (["DE"], "DE", "2001-05-01"),
        ] as [([String], String?, String)])
    func `a release date says its region`(_ regions: [String], _ region: String?, _ day: String) throws {
        #expect(try movie().releaseDate(in: regions) == Regional(try #require(Day(day)), in: region))
        #expect(try movie().release(in: regions)?.country == region)
    }

    @Test func `a movie without dates has none in any region`() {
        let details = MovieDetails(movie: Movie(id: 1, title: "Sample"))
        #expect(details.releaseDate(in: ["AT", "DE"]) == nil && details.release(in: ["AT"]) == nil)
        #expect(details.certification(in: ["AT"]) == nil)
    }

    @Test func `the certification is that of the release whose day is shown`() throws {
        func release(_ day: String, _ type: ReleaseType, _ certification: String) throws -> Release {
            edited(Release(country: "US", releaseDate: try #require(Day(day)), type: type)) { $0.certification = certification }
        }
        var movie = MovieDetails(movie: Movie(id: 1, title: "A"))
        // TMDb has the premiere first.
        movie.releaseDates = [
            try release("2020-01-24", .premiere, "NR"), try release("2020-06-01", .digital, "PG"),
            try release("2020-05-01", .theatrical, "R"),
        ]
        #expect(movie.release(in: "US")?.certification == "R" && movie.certification(in: "US") == "R")
        movie.releaseDates?[2].certification = ""
        #expect(movie.release(in: "US")?.type == .theatrical && movie.certification(in: "US") == "PG")
        movie.releaseDates?[1].certification = ""
        #expect(movie.certification(in: "US") == "NR")
    }

    @Test func `a director of two parts of a movie is named once`() {
        func director(_ id: Int, credit: String) -> CrewMember {
            var member = CrewMember(creditID: credit, personID: id, name: "D")
            member.job = "Director"
            return member
        }
        let credits = Credits(cast: [], crew: [director(1, credit: "a"), director(1, credit: "b"), director(2, credit: "c")])
        #expect(credits.directors.map(\.personID) == [1, 2])
    }

    @Test func `a release without a certification leaves it to the next region`() throws {
        let movie = try movie()
        #expect(movie.certification(in: ["AT", "DE", "US"]) == Regional("R", in: "US"))
        #expect(movie.certification(in: ["AT", "DE"]) == nil)
        #expect(movie.releaseDate(in: ["AT", "DE", "US"])?.region == "DE")
    }

    @Test func `an empty rating of a series leaves it to the next region`() {
        var details = TVSeriesDetails(series: TVSeries(id: 1, name: "Sample"))
        #expect(details.certification(in: ["AT", "DE"]) == nil)
        details.contentRatings = [
            ContentRating(country: "US", rating: "TV-14"), ContentRating(country: "AT", rating: ""),
            ContentRating(country: "DE", rating: "12"),
        ]
        #expect(details.certification(in: ["AT", "DE", "US"]) == Regional("12", in: "DE"))
        #expect(details.certification(in: ["FR"]) == nil)
        #expect(details.certification(in: "DE") == "12" && details.certification(in: "AT") == nil && details.certification(in: "FR") == nil)
    }

    @Test func `a country without an offer leaves it to the next one`() {
        var offers = WatchOffers()
        #expect(offers.isEmpty)
        offers.others = ["flatrate_and_buy": []]
        #expect(offers.isEmpty)
        var (some, other) = (WatchOffers(), WatchOffers())
        some.rent = [WatchProvider(id: 1, providerName: "Sample")]
        other.others = ["flatrate_and_buy": [WatchProvider(id: 2, providerName: "Sample")]]
        let providers = WatchProviders(countries: ["AT": offers, "DE": some, "US": other])
        #expect(providers.offers(in: ["AT", "DE", "US"]) == Regional(some, in: "DE"))
        #expect(providers.offers(in: ["AT", "US"]) == Regional(other, in: "US"))
        #expect(providers.offers(in: ["AT", "FR"]) == nil && providers.offers(in: []) == nil)
        #expect(providers.offers(in: "DE") == some && providers.offers(in: "AT") == nil && providers.offers(in: "FR") == nil)
    }
}
