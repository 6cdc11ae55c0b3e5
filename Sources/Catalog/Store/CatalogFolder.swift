public import Foundation
public import MarqueeData
public import MarqueeDomain
import Synchronization

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

    private let path: String
    private let recheck: Duration
    private let onEvent: MarqueeEventHandler
    private let state = Mutex(State())
    private let searching = CatalogQueues(count: 4)
    private let importing = CatalogQueues(count: 1)

    /// Creates the store. The folder is looked at when a catalog is first wanted.
    ///
    /// - Parameters:
    ///   - path: The folder. It belongs to the user and cannot be changed by others.
    ///   - recheck: How long an open file is used before the folder is looked at again.
    ///   - onEvent: Gets an event for each damaged file that a search finds.
    public init(_ path: String, recheck: Duration = .seconds(1), onEvent: @escaping MarqueeEventHandler = { _ in }) {
        self.path = path
        self.recheck = recheck
        self.onEvent = onEvent
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

    public func remove() async throws(MarqueeError) {
        try await importing.run { [self] _ throws(MarqueeError) in
            guard let lock = try CatalogLock(folder: path, creates: false) else { return }
            defer { withExtendedLifetime(lock) {} }
            for name in names() { try Self.remove("\(path)/\(name)") }
            state.withLock { $0 = State() }
        }
    }

    public func make(
        onProgress: @escaping @Sendable (CatalogProgress) -> Void,
        files: @Sendable (_ folder: String) async throws(MarqueeError) -> CatalogImport
    ) async throws(MarqueeError) -> CatalogImportResult {
        let fetched = "\(path)/\(Self.prefix)files.tmp"
        let lock = try await importing.run { [self] _ throws(MarqueeError) in
            guard let lock = try CatalogLock(folder: path, creates: true) else { throw MarqueeError(.storage, .storeMissing) }
            removeLeftovers()
            guard mkdir(fetched, 0o700) == 0 else { throw MarqueeError(ImportFailure.now) }
            return lock
        }
        defer { withExtendedLifetime(lock) {} }
        do throws(MarqueeError) {
            let plan = try ImportPlan(try await files(fetched))
            return try await importing.run { [self] isCancelled throws(MarqueeError) in
                defer { removeLeftovers() }
                return try make(plan, onProgress, isCancelled)
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
        let lock: CatalogLock
        do throws(MarqueeError) {
            lock = try await importing.run { [self] _ throws(MarqueeError) in
                guard let lock = try CatalogLock(folder: path, name: "updates", creates: true) else {
                    throw MarqueeError(.storage, .storeMissing)
                }
                return lock
            }
        } catch  where error.reason.key == CatalogLock.busy.reason.key {
            return false
        }
        defer { withExtendedLifetime(lock) {} }
        let moment = Int(nearest: now.timeIntervalSince1970, in: 0...(1 << 40))
        // A moment in the future is of a clock that was wrong.
        if let last = lock.moment, last <= moment, moment - last < Int(interval.components.seconds) { return false }
        if await work() { lock.note(moment) }
        return true
    }

    private func make(
        _ plan: ImportPlan, _ onProgress: @escaping @Sendable (CatalogProgress) -> Void, _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(MarqueeError) -> CatalogImportResult {
        let name = "\(Self.prefix)\(plan.day.number)"
        let target = "\(path)/\(name).new"
        var importer = CatalogImporter(sources: plan.sources, day: plan.day.number)
        importer.isCancelled = isCancelled
        importer.report = { onProgress(CatalogProgress($0)) }
        let before = current()
        if !plan.allowsFewer, let before {
            let kept = Set(plan.kinds.map(\.number))
            importer.before = before.counts.filter { kept.contains($0.key) }
        }
        let summary: ImportSummary
        do throws(ImportFailure) { summary = try importer.make(at: target) } catch { throw MarqueeError(error) }
        let others = names().filter { $0 != name }
        guard rename(target, "\(path)/\(name)") == 0 else {
            let failure = MarqueeError(ImportFailure.now)
            unlink(target)
            throw failure
        }
        syncFolder()
        for other in others { try? Self.remove("\(path)/\(other)") }
        state.withLock { $0 = State() }
        guard let file = current(), let info = file.info else { throw MarqueeError(CatalogDamage.cut) }
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

    /// The newest catalog of the folder, open.
    private func current() -> CatalogFile? {
        state.withLock { state in
            let now = ContinuousClock.now
            if let checked = state.checked, now - checked < recheck { return state.file }
            state.checked = now
            guard let name = names().max() else {
                state.file = nil
                state.name = nil
                return nil
            }
            let identity = FileIdentity(path: "\(path)/\(name)")
            if state.file != nil, state.name == name, state.file?.identity == identity { return state.file }
            state.name = name
            state.file = open(name)
            return state.file
        }
    }

    /// Opens a file. One of another format or of other rules is no catalog; a damaged one is reported.
    private func open(_ name: String) -> CatalogFile? {
        do {
            return try CatalogFile(path: "\(path)/\(name)")
        } catch CatalogDamage.otherFormat {
            return nil
        } catch let damage as CatalogDamage {
            onEvent(MarqueeEvent(.storeFailed(.cache, MarqueeError(damage))))
            return nil
        } catch {
            return nil
        }
    }

    /// The names of finished catalogs in the folder.
    private func names() -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return all.filter { name in
            name.hasPrefix(Self.prefix) && name.dropFirst(Self.prefix.count).allSatisfy(\.isNumber) && name.count == Self.prefix.count + 8
        }
    }

    /// Removes the files of an import that was killed. The lock is held, so there is no other import.
    private func removeLeftovers() {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in all where name.hasPrefix(Self.prefix) && (name.hasSuffix(".new") || name.hasSuffix(".tmp")) {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    private static func remove(_ path: String) throws(MarqueeError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw MarqueeError(ImportFailure.now) }
    }

    /// Makes the new name durable.
    private func syncFolder() {
        let descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}

extension CatalogProgress {
    fileprivate init(_ progress: ImportProgress) {
        switch progress.stage {
        case .reading: self = .reading(progress.done)
        case .indexing: self = .indexing(progress.done, of: progress.total ?? progress.done)
        case .writing: self = .writing
        }
    }
}
