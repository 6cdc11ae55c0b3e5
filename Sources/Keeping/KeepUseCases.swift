public import Marquee
import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is kept on this device.
///
/// ```swift
/// for job in try await marquee.keeping.jobs() {
///     let progress = try await marquee.keeping.progress(of: job.id)
///     print(job.id, progress.stored, progress.bytes)
/// }
/// ```
public struct KeepUseCases: Sendable {
    let client: MarqueeClient

    /// Stores a request, as `marquee.keep` does.
    public func add(_ request: KeepRequest) async throws(MarqueeError) -> KeepJob {
        try request.check()
        for language in request.languages { _ = try client.client(language: language) }
        let parts = try parts()
        let id = (0..<4).map { _ in Self.hex(UInt32.random(in: 0...UInt32.max)) }.joined()
        let job = KeepJob(id: id, request: request, created: Day(parts.clock.now(), in: .gmt))
        try await parts.file.change { $0.append(job) }
        return job
    }

    private static func hex(_ number: UInt32) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// The requests, the oldest first.
    public func jobs() async throws(MarqueeError) -> [KeepJob] { try await parts().file.jobs() }

    /// Forgets a request, as `marquee.release` does.
    public func release(_ id: KeepJob.ID) async throws(MarqueeError) {
        let parts = try parts()
        try await parts.file.change { $0.removeAll { $0.id == id } }
        // A run of another process that has not noticed it yet adds nothing: it looks at the file before each step.
        try await parts.kept.release(id)
    }

    /// How much of a request is stored, without a request to the server.
    ///
    /// - Throws: `MarqueeError` with the code `.notFound` for an unknown request.
    public func progress(of id: KeepJob.ID) async throws(MarqueeError) -> KeepProgress {
        let parts = try parts()
        guard try await parts.file.jobs().contains(where: { $0.id == id }) else { throw .unknownJob }
        return KeepProgress(id, try await parts.kept.figures(of: id), .idle)
    }

    /// The items of a request that TMDb does not have, or that could not be read.
    ///
    /// - Parameters:
    ///   - id: The request.
    ///   - limit: The maximum number of items.
    public func failures(of id: KeepJob.ID, limit: Int = 1_000) async throws(MarqueeError) -> [KeepFailure] {
        try await parts().kept.failures(of: id, limit: max(0, limit)).map { failure in
            if case .failed(let reason) = failure.outcome { return KeepFailure(item: failure.item, reason: reason) }
            return KeepFailure(item: failure.item, reason: nil)
        }
    }

    /// The cost of a request. Lists of TMDb and shelves are read for it, collections are not.
    public func estimate(_ request: KeepRequest) async throws(MarqueeError) -> KeepEstimate {
        try request.check()
        let items = try await KeptItems(client: client, request: request).estimated()
        let series = items.count { $0.kind == .tv }
        let languages = max(1, request.languages.count)
        return KeepEstimate(
            items: items.count, requests: items.count * languages, seriesWithSeasons: request.seasons == .none ? 0 : series * languages,
            pictureRequests: items.count * request.pictures.count * languages)
    }

    /// Works on a request until all of it is stored, or until the task that reads the sequence ends. What arrived is not asked for again, so
    /// a run that ends early costs nothing twice.
    ///
    /// Its requests have low priority: reads that a caller waits for are sent first. While the server cannot be reached, it waits and goes on.
    /// The sequence ends after the states `finished`, `full`, `budgetSpent` and `failed`.
    ///
    /// - Parameter id: The request; nil works on all of them, one after the other.
    public func run(_ id: KeepJob.ID? = nil) throws(MarqueeError) -> AsyncStream<KeepProgress> {
        let run = KeepRun(client: client, parts: try parts())
        let (progress, end) = AsyncStream.makeStream(of: KeepProgress.self, bufferingPolicy: .bufferingNewest(16))
        // The priority of the task is that of its requests.
        let task = Task(priority: .utility) {
            await run.work(on: id) { end.yield($0) }
            end.finish()
        }
        end.onTermination = { _ in task.cancel() }
        return progress
    }

    func parts() throws(MarqueeError) -> Parts {
        let access = client.storeAccess
        guard let kept = access.kept, let folder = access.folder else { throw MarqueeError(.invalidInput, .init("keep.noStore")) }
        return Parts(kept: kept, file: JobFile(folder: folder), clock: access.clock, time: access.time)
    }

    /// The stores of requests, and the time.
    struct Parts: Sendable {
        let kept: any KeptDAO
        let file: JobFile
        let clock: WallClock
        let time: TimeSource
    }
}

extension KeepProgress {
    init(_ job: KeepJob.ID, _ figures: KeptFigures, _ state: State, requests: Int = 0) {
        (self.job, self.state, self.requests) = (job, state, requests)
        (items, stored, missing, failed) = (figures.items, figures.stored, figures.missing, figures.failed)
        (bytes, pictures) = (figures.bytes + figures.pictureBytes, figures.pictures)
    }
}

extension MarqueeError {
    static var unknownJob: MarqueeError { MarqueeError(.notFound, .init("keep.unknown")) }
    static var invalidRequest: MarqueeError { MarqueeError(.invalidInput, .init("keep.invalid")) }
    static var tooManyKept: MarqueeError { MarqueeError(.invalidInput, .init("keep.tooMany")) }
}

extension KeepRequest {
    private static let mostItems = 100_000
    private static let mostOfList = 10_000

    func check() throws(MarqueeError) {
        switch items {
        case .titles(let titles):
            let areValid = titles.allSatisfy { $0.id > 0 && MediaKind.known.contains($0.kind) }
            guard areValid else { throw .invalidRequest }
            guard titles.count <= Self.mostItems else { throw .tooManyKept }
        case .popular(let kind, let count):
            guard [.movie, .tv].contains(kind) else { throw .invalidRequest }
            try Self.check(count)
        case .discoverMovies(let filter, let count):
            try filter.check()
            try Self.check(count)
        case .discoverTV(let filter, let count):
            try filter.check()
            try Self.check(count)
        case .library, .list: break
        }
    }

    private static func check(_ count: Int) throws(MarqueeError) {
        guard count > 0 else { throw .invalidRequest }
        guard count <= mostOfList else { throw .tooManyKept }
    }
}
