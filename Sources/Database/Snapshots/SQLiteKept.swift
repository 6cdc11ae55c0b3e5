import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Notes what is kept in the cache file.
struct SQLiteKept: KeptDAO {
    let writer: CacheWriter
    /// The maximum size of all protected pictures in bytes.
    let pictureLimit: Int

    private var file: CacheFile { writer.file }

    func add(_ items: [MediaReference], for request: String) async throws(MarqueeError) {
        let limit = writer.eviction.keptBytes
        try await write { (table) throws(StoreFailure) in try table.add(items, for: request, limit: limit) }
    }

    func due(
        for request: String, readBefore: Date, failedBefore: Date, limit: Int
    ) async throws(MarqueeError) -> [MediaReference] {
        let (readBefore, failedBefore) = (readBefore.milliseconds, failedBefore.milliseconds)
        return try await read { (table) throws(StoreFailure) in
            try table.due(for: request, readBefore: readBefore, failedBefore: failedBefore, limit: limit)
        }
    }

    func note(_ outcome: KeptOutcome, of item: MediaReference, for request: String, at moment: Date) async throws(MarqueeError) -> Bool {
        let moment = moment.milliseconds
        // An item is stored when its answers are in the file.
        if case .stored = outcome { await writer.flush() }
        return try await write { (table) throws(StoreFailure) in try table.note(outcome, of: item, for: request, at: moment) }
    }

    func protect(pictures paths: Set<String>, of item: MediaReference) async throws(MarqueeError) {
        try await write { (table) throws(StoreFailure) in try table.protect(pictures: paths, of: item) }
    }

    func figures(of request: String?) async throws(MarqueeError) -> KeptFigures {
        await writer.flush()
        var figures = try await read { (table) throws(StoreFailure) in try table.figures(of: request) }
        (figures.byteLimit, figures.pictureByteLimit) = (writer.eviction.keptBytes, pictureLimit)
        return figures
    }

    func failures(of request: String, limit: Int) async throws(MarqueeError) -> [KeptFailure] {
        try await read { (table) throws(StoreFailure) in try table.failures(of: request, limit: limit) }
    }

    func release(_ request: String) async throws(MarqueeError) {
        try await write { (table) throws(StoreFailure) in try table.release(request) }
    }

    func release(_ request: String, except items: Set<MediaReference>) async throws(MarqueeError) {
        try await write { (table) throws(StoreFailure) in try table.release(request, except: items) }
    }

    private func read<Answer: Sendable>(
        _ work: @escaping @Sendable (KeptTable) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await file.read { (handle) throws(StoreFailure) in try work(KeptTable(handle: handle)) }
    }

    private func write<Answer: Sendable>(
        _ work: @escaping @Sendable (KeptTable) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        if file.isReadOnly { throw MarqueeError(StoreFailure.readOnly) }
        return try await file.write { (handle) throws(StoreFailure) in try work(KeptTable(handle: handle)) }
    }
}
