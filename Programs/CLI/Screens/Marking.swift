import Marquee

/// The marks of the person on the items of a screen; nothing without a signed-in person.
struct Marking {
    private var marks: [Markable: Marks]
    private let isSignedIn: Bool

    init(_ marks: [Markable: Marks], isSignedIn: Bool) {
        self.marks = isSignedIn ? marks.filter { $0.value != .none } : [:]
        self.isSignedIn = isSignedIn
    }

    /// No person is signed in.
    static let nobody = Marking([:], isSignedIn: false)

    func marks(on item: Markable?) -> Marks { item.flatMap { marks[$0] } ?? .none }

    /// The same as far as some things are concerned.
    func on(_ items: [Markable?]) -> Marking {
        let items = Set(items.compactMap { $0 })
        return Marking(marks.filter { items.contains($0.key) }, isSignedIn: isSignedIn)
    }

    /// The same with other marks, which are newer.
    func adding(_ more: [Markable: Marks]) -> Marking {
        Marking(marks.merging(more) { _, newer in newer }, isSignedIn: isSignedIn)
    }

    func signs(on item: Markable?) -> Line { Glyphs.line(marks(on: item)) }

    /// How many columns of a table the marks take; 0 where nothing is marked.
    var width: Int { marks.values.reduce(0) { max($0, Glyphs.line($1).columns) } }

    /// The meanings of the signs, on one line; none where nothing is marked.
    var legend: [Line] { Glyphs.legend(of: marks.values) }
}
