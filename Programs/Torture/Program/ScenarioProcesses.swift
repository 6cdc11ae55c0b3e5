import Foundation

extension TortureProgram {
    /// Runs several scenarios at the same time. Each is a process of its own, so that none counts the memory, threads or files of another.
    ///
    /// - Returns: Whether no scenario failed.
    static func runInProcesses(_ arguments: Arguments) async -> Bool {
        await withTaskGroup(of: ScenarioProcess.self) { group in
            var allHeld = true
            for (index, scenario) in arguments.scenarios.enumerated() {
                if index >= arguments.jobs, let ended = await group.next() { allHeld = ended.sayReport() && allHeld }
                group.addTask { await ScenarioProcess(scenario, arguments) }
            }
            for await ended in group { allHeld = ended.sayReport() && allHeld }
            return allHeld
        }
    }
}

/// A scenario that was run by another process, to its end.
struct ScenarioProcess: Sendable {
    let holds: Bool
    let text: String

    init(_ scenario: Scenario, _ arguments: Arguments) async {
        do {
            let child = try await Child.hear(.scenario, arguments.words(for: scenario))
            self.init(scenario.name, child.lines, child.ending)
        } catch {
            self.init(scenario.name, ["FAIL  \(scenario.name.padded(to: 14))\(error)"], .exit(1))
        }
    }

    init(_ name: String, _ lines: [String], _ ending: Child.Ending) {
        holds = ending == .exit(0) && !lines.isEmpty
        // One that fails says so itself, unless it did not come that far.
        let saysSo = lines.contains { $0.hasPrefix("FAIL") }
        let missing = holds || saysSo ? [] : ["FAIL  \(name.padded(to: 14))ended with \(ending) and without a report"]
        text = (lines + missing).joined(separator: "\n")
    }

    /// Prints the report as soon as it is there, and returns whether the scenario passed.
    fileprivate func sayReport() -> Bool {
        TortureProgram.say(text)
        return holds
    }
}

extension Role {
    /// Runs one scenario, and prints its report.
    static let scenario = Role("scenario") { words in
        let arguments = try Arguments(words)
        for scenario in arguments.scenarios {
            let report = await scenario.report(arguments)
            TortureProgram.say(report.text)
            if !report.holds { exit(1) }
        }
    }
}
