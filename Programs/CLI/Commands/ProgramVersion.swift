/// The version of the command line.
enum ProgramVersion {
    static let current = "0.1.0"
    /// The day of the manual of this version.
    static let day = "2026-11-22"
}
