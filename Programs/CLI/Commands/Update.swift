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
            let client = command.client
            // The changes are read in any case: a catalog that cannot be replaced today cannot be tomorrow.
            let catalog = await command.updateCatalog(schedule)
            let renews = arguments.has(.renew)
            let changes = try await marquee { () async throws(MarqueeError) in try await client.changes.refresh(renews: renews) }
            try command.show(
                text: { Screens.update(catalog, changes) }, json: { UpdateJSON(catalog, changes) })
            if let failure = catalog.failure { throw .marquee(failure) }
        }
    }
}

/// The catalog after an update.
private struct UpdatedCatalog {
    var info: CatalogInfo?
    /// The result of the import; nil if the catalog stays.
    var result: CatalogImportResult?
    var isPostponed = false
    /// Why it was not replaced, or cannot be used.
    var failure: MarqueeError?
}

extension CommandSession {
    /// Replaces the catalog if that is due. If it stays, all of its file is checked, also that of a catalog that cannot be opened. Searches do not
    /// report such a file: without a catalog, they find less.
    fileprivate func updateCatalog(_ schedule: CatalogSchedule) async -> UpdatedCatalog {
        var catalog = UpdatedCatalog()
        do throws(MarqueeError) {
            catalog.info = try await client.catalog.info()
            // Six million names are not downloaded unasked.
            if let days = schedule.days {
                catalog.result = try await client.catalog.update(CatalogUpdate(days: days, createsMissing: schedule.isChosen))
                if let result = catalog.result { catalog.info = result.info }
                catalog.isPostponed = catalog.result == nil ? try await client.catalog.isPostponed() : false
            }
            if catalog.result == nil { _ = try await client.catalog.verify() }
        } catch {
            catalog.failure = error
        }
        return catalog
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

    init(_ updated: UpdatedCatalog, _ changes: RefreshedChanges) {
        let result = updated.result
        catalog = updated.info.map(CatalogJSON.Info.init)
        (isCatalogNew, isCatalogPostponed) = (result != nil, updated.isPostponed)
        added = result?.added.values.reduce(0, +) ?? 0
        removed = result?.removed.values.reduce(0) { $0 + $1.count } ?? 0
        (changed, since) = (changes.changed.count, changes.first)
        (renewed, notRenewed) = (changes.renewed, changes.notRenewed)
    }
}

extension Screens {
    fileprivate static func update(_ catalog: UpdatedCatalog, _ changes: RefreshedChanges) -> [Line] {
        var lines: [Line] = []
        if let result = catalog.result {
            let removed = result.removed.values.reduce(0) { $0 + $1.count }
            lines.append(
                Line(
                    Texts.catalogReplaced(
                        result.info.day.description, added: Texts.screens.number(result.added.values.reduce(0, +)),
                        removed: Texts.screens.number(removed))))
        } else if let info = catalog.info {
            lines.append(Line(Texts.catalogKept(info.day.description)))
        }
        if catalog.isPostponed { lines.append(Line(Texts.catalogPostponed)) }
        lines.append(Line(Texts.changesRead(Texts.screens.number(changes.changed.count), since: changes.first.description)))
        if changes.renewed + changes.notRenewed > 0 {
            let all = changes.renewed + changes.notRenewed
            lines.append(Line(Texts.answersRenewed(Texts.screens.number(changes.renewed), of: Texts.screens.number(all))))
        }
        return lines
    }
}
