import MarqueeData

/// Reads the versions of a file of any version, on a queue of its own.
actor FileVersions {
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
