import Hummingbird
import Marquee

/// Why a request is refused by this site itself.
enum CinemaError: Error, Hashable {
    /// There is no such page.
    case noSuchPage
    /// The page is for people who are signed in.
    case signInNeeded
    /// The form was made for another browser, or too long ago.
    case foreignForm
    /// The form has fields that it cannot have.
    case badForm
    /// The form is too large.
    case tooLarge
}

/// Why there is no page, as a status and as a reason that has a text in every language.
struct Refusal: Sendable {
    enum Reason: String, Sendable, Codable {
        case noSuchPage, signInNeeded, peopleAway, foreignForm, badRequest, tooLarge, unavailable, failed
    }

    let reason: Reason
    let status: HTTPResponse.Status
    /// Marquee's error, for logs and for programs.
    let error: MarqueeError?

    /// Whether the same request can succeed later.
    var canBeRetried: Bool { [.unavailable, .peopleAway, .failed].contains(reason) }

    init(_ error: any Error) {
        self.error = error as? MarqueeError
        (reason, status) =
            switch error {
            case CinemaError.noSuchPage: (.noSuchPage, .notFound)
            case CinemaError.signInNeeded: (.signInNeeded, .unauthorized)
            case CinemaError.foreignForm: (.foreignForm, .forbidden)
            case CinemaError.badForm: (.badRequest, .badRequest)
            case CinemaError.tooLarge: (.tooLarge, .contentTooLarge)
            case let error as MarqueeError where error.isOfDatabase: (.peopleAway, .serviceUnavailable)
            case let error as MarqueeError: Self.answer(to: error.code)
            default: (.failed, .internalServerError)
            }
    }

    private static func answer(to code: MarqueeError.Code) -> (Reason, HTTPResponse.Status) {
        switch code {
        case .notFound: (.noSuchPage, .notFound)
        case .unauthorized, .forbidden: (.signInNeeded, .unauthorized)
        case .invalidInput, .refused: (.badRequest, .badRequest)
        case .offline, .timeout, .rateLimited, .server, .unreadable, .closed, .cancelled: (.unavailable, .serviceUnavailable)
        default: (.failed, .internalServerError)
        }
    }
}

extension MarqueeError {
    /// Whether the database of people is away or cannot be used now: an operator mends it, and the same request can succeed later.
    fileprivate var isOfDatabase: Bool {
        [MarqueeError.storeUnreachable, .storeBusy].contains(self) || code == .storage && reason.key.hasPrefix("database.")
    }
}
