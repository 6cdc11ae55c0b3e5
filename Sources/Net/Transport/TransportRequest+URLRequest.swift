#if canImport(FoundationNetworking)
    import Foundation
    public import FoundationNetworking
#else
    public import Foundation
#endif

extension TransportRequest {
    /// The request for a transport on `URLSession`, or nil when Foundation cannot read the address.
    ///
    /// The timeout is rounded up to whole seconds, at least one, because some systems cut the rest off; the exact deadlines
    /// are for the transport to keep.
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
