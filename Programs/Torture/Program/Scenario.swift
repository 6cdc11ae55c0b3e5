/// One promise and the way it is checked.
struct Scenario: Sendable {
    let name: String
    /// The promise, as in the table of `Docs/Reliability.md`.
    let promise: String
    /// How often it is repeated, for each store that it has a form for.
    let rounds: [StoreEngine: Rounds]
    /// Runs the check and returns its figures.
    let run: @Sendable (ScenarioRun) async throws -> String

    struct Rounds {
        let quick: Int
        let full: Int
    }

    init(
        _ name: String, _ promise: String, quick: Int, full: Int, postgres: Rounds? = nil,
        run: @escaping @Sendable (ScenarioRun) async throws -> String
    ) {
        self.name = name
        self.promise = promise
        rounds = [.sqlite: Rounds(quick: quick, full: full), .postgres: postgres].compactMapValues { $0 }
        self.run = run
    }

    /// Why a scenario cannot be run on this machine.
    struct Skip: Error {
        let reason: String
    }

    func report(_ arguments: Arguments) async -> Report {
        let start = ContinuousClock.now
        let rounds = rounds[arguments.store]
        let run = ScenarioRun(
            rounds: arguments.rounds ?? (arguments.isQuick ? rounds?.quick : rounds?.full) ?? 1, seed: arguments.seed,
            judgesTimes: !arguments.isQuick, store: arguments.store)
        let verdict: Report.Verdict
        do {
            let figures = try await self.run(run)
            verdict = run.complaints.isEmpty ? .pass(figures) : .fail(figures, run.complaints)
        } catch let skip as Skip {
            verdict = .skip(skip.reason)
        } catch {
            verdict = .fail("ended early", run.complaints + ["\(error)"])
        }
        return Report(scenario: name, verdict: verdict, time: ContinuousClock.now - start)
    }
}
