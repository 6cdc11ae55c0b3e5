import Foundation
import Marquee
import MarqueeDrift
import MarqueeSandbox

extension Command {
    static let drift = Command(
        name: "drift", places: [.value(.file, .folder)], summary: CommandSummaries.drift, options: [], isEnglish: true,
        showsCached: .none
    ) { (arguments, context) throws(Failure) in
        guard arguments.words.count == 2 else { throw .usage(Texts.needsRecording("drift")) }
        let recordings = try Recordings.read(arguments.words[1])
        let report = try DriftReport(of: recordings)
        let problems = recordings.problems.map(\.description)
        if arguments.has(.json) {
            try context.terminal.print(json: DriftJSON(report, problems: problems))
        } else {
            context.terminal.print(Screens.drift(report, problems: problems))
        }
        if report.isFailure || !problems.isEmpty { throw .other(Texts.driftFound, hint: Texts.driftPlaces) }
    }
}

extension Recordings {
    fileprivate static func read(_ path: String) throws(Failure) -> Recordings {
        do {
            return try Recordings.filled(contentsOf: URL(filePath: path))
        } catch {
            throw Failure(error)
        }
    }
}

extension DriftReport {
    fileprivate init(of recordings: Recordings) throws(Failure) {
        var check = DriftCheck()
        for exchange in recordings.exchanges {
            if Task.isCancelled { throw .marquee(MarqueeError(.cancelled, .init("drift.interrupted", Texts.interrupted))) }
            check.add(method: exchange.method, url: exchange.url, status: exchange.status, body: exchange.body)
        }
        self = check.report()
    }
}
