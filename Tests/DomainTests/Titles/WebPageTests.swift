import Foundation
import MarqueeDomain
import Testing

/// Addresses that values have.
struct WebPageTests {
    @Test(arguments: [
        ("YouTube", "abc_-1", "https://www.youtube.com/watch?v=abc_-1"), ("Vimeo", "123", "https://vimeo.com/123"),
        ("Dailymotion", "x1", nil), ("YouTube", "", nil), ("YouTube", "a&list=b", nil), ("YouTube", "../b", nil), ("YouTube", "é", nil),
        ("YouTube", String(repeating: "a", count: 65), nil),
    ])
    func `a video has an address on known sites`(_ site: String, _ key: String, _ address: String?) {
        #expect(Video(id: "1", site: VideoSite(rawValue: site), key: key).url?.absoluteString == address)
    }

    @Test func `movies, series and people have a page on TMDb`() {
        #expect(Movie(id: 550, title: "A").tmdbURL.absoluteString == "https://www.themoviedb.org/movie/550")
        #expect(TVSeries(id: 1399, name: "A").tmdbURL.absoluteString == "https://www.themoviedb.org/tv/1399")
        #expect(Person(id: 287, name: "A").tmdbURL.absoluteString == "https://www.themoviedb.org/person/287")
    }

    @Test func `ids of IMDb have a page`() {
        var movie = MovieDetails(movie: Movie(id: 550, title: "A"))
        #expect(movie.imdbURL == nil)
        var ids = ExternalIDs()
        ids.imdbID = "tt0137523"
        movie.externalIDs = ids
        #expect(movie.imdbURL?.absoluteString == "https://www.imdb.com/title/tt0137523/")
        movie.imdbID = "tt1"
        #expect(movie.imdbURL?.absoluteString == "https://www.imdb.com/title/tt1/")
        var series = TVSeriesDetails(series: TVSeries(id: 1399, name: "A"))
        #expect(series.imdbURL == nil)
        series.externalIDs = ids
        #expect(series.imdbURL == ids.imdbURL)
        var person = PersonDetails(person: Person(id: 287, name: "A"))
        person.imdbID = "nm0000093"
        #expect(person.imdbURL?.absoluteString == "https://www.imdb.com/name/nm0000093/")
        for id in ["", "tt/../1", "co123", "tt 1"] {
            ids.imdbID = id
            #expect(ids.imdbURL == nil, "\(id)")
        }
    }

    @Test func `ids of other services have a page`() {
        var ids = ExternalIDs()
        #expect(ids.facebookURL == nil && ids.wikidataURL == nil)
        (ids.wikidataID, ids.facebookID, ids.instagramID) = ("Q190050", "tom.hanks", "tom_hanks")
        (ids.twitterID, ids.tiktokID, ids.youtubeID) = ("tomhanks", "tomhanks", "HBO")
        let addresses = [ids.wikidataURL, ids.facebookURL, ids.instagramURL, ids.twitterURL, ids.tiktokURL, ids.youtubeURL]
        #expect(
            addresses.map { $0?.absoluteString } == [
                "https://www.wikidata.org/wiki/Q190050", "https://www.facebook.com/tom.hanks", "https://www.instagram.com/tom_hanks",
                "https://x.com/tomhanks", "https://www.tiktok.com/@tomhanks", "https://www.youtube.com/HBO",
            ])
        for name in ["", ".", "..", "a/b", "a?b", "é", "a b", "@a", String(repeating: "a", count: 65)] {
            ids.twitterID = name
            #expect(ids.twitterURL == nil, "\(name)")
        }
    }
}
