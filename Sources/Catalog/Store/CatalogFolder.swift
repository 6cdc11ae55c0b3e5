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

    struct State {
        var file: CatalogFile?
        var name: String?
        /// The names of files that cannot be read as a catalog. An event reports each once.
        var ignored: [String: FileIdentity?] = [:]
        /// When the folder was looked at last.
        var checked: ContinuousClock.Instant?
    }

    /// The result of the last look at the folder.
    struct Present {
        /// The open file for a reader that does not wait; nil if there is no catalog.
        var file: CatalogFile?
        var checked: ContinuousClock.Instant
    }

    let path: String
    let recheck: Duration
    private let maximumAge: Duration?
    private let isReadOnly: Bool
    let now: @Sendable () -> Date
    let calls: FileCalls
    let onEvent: MarqueeEventHandler
    let state = Mutex(State())
    /// Its lock is held for moments, unlike that of the state, which is held while files are opened: callers take it on their own threads.
    let present = Mutex<Present?>(nil)
    let searching = CatalogQueues(count: 4)
    let importing = CatalogQueues(count: 1)

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

    public func info() async throws(MarqueeError) -> CatalogInfo? {
        try await searching.run { [self] _ throws(MarqueeError) in current()?.info }
    }

    public func verify() async throws(MarqueeError) -> CatalogInfo? {
        try await importing.run { [self] _ throws(MarqueeError) in
            guard let file = current() else {
                // No catalog can be opened, so a file in its place is none.
                if opened() == nil, let name = names().max() ?? formerNames().max() { throw .ignored(name) }
                return nil
            }
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
            guard let file = opened() else { return try removeOldFormer() }
            // A clock that was wrong for a while leaves such a note.
            let isNoted = AgedCatalog(ImportNote(CatalogLock.text(folder: path)).rest) != nil
            guard isNearlyOld(file) || isNoted, let lock = try takeLock(creates: false) else { return }
            // Another process may have made a new one meanwhile.
            forget()
            var note = ImportNote(lock.text)
            guard let present = opened(), isNearlyOld(present) else {
                if AgedCatalog(note.rest) != nil { note.rest = "" }
                lock.note(note.text)
                return lock.release()
            }
            let isConfirmed = AgedCatalog(note.rest)?.isConfirmed(at: now())
            guard isConfirmed == true, isOld(present) else {
                if isConfirmed == nil { note.rest = AgedCatalog(since: now()).text }
                lock.note(note.text)
                return lock.release()
            }
            lock.note(ExpiredCatalog(kinds: present.kinds).text)
            try removeAll(holding: lock)
        }
    }

    /// Removes catalogs of earlier formats that are too old, if no program has made one of this format.
    private func removeOldFormer() throws(MarqueeError) {
        guard let former = former(), isOld(former.day), let lock = try takeLock(creates: true) else { return }
        var note = ImportNote(lock.text)
        guard let isConfirmed = AgedCatalog(note.rest)?.isConfirmed(at: now()) else {
            note.rest = AgedCatalog(since: now()).text
            lock.note(note.text)
            return lock.release()
        }
        guard isConfirmed else { return lock.release() }
        lock.note(ExpiredCatalog(kinds: former.kinds).text)
        try removeAll(holding: lock)
    }

    public func expiredKinds() async throws(MarqueeError) -> Set<CatalogKind>? {
        try await searching.run { [self] _ throws(MarqueeError) in
            if let file = opened() { return isOld(file) ? file.kinds : nil }
            return ExpiredCatalog(ImportNote(CatalogLock.text(folder: path)).rest)?.kinds ?? former()?.kinds
        }
    }

    public func isPostponed() async throws(MarqueeError) -> Bool {
        try await searching.run { [self] _ throws(MarqueeError) in ImportNote(CatalogLock.text(folder: path)).isRecent(at: now()) }
    }

    private func removeAll(holding lock: CatalogLock) throws(MarqueeError) {
        defer { lock.release() }
        var failure: MarqueeError?
        for name in names() + formerNames() {
            do throws(MarqueeError) { try remove("\(path)/\(name)") } catch { failure = error }
        }
        forget()
        if let failure { throw failure }
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
        let moment = now.noteSeconds
        // A moment in the future is of a clock that was wrong.
        if let last = Int(lock.text), last <= moment, moment - last < Int(interval.components.seconds) { return false }
        if await work() { lock.note("\(moment)") }
        return true
    }

    func takeLock(_ name: String = "catalog", creates: Bool) throws(MarqueeError) -> CatalogLock? {
        if isReadOnly { throw MarqueeError(.storage, .storeReadOnly) }
        return try CatalogLock(folder: path, name: name, creates: creates, calls: calls)
    }

    /// Looks at the folder again before the next use.
    func forget() {
        state.withLock { state in
            (state.file, state.name, state.checked) = (nil, nil, nil)
            present.withLock { $0 = nil }
        }
    }

    /// The newest catalog of the folder, open; nil if it is too old.
    func current() -> CatalogFile? { opened().flatMap { isOld($0) ? nil : $0 } }

    func isOld(_ file: CatalogFile) -> Bool { Day(number: file.day).map { isOld($0) } ?? false }

    /// Whether a file will be too old within two days, which is noted before it is removed.
    private func isNearlyOld(_ file: CatalogFile) -> Bool { Day(number: file.day).map { isOld($0, in: 2) } ?? false }

    func isOld(_ day: Day, in days: Int = 0) -> Bool {
        guard let maximumAge else { return false }
        return Double(Day(now(), in: .gmt).daysSince1970 + days - day.daysSince1970) * 86_400 > maximumAge / .seconds(1)
    }

    /// Whether a day is later than tomorrow: such a catalog would never be too old. A clock may be some hours behind.
    func isOfFuture(_ day: Day) -> Bool { day.daysSince1970 > Day(now(), in: .gmt).daysSince1970 + 1 }
}
