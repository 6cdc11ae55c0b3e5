import Foundation
import Marquee
import MarqueeCatalog
import MarqueeSandbox

extension Scenario {
    static let catalog = Scenario(
        "catalog",
        """
        Through kills, power cuts, failing file operations, full disks, damaged downloads, two imports at once and replacements under four \
        readers, a search uses the old catalog or the new one, whole; the next import leaves no other file.
        """,
        quick: 4, full: 200
    ) { run in
        var options = Sandbox.Options(clock: { CatalogDevice.now })
        options.exports = SandboxExports(names: 20_000)
        let sandbox = try await Sandbox.start(options)
        var tally = CatalogTally(sandbox: sandbox, scratch: try Scratch())
        do {
            for round in 1...run.rounds {
                try await tally.killed(round, run)
                switch round % 3 {
                case 0: try await tally.together(round, run)
                case 1: try await tally.limited(round, run)
                default: try await tally.refused(round, run)
                }
            }
        } catch {
            await sandbox.stop()
            throw error
        }
        await sandbox.stop()
        let findings = [
            try await CatalogFailures(most: run.rounds * 5).run(run), try await CatalogPowerCuts(count: run.rounds * 5).run(run),
            try await CatalogFullDisk().run(run), try await CatalogDamages(count: run.rounds * 5).run(run),
            try await CatalogReplacements(count: run.rounds * 5).run(run),
        ]
        run.expect(tally.interrupted > 0, "no import was ever interrupted")
        let killed = "\(run.rounds) kills, \(tally.interrupted) of them in an import or an update; \(tally.failed) imports failed"
        return ([killed] + findings).joined(separator: "; ")
    }
}

/// A device with a catalog, at a moment that never changes.
struct CatalogDevice {
    /// 2026-11-25, 09:00 UTC.
    static let now = Date(timeIntervalSince1970: 1_795_597_200)
    static let days = ["2026-11-24", "2026-11-25"]

    let client: MarqueeClient

    init(_ folder: String, _ server: String) async throws {
        client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = URL(string: server)
            $0.exportsBaseURL = URL(string: server)
            $0.storage = .folder(folder)
            $0.catalog = .inStoreFolder
            $0.clock = WallClock { Self.now }
        }
    }

    /// A catalog without a client, which looks at its folder before each use.
    static func folder(_ path: String, calls: FileCalls = FileCalls()) -> CatalogFolder {
        CatalogFolder(path, recheck: .zero, now: { now }, calls: calls)
    }

    static func files(_ folder: String) throws -> [String] {
        try Files.names(in: folder).filter { $0.hasPrefix("catalog") && !$0.hasSuffix(".lock") }
    }
}

/// The findings after the imports so far.
private struct CatalogTally {
    let sandbox: Sandbox
    let scratch: Scratch
    var interrupted = 0
    var failed = 0

    private func words(_ round: Int, _ more: String...) -> [String] {
        [scratch.path, sandbox.baseURL.absoluteString, CatalogDevice.days[round % 2]] + more
    }

    mutating func killed(_ round: Int, _ run: ScenarioRun) async throws {
        // An import takes less than a second on a fast machine, so every other one is killed soon after it has begun.
        let moment = run.random.pick(0...(round.isMultiple(of: 2) ? 20 : 1_500))
        // Each check leaves the catalog of the first day, so an update makes that of the second.
        let words = round % 4 < 2 ? words(round) : words(1, "update")
        let lines = try await Child.killed(.importer, words, after: moment)
        let isMade = lines.contains { $0.hasPrefix("made ") }
        interrupted += isMade ? 0 : 1
        try await check("round \(round), killed after \(moment) ms", expects: isMade ? words[2] : nil, run)
    }

