import Crypto
import Foundation
import Marquee
import MarqueePostgreSQL

/// Seals the sessions of people before PostgreSQL stores them, so that a copy of the database is worth nothing without the key.
///
/// A sealed value begins with a byte that no plain session has, and with the number of its key. So a site can be given a key later, and a new
/// key beside older ones.
struct SessionSealing: Sendable {
    /// A sealed value that none of the keys opens.
    struct UnknownKey: Error {}

    private struct Key: Sendable {
        let key: SymmetricKey
        let number: Data

        init(_ text: String) {
            func derived(_ use: String, _ size: Int) -> SymmetricKey {
                HKDF<SHA256>.deriveKey(
                    inputKeyMaterial: SymmetricKey(data: Data(text.utf8)), info: Data(use.utf8), outputByteCount: size)
            }
            key = derived("Cinema sessions", 32)
            number = derived("Cinema number of a key", SessionSealing.numberSize).withUnsafeBytes { Data($0) }
        }
    }

    private static let mark: UInt8 = 1
    private static let numberSize = 4
    private let keys: [Key]

    /// - Parameter texts: The present key, and then older ones. Without any, sessions are stored as they are.
    init(_ texts: [String]) { keys = texts.map { Key($0) } }

    func seal(_ session: Secret) throws -> Data {
        let plain = Data(session.reveal().utf8)
        guard let key = keys.first else { return plain }
        guard let box = try AES.GCM.seal(plain, using: key.key, authenticating: key.number).combined else { throw UnknownKey() }
        return Data([Self.mark]) + key.number + box
    }

    func open(_ stored: Data) throws -> Secret {
        // Stored before the site had a key.
        guard stored.first == Self.mark else { return Secret(String(decoding: stored, as: UTF8.self)) }
        let (number, box) = (Data(stored.dropFirst().prefix(Self.numberSize)), stored.dropFirst(1 + Self.numberSize))
        for key in keys where key.number == number {
            let plain = try AES.GCM.open(AES.GCM.SealedBox(combined: box), using: key.key, authenticating: number)
            return Secret(String(decoding: plain, as: UTF8.self))
        }
        throw UnknownKey()
    }

    /// For `PostgreSQLConfiguration`.
    var forStores: SecretSealing { SecretSealing(seal: { try seal($0) }, open: { try open($0) }) }
}
