import Foundation

/// From the arguments to an exit status: 0 if no scenario failed, 1 if one failed, 2 for invalid usage.
enum TortureProgram {
    static func run(_ words: [String]) async -> Int32 {
        let arguments: Arguments
        do throws(Arguments.Misuse) {
            arguments = try Arguments(words)
        } catch {
            say("MarqueeTorture: \(error.text)\n\n\(Arguments.help)")
            return 2
        }
        switch arguments.wish {
        case .help:
            say(Arguments.help)
            return 0
        case .list:
            for scenario in arguments.scenarios { say("\(scenario.name.padded(to: 14))\(scenario.promise)") }
            return 0
        case .run:
            let set = arguments.isQuick ? "quick set, times are not checked" : "full set"
            say("MarqueeTorture: seed \(arguments.seed), \(set), people's data in \(arguments.store.rawValue)")
            let allHeld = await arguments.jobs == 1 ? runInTurn(arguments) : runInProcesses(arguments)
            return allHeld ? 0 : 1
        }
    }

    private static func runInTurn(_ arguments: Arguments) async -> Bool {
        var allHeld = true
        for scenario in arguments.scenarios {
            let report = await scenario.report(arguments)
            say(report.text)
            allHeld = allHeld && report.holds
        }
        return allHeld
    }

    /// Writes a line at once, so that a run that is watched or cut short has shown all it knows.
    static func say(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}

extension String {
    func padded(to width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
