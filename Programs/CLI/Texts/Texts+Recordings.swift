import Marquee

/// Recordings of the sandbox.
extension Texts {
    static var fromUsage: String { "“--from” needs the address of a server, such as https://api.themoviedb.org." }
    static func notRecorded(_ file: String, _ reason: String) -> String { "The file “\(file)” is not a recording: \(reason)" }
    static func recordingsExceed(_ file: String, _ limit: Int) -> String {
        "The recordings are larger than \(limit) bytes, from the file “\(file)” on."
    }
    static func recordingUnwritable(_ file: String, _ reason: String) -> String { "The recording “\(file)” cannot be written: \(reason)" }
    static var recordingForm: String { "Give a HAR file, a file with one exchange as JSON on each line, or a folder of such files." }
    static var recorderRuns: String {
        "Requests are recorded until this is interrupted. Credentials are removed; names of lists and of reviewers are not."
    }
}
