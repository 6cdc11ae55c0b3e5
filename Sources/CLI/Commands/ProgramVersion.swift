/// The version of the command line.
enum ProgramVersion {
    static let current = "0.1.0"
}
