import Marquee
import MarqueePresentation

/// Marks as signs, as few columns as possible: filled where something is marked, hollow where only the wish to change it is left to show.
enum Glyphs {
    private static let (waits, isRejected) = ("↑", "✗")

    /// All marks of one thing, such as `♥↑ ★8.5`.
    static func line(_ marks: Marks) -> Line {
        MarkKind.allCases.compactMap { sign($0, marks) }.map { Line($0) }.joined(separator: " ")
    }

    /// All marks of one thing in words, and those of one kind also if there is none.
    static func words(_ marks: Marks, naming named: MarkKind? = nil) -> Line {
        let parts = MarkKind.allCases.compactMap { kind -> Line? in
            guard kind == named || sign(kind, marks) != nil else { return nil }
            return Line("\(symbol(marks[kind])) \(words(marks[kind]))" + (standing(kind, marks).map { ", \($0.words)" } ?? ""))
        }
        return parts.joined(separator: Line(" · ", .faint))
    }

    /// The mark, in words.
    static func words(_ value: MarkValue) -> String { Texts.screens.words(value) }

    /// The meanings of the shown signs.
    static func legend(of all: some Sequence<Marks>) -> [Line] {
        var shown: Set<String> = []
        for marks in all {
            for kind in MarkKind.allCases where sign(kind, marks) != nil {
                shown.insert(symbol(marks[kind]))
                if let standing = standing(kind, marks) { shown.insert(standing.sign) }
            }
        }
        let texts = Texts.screens
        let meanings = [
            ("♥", texts.favorite), ("♡", texts.notFavorite), ("◆", texts.onWatchlist), ("◇", texts.notOnWatchlist),
            ("★", texts.yourRating), ("☆", texts.notRated), (waits, texts.waitsToBeSent), (isRejected, texts.wasRejected),
        ]
        let lines = meanings.filter { shown.contains($0.0) }.map { Line("\($0.0) \($0.1)", .faint) }
        return lines.isEmpty ? [] : [lines.joined(separator: Line(" · ", .faint))]
    }

    private static func sign(_ kind: MarkKind, _ marks: Marks) -> String? {
        let value = marks[kind]
        guard value.isSet || standing(kind, marks) != nil else { return nil }
        let rating = kind == .rating ? marks.rating.map(Texts.screens.rating) ?? "" : ""
        return symbol(value) + rating + (standing(kind, marks)?.sign ?? "")
    }

    private static func standing(_ kind: MarkKind, _ marks: Marks) -> (sign: String, words: String)? {
        if marks.rejected.contains(kind) { return (isRejected, Texts.screens.changeWasRejected) }
        return marks.pending.contains(kind) ? (waits, Texts.screens.waitsToBeSent) : nil
    }

    private static func symbol(_ value: MarkValue) -> String {
        switch value {
        case .favorite(let isSet): isSet ? "♥" : "♡"
        case .watchlist(let isSet): isSet ? "◆" : "◇"
        case .rating(let rating): rating == nil ? "☆" : "★"
        }
    }
}
