import MarqueeCCurl
import Foundation
import Testing

@testable import MarqueeNet

@Suite("CurlTransport: parts")
struct CurlPartsTests {
    @Test("A head is read line by line, folded lines and all")
    func head() throws {
        var head = CurlHead(limit: 1_000)
        for line in ["HTTP/2 200 ", "content-length: 2", "Content-Length: 2, 2", "x:  a b \t", "  c", "y:", "", "z: 1"] {
            try head.take(line + "\r\n")
        }
        #expect(head.isComplete)
        #expect(head.status == 200)
        #expect(head.fields.map(\.name) == ["content-length", "Content-Length", "x", "y"])
        #expect(head.fields.map(\.value) == ["2", "2, 2", "a b c", ""])
    }

    @Test("A head that is none is refused", arguments: ["HTTP/1.1", "HTTP/1.1 2000 x", "HTTP/1.1 abc x", "no colon", ""])
    func badHead(_ line: String) {
        var head = CurlHead(limit: 1_000)
        #expect(throws: TransportError.self) { () throws in try head.take(line + "\r\n") }
    }

    @Test(
        "libcurl's codes have one meaning each",
        arguments: [
            (CURLE_COULDNT_RESOLVE_HOST, TransportError.Kind.lookup), (CURLE_COULDNT_RESOLVE_PROXY, .lookup),
            (CURLE_COULDNT_CONNECT, .connect), (CURLE_PROXY, .connect), (CURLE_OPERATION_TIMEDOUT, .timeout),
            (CURLE_SSL_CONNECT_ERROR, .tls), (CURLE_PEER_FAILED_VERIFICATION, .tls), (CURLE_SSL_CACERT_BADFILE, .authorities),
            (CURLE_FILESIZE_EXCEEDED, .tooLarge), (CURLE_OUT_OF_MEMORY, .tooLarge), (CURLcode(rawValue: 100), .tooLarge),
            (CURLE_WEIRD_SERVER_REPLY, .malformed), (CURLE_UNSUPPORTED_PROTOCOL, .malformed), (CURLE_BAD_CONTENT_ENCODING, .malformed),
            (CURLE_URL_MALFORMAT, .badRequest), (CURLE_LOGIN_DENIED, .badRequest),
            (CURLE_PARTIAL_FILE, .lost), (CURLE_GOT_NOTHING, .lost), (CURLE_RECV_ERROR, .lost), (CURLE_SEND_ERROR, .lost),
            (CURLE_HTTP2, .lost), (CURLE_HTTP2_STREAM, .lost), (CURLcode(rawValue: 9_999), .lost),
        ] as [(CURLcode, TransportError.Kind)])
    func failure(_ code: CURLcode, _ kind: TransportError.Kind) {
        #expect(TransportError(code).kind == kind)
        #expect(TransportError(code).detail.hasSuffix("(libcurl \(code.rawValue))"))
    }

    @Test(
        "Requests to one host share a lane",
        arguments: [
            ("http://a.example/x?y=http://b/", "http://a.example"), ("HTTP://A.Example:80", "http://a.example"),
            ("https://a.example:443/", "https://a.example"), ("https://a.example:80/", "https://a.example:80"),
            ("http://[::1]:8080/", "http://[::1]:8080"), ("http://a.example?x=y@z", "http://a.example"),
            ("http://a.example/@", "http://a.example"), ("http://a.example#f", "http://a.example"),
        ])
    func lane(_ url: String, _ lane: String) throws {
        #expect(try TransportRequest(.get, url).screened(userAgent: "") == lane)
    }

    @Test(
        "What must not be sent is refused before anything is",
        arguments: [
            TransportRequest(.get, "ftp://a.example/"), TransportRequest(.get, "file:///etc/passwd"), TransportRequest(.get, "/3/movie/1"),
            TransportRequest(.get, ""), TransportRequest(.get, "http://"), TransportRequest(.get, "http://:80/"),
            TransportRequest(.get, "http:///x"),
            TransportRequest(.get, "http://user:word@a.example/"), TransportRequest(.get, "http://user@a.example/"),
            TransportRequest(.get, "http://a.example/a b"), TransportRequest(.get, "http://a.example/\r\nX: y"),
            TransportRequest(.get, "http://a.example/\0"), TransportRequest(.get, "http://a.example\\@b.example/"),
            TransportRequest(.get, "http://a.example/é"),
            TransportRequest(.get, "http://a.example/", headers: ["X": "a\r\nY: b"]),
            TransportRequest(.get, "http://a.example/", headers: ["X": "a\nb"]),
            TransportRequest(.get, "http://a.example/", headers: ["X": "a\0"]),
            TransportRequest(.get, "http://a.example/", headers: ["X: y\r\nZ": "a"]),
            TransportRequest(.get, "http://a.example/", headers: ["": "a"]),
            TransportRequest(.get, "http://a.example/", headers: ["Content-Length": "3"]),
            TransportRequest(.get, "http://a.example/", headers: ["transfer-encoding": "chunked"]),
        ])
    func screening(_ request: TransportRequest) async throws {
        let failure = try await withCurl { await $0.failure(of: request) }
        #expect(failure?.kind == .badRequest)
        #expect(failure?.detail.contains("example") == false)
    }

    @Test("A user agent with a line break is refused")
    func userAgent() {
        #expect(throws: TransportError.self) { () throws in
            try TransportRequest(.get, "http://a.example/").screened(userAgent: "a\r\nX: y")
        }
    }

    @Test("Durations become whole milliseconds, rounded up, never zero and never too many for C")
    func milliseconds() {
        #expect(Duration.zero.wholeMilliseconds == 1)
        #expect(Duration.seconds(-3).wholeMilliseconds == 1)
        #expect(Duration.nanoseconds(1).wholeMilliseconds == 1)
        #expect(Duration.microseconds(1_001).wholeMilliseconds == 2)
        #expect(Duration.milliseconds(1_500).wholeMilliseconds == 1_500)
        #expect(Duration.seconds(Int64.max).wholeMilliseconds == Int(Int32.max))
    }
}

extension CurlHead {
    fileprivate mutating func take(_ line: String) throws {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: line.utf8.count, alignment: 1)
        defer { bytes.deallocate() }
        bytes.copyBytes(from: line.utf8)
        try take(UnsafeRawBufferPointer(bytes))
    }
}
