import Synchronization

/// How many connections the transports of this process have to each host, so that all of them together stay within the server's limit.
///
/// A transport takes the connections that it may open, and gives them back when it has closed all of them. It always gets one, so that none
/// waits for the idle connections of another.
struct CurlConnectionLimit: ~Copyable {
    private static let taken = Mutex<[String: Int]>([:])

    private let limit: Int
    private var own: [String: Int] = [:]

    init(_ limit: Int) { self.limit = max(1, limit) }

    deinit {
        Self.taken.withLock { [own] taken in
            for (hostKey, count) in own {
                let left = taken[hostKey, default: 0] - count
                taken[hostKey] = left > 0 ? left : nil
            }
        }
    }

    /// The most connections of this transport to one host.
    var most: Int { own.values.max() ?? 0 }

    /// Takes connections until there are as many as wanted, or no more for this process, and returns how many there are.
    mutating func take(_ wanted: Int, _ hostKey: String) -> Int {
        var count = own[hostKey] ?? 0
        guard count < wanted else { return count }
        let (limit, had) = (limit, count)
        count = Self.taken.withLock { taken in
            let others = taken[hostKey, default: 0] - had
            let count = max(had, 1, min(wanted, limit - others))
            taken[hostKey] = others + count
            return count
        }
        own[hostKey] = count
        return count
    }
}
