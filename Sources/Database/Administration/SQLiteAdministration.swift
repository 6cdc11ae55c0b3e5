package import MarqueeData
package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The operations of an operator on the user's file of a folder. Reading it changes nothing.
package struct SQLiteAdministration: StoreAdministration {
    private let reading: UserFile
    private let writing: UserFile
    private let opening: UserOpening

    /// Finds the file of a location without opening it.
    ///
    /// - Throws: `MarqueeError` with the code `.storage` if the location has no folder.
    package init(_ location: StoreLocation) throws(MarqueeError) {
        let path: String?
        do throws(StoreFailure) { path = try location.files()?.user } catch { throw MarqueeError(error) }
        opening = UserOpening(path: path, schema: .user) { _ in }
        (reading, writing) = (UserFile(opening, isReadOnly: true), UserFile(opening, isReadOnly: false))
    }

    package var keepsPlainSecrets: Bool { true }

    package func versions() async throws(MarqueeError) -> StoreVersions {
        let file = FileVersions(opening)
        let stamp: Stamp?
        do throws(StoreFailure) { stamp = try await file.stamp(checked: false) } catch { throw MarqueeError(error) }
        return StoreVersions(tables: stamp?.version, readableSince: stamp?.readableSince, program: Schema.user.newest)
    }

    package func migrate() async throws(MarqueeError) {
        try await requireWhole()
        _ = try await writing.open()
    }

    /// An act changes no damaged file, because opening it to write would salvage it, and rows may be lost. `marquee doctor --repair` does
    /// that.
    private func requireWhole() async throws(MarqueeError) {
        do throws(StoreFailure) { _ = try await FileVersions(opening).stamp(checked: true) } catch { throw MarqueeError(error) }
    }

    package func figures() async throws(MarqueeError) -> OutboxFigures {
        try await read { (handle) throws(StoreFailure) in try OutboxTable(handle: handle).figures(at: Date()) }
    }

    package func check() async throws(MarqueeError) -> [StoreFinding] {
        try await read { (handle) throws(StoreFailure) in
            try handle.perform(.everything)
            return try SQLiteActs(handle: handle, now: Date()).findings()
        }
    }

    package func changes(_ selection: ChangeSelection, limit: Int) async throws(MarqueeError) -> [StoredOutboxEntry] {
        try await read { (handle) throws(StoreFailure) in try SQLiteActs(handle: handle, now: Date()).changes(selection, limit: limit) }
    }

    package func apply(
        _ act: ChangeAct, to selection: ChangeSelection, isDryRun: Bool
    ) async throws(MarqueeError) -> ChangeActOutcome {
        let work = { @Sendable (handle: SQLiteHandle) throws(StoreFailure) in
            try SQLiteActs(handle: handle, now: Date()).apply(act, to: selection, isDryRun: isDryRun)
        }
        if isDryRun { return try await read(work) }
        try await requireWhole()
        return try await writing.write(work)
    }

    package func contents(of tenant: Int) async throws(MarqueeError) -> [String: Int]? {
        try await read { (handle) throws(StoreFailure) in try SQLiteActs(handle: handle, now: Date()).contents(of: tenant) }
    }

    package func forget(_ tenant: Int) async throws(MarqueeError) {
        try await requireWhole()
        try await writing.change { (handle) throws(StoreFailure) in try AccountRemoval(tenant: tenant, handle: handle).wipe() }
    }

    package func export(
        _ options: StoreExportOptions, _ take: @escaping @Sendable (String) -> Void
    ) async throws(MarqueeError) -> [String: Int] {
        try await read { (handle) throws(StoreFailure) in try SQLiteActs(handle: handle, now: Date()).export(options, take) }
    }

    package func restore(
        _ nextLine: @escaping @Sendable () -> String?, isDryRun: Bool
    ) async throws(MarqueeError) -> Bool {
        let work = { @Sendable (handle: SQLiteHandle) throws(StoreFailure) in
            let isEmpty = try SQLiteActs(handle: handle, now: Date()).restore(at: Date().milliseconds, isDryRun: isDryRun, nextLine)
            if isEmpty, !isDryRun { try handle.run(Self.numbers) }
            return isEmpty
        }
        if isDryRun { return try await read(work) }
        try await requireWhole()
        return try await writing.write(work)
    }

    /// The numbers of accounts are stored twice.
    private static let numbers = """
        INSERT OR REPLACE INTO tenant(id, account_id, server) SELECT id, account_id, server FROM account WHERE account_id IS NOT NULL
        """

    package func close() async {
        await reading.close()
        await writing.close()
    }

    private func read<Answer: Sendable>(
        _ work: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Answer
    ) async throws(MarqueeError) -> Answer {
        try await reading.read { (handle) throws(StoreFailure) in try handle.read { () throws(StoreFailure) in try work(handle) } }
    }
}

/// Reads the versions of a file of any version, on a queue of its own.
private actor FileVersions {
    private nonisolated let executor = QueueExecutor("marquee.store.versions")
    private let opening: UserOpening

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(_ opening: UserOpening) { self.opening = opening }

    /// The versions in the file; nil if there is no file. If it is to be checked, damage in any page of it is an error.
    func stamp(checked: Bool) throws(StoreFailure) -> Stamp? {
        guard let path = opening.path else { return nil }
        let file: StoreFile
        do throws(StoreFailure) {
            file = try StoreFile(resolving: path)
            guard try file.requirePrivate(isUntouched: true) else { return nil }
        } catch {
            if error == .missing { return nil }
            throw error
        }
        let handle = try SQLiteHandle(file.path, .readOnly)
        do throws(StoreFailure) {
            guard try opening.schema.version(of: handle) > 0 else { return nil }
        } catch {
            guard error == .newer else { throw error }
        }
        if checked { try handle.perform(.everything) }
        return try Stamp(of: handle)
    }
}
