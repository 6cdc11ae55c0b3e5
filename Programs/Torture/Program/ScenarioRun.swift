/// One run of a scenario: its inputs, and its findings.
final class ScenarioRun {
    let rounds: Int
    let judgesTimes: Bool
    let store: StoreEngine
    var random: SplitMix64
    /// The broken promises.
    private(set) var complaints: [String] = []

    init(rounds: Int, seed: UInt64, judgesTimes: Bool, store: StoreEngine) {
        self.rounds = rounds
        self.judgesTimes = judgesTimes
        self.store = store
        random = SplitMix64(state: seed)
    }

    func expect(_ isSo: Bool, _ complaint: @autoclosure () -> String) {
        if !isSo { complaints.append(complaint()) }
    }

    /// Judges a time, unless only invariants count.
    func expect(_ time: Duration, atMost most: Duration, _ what: String) {
        if judgesTimes { expect(time <= most, "\(what): \(time.milliseconds) ms, at most \(most.milliseconds) ms are promised") }
    }
}
