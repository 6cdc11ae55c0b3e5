import Foundation
import Testing

@testable import MarqueeDomain

/// What texts say by themselves.
struct TypedItemTests {
    /// The readings of a text, such as `tv:game of thrones s1 e2`.
    private func readings(_ text: String) throws -> [String] {
        try TypedItem(text).readings.map { reading in
            (reading.kind.map { "\($0):" } ?? "") + reading.title + (reading.season.map { " s\($0)" } ?? "")
                + (reading.episode.map { " e\($0)" } ?? "") + (reading.id.map { " #\($0)" } ?? "")
        }
    }

    @Test(arguments: [
        ("fight club", ["fight club"]), ("  Fight\tClub\n", ["Fight Club"]), ("550", ["550 #550"]), ("1917", ["1917 #1917"]),
        ("movie 1917", ["movie:1917 #1917", "movie 1917"]), ("movies 550", ["movie:550 #550", "movies 550"]),
        ("FILM fight club", ["movie:fight club", "FILM fight club"]), ("series friends", ["tv:friends", "series friends"]),
        ("shows friends", ["tv:friends", "shows friends"]), ("person brad pitt", ["person:brad pitt", "person brad pitt"]),
        ("serien dark", ["tv:dark", "serien dark"]), ("star wars collection", ["star wars collection", "collection:star wars"]),
        ("game of thrones s1e2", ["tv:game of thrones s1 e2"]), ("game of thrones S01E02", ["tv:game of thrones s1 e2"]),
        ("game of thrones 1x02", ["tv:game of thrones s1 e2"]), ("game of thrones, s1e2", ["tv:game of thrones s1 e2"]),
        ("tv 1399 1x02", ["tv:1399 s1 e2 #1399", "tv:tv 1399 s1 e2"]),
        ("game of thrones season 1", ["tv:game of thrones s1", "game of thrones season 1"]),
        ("game of thrones season 1 episode 2", ["tv:game of thrones s1 e2", "game of thrones season 1 episode 2"]),
        ("game of thrones s1 e2", ["tv:game of thrones s1 e2", "game of thrones s1 e2"]),
        ("game of thrones: staffel 1, folge 2", ["tv:game of thrones s1 e2", "game of thrones: staffel 1, folge 2"]),
        ("season 1", ["season 1"]), ("10x10", ["10x10"]), ("s1e2", ["s1e2"]), ("open season 2", ["tv:open s2", "open season 2"]),
        ("1984 dune", ["1984 dune", "dune (1984)"]), ("(1984) dune", ["(1984) dune", "dune (1984)"]),
        ("dune (1984)", ["dune (1984)"]), ("1917 2019", ["1917 2019"]),
        ("the godfather part 2", ["the godfather part 2", "the godfather part II"]),
        ("2 fast 2 furious", ["2 fast 2 furious", "2 fast II furious"]),
        ("https://letterboxd.com/film/fight-club/", ["movie:fight club"]), ("letterboxd.com/film/dune-2021", ["movie:dune 2021"]),
        ("letterboxd.com/film/1917/reviews/", ["movie:1917"]), ("https://letterboxd.com/actor/brad-pitt/", ["person:brad pitt"]),
        ("https://trakt.tv/shows/game-of-thrones/seasons/1", ["tv:game of thrones"]),
        ("https://en.wikipedia.org/wiki/Dune_(2021_film)", ["Dune (2021)"]), ("https://fr.wikipedia.org/wiki/Am%C3%A9lie", ["Amélie"]),
        ("99999999999999999999", ["99999999999999999999"]), ("-5", ["-5"]), ("0x10", ["0x10"]), ("１９１７", ["１９１７"]),
        ("x season 99999999999999999999", ["x season 99999999999999999999"]), ("x s1e99999999", ["x s1e99999999"]),
    ])
    func `a text is read as titles, ids, seasons and years`(_ text: String, _ expected: [String]) throws {
        #expect(try readings(text) == expected)
        #expect(try TypedItem(text).item == nil && TypedItem(text).externalID == nil)
    }

    @Test(
        arguments: [
            ("https://www.themoviedb.org/movie/550", .movie(550)),
            ("https://www.themoviedb.org/movie/550-fight-club?language=de", .movie(550)), ("themoviedb.org/tv/1399", .tv(1399)),
            ("http://www.themoviedb.org/de/person/287-brad-pitt#x", .person(287)),
            ("HTTPS://WWW.THEMOVIEDB.ORG/collection/10-star-wars-collection", .collection(10)),
            ("https://www.themoviedb.org/tv/1399-game-of-thrones/season/1", .season(SeasonReference(series: 1399, number: 1))),
            ("https://www.themoviedb.org/tv/1399-x/season/0/episode/12", .episode(EpisodeReference(series: 1399, season: 0, number: 12))),
            ("https://www.themoviedb.org/tv/1399/seasons", .tv(1399)), ("https://www.themoviedb.org/movie/550/cast", .movie(550)),
            (" https://www.themoviedb.org/movie/550\u{200E}\n", .movie(550)), ("movie/550", .movie(550)),
        ] as [(String, ItemReference)])
    func `an address of TMDb names an item`(_ address: String, _ item: ItemReference) throws {
        #expect(try TypedItem(address).item == item)
        #expect(ItemReference(address: item.tmdbURL.absoluteString) == item)
    }

