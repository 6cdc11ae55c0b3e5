import Crypto
import Foundation

/// Signs the cookies and tokens of this site, so that only this site can make or change them.
struct Signer: Sendable {
    private let key: SymmetricKey

    /// With a secret of at least 32 bytes, signatures hold in other processes and after a restart; without one, only in this process.
    init(secret: String?) {
        key = secret.map { SymmetricKey(data: SHA256.hash(data: Data($0.utf8))) } ?? SymmetricKey(size: .bits256)
    }

    /// The value as the text of a cookie: its JSON, and the signature.
    func sealed(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let body = (try? encoder.encode(value)) ?? Data()
        return Self.text(body) + "." + Self.text(Data(code(for: body, use: "cookie")))
    }

    /// The value of such a text; nil if this site did not make it.
    func opened<Value: Decodable>(_ text: some StringProtocol, as type: Value.Type = Value.self) -> Value? {
        let halves = text.split(separator: ".", omittingEmptySubsequences: false)
        guard text.utf8.count <= 4_096, halves.count == 2, let body = Self.data(halves[0]), let signature = Self.data(halves[1]),
            HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: Self.used(body, for: "cookie"), using: key)
        else { return nil }
        return try? JSONDecoder().decode(type, from: body)
    }

    /// A value that its bearer cannot read either.
    func encrypted(_ value: some Encodable) -> String? {
        guard let body = try? JSONEncoder().encode(value), let box = try? AES.GCM.seal(body, using: boxKey) else { return nil }
        return box.combined.map(Self.text)
    }

    /// The value of such a text; nil if this site did not make it.
    func decrypted<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) -> Value? {
        guard let data = Self.data(text), let box = try? AES.GCM.SealedBox(combined: data), let body = try? AES.GCM.open(box, using: boxKey)
        else { return nil }
        return try? JSONDecoder().decode(type, from: body)
    }

    private var boxKey: SymmetricKey { SymmetricKey(data: Data(code(for: Data(), use: "box"))) }

    /// Whether a text is the one that is expected; compared in a time that does not depend on where they differ.
    func isSame(_ text: String, as expected: String) -> Bool {
        HMAC<SHA256>.isValidAuthenticationCode(
            Data(code(for: Data(text.utf8), use: "text")), authenticating: Self.used(Data(expected.utf8), for: "text"), using: key)
    }

    /// The text that every form of a visitor carries on a page.
    ///
    /// A page repeats its address and is compressed, so the size of the page could show how much of the token an address repeats. Therefore
    /// each address has another mask over the token, and the mask itself before it. The same page stays the same, so that its tag holds.
    func formToken(for visitor: Visitor, on path: String) -> String {
        let mask = Data(code(for: Data((visitor.nonce + path).utf8), use: "mask")).prefix(Self.tokenSize)
        return Self.text(mask + Self.masked(token(of: visitor), by: mask))
    }

    /// A name for the person of a browser: another one with every sign-in.
    func name(of visitor: Visitor) -> String { Self.text(Data(code(for: Data(visitor.nonce.utf8), use: "person")).prefix(9)) }

    /// Whether a form was made for this visitor; compared in a time that does not depend on where the texts differ.
    func isFormToken(_ token: String, of visitor: Visitor) -> Bool {
        guard token.utf8.count <= 64, let bytes = Self.data(token[...]), bytes.count == 2 * Self.tokenSize else { return false }
        let code = Self.masked(bytes.suffix(Self.tokenSize), by: bytes.prefix(Self.tokenSize))
        return zip(code, self.token(of: visitor)).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// 128 bits of the signature, because every form of a page has them.
    private static let tokenSize = 16

    private func token(of visitor: Visitor) -> Data { Data(code(for: Data(visitor.nonce.utf8), use: "form")).prefix(Self.tokenSize) }

    private static func masked(_ data: Data, by mask: Data) -> Data { Data(zip(data, mask).map { $0 ^ $1 }) }

    private func code(for body: Data, use: String) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(for: Self.used(body, for: use), using: key)
    }

    /// A signature for one use is worth nothing in another.
    private static func used(_ body: Data, for use: String) -> Data { Data((use + "\0").utf8) + body }

    /// Bytes in the letters of an address.
    static func text(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_").replacingOccurrences(
            of: "=", with: "")
    }

    private static func data(_ text: some StringProtocol) -> Data? {
        let plain = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4))
    }
}
