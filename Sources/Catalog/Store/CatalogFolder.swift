public import MarqueeData
public import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The catalog in a folder: a file that is never changed. A new one takes its place, and every process sees that within a second.
public final class CatalogFolder: CatalogDAO {
    /// The beginning of the names of files, with the number of the format, so that programs of other versions keep their own.
    static let prefix = "catalog-v\(CatalogHeader.format)-"

    private struct State {
        var file: CatalogFile?
        var name: String?
        /// When the folder was looked at last.
        var checked: ContinuousClock.Instant?
    }

    let path: String
    private let recheck: Duration
    private let maximumAge: Duration?
    private let isReadOnly: Bool
    private let now: @Sendable () -> Date
    let calls: FileCalls
    let onEvent: MarqueeEventHandler
    private let state = Mutex(State())
    private let searching = CatalogQueues(count: 4)
    private let importing = CatalogQueues(count: 1)

    /// Creates the store. The folder is looked at when a catalog is first wanted.
    ///
    /// - Parameters:
    ///   - path: The folder. It belongs to the user and cannot be changed by others.
    ///   - recheck: How long an open file is used before the folder is looked at again.
    ///   - maximumAge: The age, from the day of the export, from which on a catalog is not searched; nil sets no limit.
    ///   - isReadOnly: Whether the folder is only read: an import and a removal throw, and an old catalog stays in it.
    ///   - now: The present moment.
    ///   - onEvent: Gets an event for each damaged file that a search finds.
    public convenience init(
        _ path: String, recheck: Duration = .seconds(1), maximumAge: Duration? = nil, isReadOnly: Bool = false,
        now: @escaping @Sendable () -> Date = { Date() }, onEvent: @escaping MarqueeEventHandler = { _ in }
    ) {
        self.init(
            path, recheck: recheck, maximumAge: maximumAge, isReadOnly: isReadOnly, now: now, onEvent: onEvent, calls: FileCalls())
    }

    /// Creates a store whose calls of the system a test can make fail.
    package init(
        _ path: String, recheck: Duration = .seconds(1), maximumAge: Duration? = nil, isReadOnly: Bool = false,
        now: @escaping @Sendable () -> Date = { Date() }, onEvent: @escaping MarqueeEventHandler = { _ in }, calls: FileCalls
    ) {
        self.path = path
        self.recheck = recheck
        self.maximumAge = maximumAge
        self.isReadOnly = isReadOnly
        self.now = now
        self.onEvent = onEvent
        self.calls = calls
    }

    public func search(_ query: CatalogQuery, includesAdult: Bool) async throws(MarqueeError) -> CatalogHits? {
        try await searching.run { [self] isCancelled throws(MarqueeError) in
            guard let file = current() else { return nil }
            do throws(CatalogDamage) {
                return try file.hits(query, includesAdult: includesAdult, isCancelled: isCancelled)
            } catch {
                // Suggestions and offline searches go on without the catalog, so the damage is reported here.
                onEvent(MarqueeEvent(.storeFailed(.cache, MarqueeError(error))))
                throw MarqueeError(error)
            }
        }
    }

    public func info() async throws(MarqueeError) -> CatalogInfo? {
        try await searching.run { [self] _ throws(MarqueeError) in current()?.info }
    }

    public func verify() async throws(MarqueeError) -> CatalogInfo? {
        try await importing.run { [self] _ throws(MarqueeError) in
            guard let file = current() else { return nil }
            do throws(CatalogDamage) { try file.verify() } catch { throw MarqueeError(error) }
            return file.info
        }
    }

    public func digest() async throws(MarqueeError) -> CatalogDigest? {
        try await importing.run { [self] _ throws(MarqueeError) in
            guard let file = current(), let day = Day(number: file.day) else { return nil }
            return CatalogDigest(name: "\(Self.prefix)\(day.number)", sha256: file.sha256)
        }
    }

    public func remove() async throws(MarqueeError) {
        try await importing.run { [self] _ throws(MarqueeError) in
            guard let lock = try takeLock(creates: false) else { return }
            lock.note("")
            try removeAll(holding: lock)
        }
    }

    public func removeOld() async throws(MarqueeError) {
        if isReadOnly { return }
        try await importing.run { [self] _ throws(MarqueeError) in
            guard let file = opened(), isOld(file), let lock = try takeLock(creates: false) else { return }
            // Another process may have made a new one meanwhile.
            state.withLock { $0 = State() }
            guard let present = opened(), isOld(present) else { return }
            lock.note(ExpiredCatalog(kinds: present.kinds).text)
            try removeAll(holding: lock)
        }
    }

    public func expiredKinds() async throws(MarqueeError) -> Set<CatalogKind>? {
        try await searching.run { [self] _ throws(MarqueeError) in
            if let file = opened() { return isOld(file) ? file.kinds : nil }
            return ExpiredCatalog(CatalogLock.text(folder: path))?.kinds
        }
    }

    private func removeAll(holding lock: CatalogLock) throws(MarqueeError) {
        defer { lock.release() }
        for name in names() { try remove("\(path)/\(name)") }
        state.withLock { $0 = State() }
    }

