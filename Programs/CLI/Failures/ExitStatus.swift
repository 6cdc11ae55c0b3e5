/// The exit status of the process. The values are part of the command line's promise.
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
        case .success: Texts.statusSuccess
        case .failure: Texts.statusFailure
        case .usage: Texts.statusUsage
        case .notFound: Texts.statusNotFound
        case .unauthorized: Texts.statusUnauthorized
        case .offline: Texts.statusOffline
        case .rateLimited: Texts.statusRateLimited
        case .storage: Texts.statusStorage
        case .interrupted: Texts.statusInterrupted
        }
    }
}
