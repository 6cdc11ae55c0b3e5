import MarqueeDomain

/// The fates of requests on their way.
enum FaultPlan: CaseIterable, Sendable {
    case fair
    /// Nothing arrives.
    case down
    /// Half of the answers are lost, after the server has done the request.
    case lossy
    /// The server is failing, or wants to be left alone.
    case failing
    /// Now and then something is refused.
    case strict

    /// Why a request does not arrive, or is not carried out.
    func obstacle(_ random: inout SplitMix64) -> MarqueeError? {
        switch self {
        case .fair, .lossy, .strict: nil
        case .down: MarqueeError(.offline, .faultPlan)
        case .failing:
            switch random.pick(0...4) {
            case 0: MarqueeError(.server, .faultPlan, status: 500)
            case 1: MarqueeError(.server, .faultPlan, status: 503, retryAfter: .seconds(random.pick(1...1_000)))
            case 2: MarqueeError(.rateLimited, .faultPlan, status: 429, retryAfter: .seconds(random.pick(1...100)))
            case 3: MarqueeError(.timeout, .faultPlan)
            default: nil
            }
        }
    }

    /// Why the answer is lost.
    func loss(_ random: inout SplitMix64) -> MarqueeError? {
        guard self == .lossy || self == .failing, random.pick(0...1) == 0 else { return nil }
        let codes: [MarqueeError.Code] = [.offline, .timeout, .server, .unreadable]
        return MarqueeError(codes[random.pick(0...3)], .faultPlan)
    }

    func refusal(_ random: inout SplitMix64) -> MarqueeError? {
        guard self == .strict, random.pick(0...3) == 0 else { return nil }
        switch random.pick(0...2) {
        case 0: return MarqueeError(.refused, .faultPlan, status: 400, tmdbCode: 5)
        case 1: return MarqueeError(.notFound, .faultPlan, status: 404, tmdbCode: 34)
        default: return MarqueeError(.forbidden, .faultPlan, status: 403, tmdbCode: 38)
        }
    }
}

extension MarqueeError.Reason {
    fileprivate static let faultPlan = MarqueeError.Reason("plain.faultPlan", "The fault plan has rejected this.")
}

extension MarqueeError {
    static let sessionRefused = MarqueeError(.unauthorized, .faultPlan, status: 401, tmdbCode: 3)
    static let cancelledUnderWay = MarqueeError(.cancelled, .faultPlan)

    /// Whether the server will never take it.
    var isRefusal: Bool { [.refused, .notFound, .forbidden].contains(code) }
}
