import Marquee
import Testing

@testable import MarqueeCLI

/// The items of ids, addresses and titles.
struct SubjectTests {
    @Test(
        arguments: [
            ("https://www.themoviedb.org/movie/550", .movie(550)),
            ("https://www.themoviedb.org/movie/550-fight-club?language=de", .movie(550)),
            ("themoviedb.org/tv/1399", .tv(1399)), ("http://www.themoviedb.org/de/person/287-brad-pitt#x", .person(287)),
            ("HTTPS://WWW.THEMOVIEDB.ORG/collection/10-star-wars-collection", .collection(10)),
            ("https://www.themoviedb.org/tv/1399-game-of-thrones/season/1", .season(SeasonReference(series: 1399, number: 1))),
            (
                "https://www.themoviedb.org/tv/1399-x/season/0/episode/12",
                .episode(EpisodeReference(series: 1399, season: 0, number: 12))
            ),
            ("https://www.themoviedb.org/tv/1399/seasons", .tv(1399)), ("https://www.themoviedb.org/movie/550/cast", .movie(550)),
        ] as [(String, ItemReference)])
    func `an address of TMDb names a thing`(_ address: String, _ subject: ItemReference) {
        #expect(ItemReference(address: address) == subject)
        #expect(ItemReference(address: subject.address) == subject)
    }

    @Test(arguments: [
        "https://www.themoviedb.org/", "https://www.themoviedb.org/movie", "https://www.themoviedb.org/list/5", "themoviedb.org/movie/x",
        "https://example.com/movie/550", "https://themoviedb.org.example.com/movie/550", "list/550", "550", "", "/", ".", "https://",
        "https://www.themoviedb.org/movie/55x", "https://www.themoviedb.org/movie/99999999999999999999",
    ])
    func `another text is no address of TMDb`(_ text: String) { #expect(ItemReference(address: text) == nil) }

    @Test(
        arguments: [
            ("tt0137523", .imdb("tt0137523")), ("nm0000093", .imdb("nm0000093")), ("Q190050", .wikidata("Q190050")),
            ("https://www.imdb.com/title/tt0137523/?ref_=nv", .imdb("tt0137523")), ("m.imdb.com/de/name/nm0000093", .imdb("nm0000093")),
        ] as [(String, ExternalID)])
    func `an id of another service is known by its form`(_ text: String, _ id: ExternalID) { #expect(ExternalID(text: text) == id) }

    @Test(arguments: ["tt", "ttx", "Q", "Quiz Show", "550", "https://www.imdb.com/list/top", "https://imdb.com.example/title/tt1", ""])
    func `another text is no such id`(_ text: String) { #expect(ExternalID(text: text) == nil) }

    @Test func `titles are the same without case, accents and signs`() {
        #expect("Amélie".loose == "AMELIE".loose && "Spider-Man: No Way Home".loose == "spider man no way home".loose)
        #expect("Ｆｕｌｌ".loose == "full" && "千と千尋".loose == "千と千尋" && "...".loose.isEmpty)
    }

    @Test(
        arguments: [
            ("tt1", "https://www.imdb.com/title/tt1/"), ("nm1", "https://www.imdb.com/name/nm1/"), ("tt1/../x", nil), ("x1", nil),
            ("tt1\u{1B}", nil), ("", nil),
        ] as [(String, String?)])
    func `an address is made of safe ids only`(_ id: String, _ address: String?) {
        #expect(Address.imdb(id) == address)
        #expect(Address.imdb(nil) == nil)
        var video = Video(id: "1", site: .youTube, key: "a-b_9")
        #expect(Address.video(video) == "https://www.youtube.com/watch?v=a-b_9")
        video.key = "a&b=" + id
        #expect(Address.video(video) == nil)
    }
}
