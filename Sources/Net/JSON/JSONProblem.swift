import MarqueeDomain

/// Why a body is not a document that can be read at all.
enum JSONProblem: Error {
    case empty, notJSON, malformed, deep, large

    var reason: MarqueeError.Reason {
        switch self {
        case .empty: .init("answer.empty")
        case .notJSON: .init("answer.notJSON")
        case .malformed: .init("answer.malformed")
        case .deep: .init("answer.deep")
        case .large: .init("answer.large")
        }
    }
}
