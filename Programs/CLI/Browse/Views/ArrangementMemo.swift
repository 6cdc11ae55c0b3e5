import Marquee
import Synchronization

/// The rows that a filter kept last, so that a key and its drawing do not search thousands of rows several times. All memos are equal.
final class ArrangementMemo: Sendable {
    /// A list, by the storage of its array. The array is retained, so no other one can have the same storage.
    private struct Source {
        let rows: any Sendable
        let storage: UInt?
        let count: Int

        init<Row: Sendable>(_ rows: [Row]) {
            (self.rows, count) = (rows, rows.count)
            storage = rows.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }

        func isSame(as other: Source) -> Bool { storage == other.storage && count == other.count }
    }

    private struct State {
        var source: Source?
        var names = FoldedNames()
        var kept: (filter: String, order: ListArrangement.Order, indices: [Int])?
    }

    private let state = Mutex(State())

    /// Returns the indices for a filter and an order: those of the last call, or else the result of the search.
    func indices<Row: ArrangedRow>(
        of rows: [Row], _ filter: String, _ order: ListArrangement.Order, search: (FoldedNames) -> [Int]
    ) -> [Int] {
        let source = Source(rows)
        return state.withLock { state in
            if state.source?.isSame(as: source) != true {
                state = State(source: source, names: FoldedNames(rows))
            } else if let kept = state.kept, kept.filter == filter, kept.order == order {
                return kept.indices
            }
            let indices = search(state.names)
            state.kept = (filter, order, indices)
            return indices
        }
    }
}

extension ArrangementMemo: Hashable {
    static func == (a: ArrangementMemo, b: ArrangementMemo) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// The names of rows without case and accents, one behind the other.
struct FoldedNames: Sendable {
    private var bytes: [UInt8] = []
    /// The end of each row.
    private var ends: [Int] = []

    /// The byte between two names, which no typed word has.
    private static let separator: UInt8 = 0

    init() {}

    init(_ rows: [some ArrangedRow]) {
        for row in rows {
            for name in row.searchedNames { bytes += Array(Folding.fold(name).utf8) + [Self.separator] }
            ends.append(bytes.count)
        }
    }

    /// The rows whose names have all words, each of them anywhere in a name.
    func rows(withAll words: [Substring]) -> [Int] {
        let words = words.map { Array($0.utf8) }
        return bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            var rows: [Int] = []
            for (row, end) in ends.enumerated() {
                let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
                if words.allSatisfy({ Self.contains($0, in: name) }) { rows.append(row) }
                start = end
            }
            return rows
        }
    }

    private static func contains(_ word: [UInt8], in name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = word.first, word.count <= name.count else { return word.isEmpty }
        return (0...name.count - word.count).contains { place in
            name[place] == first && word.indices.allSatisfy { name[place + $0] == word[$0] }
        }
    }
}
