/// A number taken apart: a significand of as many digits as it can hold and a power of ten.
struct JSONDecimal {
    private(set) var isNegative = false
    private(set) var significand: UInt64 = 0
    private(set) var exponent = 0
    /// Whether the significand holds all digits of the number.
    private(set) var isExact = true

    init(_ digits: UnsafeBufferPointer<UInt8>) {
        var isFraction = false
        var at = 0
        scan: while at < digits.count {
            switch digits[at] {
            case UInt8(ascii: "-"): isNegative = true
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): break scan
            case let digit: take(digit &- 0x30, isFraction: isFraction)
            }
            at += 1
        }
        if at < digits.count { raise(UnsafeBufferPointer(rebasing: digits[(at + 1)...])) }
    }

    private mutating func take(_ figure: UInt8, isFraction: Bool) {
        let edge = UInt64.max / 10
        if significand < edge || (significand == edge && figure <= UInt64.max % 10 && isExact) {
            significand = significand * 10 + UInt64(figure)
            if isFraction { exponent -= 1 }
        } else {
            if figure != 0 { isExact = false }
            if !isFraction { exponent += 1 }
        }
    }

    private mutating func raise(_ digits: UnsafeBufferPointer<UInt8>) {
        var power = 0
        for digit in digits where digit &- 0x30 < 10 {
            // Larger powers all mean the same: infinite, or nothing.
            if power < 1_000_000 { power = power * 10 + Int(digit - 0x30) }
        }
        exponent += digits.first == UInt8(ascii: "-") ? -power : power
    }

    /// The double that is nearest to the number, if one rounding leads there: both the significand and the power are doubles then.
    var double: Double? {
        guard isExact else { return nil }
        let magnitude = Double(significand)
        let sign: Double = isNegative ? -1 : 1
        if significand == 0 || exponent == 0 { return sign * magnitude }
        guard significand <= 1 << 53, Self.powers.indices.contains(abs(exponent)) else { return nil }
        return sign * (exponent < 0 ? magnitude / Self.powers[-exponent] : magnitude * Self.powers[exponent])
    }

    private static let powers = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    ]
}
