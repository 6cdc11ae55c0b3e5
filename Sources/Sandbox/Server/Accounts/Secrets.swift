private import Foundation

/// Makes session ids and tokens: the same ones in the same order for the same seed. They protect nothing but a sandbox.
struct Secrets: Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The 40 hexadecimal digits of a session or of a request token of version 3.
    mutating func session() -> String { hex(40) }

    /// The 32 hexadecimal digits of a guest session.
    mutating func guest() -> String { hex(32) }

    /// A token of version 4: three parts as in a JSON Web Token, without a valid signature. That of a user names its account, as clients
    /// expect it.
    mutating func token(for use: String, of account: String? = nil) -> String {
        let claims: [(name: String, value: JSON)] = [
            ("aud", "marquee-sandbox"), ("use", .string(use)), ("jti", .string(hex(24))),
        ]
        let payload = Data(JSON.object(claims + (account.map { [("sub", .string($0))] } ?? [])).bytes)
        return ["eyJhbGciOiJub25lIn0", Self.base64URL(payload), Self.base64URL(Data(hex(32).utf8))].joined(separator: ".")
    }

    private static func base64URL(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private mutating func hex(_ digits: Int) -> String {
        var text = ""
        while text.count < digits { text += String(format: "%016llx", next()) }
        return String(text.prefix(digits))
    }

    /// SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}
