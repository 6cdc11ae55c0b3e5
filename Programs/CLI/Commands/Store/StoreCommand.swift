import Marquee
import MarqueeAdministration
import MarqueeData

/// The acts of an operator, with a store.
struct StoreCommand {
    let store: any StoreAdministration
    let choice: StoreChoice
    let arguments: ParsedArguments
    let terminal: Terminal

    private var isDryRun: Bool { arguments.has(.dryRun) }

    func run(_ act: StoreAct) async throws(Failure) {
        let versions = try await ask { () async throws(MarqueeError) in try await store.versions() }
        switch act {
        case .status: return try await showStatus(versions)
        case .migrate: return try await migrate(versions)
        default: break
        }
        guard versions.isUsable else { throw .unusable(versions) }
        switch act {
        case .check: try await check()
        case .repair: try await repair()
        case .pending: try await showChanges()
        case .discard: try await apply(.discard)
        case .resend: try await apply(.resend)
        case .forget: try await forget()
        case .export(let path): try await export(to: path)
        case .restore(let path): try await restore(from: path)
        case .status, .migrate: break
        }
    }

    private func showStatus(_ versions: StoreVersions) async throws(Failure) {
        var figures: OutboxFigures?
        if versions.isUsable { figures = try await ask { () async throws(MarqueeError) in try await store.figures() } }
        let json = StoreJSON(versions, figures)
        try show({ Screens.store(json) }, json)
        guard versions.isUsable else { throw .unusable(versions) }
    }

    private func migrate(_ versions: StoreVersions) async throws(Failure) {
        if let tables = versions.tables, tables > versions.program, !versions.isUsable { throw .unusable(versions) }
        if !isDryRun { try await ask { () async throws(MarqueeError) in try await store.migrate() } }
        let (from, to) = (versions.tables ?? 0, max(versions.tables ?? 0, versions.program))
        let text = from == to ? Texts.storeIsNewest(to) : isDryRun ? Texts.storeWouldMigrate(from, to) : Texts.storeMigrated(from, to)
        try show({ [Line(text)] }, StoreMigrationJSON(from: from, to: to, isDryRun: isDryRun))
    }

    private func check() async throws(Failure) {
        let findings = try await ask { () async throws(MarqueeError) in try await store.check() }
        let json = StoreCheckJSON(findings)
        try show({ findings.isEmpty ? [Line(Texts.storeIsRight)] : findings.map { Line(Texts.storeFinding($0)) } }, json)
        guard !findings.isEmpty else { return }
        let hint = findings.contains(where: \.kind.isMendable) ? Texts.storeRunRepair : Texts.storeReadFleet
        throw .stated(Texts.storeIsWrong, hint: hint, status: .storage)
    }

    private func repair() async throws(Failure) {
        let repair = try await ask { () async throws(MarqueeError) in try await store.repair(isDryRun: isDryRun) }
        let mended = repair.found.filter { $0.kind.isMendable }
        func part(_ heading: String, _ findings: [StoreFinding]) -> [Line] {
            findings.isEmpty ? [] : [Line(heading)] + findings.map { Line(Texts.storeFinding($0)) }
        }
        var lines = part(isDryRun ? Texts.storeWouldMend : Texts.storeMended, mended) + part(Texts.storeLeft, repair.left)
        if lines.isEmpty { lines = [Line(Texts.storeIsRight)] }
        try show({ lines + dryRun }, StoreRepairJSON(repair, isDryRun: isDryRun))
        if !repair.left.isEmpty { throw .stated(Texts.storeIsWrong, hint: Texts.storeReadFleet, status: .storage) }
    }

    private func showChanges() async throws(Failure) {
        try await requireAccount()
        let changes = try await ask { () async throws(MarqueeError) in try await store.changes(choice.selection, limit: choice.limit) }
            .map { StoreChangeJSON($0) }
        try show({ changes.isEmpty ? [Line(Texts.noUnsentChanges)] : changes.map(Screens.change) }, StoreChangesJSON(changes: changes))
    }

    /// The account that the options name has to exist.
    private func requireAccount() async throws(Failure) {
        guard let tenant = choice.selection.tenant else { return }
        if try await ask({ () async throws(MarqueeError) in try await store.contents(of: tenant) }) == nil { throw .unknownAccount(tenant) }
    }

