import Marquee
import MarqueePresentation

extension Command {
    static let update = Command(
        name: "update", summary: CommandSummaries.update, options: [.renew], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.noArguments("update")) }
        try arguments.requireNetwork()
        let schedule = CatalogSchedule(context.settings)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (client, before) = (command.client, try await command.catalogInfo())
            let catalog = try await marquee { () async throws(MarqueeError) in
                // Six million names are not downloaded unasked.
                guard let days = schedule.days else { return nil as CatalogImportResult? }
                return try await client.catalog.update(CatalogUpdate(days: days, createsMissing: schedule.isChosen))
            }
            let isPostponed = try await marquee { () async throws(MarqueeError) in
                schedule.days == nil || catalog != nil ? false : try await client.catalog.isPostponed()
            }
            let renews = arguments.has(.renew)
            let changes = try await marquee { () async throws(MarqueeError) in try await client.changes.refresh(renews: renews) }
            try command.show(
                text: { Screens.update(catalog, catalog?.info ?? before, isPostponed, changes) },
                json: { UpdateJSON(catalog, catalog?.info ?? before, isPostponed, changes) })
        }
    }
}

extension CommandSession {
    fileprivate func catalogInfo() async throws(Failure) -> CatalogInfo? {
        try await marquee { () async throws(MarqueeError) in try await client.catalog.info() }
    }
}

/// The output of `--json` about an update.
private struct UpdateJSON: Encodable {
    let catalog: CatalogJSON.Info?
    let isCatalogNew: Bool
    let isCatalogPostponed: Bool
    let added: Int
    let removed: Int
    let changed: Int
    let since: Day
    let renewed: Int
    let notRenewed: Int

    init(_ result: CatalogImportResult?, _ info: CatalogInfo?, _ isPostponed: Bool, _ changes: RefreshedChanges) {
        catalog = info.map(CatalogJSON.Info.init)
        (isCatalogNew, isCatalogPostponed) = (result != nil, isPostponed)
        added = result?.added.values.reduce(0, +) ?? 0
        removed = result?.removed.values.reduce(0) { $0 + $1.count } ?? 0
        (changed, since) = (changes.changed.count, changes.first)
        (renewed, notRenewed) = (changes.renewed, changes.notRenewed)
    }
}

extension Screens {
    fileprivate static func update(
        _ result: CatalogImportResult?, _ info: CatalogInfo?, _ isPostponed: Bool, _ changes: RefreshedChanges
    ) -> [Line] {
        var lines: [Line] = []
        if let result {
            let removed = result.removed.values.reduce(0) { $0 + $1.count }
            lines.append(
                Line(
                    Texts.catalogReplaced(
                        result.info.day.description, added: Texts.screens.number(result.added.values.reduce(0, +)),
                        removed: Texts.screens.number(removed))))
        } else if let info {
            lines.append(Line(Texts.catalogKept(info.day.description)))
        }
        if isPostponed { lines.append(Line(Texts.catalogPostponed)) }
        lines.append(Line(Texts.changesRead(Texts.screens.number(changes.changed.count), since: changes.first.description)))
        if changes.renewed + changes.notRenewed > 0 {
            let all = changes.renewed + changes.notRenewed
            lines.append(Line(Texts.answersRenewed(Texts.screens.number(changes.renewed), of: Texts.screens.number(all))))
        }
        return lines
    }
}