    @Test(arguments: [
        "https://www.themoviedb.org/", "https://www.themoviedb.org/movie", "https://www.themoviedb.org/list/5", "themoviedb.org/movie/x",
        "https://example.com/movie/550", "https://themoviedb.org.example.com/movie/550", "550", "", "/", ".", "https://", "movie/",
        "https://www.themoviedb.org/movie/55x", "https://www.themoviedb.org/movie/99999999999999999999", "list/550", "movie/-5",
        "https://www.themoviedb.org@example.com/movie/550",
    ])
    func `another text is no address of TMDb`(_ text: String) { #expect(ItemReference(address: text) == nil) }

    @Test(
        arguments: [
            ("tt0137523", .imdb("tt0137523")), ("TT137523", .imdb("tt0137523")), ("tt000137523", .imdb("tt0137523")),
            ("nm0000093", .imdb("nm0000093")), ("Q190050", .wikidata("Q190050")), ("tt10872600", .imdb("tt10872600")),
            ("https://www.imdb.com/title/tt0137523/?ref_=nv", .imdb("tt0137523")), ("m.imdb.com/de/name/nm0000093", .imdb("nm0000093")),
            ("https://www.wikidata.org/wiki/Q190050", .wikidata("Q190050")), ("https://x.com/starwars", ExternalID(.twitterID, "starwars")),
            ("https://www.tiktok.com/@starwars", ExternalID(.tiktokID, "starwars")),
        ] as [(String, ExternalID)])
    func `an id of another service is known by its form`(_ text: String, _ id: ExternalID) throws {
        #expect(ExternalID(text: text) == id)
        #expect(try TypedItem(text).externalID == id)
    }

    @Test(arguments: [
        "tt", "ttx", "Q", "Quiz Show", "550", "https://www.imdb.com/list/top", "https://imdb.com.example/title/tt1", "", "tt1/../x",
    ])
    func `another text is no such id`(_ text: String) { #expect(ExternalID(text: text) == nil) }

    @Test func `a kind before an id of another service is left out`() throws {
        #expect(try TypedItem("movie tt0137523").externalID == .imdb("tt0137523"))
    }

    @Test func `invisible and control characters are no part of a title`() throws {
        #expect(try readings("\u{202E}fight\u{0}club\u{2066}\u{200B}") == ["fight club"])
        // These two join and part letters.
        #expect(try readings("می\u{200C}خواهم") == ["می\u{200C}خواهم"])
    }

    @Test(arguments: ["", " ", "\u{0}", "\u{202E}\u{200B}", String(repeating: "a", count: 201), String(repeating: "/", count: 100_000)])
    func `a text without a title, and an overlong one, are invalid`(_ text: String) {
        #expect(throws: MarqueeError.self) { try TypedItem(text) }
    }

    @Test func `hostile texts are read in time and bounded`() throws {
        let texts = [
            String(repeating: "1 ", count: 99), String(repeating: "s1e2 ", count: 39), "x " + String(repeating: "9", count: 190),
            String(repeating: "\u{301}", count: 199), "https://" + String(repeating: "a.", count: 900),
            "https://a.b/" + String(repeating: "-", count: 900),
            "https://a.b/%00%00/%E2%80%AE", "http://[::1]/movie/5", "https:///movie/5", "season season season 1 1 1",
            "movie movie movie movie",
        ]
        for text in texts { #expect(((try? TypedItem(text).readings.count) ?? 0) <= 6, "\(text.prefix(40))") }
    }

    @Test(arguments: [
        ("Amélie", "AMELIE"), ("Spider-Man: No Way Home", "spider man no way home"), ("WALL·E", "walle"), ("WALL·E", "wall e"),
        ("Schindler’s List", "schindlers list"), ("Cats & Dogs", "cats and dogs"), ("Cats & Dogs", "cats und dogs"),
        ("Lilo & Stitch", "lilo et stitch"),
        ("The Godfather Part II", "the godfather part 2"), ("Rocky 4", "rocky iv"), ("Ocean's Eleven", "oceans 11"), ("Ｆｕｌｌ", "full"),
        ("千と千尋の神隠し", "千と千尋の神隠し"),
        ("!!!", "!!!"), ("Spiderman", "spider man"),
    ])
    func `titles are the same without case, accents, signs, connecting words and forms of numbers`(_ one: String, _ other: String) {
        #expect(ComparedTitle(one).areThose(of: ComparedTitle(other)))
    }

    @Test(arguments: [("Fight Club", "fight clubs"), ("II", "2"), ("", ""), ("!!!", "???"), ("Dune", "Dune 2"), ("and", "")])
    func `other titles are not the same`(_ one: String, _ other: String) {
        #expect(!ComparedTitle(one).areThose(of: ComparedTitle(other)))
    }
}
