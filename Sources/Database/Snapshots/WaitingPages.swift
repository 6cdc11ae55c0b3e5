import MarqueeData
import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An answer with its titles, on its way to the file.
struct CachedPage: Sendable {
    /// The key and the answer; nil for titles alone.
    var answer: (key: SnapshotKey, snapshot: Snapshot)?
    let titles: [IndexedTitle]
    /// Called once, when the page is in the file or cannot be written.
    let report: @Sendable (MarqueeError?) -> Void

    /// The bytes that it needs in the file: about two kilobytes for each title with its indexes.
    var bytes: Int { (answer?.snapshot.body.count ?? 0) + 2_048 * titles.count }
}

/// The pages that wait to be written in one transaction.
///
/// A page is written at once, unless another one was written within the last second. Then it waits until that second is over, or until
/// there are ten pages or a megabyte. A page is in the list until it is in the file, so a reader that looks here first misses none.
final class WaitingPages: Sendable {
    static let window = Duration.seconds(1)
    static let most = 10
    static let mostBytes = 1 << 20

    private struct State {
        var pages: [(number: Int, page: CachedPage)] = []
        var last = 0
        var bytes = 0
        /// When the last second began.
        var start: Duration?
        /// Writes what waits at its end.
        var timer: Task<Void, Never>?
        var isClosed = false

        mutating func remove(where isRemoved: (Int, CachedPage) -> Bool) -> [CachedPage] {
            let removed = pages.filter { isRemoved($0.number, $0.page) }.map(\.page)
            if !removed.isEmpty { pages.removeAll { isRemoved($0.number, $0.page) } }
            bytes = pages.reduce(0) { $0 + $1.page.bytes }
            return removed
        }
    }

    private let mostBytes: Int
    private let state = Mutex(State())

    /// - Parameter limit: The maximum size of the file, of which no more than an eighth waits.
    init(limit: Int) { mostBytes = min(Self.mostBytes, limit / 8) }

    /// Adds a page. Returns whether the caller must write what waits.
    ///
    /// - Parameters:
    ///   - isUrgent: Whether the page is written now in any case.
    ///   - timer: Creates the task that calls ``endSecond(at:)`` after so long, and then writes what waits.
    func add(_ page: CachedPage, isUrgent: Bool, at now: Duration, timer: (Duration) -> Task<Void, Never>) -> Bool {
        state.withLock { state in
            state.last += 1
            state.pages.append((state.last, page))
            state.bytes += page.bytes
            if isUrgent || state.isClosed || state.pages.count >= Self.most || state.bytes >= mostBytes { return true }
            if state.timer != nil { return false }
            guard let start = state.start, now - start < Self.window else {
                state.start = now
                return true
            }
            // The task cannot end the second before it is kept here.
            state.timer = timer(Self.window - (now - start))
            return false
        }
    }

    /// Notes that the second is over, and that the next one begins.
    func endSecond(at now: Duration) {
        state.withLock { state in
            state.timer = nil
            state.start = now
        }
    }

    var isClosed: Bool { state.withLock { $0.isClosed } }
    var isEmpty: Bool { state.withLock { $0.pages.isEmpty } }
    var hasTitles: Bool { state.withLock { $0.pages.contains { !$0.page.titles.isEmpty } } }
    var titles: [IndexedTitle] { state.withLock { $0.pages.flatMap(\.page.titles) } }

    /// All pages with their numbers, in the order of their addition.
    var all: [(number: Int, page: CachedPage)] { state.withLock { $0.pages } }

    /// The answer of a key.
    func snapshot(for key: SnapshotKey) -> Snapshot? {
        state.withLock { $0.pages.last { $0.page.answer?.key == key }?.page.answer?.snapshot }
    }

    /// The keys of public answers about some titles and people.
    func keys(of subjects: Set<MediaReference>) -> [SnapshotKey] {
        let selection = SnapshotSelection.subjects(subjects)
        return state.withLock { $0.pages.compactMap(\.page.answer?.key).filter { $0.tenant == nil && selection.covers($0) } }
    }

    /// Removes pages that are in the file now, or cannot be written, and reports it.
    func finish(_ numbers: [Int], _ error: MarqueeError?) {
        let done = state.withLock { state in state.remove { number, _ in numbers.contains(number) } }
        for page in done { page.report(error) }
    }

    /// Removes the answers that a selection covers, and returns their keys. Their titles are not removed, unless it covers everything.
    func remove(_ selection: SnapshotSelection) -> Set<SnapshotKey> {
        let (keys, done) = state.withLock { state in
            var keys: Set<SnapshotKey> = []
            for index in state.pages.indices {
                guard let key = state.pages[index].page.answer?.key, selection.covers(key) else { continue }
                keys.insert(key)
                state.pages[index].page.answer = nil
            }
            return (keys, state.remove { _, page in selection == .all || page.answer == nil && page.titles.isEmpty })
        }
        for page in done { page.report(nil) }
        return keys
    }

    /// Lets the answers that a selection covers count as stale.
    func expire(_ selection: SnapshotSelection) {
        state.withLock { state in
            for index in state.pages.indices {
                guard let key = state.pages[index].page.answer?.key, selection.covers(key) else { continue }
                state.pages[index].page.answer?.snapshot.validUntil = Date(milliseconds: 0)
            }
        }
    }

    /// Ends the waiting. What could not be written is lost.
    func close() {
        let timer = state.withLock { state in
            state.isClosed = true
            defer { state.timer = nil }
            return state.timer
        }
        timer?.cancel()
        finish(all.map(\.number), MarqueeError(StoreFailure.closed))
    }
}
