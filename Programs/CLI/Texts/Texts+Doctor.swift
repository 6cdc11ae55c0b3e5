import Marquee

/// The texts of “doctor” about the network, the files and its repairs.
extension Texts {
    static func noAddress(_ host: String) -> String { "\(host) has no address" }
    static func proxyFrom(_ address: String, _ variable: String) -> String { "\(address), from \(variable)" }
    static var nothingToRepair: String { "there is nothing to repair" }
    static func cacheRemoved(_ bytes: String, because reason: String) -> String {
        "the cache file was removed (bytes: \(bytes)): \(reason)"
    }
    static func storeRepaired(because reason: String) -> String { "the store was repaired: \(reason)" }
    static func madePrivate(_ path: String) -> String { "closed to other users: \(path)" }
}
