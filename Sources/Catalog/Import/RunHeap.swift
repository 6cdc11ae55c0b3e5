/// The runs of a merge that have entries left, the one with the next entry first: a binary heap.
struct RunHeap {
    private var runs: [Int] = []

    /// The run with the next entry; nil if all are read.
    var first: Int? { runs.first }

    /// Adds a run.
    ///
    /// - Parameter precedes: Whether the entry of one run comes before that of another.
    mutating func add(_ run: Int, precedes: (Int, Int) -> Bool) {
        runs.append(run)
        var index = runs.count - 1
        while index > 0, precedes(runs[index], runs[(index - 1) / 2]) {
            runs.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Puts the first run into its place after its entry was read.
    ///
    /// - Parameters:
    ///   - isAtEnd: Whether the run has no entry left.
    ///   - precedes: Whether the entry of one run comes before that of another.
    mutating func updateFirst(isAtEnd: Bool, precedes: (Int, Int) -> Bool) {
        if isAtEnd {
            let last = runs.removeLast()
            if runs.isEmpty { return }
            runs[0] = last
        }
        var index = 0
        while true {
            var least = index
            let child = index * 2 + 1
            if child < runs.count, precedes(runs[child], runs[least]) { least = child }
            if child + 1 < runs.count, precedes(runs[child + 1], runs[least]) { least = child + 1 }
            guard least != index else { return }
            runs.swapAt(index, least)
            index = least
        }
    }
}
