/// Why recordings could not be read, written or served.
public enum RecordingError: Error, Equatable {
    /// The file or folder does not exist, cannot be read, or is neither a file nor a folder.
    case unreadable(file: String)
    /// The file is neither an HTTP Archive nor one JSON object a line, or nothing of it can be read. The reason is that of its first line.
    case notARecording(file: String, reason: String)
    /// The recordings exceed ``RecordingLimits/totalBytes`` in this file.
    case tooLarge(file: String, limit: Int)
    /// The folder or a file in it cannot be written; the code is the `errno` of the system.
    case unwritable(file: String, code: Int32)
    /// The sandbox could not be started.
    case sandbox(SandboxError)
}
