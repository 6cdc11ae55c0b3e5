public import MarqueeNet

#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension TransportRequest {
    /// The request for a transport that uses `URLSession`; nil if Foundation cannot read the URL.
    ///
    /// The timeout is rounded up to whole seconds, at least one, because some systems cut off fractions; the transport must enforce the
    /// exact deadlines.
    public func urlRequest() -> URLRequest? {
        guard let url = URL(string: url) else { return nil }
        var request = URLRequest(url: url)
        request.httpMethod = method.rawValue
        for field in headers.fields { request.addValue(field.value, forHTTPHeaderField: field.name) }
        request.httpBody = body
        let (seconds, attoseconds) = limits.total.components
        request.timeoutInterval = max(1, Double(seconds) + (attoseconds > 0 ? 1 : 0))
        return request
    }
}