    private func apply(_ act: ChangeAct) async throws(Failure) {
        try await requireAccount()
        let outcome = try await ask { () async throws(MarqueeError) in
            try await store.apply(act, to: choice.selection, isDryRun: isDryRun)
        }
        let changes = Texts.changes(outcome.changes)
        var lines = [Line(act == .discard ? Texts.discarded(changes) : Texts.storeResent(changes))]
        if outcome.takenBack > 0 { lines.append(Line(Texts.takenBack(Texts.changes(outcome.takenBack)))) }
        try show({ lines + dryRun }, StoreActJSON(outcome, isDryRun: isDryRun))
    }

    private func forget() async throws(Failure) {
        let tenant = choice.selection.tenant ?? 0
        let contents = try await ask { () async throws(MarqueeError) in try await store.contents(of: tenant) }
        guard let contents else { throw .unknownAccount(tenant) }
        if !isDryRun { try await ask { () async throws(MarqueeError) in try await store.forget(tenant) } }
        try show(contents)
    }

    private func export(to path: String) async throws(Failure) {
        let file = try LineFile(path, replacing: StoreExportOptions.beginning)
        var options = StoreExportOptions()
        options.leavesOutSessions = arguments.has(.withoutSessions)
        let outcome = await CommandSession.outcome { () async throws(Failure) in
            let counts = try await ask { [options] () async throws(MarqueeError) in try await store.export(options) { file.put($0) } }
            try file.finish()
            _ = try Self.checked(file.temporary, needsPlainSecrets: false)
            try file.keep()
            try show(counts)
        }
        file.discard()
        try outcome.get()
        if !options.leavesOutSessions { terminal.note(Line(Texts.storeFileIsSecret)) }
    }

    private func restore(from path: String) async throws(Failure) {
        let counts = try Self.checked(path, needsPlainSecrets: store.keepsPlainSecrets)
        let lines = try LineReader(path)
        let isEmpty = try await ask { () async throws(MarqueeError) in
            try await store.restore({ lines.next() }, isDryRun: isDryRun)
        }
        guard isEmpty else { throw .stated(Texts.storeIsNotEmpty, hint: Texts.storeNeedsEmpty, status: .storage) }
        if let trouble = lines.trouble { throw .stated(Texts.storeFileUnread(trouble), hint: Texts.storeCheckFile, status: .failure) }
        try show(counts)
    }

    /// Reads a whole file. Returns the number of its rows by table.
    private static func checked(_ path: String, needsPlainSecrets: Bool) throws(Failure) -> [String: Int] {
        let lines = try LineReader(path)
        var check = StoreLineCheck(needsPlainSecrets: needsPlainSecrets)
        do throws(StoreLineCheck.Flaw) {
            while let line = lines.next() { try check.take(line) }
            if lines.trouble == nil { try check.finish() }
        } catch {
            throw .usage(Texts.storeFile(error), hint: Texts.storeCheckFile)
        }
        if let trouble = lines.trouble { throw .stated(Texts.storeFileUnread(trouble), hint: Texts.storeCheckFile, status: .failure) }
        return check.counts
    }

    private func show(_ counts: [String: Int]) throws(Failure) {
        try show({ Screens.contents(counts) + dryRun }, StoreContentsJSON(rows: counts, isDryRun: isDryRun))
    }

    private func show(_ text: () -> [Line], _ json: some Encodable) throws(Failure) {
        if arguments.has(.json) { try terminal.print(json: json) } else { terminal.print(text()) }
    }

    /// The last line of a dry run, which belongs to its result.
    private var dryRun: [Line] { isDryRun ? [Line(Texts.storeNothingChanged)] : [] }

    private func ask<Value>(_ work: () async throws(MarqueeError) -> Value) async throws(Failure) -> Value {
        do throws(MarqueeError) {
            return try await work()
        } catch {
            throw .ofStore(error)
        }
    }
}

extension Failure {
    fileprivate static func unknownAccount(_ tenant: Int) -> Failure {
        .stated(Texts.storeNoAccount(tenant), hint: Texts.storeFindsAccounts, status: .notFound)
    }

    fileprivate static func unusable(_ versions: StoreVersions) -> Failure {
        guard let tables = versions.tables else { return .stated(Texts.storeIsMissing, hint: Texts.storeRunMigrate, status: .storage) }
        return tables < versions.program
            ? .stated(Texts.storeIsOlder(tables, versions.program), hint: Texts.storeRunMigrate, status: .storage)
            : .stated(Texts.storeIsNewer(tables, versions.program), hint: Texts.storeNeedsNewer, status: .storage)
    }
}