    /// Two processes import at the same time: one is refused, or is the second.
    mutating func together(_ round: Int, _ run: ScenarioRun) async throws {
        let pair = [words(round), words(round + 1)]
        async let first = Child.hear(.importer, pair[0])
        async let second = Child.hear(.importer, pair[1])
        for report in try await [first, second] {
            run.take(report, "round \(round), together")
            failed += report.figure("failed")
        }
        try await check("round \(round), together", expects: nil, run)
    }

    /// No file may have more than 100 KiB.
    mutating func limited(_ round: Int, _ run: ScenarioRun) async throws {
        let report = try await Child.hear(.importer, words(round, "limited"))
        run.take(report, "round \(round), limited")
        run.expect(report.figure("failed") == 1, "round \(round): an import did not fail at the limit of files")
        failed += report.figure("failed")
        try await check("round \(round), limited", expects: nil, run)
    }

    /// The files of the server are no exports.
    mutating func refused(_ round: Int, _ run: ScenarioRun) async throws {
        let flaws: [SandboxExports.Flaw] = [.cutFile, .webPage, .half]
        sandbox.changeExports { $0.flaws = [flaws[round / 3 % flaws.count]] }
        let report = try await Child.hear(.importer, words(round))
        sandbox.changeExports { $0.flaws = [] }
        run.take(report, "round \(round), refused")
        failed += report.figure("failed")
        try await check("round \(round), refused", expects: nil, run)
    }

    /// The catalog is that of a day, whole, and the next import leaves no other file.
    private func check(_ what: String, expects day: String?, _ run: ScenarioRun) async throws {
        let device = try await CatalogDevice(scratch.path, sandbox.baseURL.absoluteString)
        let before = try CatalogDevice.files(scratch.path).filter { !$0.hasSuffix(".tmp") && !$0.hasSuffix(".new") }
        do {
            let info = try await device.client.catalog.verify()
            run.expect(info != nil || before.isEmpty, "\(what): no catalog among \(before)")
            run.expect(day == nil || info?.day.description == day, "\(what): the catalog is of \(info?.day.description ?? "no day")")
            _ = try await device.client.catalog.search(CatalogQuery("a"))
            var next = CatalogImport(day: Day(CatalogDevice.days[0]))
            next.allowsFewer = true
            let made = try await device.client.catalog.importing(next)
            let files = try CatalogDevice.files(scratch.path)
            run.expect(files == ["catalog-v2-20261124"] && made.info.count > 19_000, "\(what): \(files) are left")
        } catch {
            run.expect(false, "\(what): \(error)")
        }
        await device.client.shutdown(deadline: .zero)
    }
}

extension Role {
    /// Imports the exports of a day, and says when that begins and when the catalog is there.
    static let importer = Role("importer") { words in
        let device = try await CatalogDevice(words[0], words[1])
        if words.count > 3, words[3] == "limited" { try Squeeze.limit.begin(words[0]) }
        if words.count > 3, words[3] == "update" { return try await update(device) }
        var wanted = CatalogImport(day: Day(words[2]))
        wanted.allowsFewer = false
        do {
            var hasBegun = false
            for try await step in device.client.catalog.importing.progress(wanted) {
                if !hasBegun { TortureProgram.say("begun") }
                hasBegun = true
                if case .finished(let result) = step { TortureProgram.say("made \(result.info.day)") }
            }
        } catch let error as MarqueeError {
            TortureProgram.say("= failed 1")
            // A download that ends too early is an unreadable answer.
            let expected: Set<MarqueeError.Code> = [.storage, .storageFull, .invalidInput, .unreadable]
            if !expected.contains(error.code) { TortureProgram.say("! \(error)") }
        }
        await device.client.shutdown(deadline: .zero)
    }

    /// Replaces the catalog by that of the newest day.
    private static func update(_ device: CatalogDevice) async throws {
        TortureProgram.say("begun")
        if let result = try await device.client.catalog.update() { TortureProgram.say("made \(result.info.day)") }
        await device.client.shutdown(deadline: .zero)
    }
}
