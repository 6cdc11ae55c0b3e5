import Marquee
import Testing

@testable import MarqueeCLI

/// Marks as signs, in words, and the meanings of the signs.
struct GlyphsTests {
    private static let rows: [(marks: Marks, signs: String, words: String, legend: String)] = [
        (.none, "", "", ""),
        (Marks(isFavorite: true), "♥", "♥ a favorite", "♥ a favorite"),
        (
            Marks(isFavorite: true, isOnWatchlist: true, rating: Rating(halfPoints: 17)), "♥ ◆ ★8.5",
            "♥ a favorite · ◆ on the watchlist · ★ rated 8.5", "♥ a favorite · ◆ on the watchlist · ★ your rating"
        ),
        (
            Marks(isFavorite: true, rating: Rating(halfPoints: 20), pending: [.favorite, .rating]), "♥↑ ★10↑",
            "♥ a favorite, waits to be sent · ★ rated 10, waits to be sent", "♥ a favorite · ★ your rating · ↑ waits to be sent"
        ),
        (
            Marks(pending: [.favorite, .watchlist, .rating]), "♡↑ ◇↑ ☆↑",
            "♡ not a favorite, waits to be sent · ◇ not on the watchlist, waits to be sent · ☆ not rated, waits to be sent",
            "♡ not a favorite · ◇ not on the watchlist · ☆ not rated · ↑ waits to be sent"
        ),
        (
            Marks(isOnWatchlist: true, rating: Rating(halfPoints: 1), rejected: [.favorite, .rating]), "♡✗ ◆ ★0.5✗",
            "♡ not a favorite, a change was rejected · ◆ on the watchlist · ★ rated 0.5, a change was rejected",
            "♡ not a favorite · ◆ on the watchlist · ★ your rating · ✗ was rejected"
        ),
    ]

    @Test(arguments: rows.indices)
    func `each mark has its sign, its words and its place in the legend`(_ index: Int) {
        let row = Self.rows[index]
        #expect(Glyphs.line(row.marks).text == row.signs)
        #expect(Glyphs.words(row.marks).text == row.words)
        #expect(Glyphs.legend(of: [row.marks]).map(\.text).joined() == row.legend)
    }

    @Test func `a sign takes one column`() {
        for sign in "♥♡◆◇★☆↑✗" { #expect(sign.columns == 1, "\(sign)") }
    }

    @Test func `marks are of those who are signed in`() {
        let marks: [Markable: Marks] = [.movie(1): Marks(isFavorite: true), .tv(1): .none]
        let (mine, nobody) = (Marking(marks, isSignedIn: true), Marking(marks, isSignedIn: false))
        #expect(mine.width == 1 && mine.legend.count == 1)
        #expect(nobody.width == 0 && nobody.legend.isEmpty)
        #expect(mine.on([.tv(1), nil]).width == 0)
    }
}
