import Marquee

/// Why a command did not do what it was asked to.
enum Failure: Error {
    case usage(String, hint: String = Failure.usageHint)
    case marquee(MarqueeError)
    /// The server did not take a mark.
    case refused(MarqueeError)
    /// The server no longer takes the session.
    case sessionEnded(MarqueeError)
    case other(String, hint: String)

    /// Standard output did not take all of the data, for a reason in the system's words.
    static func unprinted(because reason: String) -> Failure {
        .other("Not all of the output could be written: \(reason).", hint: "Make room where it goes, or send it elsewhere.")
    }

    var message: String {
        switch self {
        case .usage(let text, _), .other(let text, _): text
        case .refused(let error): "The mark was refused. " + error.reason.text
        case .marquee(let error) where error.code == .cancelled: "Interrupted."
        case .marquee(let error), .sessionEnded(let error): error.reason.text + (error.operation.map { " (\($0))" } ?? "")
        }
    }

    var hint: String {
        switch self {
        case .usage(_, let hint): hint
        case .marquee(let error): Self.hint(forSignInTrouble: error) ?? Self.hint(for: error)
        case .sessionEnded(let error): Self.hint(forEndOfSession: error)
        case .refused: "“marquee pending” tells what was refused; “pending retry” sends it again, “pending discard” gives it up."
        case .other(_, let hint): hint
        }
    }

    var status: ExitStatus {
        switch self {
        case .usage: .usage
        case .other: .failure
        case .sessionEnded: .unauthorized
        case .marquee(let error), .refused(let error): Self.status(for: error.code)
        }
    }

    static let usageHint = "“marquee --help” lists the commands, and “marquee COMMAND --help” the options of one."

    private static func hint(for error: MarqueeError) -> String {
        switch error.code {
        case .unauthorized: "Set TMDB_ACCESS_TOKEN to the API Read Access Token of your TMDb account."
        case .forbidden: "The credential is known, but not allowed to do this; TMDb's account settings say what it may do."
        case .offline, .timeout: "Check the network; “--offline” shows what is kept."
        case .notFound: "“marquee search TEXT” finds ids."
        case .rateLimited:
            error.retryAfter.map { "Try again in \($0.components.seconds) s; “--offline” shows what is kept." }
                ?? "Wait a moment and try again; “--offline” shows what is kept."
        case .refused: "The server does not take this request; other values may do."
        case .server: "Try again later; “--offline” shows what is kept."
        case .unreadable: "If TMDB_BASE_URL is set, make sure that TMDb answers there and no sign-in page of a network."
        case .storage: "“marquee doctor” looks at the store; it is in the folders that XDG_CACHE_HOME and XDG_STATE_HOME name."
        case .storageFull: "Make room on the disk, or empty what is kept with “marquee cache clear”."
        case .invalidInput: usageHint
        case .closed, .cancelled: "Run the command again; what came before it ended is kept."
        default: "“--verbose” tells what happened on the way."
        }
    }

    private static func status(for code: MarqueeError.Code) -> ExitStatus {
        switch code {
        case .notFound: .notFound
        case .unauthorized, .forbidden: .unauthorized
        case .offline, .timeout: .offline
        case .rateLimited: .rateLimited
        case .storage, .storageFull: .storage
        case .invalidInput: .usage
        case .cancelled: .interrupted
        default: .failure
        }
    }
}

/// Runs SDK calls inside a command, whose errors are ``Failure``s.
func marquee<Value>(_ body: () async throws(MarqueeError) -> Value) async throws(Failure) -> Value {
    do throws(MarqueeError) {
        return try await body()
    } catch {
        throw .marquee(error)
    }
}
