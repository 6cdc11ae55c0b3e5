import Marquee
import MarqueePresentation
import Synchronization
import Testing

@testable import MarqueeCLI

struct ListArrangementTests {
    private static let movies = [
        movie(1, "The Godfather", 1972, 9), movie(2, "Amélie", 2001, 8, original: "Le Fabuleux Destin d'Amélie Poulain"),
        movie(3, "Spider-Man", 2002, 7), movie(4, "The Godfather Part II", 1974, 9), movie(5, "Never released", nil, 0),
    ]

    private static func movie(_ id: Int, _ title: String, _ year: Int?, _ vote: Double, original: String = "") -> MediaItem {
        var movie = Movie(id: id, title: title)
        movie.releaseDate = year.flatMap { Day(year: $0, month: 6, day: 1) }
        (movie.voteAverage, movie.voteCount) = (vote, vote > 0 ? 100 : 0)
        if !original.isEmpty { movie.originalTitle = original }
        return .movie(movie)
    }

    /// The arrangement after some keys.
    private static func after(_ keys: [Key], _ arrangement: ListArrangement = ListArrangement()) -> ListArrangement {
        var arrangement = arrangement
        for key in keys { _ = arrangement.take(key) }
        return arrangement
    }

    private static func takes(_ key: Key, _ arrangement: ListArrangement) -> Bool {
        var arrangement = arrangement
        return arrangement.take(key)
    }

    private static func typed(_ text: String) -> ListArrangement { after([.character("F")] + text.map(Key.character)) }
    private static func sorted(_ times: Int) -> ListArrangement { after(Array(repeating: .character("S"), count: times)) }

    @Test(arguments: [
        ("godf part", [3]), ("GODFATHER", [0, 3]), ("amelie", [1]), ("fabuleux", [1]), ("spider man", [2]), ("zzz", []),
        (" ", [0, 1, 2, 3, 4]),
    ])
    func `A filter keeps the rows that have all its words, whatever their case, accents and signs`(_ text: String, _ kept: [Int]) {
        #expect(Self.typed(text).indices(of: Self.movies) == kept)
    }

    @Test(arguments: [(0, [0, 1, 2, 3, 4]), (1, [1, 4, 2, 0, 3]), (2, [2, 1, 3, 0, 4]), (3, [0, 3, 1, 2, 4]), (4, [0, 1, 2, 3, 4])])
    func `One key cycles the orders, and rows with equal values keep the order of the server`(_ times: Int, _ order: [Int]) {
        #expect(Self.sorted(times).indices(of: Self.movies) == order)
    }

    @Test func `Escape takes the filter and the order back, and is a key of the page without them`() {
        let typed = Self.typed("god")
        let kept = Self.after([.enter], typed)
        #expect(typed.isTyping && !kept.isTyping && kept.filter == "god")
        #expect(Self.after([.character("S"), .escape], kept).isPlain && Self.takes(.escape, kept))
        #expect(!Self.takes(.escape, ListArrangement()) && !Self.takes(.character("q"), kept) && Self.takes(.character("q"), typed))
        let shorter = Self.after([.backspace, .backspace], typed)
        #expect(shorter.filter == "g" && shorter.isTyping)
        #expect(Self.after([.escape], typed) == ListArrangement())
    }

    @Test func `A tab key ends the typing, and is passed on`() {
        let typed = Self.typed("god")
        #expect(!Self.takes(.tab, typed) && !Self.after([.tab], typed).isTyping && Self.after([.tab], typed).filter == "god")
    }

    /// A row that counts how often its names are read.
    private struct CountedRow: ArrangedRow {
        let name: String
        let reads: Counter
        var searchedNames: [String] {
            reads.add()
            return [name, "Other"]
        }
        var sortedYear: Int? { nil }
        var sortedRating: Double? { nil }
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func add() { count.withLock { $0 += 1 } }
    }

    @Test func `The rows are read once for all filters, and again when the list is another one`() {
        let reads = Counter()
        var rows = (0..<100).map { CountedRow(name: "Title \($0)", reads: reads) }
        var arrangement = Self.after([.character("F")])
        for letter in "title 9" { _ = arrangement.take(.character(letter)) }
        for _ in 1...10 { #expect(arrangement.indices(of: rows).count == 19 && arrangement.selected(0, of: rows) == 9) }
        _ = arrangement.take(.backspace)
        #expect(arrangement.indices(of: rows).count == 100 && reads.value == 100)
        // A word is not found across two names.
        #expect(Self.typed("1other").indices(of: rows) == [])
        rows[0] = CountedRow(name: "Titles 9", reads: reads)
        _ = arrangement.take(.character("9"))
        #expect(arrangement.indices(of: rows).first == 0 && arrangement.indices(of: Array(rows.dropFirst())).first == 8)
    }

    @Test func `A row that the filter removes is not selected`() {
        #expect(Self.typed("spider").selected(0, of: Self.movies) == 2)
        #expect(Self.typed("godf").selected(3, of: Self.movies) == 3)
        #expect(Self.typed("zzz").selected(0, of: Self.movies) == nil)
    }
}
