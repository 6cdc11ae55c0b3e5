import Marquee
import MarqueePresentation

extension Command {
    static let sync = Command(
        name: "sync", summary: CommandSummaries.sync, options: [], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.noArguments("sync")) }
        try arguments.requireNetwork()
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let report = try await marquee { () async throws(MarqueeError) in try await command.client.library.sync(()) }
            var conflicts: [Line] = []
            for conflict in report.conflicts {
                conflicts.append(Line("\(await command.name(of: conflict.item)): \(Texts.screens.conflict(conflict))"))
            }
            try command.show(text: { [conflicts] in Screens.sync(report, conflicts) }, json: { report })
            if let failure = report.failure { throw .marquee(failure) }
        }
    }
}

extension Screens {
    fileprivate static func sync(_ report: SyncReport, _ conflicts: [Line]) -> [Line] {
        var lines = [Line(Texts.synced(sent: report.sent, rejected: report.rejected, waiting: report.waiting))]
        lines += conflicts
        if report.superseded > 0 { lines.append(Line(Texts.superseded(report.superseded))) }
        if let pulled = report.pulled {
            lines.append(Line(Texts.pulled(pulled.items, changed: pulled.changed)))
        }
        if report.rejected > 0 { lines.append(Line(Texts.pendingShowsWhy)) }
        return lines
    }
}
