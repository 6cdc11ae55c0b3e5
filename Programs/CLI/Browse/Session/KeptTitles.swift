import Marquee
import MarqueeKeeping
import Synchronization

/// The titles that requests of this device name, and the work on those that the user adds here.
final class KeptTitles: Sendable {
    private struct State {
        var jobs: [KeepJob] = []
        /// Nil before they are known, and if this device cannot keep any.
        var titles: Set<MediaReference>?
        var changeNumber = 0
        var look: Task<Void, Never>?
        /// The work on the requests of this program.
        var runs: [Task<Void, Never>] = []
    }

    private let client: MarqueeClient
    private let changed: @Sendable () -> Void
    private let state = Mutex(State())

    /// - Parameter changed: Called on any thread when the titles have changed.
    init(_ client: MarqueeClient, changed: @escaping @Sendable () -> Void) { (self.client, self.changed) = (client, changed) }

    /// The titles that are kept by their names; those of a library or a list are not known here. Nil before they are known, and if this device
    /// cannot keep any.
    var titles: Set<MediaReference>? { state.withLock { $0.titles } }

    /// Grows with each change.
    var changeNumber: Int { state.withLock { $0.changeNumber } }

    /// Reads the requests, since another program may have changed them.
    func look() {
        state.withLock { state in
            state.look?.cancel()
            state.look = Task { [weak self] in await self?.read() }
        }
    }

    /// Keeps a title in the language of a client, and begins to read it. What is not read before the end of the program waits for the next
    /// run.
    func keep(_ title: MediaReference, with client: MarqueeClient) async throws(MarqueeError) {
        let job = try await client.keep(.screens(of: [title]))
        await read()
        guard let steps = try? client.keeping.run(job.id) else { return }
        state.withLock { state in state.runs.append(Task(priority: .utility) { for await _ in steps {} }) }
    }

    /// Releases a title. Returns false if a request of several titles keeps it.
    func release(_ title: MediaReference) async throws(MarqueeError) -> Bool {
        await read()
        let jobs = state.withLock(\.jobs)
        for job in jobs where job.request.items == .titles([title]) { try await client.release(job.id) }
        await read()
        return titles?.contains(title) != true
    }

    func end() {
        let tasks = state.withLock { state in [state.look].compactMap { $0 } + state.runs }
        for task in tasks { task.cancel() }
    }

    private func read() async {
        // Without a store, or with a damaged file, nothing is known to be kept.
        guard let jobs = try? await client.keeping.jobs() else { return }
        let titles = jobs.flatMap { job -> [MediaReference] in if case .titles(let titles) = job.request.items { titles } else { [] } }
        let isNew = state.withLock { state in
            state.jobs = jobs
            guard state.titles != Set(titles) else { return false }
            state.titles = Set(titles)
            state.changeNumber += 1
            return true
        }
        if isNew { changed() }
    }
}
