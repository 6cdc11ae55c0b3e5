import MarqueeDomain

/// The permits in use, by share and by caller.
struct PermitCounts {
    private let count: Int
    private(set) var free: Int
    private var heldByShare = [Int](repeating: 0, count: RequestShare.allCases.count)
    /// The permits of callers with keys that hold any.
    private var heldByCaller: [Caller: Int] = [:]

    init(_ count: Int) {
        self.count = count
        free = count
    }

    var held: Int { count - free }
    /// The permits that a share holds.
    func held(by share: RequestShare) -> Int { heldByShare[share.rawValue] }
    /// The number of callers with keys that hold permits.
    var callers: Int { heldByCaller.count }

    /// Whether a permit is free for a share and a caller.
    func mayTake(_ share: RequestShare, _ caller: Caller?) -> Bool {
        guard free > 0 else { return false }
        if let caller, heldByCaller[caller, default: 0] >= max(1, count / 2) { return false }
        let isLimited = share == .background || share == .pictures
        return !isLimited || heldByShare[share.rawValue] < max(1, count * 3 / 4)
    }

    mutating func take(_ share: RequestShare, _ caller: Caller?) -> ConcurrencyLimiter.Permit {
        free -= 1
        heldByShare[share.rawValue] += 1
        if let caller { heldByCaller[caller, default: 0] += 1 }
        return ConcurrencyLimiter.Permit(share: share, caller: caller)
    }

    mutating func give(_ permit: ConcurrencyLimiter.Permit) {
        free += 1
        heldByShare[permit.share.rawValue] -= 1
        guard let caller = permit.caller else { return }
        let left = heldByCaller[caller, default: 0] - 1
        heldByCaller[caller] = left > 0 ? left : nil
    }
}
