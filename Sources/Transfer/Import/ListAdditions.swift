import Marquee
import MarqueeData
import MarqueeDomain

/// Adds titles to lists by their names, in the order of the rows.
///
/// A request that TMDb refuses because there were too many is repeated after a pause. If the server cannot be asked, the other titles are
/// left for the next import.
struct ListAdditions {
    private let plan: ImportPlan
    private let lists: AccountLists
    private let time: TimeSource
    /// A function that gets the number of titles that are done.
    private let progress: @Sendable (Int) -> Void
    private var done = 0
    private(set) var report: ImportReport
    /// Why the server is not asked further.
    private var obstacle: MarqueeError?
    /// The number of requests in a row that have failed.
    private var failures = 0

    /// TMDb's pauses are of some seconds. A longer one is left to the next import.
    private static let longestPause = Duration.seconds(60)
    private static let mostRepeats = 3
    /// The errors after which no other request can succeed now.
    private static let ofAll: Set<MarqueeError.Code> = [.offline, .rateLimited]

    init(client: MarqueeClient, plan: ImportPlan, report: ImportReport, progress: @escaping @Sendable (Int) -> Void) {
        (self.plan, self.report, self.progress) = (plan, report, progress)
        lists = AccountLists(client: client, areMixed: plan.hasMixedLists)
        time = client.storeAccess.time
    }

    mutating func add(_ changes: [ListedChange]) async throws(MarqueeError) {
        var (names, byName) = ([String](), [String: [ListedChange]]())
        for change in changes {
            guard let name = change.mark.list(watchedAs: plan.watchedList)?.name else { continue }
            if byName[name] == nil { names.append(name) }
            byName[name, default: []].append(change)
        }
        if names.isEmpty { return }
        let lists = lists
        var ids: [String: Int] = [:]
        do throws(MarqueeError) {
            let found = try await patiently { () async throws(MarqueeError) in try await lists.ids(.fresh) }
            ids = found
        } catch {
            try note(error, changes)
            obstacle = error
            return
        }
        for name in names { try await add(byName[name] ?? [], to: name, ids[name]) }
    }

    /// Adds titles to the list of a name, which is created if it has no id yet. Titles that it has already are left out.
    private mutating func add(_ changes: [ListedChange], to name: String, _ existing: Int?) async throws(MarqueeError) {
        if let obstacle { return leave(changes, obstacle) }
        let lists = lists
        let description = plan.listDescriptions[name] ?? ""
        let id: Int
        var known: Set<Markable> = []
        do throws(MarqueeError) {
            if let existing {
                known = try await patiently { () async throws(MarqueeError) in try await lists.items(of: existing, .fresh) }
                id = existing
            } else {
                id = try await patiently { () async throws(MarqueeError) in try await lists.create(name, description) }
                report.createdLists.append(name)
            }
        } catch {
            return try note(error, changes)
        }
        var new: [ListedChange] = []
        for change in changes where known.insert(change.item).inserted { new.append(change) }
        for start in stride(from: 0, to: new.count, by: lists.batch) {
            let part = Array(new[start..<min(start + lists.batch, new.count)])
            if let obstacle {
                leave(part, obstacle)
                continue
            }
            try await add(part, to: id)
            done += part.count
            progress(done)
        }
    }

    /// Adds the titles of one request.
    private mutating func add(_ part: [ListedChange], to id: Int) async throws(MarqueeError) {
        let (lists, items) = (lists, part.map(\.item))
        var (known, refused): (Set<Markable>, Set<Markable>) = ([], [])
        do throws(MarqueeError) {
            (known, refused) = try await patiently { () async throws(MarqueeError) in try await lists.add(items, to: id) }
            failures = 0
        } catch {
            return try note(error, part)
        }
        report.addedToLists += part.count - known.count - refused.count
        for change in part where refused.contains(change.item) {
            report.failures.append(.init(row: change.row, mark: change.mark, error: nil))
        }
        let commented = lists.areMixed ? part.filter { !comment(of: $0).isEmpty && !refused.contains($0.item) } : []
        if commented.isEmpty { return }
        let comments = Dictionary(commented.map { ($0.item, comment(of: $0)) }) { first, _ in first }
        do throws(MarqueeError) {
            try await patiently { () async throws(MarqueeError) in try await lists.comment(comments, on: id) }
        } catch {
            // The titles are on the list, so the next import has nothing to do with them.
            if ImportLibrary.final.contains(error.code) { throw error }
            if Self.ofAll.contains(error.code) { obstacle = error }
            report.failures += commented.map { .init(row: $0.row, mark: $0.mark, error: error) }
        }
    }

    private func comment(of change: ListedChange) -> String { change.mark.list(watchedAs: plan.watchedList)?.comment ?? "" }

    /// Notes titles that could not be added.
    private mutating func note(_ error: MarqueeError, _ changes: [ListedChange]) throws(MarqueeError) {
        if ImportLibrary.final.contains(error.code) { throw error }
        failures += ImportLibrary.passing.contains(error.code) ? 1 : 0
        if Self.ofAll.contains(error.code) || failures >= ImportLibrary.mostFailures { obstacle = error }
        if error.isRetryable {
            leave(changes, error)
        } else {
            report.failures += changes.map { .init(row: $0.row, mark: $0.mark, error: error) }
        }
    }

    /// Leaves titles for the next import.
    private mutating func leave(_ changes: [ListedChange], _ error: MarqueeError) {
        report.leftForLists += changes.count
        report.failures += changes.map { .init(row: $0.row, mark: $0.mark, error: error) }
    }

    /// Makes a request, and repeats it after each pause that TMDb asks for.
    private func patiently<Value>(
        _ request: () async throws(MarqueeError) -> Value
    ) async throws(MarqueeError) -> Value {
        var repeats = 0
        while true {
            do throws(MarqueeError) {
                return try await request()
            } catch {
                let pause = error.retryAfter ?? .seconds(1 << repeats)
                guard error.code == .rateLimited, repeats < Self.mostRepeats, pause <= Self.longestPause else { throw error }
                repeats += 1
                do { try await time.sleep(pause) } catch { throw MarqueeError(.cancelled, .cancelled) }
            }
        }
    }
}
