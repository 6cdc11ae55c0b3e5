import MarqueeDomain
import Testing

struct FilmographyTests {
    private func movie(_ id: Int, _ day: String? = nil, fame: Double = 1) -> MediaItem {
        var movie = Movie(id: id, title: "Movie \(id)")
        (movie.releaseDate, movie.popularity) = (day.flatMap { Day($0) }, fame)
        return .movie(movie)
    }

    private func series(_ id: Int, _ day: String, fame: Double, genres: [Int] = []) -> MediaItem {
        var series = TVSeries(id: id, name: "Series \(id)")
        (series.firstAirDate, series.popularity, series.genreIDs) = (Day(day), fame, genres)
        return .tv(series)
    }

    private func credit(_ item: MediaItem, _ part: String) -> PersonCredit {
        var credit = PersonCredit(creditID: "\(item.id) \(part)", item: item)
        credit.character = part
        return credit
    }

    private var credits: PersonCredits {
        let (old, new, undated) = (movie(1, "1990-01-01"), movie(2, "2020-01-01", fame: 50), movie(3, fame: 2))
        let (talk, host) = (series(9, "2023-01-01", fame: 500, genres: [10_767]), series(9, "2023-01-01", fame: 500))
        return PersonCredits(
            cast: [
                credit(old, "A"), credit(talk, "Self - Guest"), credit(new, "B"), credit(undated, "C"), credit(new, "D"),
                credit(movie(4, "2005-01-01", fame: 9), "Selfish Man"), credit(series(5, "2021-01-01", fame: 90, genres: [10_763]), ""),
                credit(series(6, "2001-01-01", fame: 8), "Himself"),
            ],
            crew: [
                credit(old, "Director"), credit(old, "Director"), credit(host, ""), credit(movie(7, "2010-01-01", fame: 3), "Producer"),
                credit(series(6, "2001-01-01", fame: 8), "Writer"),
            ])
    }

    @Test func `the latest title is first, undated ones and appearances are last`() {
        var credits = credits
        credits.crew.removeAll { $0.item.id == .tv(9) }
        let entries = credits.filmography()
        #expect(entries.map(\.id) == [.movie(2), .movie(7), .movie(4), .tv(6), .movie(1), .movie(3), .tv(9), .tv(5)])
        #expect(entries.map(\.isAppearance) == [false, false, false, false, false, false, true, true])
    }

    @Test(arguments: [
        ("(archive footage)", true), ("archive footage", true), ("(archive footage) (uncredited)", true), ("Archival Footage", true),
        ("Self (archive footage)", true), ("Maria (archive footage)", false), ("Archivist", false), ("(uncredited)", false), ("", false),
    ])
    func `pictures of before are an appearance, and no role`(_ part: String, _ isAppearance: Bool) {
        let credits = PersonCredits(cast: [credit(movie(1, "2026-01-01"), part), credit(movie(2, "1960-01-01"), "A")], crew: [])
        let entries = credits.filmography()
        #expect(entries.first { $0.id == .movie(1) }?.isAppearance == isAppearance)
        #expect(entries.map(\.id) == (isAppearance ? [.movie(2), .movie(1)] : [.movie(1), .movie(2)]))
    }

    @Test func `titles for adults are left out, unless they are wanted`() {
        var movie = Movie(id: 1, title: "A")
        movie.isAdult = true
        let cast = [credit(.movie(movie), "A"), credit(self.movie(2), "B")]
        let credits = PersonCredits(cast: cast, crew: [credit(.movie(movie), "Writer")])
        #expect(credits.filmography().map(\.id) == [.movie(2)])
        #expect(credits.filmography(includesAdult: true).map(\.id) == [.movie(2), .movie(1)])
    }

    @Test func `by fame, the most popular title is first, and talk shows do not lead`() {
        var credits = credits
        credits.crew.removeAll { $0.item.id == .tv(9) }
        #expect(
            credits.filmography(by: .fame).map(\.id) == [
                .movie(2), .movie(4), .tv(6), .movie(7), .movie(3), .movie(1), .tv(9), .tv(5),
            ])
    }

    @Test func `a title stands once, with all its parts, each once`() {
        let entries = credits.filmography()
        #expect(entries.first { $0.id == .movie(2) }?.parts == ["B", "D"])
        #expect(entries.first { $0.id == .movie(1) }?.parts == ["A", "Director"])
        #expect(Set(entries.map(\.id)).count == entries.count)
    }

    @Test func `a person who also works on a show does not only appear in it`() {
        #expect(credits.filmography(by: .fame).first?.id == .tv(9))
        #expect(credits.filmography().first { $0.id == .tv(6) }?.isAppearance == false)
        #expect(PersonCredits.empty.filmography().isEmpty)
    }

    @Test func `the movies of a collection are by release, undated ones last`() {
        var details = MovieCollectionDetails(collection: MovieCollection(id: 1, name: "Sample"))
        let days: [String?] = ["2001-11-16", "2004-05-31", nil, "2002-11-13", nil, "2001-11-16"]
        details.movies = days.enumerated().map { index, day in
            var movie = Movie(id: index, title: "\(index)")
            movie.releaseDate = day.flatMap { Day($0) }
            return movie
        }
        #expect(details.moviesByRelease.map(\.id) == [0, 5, 3, 1, 2, 4])
        #expect(details.movies.map(\.id) == [0, 1, 2, 3, 4, 5])
    }
}
