import Marquee
import Testing

@testable import MarqueeCLI

/// Words of ratings and lists, in the forms that people type.
struct TypedWordsTests {
    @Test(
        arguments: [
            ("fight club 8.5", 8.5, "fight club"), ("fight club 8,5", 8.5, "fight club"), ("8.5 fight club", 8.5, "fight club"),
            ("fight club 9/10", 9, "fight club"), ("4/5 fight club", 8, "fight club"), ("300 7", 7, "300"), ("7 300", 7, "300"),
            ("9 10", 10, "9"), ("fight club 11", 11, "fight club"), ("movie 550 8.3", 8.3, "movie 550"), ("movie 550 9", 9, "movie 550"),
            ("1917 9", 9, "1917"), ("9", 9, ""), ("fight club 85%", 8.5, "fight club"), ("85 % fight club", 8.5, "fight club"),
            ("fight club 8 / 10", 8, "fight club"), ("4 /5 fight club", 8, "fight club"), ("fight club 70/ 100", 7, "fight club"),
            ("300 8 / 10", 8, "300"),
        ] as [(String, Double, String)])
    func `A rating is the last word or the first one`(_ text: String, _ value: Double, _ title: String) {
        let rating = TypedRating(text.split(separator: " ").map(String.init))
        #expect(rating?.value == value && rating?.title.joined(separator: " ") == title)
    }

    @Test(arguments: [
        "fight club", "fight club good", "fight club nan", "fight club 9/7", "fight club 9 / 7 good", "fight club %", "face / off",
        "fight club 1/2/3", "fight club 0x9", "", "movie 550 8,5,5",
        "blade runner 2049", "2001 a space odyssey",
    ])
    func `Another word is no rating`(_ text: String) { #expect(TypedRating(text.split(separator: " ").map(String.init)) == nil) }

    @Test(
        arguments: [
            ("popular movies", .movie, "popular"), ("movie popular", .movie, "popular"), ("shows top rated", .tv, "top-rated"),
            ("Top Rated", nil, "top-rated"), ("people", .person, ""), ("", nil, ""), ("movies tv", .movie, "tv"),
        ] as [(String, MediaKind?, String)])
    func `A list is named in any order and number`(_ text: String, _ kind: MediaKind?, _ rest: String) {
        let words = ListWords(text.split(separator: " ").map(String.init))
        #expect(words.kind == kind && words.rest == rest)
    }

    @Test func `A list of series is found without its kind if no list of movies has the name`() {
        #expect(ListWords(["airing", "today"]).tv == .airingToday && ListWords(["popular"]).tv == nil)
        #expect(ListWords(["popular"]).movies == .popular && ListWords(["tv", "popular"]).movies == nil)
    }
}
