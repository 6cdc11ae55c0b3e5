import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Date {
    /// Reads a moment in any of the forms that TMDb has used: ISO 8601 with or without milliseconds, with a blank and `UTC`, or a bare day.
    /// Without a valid time it is the start of the day. TMDb's moments are in UTC, so an offset is not read.
    init?(wireText text: String) {
        guard let day = Day(text) else { return nil }
        var seconds = Double(day.daysSince1970 * 86_400)
        let time = text.utf8.dropFirst(11).prefix(8).split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        let parts = time.map { Int(String(decoding: $0, as: UTF8.self)) }
        if parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
            (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
        {
            seconds += Double(hour * 3600 + minute * 60 + second)
            let rest = text.utf8.dropFirst(19)
            if rest.first == UInt8(ascii: "."), let fraction = Double("0." + String(decoding: Date.digits(rest.dropFirst()), as: UTF8.self))
            {
                seconds += fraction
            }
        }
        self.init(timeIntervalSince1970: seconds)
    }

    private static func digits(_ bytes: Substring.UTF8View) -> Substring.UTF8View {
        bytes.prefix { (0x30...0x39).contains($0) }
    }
}
