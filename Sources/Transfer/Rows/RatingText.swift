import MarqueeDomain

/// The number in a text such as `8.5`, `8,5`, `4½`, `★★★★½`, `4/5` or `9/10`, in tenths.
struct RatingText {
    /// The number in tenths.
    let tenths: Int
    /// The best rating, if the text says so.
    let best: Int?

    /// Reads a text; nil if it is no number.
    init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map { String($0).trimmed }
        let stars = parts[0].unicodeScalars.filter { $0 == "★" || $0 == "⭐" }.count
        if stars > 0 {
            guard parts.count == 1, stars <= 10, parts[0].unicodeScalars.allSatisfy({ "★⭐☆½\u{FE0F} ".unicodeScalars.contains($0) }) else {
                return nil
            }
            tenths = 10 * stars + (parts[0].contains("½") ? 5 : 0)
            best = stars > 5 ? 10 : 5
            return
        }
        guard let number = Self.tenths(parts[0]) else { return nil }
        tenths = number
        if parts.count == 2 {
            guard let most = Self.tenths(parts[1]), most == 50 || most == 100 else { return nil }
            best = most / 10
        } else {
            best = nil
        }
    }

    /// A number of at most two digits before the point, rounded to tenths.
    private static func tenths(_ text: String) -> Int? {
        var text = text
        var half = 0
        if text.hasSuffix("½") {
            text.removeLast()
            half = 5
            if text.isEmpty { return half }
        }
        let parts = text.split(separator: text.contains(",") ? "," : ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = digits(parts[0], most: 3) else { return nil }
        guard parts.count == 2 else { return 10 * whole + half }
        guard half == 0, digits(parts[1].prefix(9), most: 9) != nil, parts[1].allSatisfy({ $0.isASCII && $0.isNumber }),
            let hundredths = Int((parts[1] + "0").prefix(2))
        else { return nil }
        return 10 * whole + (hundredths + 5) / 10
    }

    private static func digits(_ text: Substring, most: Int) -> Int? {
        !text.isEmpty && text.count <= most && text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
    }

    /// The rating on TMDb's scale, rounded to half points; nil outside of the scale. Zero is no rating.
    func rating(best: Int) -> Rating? {
        guard tenths > 0, tenths <= 10 * best else { return nil }
        // Half points of 10: a tenth of 10 is 0.2 half points, and one of 5 is 0.4.
        let half = (tenths * (best == 5 ? 4 : 2) + 5) / 10
        return Rating(halfPoints: max(1, half))
    }
}
