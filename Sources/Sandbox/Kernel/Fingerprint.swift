/// A short name for bytes, the same in every process (FNV-1a, 64 bits); not a defense against anyone.
enum Fingerprint {
    static func hex(of bytes: some Sequence<UInt8>) -> String {
        let digits = String(value(of: bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The first of as many digits as are asked for.
    static func hex(of bytes: some Collection<UInt8>, digits: Int) -> String {
        let parts = (0...(digits / 16)).map { hex(of: "\($0) ".utf8 + Array(bytes)) }
        return String(parts.joined().prefix(digits))
    }

    static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
