/// The value of the digits of a number. The digits have passed the grammar of JSON.
enum JSONNumber {
    /// A number with neither fraction nor exponent; nil if the type has no such value.
    static func whole<Whole: FixedWidthInteger>(_ type: Whole.Type, _ digits: UnsafeBufferPointer<UInt8>) -> Whole? {
        let isNegative = digits[0] == UInt8(ascii: "-")
        if Whole.self == Int.self, digits.count <= 18 { return Whole(short(digits, isNegative)) }
        var value: Whole = 0
        for digit in digits.dropFirst(isNegative ? 1 : 0) {
            guard let figure = Whole(exactly: digit &- 0x30) else { return nil }
            let (shifted, isTooLong) = value.multipliedReportingOverflow(by: 10)
            let (sum, isTooLarge) = isNegative ? shifted.subtractingReportingOverflow(figure) : shifted.addingReportingOverflow(figure)
            guard !isTooLong, !isTooLarge else { return nil }
            value = sum
        }
        return value
    }

    /// A number of so few digits that it cannot be too large.
    private static func short(_ digits: UnsafeBufferPointer<UInt8>, _ isNegative: Bool) -> Int {
        var value = 0
        for index in (isNegative ? 1 : 0)..<digits.count { value = value &* 10 &+ Int(digits[index] &- 0x30) }
        return isNegative ? -value : value
    }

    /// A number with a fraction or an exponent, if it is a whole one nevertheless.
    static func rounded<Whole: FixedWidthInteger>(_ type: Whole.Type, _ digits: UnsafeBufferPointer<UInt8>) -> Whole? {
        let double = double(digits)
        guard let value = Whole(exactly: double) else { return nil }
        // From here on not every whole number is a double.
        guard double.magnitude >= 0x1p53 else { return value }
        return exact(type, JSONDecimal(digits))
    }

    /// Of a number this large, a fraction is dropped, as Foundation's decoder does.
    private static func exact<Whole: FixedWidthInteger>(_ type: Whole.Type, _ decimal: JSONDecimal) -> Whole? {
        guard decimal.isExact else { return nil }
        var magnitude = decimal.significand
        for _ in 0..<max(-decimal.exponent, 0) {
            magnitude /= 10
        }
        for _ in 0..<max(decimal.exponent, 0) {
            let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
            guard !isTooLarge else { return nil }
            magnitude = product
        }
        return decimal.isNegative ? Whole(exactly: -Int128(magnitude)) : Whole(exactly: magnitude)
    }

    /// The nearest double; nil for a number that is too large for one, or that is not zero and too small.
    static func finite(_ digits: UnsafeBufferPointer<UInt8>) -> Double? {
        let decimal = JSONDecimal(digits)
        let double = decimal.double ?? parsed(digits)
        return double.isFinite && (double != 0 || decimal.significand == 0) ? double : nil
    }

    /// The nearest float, under the same conditions.
    static func finiteFloat(_ digits: UnsafeBufferPointer<UInt8>) -> Float? {
        guard let float = Float(String(decoding: digits, as: UTF8.self)), float.isFinite else { return nil }
        return float != 0 || JSONDecimal(digits).significand == 0 ? float : nil
    }

    /// The nearest double, which may be infinite.
    private static func double(_ digits: UnsafeBufferPointer<UInt8>) -> Double {
        JSONDecimal(digits).double ?? parsed(digits)
    }

    private static func parsed(_ digits: UnsafeBufferPointer<UInt8>) -> Double {
        Double(String(decoding: digits, as: UTF8.self)) ?? .nan
    }
}
