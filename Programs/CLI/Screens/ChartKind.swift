import Marquee
import MarqueePresentation

/// A category of a chart, as people read it and as the command line spells it.
protocol ChartKind: Sendable, Hashable, CaseIterable, RawRepresentable<String> {
    var label: String { get }
}

extension ChartKind {
    /// The category's name on the command line.
    var word: String { rawValue.split(separator: "_").joined(separator: "-") }

    static var words: [String] { allCases.map(\.word) }

    init?(word: String) {
        guard let kind = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = kind
    }
}

extension MovieChart.Kind: ChartKind {
    var label: String { Texts.screens.name(of: self) }
}

extension TVChart.Kind: ChartKind {
    var label: String { Texts.screens.name(of: self) }
}
