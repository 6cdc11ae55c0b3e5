/// Work on a connection without its answer. An object, because the optimizer copies a function for each closure that it is called with.
final class StoreWork: Sendable {
    let run: @Sendable (SQLiteHandle) throws(StoreFailure) -> Void

    init(_ run: @escaping @Sendable (SQLiteHandle) throws(StoreFailure) -> Void) { self.run = run }
}
