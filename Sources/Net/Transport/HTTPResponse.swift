public import Foundation

/// One HTTP answer, complete and decompressed.
public struct HTTPResponse: Sendable, Hashable {
    /// The status code.
    public var status: Int
    /// The header fields of the final answer; trailers are left out.
    public var headers: HTTPHeaders
    /// The body after decompression.
    public var body: Data

    /// Creates an answer.
    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
