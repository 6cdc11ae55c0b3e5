extension Key {
    /// How far a key moves a selection or a text, in columns and rows; nil for keys that do not move.
    func movement(height: Int) -> (x: Int, y: Int)? {
        switch self {
        case .up, .character("k"): (0, -1)
        case .down, .character("j"): (0, 1)
        case .left, .character("h"): (-1, 0)
        case .right, .character("l"): (1, 0)
        case .pageUp, .control("u"): (0, -max(1, height / 2))
        case .pageDown, .control("d"): (0, max(1, height / 2))
        case .home, .character("g"): (0, -1_000_000)
        case .end, .character("G"): (0, 1_000_000)
        case .wheel(let rows): (0, rows)
        default: nil
        }
    }
}

extension Key {
    /// Whether the key types text.
    var isText: Bool {
        switch self {
        case .character, .paste: true
        default: false
        }
    }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
    /// The case beside this one. The first case follows the last one.
    func neighbor(_ step: Int) -> Self {
        let all = Array(Self.allCases)
        let index = all.firstIndex(of: self) ?? 0
        return all[(index + (step < 0 ? -1 : 1) + all.count) % all.count]
    }
}
