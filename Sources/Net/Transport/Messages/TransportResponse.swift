#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// One complete HTTP answer, decompressed.
public struct TransportResponse: Sendable, Hashable {
    /// The status code.
    public var status: Int
    /// The header fields of the final answer; trailers are left out.
    public var headers: TransportHeaders
    /// The body after decompression.
    public var body: Data

    public init(status: Int, headers: TransportHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
