import Synchronization

/// Counts the open connections of each address, and of each network of IPv6 addresses, which has four times as many.
final class ConnectionCount: Sendable {
    private let most: Int
    private let proxy: AddressKey?
    private let counts = Mutex<[AddressKey: Int]>([:])

    init(most: Int, proxy: AddressKey?) { (self.most, self.proxy) = (most, proxy) }

    /// Counts a connection; false if the address has as many as it may have.
    func enter(_ key: AddressKey) -> Bool {
        if key == proxy { return true }
        return counts.withLock { counts in
            let network = key.network
            guard counts[key, default: 0] < most, network == key || counts[network, default: 0] < 4 * most else { return false }
            for key in Set([key, network]) { counts[key, default: 0] += 1 }
            return true
        }
    }

    /// The end of a connection that was counted.
    func leave(_ key: AddressKey) {
        if key == proxy { return }
        counts.withLock { counts in
            for key in Set([key, key.network]) {
                guard let count = counts[key] else { continue }
                counts[key] = count > 1 ? count - 1 : nil
            }
        }
    }

    /// How many addresses and networks have a connection.
    var addresses: Int { counts.withLock { $0.count } }
}
