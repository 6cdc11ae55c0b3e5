/// How long a caller waits for one call of a shared store, where the caller has set a time limit.
package enum StoreLimit {
    /// The limit of the running task; nil if it has none. Then the store has its own.
    @TaskLocal package static var current: Duration?
}
