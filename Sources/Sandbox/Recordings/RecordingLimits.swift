/// The limits of reading recordings, counted after unpacking.
public struct RecordingLimits: Sendable {
    /// The maximum size of one exchange in bytes; a larger one is left out and reported as a problem.
    public var entryBytes: Int
    /// The maximum size of all files together in bytes; beyond it, reading fails with ``RecordingError/tooLarge(file:limit:)``.
    public var totalBytes: Int

    public init(entryBytes: Int = 64 << 20, totalBytes: Int = 1 << 30) {
        self.entryBytes = entryBytes
        self.totalBytes = totalBytes
    }
}
