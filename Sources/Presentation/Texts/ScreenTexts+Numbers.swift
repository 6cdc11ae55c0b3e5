public import MarqueeDomain

extension ScreenTexts {
    /// A whole number with its digits in groups, such as `30,321`.
    public func number(_ number: Int) -> String {
        let digits = String(number.magnitude)
        // In Spanish, a number of four digits has no groups.
        guard digits.count > (language == .spanish ? 4 : 3) else { return String(number) }
        var (grouped, left) = (number < 0 ? "-" : "", digits.count)
        for digit in digits {
            grouped.append(digit)
            left -= 1
            if left > 0, left.isMultiple(of: 3) { grouped += groupingSeparator }
        }
        return grouped
    }

    /// A number from 0 to 10 with one digit behind the separator, such as a vote: `8.4`, or `8,4`.
    public func decimal(_ number: Double) -> String {
        let tenths = Int(nearest: number * 10, in: 0...100)
        return "\(tenths / 10)\(decimalSeparator)\(tenths % 10)"
    }

    /// A rating, such as `8.5`, `8,5` or `8`.
    public func rating(_ rating: Rating) -> String { rating.description.replacing(".", with: decimalSeparator) }

    /// The decimal separator of a number.
    public var decimalSeparator: String {
        switch language {
        case .english, .japanese: "."
        case .german, .spanish, .french, .ukrainian: ","
        }
    }

    private var groupingSeparator: String {
        switch language {
        case .english, .japanese: ","
        case .german, .spanish: "."
        case .french: "\u{202F}"
        case .ukrainian: "\u{A0}"
        }
    }
}
