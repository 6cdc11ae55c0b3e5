import Marquee
import MarqueePresentation

/// A category of a list, as people read it and as the command line spells it.
protocol ListKind: Sendable, Hashable, CaseIterable, RawRepresentable<String> {
    var label: String { get }
}

extension ListKind {
    /// The category's name on the command line.
    var word: String { rawValue.split(separator: "_").joined(separator: "-") }

    static var words: [String] { allCases.map(\.word) }

    init?(word: String) {
        guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = kind
    }
}

extension MovieList.Kind: ListKind {
    var label: String { Texts.screens.name(of: self) }
}

extension TVList.Kind: ListKind {
    var label: String { Texts.screens.name(of: self) }
}
