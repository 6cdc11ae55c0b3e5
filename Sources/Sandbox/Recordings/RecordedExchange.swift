public import Foundation

/// A request and its answer, as a recording has them.
public struct RecordedExchange: Sendable, Hashable {
    /// The method, such as `GET`.
    public var method: String
    /// The address as it was recorded, usually absolute.
    public var url: String
    /// The HTTP status of the answer.
    public var status: Int
    /// The header fields of the answer by lowercase name; several values of one field are joined by commas.
    public var headers: [String: String]
    /// The body of the answer, unpacked.
    public var body: Data
    /// The body of the request, or nil if the recording has none.
    public var requestBody: Data?

    public init(
        method: String = "GET", url: String, status: Int = 200, headers: [String: String] = [:], body: Data = Data(),
        requestBody: Data? = nil
    ) {
        self.method = method
        self.url = url
        self.status = status
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }) { $0 + ", " + $1 }
        self.body = body
        self.requestBody = requestBody
    }
}
