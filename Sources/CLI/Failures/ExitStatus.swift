/// What the process tells its caller. The values are part of the command line's promise.
package enum ExitStatus: Int32, Sendable, CaseIterable {
    case success = 0
    case failure = 1
    case usage = 2
    case notFound = 3
    case unauthorized = 4
    case offline = 5
    case rateLimited = 6
    case storage = 7
    case interrupted = 130

    /// Its words in the help.
    var summary: String {
        switch self {
        case .success: "success"
        case .failure: "any other failure"
        case .usage: "invalid usage"
        case .notFound: "not found on TMDb"
        case .unauthorized: "the credential or the session is missing, wrong or not allowed to do this"
        case .offline: "no server could be reached, and nothing was cached"
        case .rateLimited: "too many requests"
        case .storage: "the local store cannot be used"
        case .interrupted: "interrupted"
        }
    }
}
