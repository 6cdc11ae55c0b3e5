import Marquee

/// What the process tells its caller. The values are part of the command line's promise.
package enum ExitStatus: Int32, Sendable {
    case success = 0
    case failure = 1
    case usage = 2
    case notFound = 3
    case unauthorized = 4
    case offline = 5
    case rateLimited = 6
    case storage = 7
}

/// Why a command did not do what it was asked to.
enum Failure: Error {
    case usage(String)
    case marquee(MarqueeError)
    case other(String)

    var message: String {
        switch self {
        case .usage(let text), .other(let text): text
        case .marquee(let error): error.reason.text + (error.operation.map { " (\($0))" } ?? "")
        }
    }

    var hint: String? {
        switch self {
        case .usage: "“marquee --help” lists the commands and options."
        case .marquee(let error): Self.hint(for: error.code)
        case .other: nil
        }
    }

    var status: ExitStatus {
        switch self {
        case .usage: .usage
        case .other: .failure
        case .marquee(let error): Self.status(for: error.code)
        }
    }

    private static func hint(for code: MarqueeError.Code) -> String? {
        switch code {
        case .unauthorized, .forbidden: "Set TMDB_ACCESS_TOKEN to the API Read Access Token of your TMDb account."
        case .offline, .timeout: "Check the network; “--offline” shows what is kept."
        case .notFound: "“marquee search …” finds ids."
        case .rateLimited: "Wait a moment and try again."
        case .storage, .storageFull: "“marquee doctor” looks at the store."
        case .server: "Try again later; “--offline” shows what is kept."
        default: nil
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
