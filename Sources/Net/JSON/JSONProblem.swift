import MarqueeDomain

/// Why a body is not a document that can be read at all.
enum JSONProblem: Error {
    case empty, notJSON, malformed, deep, large

    var reason: MarqueeError.Reason {
        switch self {
        case .empty: .init("answer.empty", "The answer is empty.")
        case .notJSON: .init("answer.notJSON", "The answer is not JSON.")
        case .malformed: .init("answer.malformed", "The answer is malformed.")
        case .deep: .init("answer.deep", "The answer is nested too deep.")
        case .large: .init("answer.large", "The answer is too large to be read.")
        }
    }
}
