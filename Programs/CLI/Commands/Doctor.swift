import Foundation
import Marquee

extension Command {
    static let doctor = Command(
        name: "doctor", summary: CommandSummaries.doctor, options: [.repair], needsSettings: false, isEnglish: true,
        showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.noArguments("doctor")) }
        try await Examination(arguments: arguments, context: context).run()
    }
}

/// The checks of the doctor: it also works where no other command does.
private struct Examination {
    let arguments: ParsedArguments
    let context: Context

    func run() async throws(Failure) {
        var findings = context.findings
        var isExamined = false
        do throws(Failure) {
            let configuration = try CommandSession.configuration(context)
            let storage = CommandSession.storage(configuration, context)
            if arguments.has(.repair) { findings += await Repair(storage: storage, settings: SettingsFile(context.environment)).run() }
            findings += await context.network(configuration, isOffline: arguments.has(.offline))
            let trouble = await storage.failure { _ in }
            findings += storage.folders.map { Finding(folder: $0, free: DiskSpace.free(at: $0), isOpen: trouble == nil) }
            findings += storage.folders.flatMap(Finding.damagedFiles)
            // Without a store, the server can still be asked.
            try await CommandSession.with(arguments, context, storage: trouble == nil ? nil : .memory) { (command) async throws(Failure) in
                isExamined = true
                try await command.examine(findings, trouble)
            }
        } catch {
            if !isExamined { try show(findings + [Finding(name: "client", ok: false, detail: error.message)]) }
            throw error
        }
    }

    private func show(_ findings: [Finding]) throws(Failure) {
        if arguments.has(.json) {
            try context.terminal.print(json: FindingsJSON(findings: findings))
        } else {
            context.terminal.print(findings.map(\.line))
        }
    }
}

extension Context {
    /// The settings, and their origins.
    fileprivate var findings: [Finding] {
        let credential = settings[.tokenFile]
        let source = credential.origin == .standard ? Texts.sandboxIsUsed : Texts.valueSet + Texts.comma + credential.origin.words
        let (file, keys) = (SettingsFile(environment), SettingKey.all.filter { $0 != .tokenFile })
        let problems = file.read().complaints.map { Failure.settings($0, in: file).message }
        return [Finding(name: "credential", ok: true, detail: source)]
            + keys.map { Finding(name: $0.name, ok: true, detail: settings[$0].words) }
            + [Finding(name: "pictures", ok: true, detail: pictures.words)]
            + problems.map { Finding(name: "config", ok: false, detail: $0) }
    }
}

private struct FindingsJSON: Encodable {
    let findings: [Finding]
}

/// One thing that the doctor looked at.
struct Finding: Encodable {
    let name: String
    let ok: Bool
    let detail: String

    init(name: String, ok: Bool, detail: String) { (self.name, self.ok, self.detail) = (name, ok, detail) }

    /// A folder of the store. On a full disk, what is there can be read, and nothing can be stored.
    ///
    /// - Parameter free: The number of free bytes on its disk; nil if it is unknown.
    init(folder: String, free: Int?, isOpen: Bool) {
        let isFull = free.map { $0 < DiskSpace.least } ?? false
        self.init(name: "folder", ok: isOpen && !isFull, detail: isFull ? Texts.folderFull(folder) : folder)
    }

    /// The copies of damaged files that a repair has left in a folder of the store.
    static func damagedFiles(in folder: String) -> [Finding] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.contains(".damaged-") }.sorted().map { Finding(name: "damaged file", ok: true, detail: "\(folder)/\($0)") }
    }

    fileprivate var line: Line {
        ((ok ? Line(Texts.okLabel, .vote) : Line(Texts.failedLabel, .error)).padded(to: 8) + Line(Texts.labeled(name) + detail)).hanging(
            at: 8)
    }
}

extension CommandSession {
    /// - Parameter trouble: Why the store cannot be opened; nil if it can.
    fileprivate func examine(_ known: [Finding], _ trouble: MarqueeError?) async throws(Failure) {
        var findings = known
        var failure = trouble
        if policy != .offline {
            do throws(MarqueeError) {
                let answer = try await client.images.configuration(policy: .fresh)
                findings.append(Finding(name: "server", ok: true, detail: Texts.serverAnswers("\(answer.value.baseURL)")))
            } catch {
                failure = failure ?? error
                findings.append(Finding(name: "server", ok: false, detail: error.words))
            }
        }
        do throws(MarqueeError) {
            if let trouble { throw trouble }
            let kept = try await client.images.configuration(policy: .offline)
            let isKept = kept.refreshError == nil
            try await client.checkStore()
            findings.append(Finding(name: "store", ok: true, detail: isKept ? Texts.storeHoldsConfiguration : Texts.storeIsEmpty))
        } catch {
            failure = failure ?? error
            findings.append(Finding(name: "store", ok: false, detail: error.words))
        }
        do throws(MarqueeError) {
            if let catalog = try await client.catalog.verify() {
                findings.append(Finding(name: "catalog file", ok: true, detail: Texts.catalogState(catalog)))
            }
        } catch {
            failure = failure ?? error
            findings.append(Finding(name: "catalog file", ok: false, detail: error.words))
        }
        if let session {
            let (finding, trouble) = await examine(session, asks: policy != .offline && failure == nil)
            failure = failure ?? trouble
            findings.append(finding)
        }
        try show(text: { findings.map(\.line) }, json: { FindingsJSON(findings: findings) })
        if let failure { throw .marquee(failure) }
        if known.contains(where: { $0.name == "folder" && !$0.ok }) { throw .marquee(MarqueeError(.storageFull, .storeFull)) }
    }

    /// Whether the server takes the session: it is asked in its name, unless it has not even answered without one.
    private func examine(_ session: Session, asks: Bool) async -> (Finding, MarqueeError?) {
        var (session, trouble): (Session, MarqueeError?) = (session, nil)
        var words: (_ name: String, _ state: String) -> String = Texts.accountByStore
        if asks {
            do throws(MarqueeError) {
                session = try await client.account.check(())
                words = Texts.accountBy
            } catch {
                trouble = error
                words = { Texts.accountByStore($0, $1, because: error.words) }
            }
        }
        if session.state != .active {
            trouble = trouble ?? refusal.error ?? .sessionEnded
            words = Texts.accountBy
        }
        let unsent = await backlog(of: session)?.words ?? Texts.noUnsentChanges
        return (
            Finding(name: "account", ok: trouble == nil, detail: words(await sessionNames()[session], session.stateWords) + " " + unsent),
            trouble
        )
    }
}
