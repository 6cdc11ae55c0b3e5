import Marquee

/// A failure for programs: the error as the SDK encodes it, and the fields of the command line.
struct FailureJSON: Encodable {
    let error: MarqueeError
    let message: String
    let hint: String
    let exitStatus: Int32

    init(_ failure: Failure, _ invocation: Invocation) {
        (error, message, exitStatus) = (failure.error, failure.message, failure.status.rawValue)
        hint = failure.hint(for: invocation)
    }
}

extension Failure {
    /// The error of the SDK, or one for an error of the command line itself.
    fileprivate var error: MarqueeError {
        switch self {
        case .marquee(let error), .notCached(let error), .rejected(let error), .sessionEnded(let error),
            .guestRefused(let error, _):
            error
        case .usage(let message, _): MarqueeError(.invalidInput, .init("usage", message))
        case .noPage: MarqueeError(.notFound, .init("list.noPage", message))
        case .other(let message, _), .stated(let message, _, _): MarqueeError(.init(rawValue: "failure"), .init("failure", message))
        }
    }
}
