public import Marquee

/// The HTTP answer of a service to an error of Marquee.
///
/// | error | status | `Retry-After` |
/// |---|---|---|
/// | `.invalidInput` | 400 | |
/// | `.unauthorized`, and `.forbidden` with TMDb's code 3, of a person's session | 401 | |
/// | `.forbidden` | 403 | |
/// | `.notFound` | 404 | |
/// | `.refused` | 422 | |
/// | the service itself is not set up: no or a wrong credential, a store or a database that cannot be used | 500 | |
/// | `.offline`, `.server`, `.unreadable` | 502 | |
/// | `.rateLimited`, `.closed`, `.cancelled`, `.storageFull`, a store that is busy, a database that is away | 503 | yes |
/// | `.timeout` | 504 | |
extension MarqueeError {
    /// The HTTP status for this error.
    public var httpStatus: Int {
        if isOfTheService { return 500 }
        return switch code {
        case .invalidInput: 400
        case .unauthorized: 401
        // TMDb answers the first request with a session that has ended so, and Marquee each later one with `.unauthorized`.
        case .forbidden: tmdbCode == 3 ? 401 : 403
        case .notFound: 404
        case .refused: 422
        case .offline, .server, .unreadable: 502
        case .rateLimited, .closed, .cancelled, .storageFull, .storage: 503
        case .timeout: 504
        default: 502
        }
    }

    /// The seconds of a `Retry-After` header, from 1 to a day: with status 503, what the server asked for, or else five; nil with another status.
    public var httpRetryAfter: Int? {
        guard httpStatus == 503 else { return nil }
        return retryAfter.map { max(1, min(Int(($0 / .seconds(1)).rounded(.up)), 86_400)) } ?? 5
    }

    /// The sentence for a visitor: that of the reason if it is written for one, or else a sentence for the status. The reason itself belongs into
    /// the log.
    public var httpMessage: String {
        if reason.isForVisitors { return reason.text }
        return switch httpStatus {
        case 400: "The request is invalid."
        case 401: "A sign-in is needed."
        case 403: "This is not allowed."
        case 404: "This does not exist."
        case 422: "The change was not accepted."
        case 503: "The service is busy. Try again in a moment."
        case 504: "The answer took too long. Try again in a moment."
        default: "The service cannot answer this at the moment."
        }
    }

    /// Whether an operator has to mend something: no visitor can, and the same request does not succeed later.
    private var isOfTheService: Bool {
        switch code {
        // 7 and 10: TMDb does not know the service's key, or has suspended it.
        case .unauthorized: reason.key.hasPrefix("credential.") || [7, 10].contains(tmdbCode)
        case .invalidInput:
            ["configuration.", "credential.", "authorities.", "server.", "transport.", "database."].contains { reason.key.hasPrefix($0) }
        case .storage where reason.key.hasPrefix("database."): Self.refusals.contains(reason.key)
        case .storage: !["store.busy", "store.unreachable"].contains(reason.key)
        default: false
        }
    }

    /// The reasons of a database that is there and cannot be used. Others, such as a lost connection, pass.
    private static let refusals: Set = [
        "database.damaged", "database.encoding", "database.forbidden", "database.insecure", "database.missing", "database.newer",
        "database.oldServer", "database.pooled", "database.unsealed",
    ]
}
