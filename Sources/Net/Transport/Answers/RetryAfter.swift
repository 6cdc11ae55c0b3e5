#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How long a server asks the client to wait.
enum RetryAfter {
    /// The longest wait that is reported: a day.
    private static let longest = 86_400

    /// The wait in the headers, in whole seconds, rounded up; nil if there is no readable one.
    ///
    /// A date is compared with the server's own clock if the answer has its time, so that this machine's clock may be wrong.
    static func wait(in headers: TransportHeaders, now: Date) -> Duration? {
        guard let value = headers["Retry-After"] else { return nil }
        if let seconds = CacheHeaders.seconds(value.utf8) { return .seconds(min(seconds, longest)) }
        let now = headers["Date"].flatMap { HTTPDate.seconds($0, now: now) }.map(Double.init) ?? now.timeIntervalSince1970
        guard let date = HTTPDate.seconds(value, now: Date(timeIntervalSince1970: now)), Double(date) > now else { return nil }
        return .seconds(Int(min((Double(date) - now).rounded(.up), Double(longest))))
    }
}
