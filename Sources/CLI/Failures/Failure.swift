import Marquee

/// Why a command did not do what it was asked to.
enum Failure: Error {
    case usage(String, hint: String = Failure.usageHint)
    case marquee(MarqueeError)
    /// Nothing is cached that could be shown without the server, which the command was told not to ask.
    case notCached(MarqueeError)
    /// The server did not take a mark.
    case rejected(MarqueeError)
    /// The server rejected the session.
    case sessionEnded(MarqueeError)
    case other(String, hint: String)

    /// Standard output did not take all of the data, for a reason in the system's words.
    static func unprinted(because reason: String) -> Failure {
        .other("Not all of the output could be written: \(reason).", hint: "Free some space there, or write the output to another place.")
    }

    var message: String {
        switch self {
        case .usage(let text, _), .other(let text, _): text
        case .rejected(let error): "The mark was rejected. " + error.reason.text
        case .marquee(let error) where error.code == .cancelled: "Interrupted."
        case .notCached: "Nothing is cached for this."
        case .marquee(let error), .sessionEnded(let error): error.reason.text
        }
    }

    /// What to do about it, for somebody who typed something else than is advised.
    func hint(for invocation: Invocation = Invocation()) -> String {
        let hint =
            switch self {
            case .usage(_, let hint): hint
            case .marquee(let error): Self.hint(forSignInTrouble: error) ?? Self.hint(for: error, invocation)
            case .notCached: "Run the command once without “--offline”; after that it works offline, too."
            case .sessionEnded(let error): Self.hint(forEndOfSession: error)
            case .rejected: "“marquee pending” shows rejected changes; “pending retry” sends them again, “pending discard” discards them."
            case .other(_, let hint): hint
            }
        return invocation.command.map { hint.replacing(Self.usageHint, with: "“marquee help \($0)” explains this command.") } ?? hint
    }

    var status: ExitStatus {
        switch self {
        case .usage: .usage
        case .other: .failure
        case .sessionEnded: .unauthorized
        case .marquee(let error), .notCached(let error), .rejected(let error): Self.status(for: error.code)
        }
    }

    static let usageHint = "“marquee --help” lists the commands, and “marquee help COMMAND” the options of one."

    private static func hint(for error: MarqueeError, _ invocation: Invocation) -> String {
        switch error.code {
        case .unauthorized:
            invocation.credential.map { "The credential is from \($0); use the API Read Access Token of your TMDb account." }
                ?? "Set TMDB_ACCESS_TOKEN to the API Read Access Token of your TMDb account."
        case .forbidden: "The credential is valid, but not allowed to do this; see the settings of your TMDb account."
        case .offline, .timeout: "Check the network" + invocation.wayToCache
        case .notFound: "“marquee search TEXT” finds the ids of titles and people."
        case .rateLimited:
            (error.retryAfter.map { "Try again in \($0.components.seconds) s" } ?? "Wait a moment and try again") + invocation.wayToCache
        case .refused: "The server rejected this request; try other values."
        case .server: "Try again later" + invocation.wayToCache
        case .unreadable: "If TMDB_BASE_URL is set, make sure that TMDb answers there, and not a captive portal."
        case .storage:
            (invocation.command == "doctor" ? "" : "“marquee doctor” checks the store. ")
                + "It is in the folders of XDG_CACHE_HOME and XDG_STATE_HOME."
        case .storageFull: "Free some disk space."
        case .invalidInput: usageHint
        case .closed, .cancelled: "Run the command again; everything done before it ended is stored."
        default: invocation.isVerbose ? "The events above say what happened before." : "“--verbose” shows every request and event."
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
