import Synchronization

/// Counts the open connections of each address.
final class ConnectionCount: Sendable {
    private let most: Int
    private let proxy: AddressKey?
    private let counts = Mutex<[AddressKey: Int]>([:])

    init(most: Int, proxy: AddressKey?) { (self.most, self.proxy) = (most, proxy) }

    /// Counts a connection; false if the address has as many as it may have.
    func enter(_ key: AddressKey) -> Bool {
        if key == proxy { return true }
        return counts.withLock { counts in
            let count = counts[key, default: 0]
            guard count < most else { return false }
            counts[key] = count + 1
            return true
        }
    }

    /// The end of a connection that was counted.
    func leave(_ key: AddressKey) {
        if key == proxy { return }
        counts.withLock { counts in
            guard let count = counts[key] else { return }
            counts[key] = count > 1 ? count - 1 : nil
        }
    }

    /// How many addresses have a connection.
    var addresses: Int { counts.withLock { $0.count } }
}