    public func make(
        onProgress: @escaping @Sendable (CatalogProgress) -> Void,
        files: @Sendable (_ folder: String) async throws(MarqueeError) -> CatalogImport
    ) async throws(MarqueeError) -> CatalogImportResult {
        let fetched = "\(path)/\(Self.prefix)files.tmp"
        let lock = try await importing.run { [self] _ throws(MarqueeError) in
            guard let lock = try takeLock(creates: true) else { throw MarqueeError(.storage, .storeMissing) }
            removeLeftovers()
            guard calls.createFolder(fetched) == 0 else { throw MarqueeError(ImportFailure.now) }
            return lock
        }
        defer { lock.release() }
        do throws(MarqueeError) {
            let plan = try ImportPlan(try await files(fetched))
            if isOld(plan.day) { throw MarqueeError(.invalidInput, .init("catalog.tooOld")) }
            return try await importing.run { [self] isCancelled throws(MarqueeError) in
                defer { removeLeftovers() }
                let result = try make(plan, onProgress, isCancelled)
                lock.note("")
                return result
            }
        } catch {
            // Also when the task was cancelled before its turn.
            await importing.finish { [self] in removeLeftovers() }
            throw error
        }
    }

    public func once(
        every interval: Duration, at now: Date, _ work: @Sendable () async -> Bool
    ) async throws(MarqueeError) -> Bool {
        // Another process, which may write, keeps the folder in step.
        if isReadOnly { return await work() }
        let lock: CatalogLock
        do throws(MarqueeError) {
            lock = try await importing.run { [self] _ throws(MarqueeError) in
                guard let lock = try takeLock("updates", creates: true) else { throw MarqueeError(.storage, .storeMissing) }
                return lock
            }
        } catch  where error.reason.key == CatalogLock.busy.reason.key {
            return false
        }
        defer { lock.release() }
        let moment = Int(nearest: now.timeIntervalSince1970, in: 0...(1 << 40))
        // A moment in the future is of a clock that was wrong.
        if let last = Int(lock.text), last <= moment, moment - last < Int(interval.components.seconds) { return false }
        if await work() { lock.note("\(moment)") }
        return true
    }

    private func make(
        _ plan: ImportPlan, _ onProgress: @escaping @Sendable (CatalogProgress) -> Void, _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(MarqueeError) -> CatalogImportResult {
        let name = "\(Self.prefix)\(plan.day.number)"
        let target = "\(path)/\(name).new"
        var importer = CatalogImporter(sources: plan.sources, day: plan.day.number)
        importer.calls = calls
        importer.isCancelled = isCancelled
        importer.report = { onProgress(CatalogProgress($0)) }
        let before = current()
        if !plan.allowsFewer, let before {
            let kept = Set(plan.kinds.map(\.number))
            importer.before = before.counts.filter { kept.contains($0.key) }
        }
        let summary: ImportSummary
        do throws(ImportFailure) { summary = try importer.make(at: target) } catch { throw MarqueeError(error) }
        let failure = try replace(by: target, named: name)
        state.withLock { $0 = State() }
        // Another file may have stayed, and be of a later day.
        guard let file = current(), file.day == plan.day.number, let info = file.info else {
            throw failure ?? MarqueeError(CatalogDamage.cut)
        }
        var result = CatalogImportResult(info: info)
        if let before {
            // A damaged catalog is replaced, and says nothing about ids.
            let differences = try? CatalogDifferences(from: before, to: file)
            (result.added, result.removed) = (differences?.added ?? [:], differences?.removed ?? [:])
        }
        result.unreadableLines = summary.unreadable
        result.namelessEntries = summary.nameless
        result.repeatedEntries = summary.repeated
        return result
    }

    private func takeLock(_ name: String = "catalog", creates: Bool) throws(MarqueeError) -> CatalogLock? {
        if isReadOnly { throw MarqueeError(.storage, .storeReadOnly) }
        return try CatalogLock(folder: path, name: name, creates: creates, calls: calls)
    }

    /// The newest catalog of the folder, open; nil if it is too old.
    private func current() -> CatalogFile? { opened().flatMap { isOld($0) ? nil : $0 } }

    private func isOld(_ file: CatalogFile) -> Bool { Day(number: file.day).map(isOld) ?? false }

    private func isOld(_ day: Day) -> Bool {
        guard let maximumAge else { return false }
        return Double(Day(now(), in: .gmt).daysSince1970 - day.daysSince1970) * 86_400 > maximumAge / .seconds(1)
    }

    /// The newest catalog of the folder, open.
    private func opened() -> CatalogFile? {
        state.withLock { state in
            let now = ContinuousClock.now
            if let checked = state.checked, now - checked < recheck { return state.file }
            state.checked = now
            // An import may remove a file that was just listed: then another one is there.
            for _ in 0..<8 {
                guard let name = names().max() else { break }
                if let file = state.file, state.name == name, file.identity == FileIdentity(path: "\(path)/\(name)") { return file }
                guard case .found(let file) = open(name) else { continue }
                (state.name, state.file) = (name, file)
                return file
            }
            (state.name, state.file) = (nil, nil)
            return nil
        }
    }
}
