import Marquee
import MarqueeData
import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The work on requests, by one process of a folder at a time.
///
/// It holds no list of its own: the store knows which items are due, so a run that was killed goes on with those.
struct KeepRun: Sendable {
    let client: MarqueeClient
    let parts: KeepUseCases.Parts

    typealias Report = @Sendable (KeepProgress) -> Void

    /// The age after which a stored item is read again, although no change list names it.
    private static let age: TimeInterval = 30 * 86_400
    /// The time after which an item that failed is tried again.
    private static let pauseOfFailed: TimeInterval = 86_400
    /// The time between two readings of the lists of changes.
    private static let pauseOfChanges: TimeInterval = 6 * 3_600
    /// The number of items that are looked up at once.
    private static let batch = 16
    /// The number of items that are read at once. The rate limiter decides how many requests are sent.
    private static let atOnce = 4
    /// The errors that end by themselves.
    private static let passing: Set<MarqueeError.Code> = [.offline, .timeout, .server, .rateLimited]
    /// After so many failures in a row, the work goes on without the items that fail.
    private static let mostFailures = 5
    /// The time between two looks at a lock that another process has.
    private static let pauseOfOther = Duration.seconds(1)

    /// Works until everything is done, or until the task is cancelled.
    func work(on id: KeepJob.ID?, report: @escaping Report) async {
        guard let lock = await lock(waitingFor: id, report) else { return }
        defer { lock.release() }
        guard let jobs = try? await parts.file.jobs() else { return }
        await readChanges(lock)
        for job in jobs where id == nil || job.id == id {
            if Task.isCancelled { return }
            await work(on: job, report)
        }
    }

    /// Reads the lists of changed titles, unless a run has done it in the last hours: they name whole days. Without them, the answers are read
    /// again by their age.
    private func readChanges(_ lock: FileLock) async {
        let now = parts.clock.now()
        if let last = lock.time, (0..<Self.pauseOfChanges).contains(now.timeIntervalSince(last)) { return }
        if (try? await client.changes.refresh()) != nil { lock.note(now) }
    }

    /// Waits for the lock of the folder; nil if the task is cancelled before.
    private func lock(waitingFor id: KeepJob.ID?, _ report: Report) async -> FileLock? {
        while !Task.isCancelled {
            if let lock = FileLock(parts.file.folder + "/keep.run.lock") { return lock }
            if let id, let figures = try? await parts.kept.figures(of: id) { report(KeepProgress(id, figures, .elsewhere)) }
            guard (try? await parts.time.sleep(Self.pauseOfOther)) != nil else { return nil }
        }
        return nil
    }

    private func work(on job: KeepJob, _ report: Report) async {
        var (hasItems, failures, requests) = (false, 0, 0)
        func tell(_ state: KeepProgress.State) async {
            let figures = (try? await parts.kept.figures(of: job.id)) ?? KeptFigures()
            report(KeepProgress(job.id, figures, state, requests: requests))
        }
        while !Task.isCancelled {
            do throws(MarqueeError) {
                if !hasItems { try await addItems(of: job) }
                hasItems = true
                let end = try await nextItems(of: job, failures, &requests, report)
                failures = 0
                if let end { return await tell(end) }
            } catch {
                if [.cancelled, .closed].contains(error.code) { return }
                if error.code == .storageFull { return await tell(.full) }
                failures += 1
                // A store that is busy is free soon; another error of it stays.
                guard Self.passing.contains(error.code) || error.code == .storage && failures < Self.mostFailures else {
                    return await tell(.failed(error))
                }
                // From half of it, so that machines that lost the same server do not come back together.
                let pause = error.retryAfter ?? .seconds(min(60, 1 << min(failures - 1, 6))) * (0.5 + parts.time.random() / 2)
                await tell(.waiting(pause, because: error))
                guard (try? await parts.time.sleep(pause)) != nil else { return }
            }
        }
    }

    /// Notes the items that the request names now. Those that it named before are released.
    private func addItems(of job: KeepJob) async throws(MarqueeError) {
        let items = try await KeptItems(client: client, request: job.request).all()
        for start in stride(from: 0, to: items.count, by: 1_000) {
            try await parts.kept.add(Array(items[start..<min(start + 1_000, items.count)]), for: job.id)
        }
        try await parts.kept.release(job.id, except: Set(items))
    }

    /// Reads the next items that are due.
    ///
    /// - Returns: The state in which the work ends; nil if it goes on.
    private func nextItems(
        of job: KeepJob, _ failures: Int, _ requests: inout Int, _ report: Report
    ) async throws(MarqueeError) -> KeepProgress.State? {
        // Another process may have released it.
        guard try await parts.file.jobs().contains(where: { $0.id == job.id }) else {
            try await parts.kept.release(job.id)
            return .finished
        }
        let figures = try await parts.kept.figures(of: job.id)
        report(KeepProgress(job.id, figures, .working, requests: requests))
        let now = parts.clock.now()
        var due = try await parts.kept.due(
            for: job.id, readBefore: now.addingTimeInterval(-Self.age), failedBefore: now.addingTimeInterval(-Self.pauseOfFailed),
            limit: Self.batch)
        if due.isEmpty { return .finished }
        if let most = job.request.maxBytes, figures.bytes + figures.pictureBytes >= most { return .budgetSpent }
        if let most = job.request.maxRequests {
            due = Array(due.prefix(max(0, most - requests) / max(1, job.request.languages.count)))
            if due.isEmpty { return .budgetSpent }
        }
        let counted = RequestCount()
        defer { requests += counted.value }
        let results = await read(due, KeptItemReading(client: client, parts: parts, job: job), counted)
        if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
        var hasSpace = true
        for (item, result) in results {
            switch result {
            case .success(let isStored): hasSpace = hasSpace && isStored
            // A server that answers other requests may always fail for this one, which must not hold up the rest.
            case .failure(let error) where error.code == .server && failures >= Self.mostFailures:
                _ = try await parts.kept.note(.failed(reason: error.reason.key), of: item, for: job.id, at: now)
            case .failure(let error): throw error
            }
        }
        return hasSpace ? nil : .full
    }

    private typealias ItemResult = (item: MediaReference, result: Result<Bool, MarqueeError>)

    /// Reads items, a few at a time, until one fails. Items that are on their way then are read to their end.
    private func read(_ items: [MediaReference], _ reading: KeptItemReading, _ counted: RequestCount) async -> [ItemResult] {
        await withTaskGroup(of: ItemResult.self) { group in
            var (rest, results) = (items[...], [ItemResult]())
            while let item = rest.popFirst(), !Task.isCancelled {
                if items.count - rest.count > Self.atOnce, let result = await group.next() {
                    results.append(result)
                    guard case .success(true) = result.result else { break }
                }
                group.addTask {
                    let outcome: Result<Bool, MarqueeError>
                    do throws(MarqueeError) { outcome = .success(try await reading(item, counted)) } catch { outcome = .failure(error) }
                    return (item, outcome)
                }
            }
            for await result in group { results.append(result) }
            return results
        }
    }
}

/// The number of reads that the server answered.
final class RequestCount: Sendable {
    private let count = Atomic(0)

    var value: Int { count.load(ordering: .relaxed) }

    func add() { count.add(1, ordering: .relaxed) }
}
