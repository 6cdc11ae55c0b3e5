import Foundation
import MarqueeNet
import MarqueeURLSession
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("TransportRequest as a URLRequest")
struct URLRequestTests {
    @Test("A request for URLSession says the same")
    func urlRequest() throws {
        let request = TransportRequest(
            .put, "https://a.example/3/x?y=%20z", headers: ["X-One": "1", "Content-Type": "application/json"], body: Data("{}".utf8),
            limits: TransportLimits(total: .milliseconds(2_001)))
        let converted = try #require(request.urlRequest())
        #expect(converted.httpMethod == "PUT")
        #expect(converted.url?.absoluteString == "https://a.example/3/x?y=%20z")
        #expect(converted.value(forHTTPHeaderField: "x-one") == "1")
        #expect(converted.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(converted.httpBody == Data("{}".utf8))
        #expect(converted.timeoutInterval == 3)
        #expect(
            TransportRequest(.get, "https://a.example", limits: TransportLimits(total: .milliseconds(1))).urlRequest()?.timeoutInterval == 1
        )
        #expect(
            TransportRequest(.get, "https://a.example", limits: TransportLimits(total: .seconds(30))).urlRequest()?.timeoutInterval == 30)
    }
}
