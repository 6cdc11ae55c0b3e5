import Foundation
import Testing

@testable import MarqueeSandbox

/// Bodies as no client should send them.
struct BodyTests {
    private static let mark = #"{"media_type":"movie","media_id":550,"favorite":true}"#

    @Test(arguments: [
        "{", "nonsense", "[]", "7", "null", #""text""#, mark + mark, mark + ",", #"{"media_id":550,"media_id":11}"#, "{'media_id':550}",
        #"{"media_id":0550}"#, #"{"media_id":+5}"#, #"{"media_id":1e999}"#, #"{"media_id":.5}"#, #"{"media_id":NaN}"#, "{\"a\":\"\n\"}",
        #"{"a":"\ud800"}"#, #"{"a":"\x"}"#, #"{"a":1,}"#, "\u{FEFF}" + mark, String(repeating: "[", count: 60_000),
        String(repeating: #"{"a":"#, count: 5_000) + "1" + String(repeating: "}", count: 5_000),
    ])
    func `what is no object of JSON is refused`(_ body: String) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.send("POST", "/3/account/4242/favorite?session_id=\(try sandbox.session())", body)
            #expect(try answer.verdict == [400, 47])
            #expect(sandbox.library(of: "viewer") == Sandbox.Library())
        }
    }

    @Test func `bytes that are no text and bodies of another kind are refused`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            for bytes in [
                [0xFF, 0xFE], Array(#"{"a":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8), [0], [UInt8](repeating: 0, count: 1_000),
            ] {
                #expect(try sandbox.send("POST", path, bytes: bytes).verdict == [400, 47])
            }
            #expect(try sandbox.send("POST", path, Self.mark, type: Sandbox.form).verdict == [400, 47])
            #expect(try sandbox.send("POST", path, Self.mark, type: "X-None: 1").verdict == [400, 47])
            #expect(try sandbox.send("POST", path, Self.mark, type: "content-type: Application/JSON").status == 201)
        }
    }

    @Test func `a body beyond the limit is refused unread`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            let filler = String(repeating: " ", count: 64 * 1_024 - Self.mark.utf8.count)
            #expect(try sandbox.send("POST", path, Self.mark + filler).status == 201)
            let client = try Client(port: sandbox.port)
            try client.send(Sandbox.request(path, method: "POST", headers: [Sandbox.json, "Content-Length: 65537"]))
            #expect(try client.answer().status == 413)
        }
    }

    @Test func `a client that waits to be asked for its body is asked`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            let client = try Client(port: sandbox.port)
            let headers = [Sandbox.json, "Expect: 100-continue", "Content-Length: \(Self.mark.utf8.count)"]
            try client.send(Sandbox.request(path, method: "POST", headers: headers))
            #expect(try client.answer().status == 100)
            #expect(sandbox.library(of: "viewer") == Sandbox.Library())
            try client.send(Self.mark)
            #expect(try client.answer().status == 201)
            #expect(sandbox.library(of: "viewer").favoriteMovies == [550])
            // A client that has sent it already is not asked, and another expectation is not understood.
            try client.send(Sandbox.request(path, method: "POST", headers: headers) + Self.mark)
            #expect(try client.answer().status == 201)
            try client.send(Sandbox.request(path, method: "POST", headers: ["Expect: patience"]))
            #expect(try client.answer().status == 417)
            #expect(client.isEnded())
        }
    }

    @Test(arguments: [1, 7, 10_000]) func `a body may come in chunks`(size: Int) async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            let client = try Client(port: sandbox.port)
            let (first, second) = (Self.mark.prefix(5), Self.mark.dropFirst(5))
            let body = "5;a=b\r\n\(first)\r\n\(String(second.utf8.count, radix: 16))\r\n\(second)\r\n0\r\nX-Trailer: a\r\n\r\n"
            let bytes = Array((Self.chunked(path) + body + Sandbox.request("/3/authentication")).utf8)
            for start in stride(from: 0, to: bytes.count, by: size) { try client.send(Array(bytes[start...].prefix(size))) }
            #expect(try client.answer().status == 201)
            #expect(sandbox.library(of: "viewer").favoriteMovies == [550])
            #expect(try client.answer().object["success"] as? Bool == true)
        }
    }

    @Test(arguments: [
        ("x\r\n", 400), ("\r\n", 400), ("-1\r\n", 400), ("5\nhello", 400), ("5\r\nhello!\r\n", 400), ("123456789\r\n", 400),
        ("10001\r\n", 413), ("8000\r\n" + String(repeating: " ", count: 0x8000) + "\r\n8001\r\n", 413),
        (String(repeating: "0", count: 2_000), 400), ("0\r\n" + String(repeating: "a: b\r\n", count: 65), 400),
    ])
    func `chunks that are none, and too many of them`(body: String, status: Int) async throws {
        try await withSandbox { sandbox in
            let client = try Client(port: sandbox.port)
            try client.send(Self.chunked("/3/account/4242/favorite") + body)
            #expect(try client.answer().status == status)
            #expect(client.isEnded())
        }
    }

    private static func chunked(_ path: String) -> String {
        Sandbox.request(path, method: "POST", headers: [Sandbox.json, "Transfer-Encoding: chunked"])
    }

    @Test func `a body that ends early changes nothing`() async throws {
        try await withSandbox { sandbox in
            let path = "/3/account/4242/favorite?session_id=\(try sandbox.session())"
            do {
                let client = try Client(port: sandbox.port)
                let head = Sandbox.request(path, method: "POST", headers: [Sandbox.json, "Content-Length: \(Self.mark.utf8.count + 1)"])
                try client.send(head + Self.mark)
            }
            while sandbox.counters.connections > 0 { await Task.yield() }
            #expect(sandbox.library(of: "viewer") == Sandbox.Library() && sandbox.counters.writes == 1)
        }
    }

    @Test(arguments: [
        (#" { "b" : [ 1 , -2.5e-1 , true , false , null ] , "a" : "x" } "#, #"{"b":[1,-0.25,true,false,null],"a":"x"}"#),
        (#""\u00e9\ud83c\udfac\n\"\\\/""#, "\"é🎬\\u000a\\\"\\\\/\""), ("9223372036854775807", "9223372036854775807"),
        ("9223372036854775808", "9.223372036854776e+18"), ("-0", "0"), ("[]", "[]"), ("{}", "{}"),
    ])
    func `JSON is read as it is meant`(text: String, written: String) throws {
        let value = try #require(JSONReader.value(of: Array(text.utf8)))
        #expect(String(decoding: value.bytes, as: UTF8.self) == written)
    }

    @Test(arguments: ["{}\n{}", "1 2", "[] x", "{\"a\"", "{\"a\":1,\"a\":2}", "\u{FEFF}{}", "1e999", "tru", ""])
    func `a text that is more or less than one value is no JSON`(text: String) {
        #expect(JSONReader.value(of: Array(text.utf8)) == nil)
    }

    @Test func `depth has a limit`() {
        func nested(_ depth: Int) -> [UInt8] { Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8) }
        #expect(JSONReader.value(of: nested(32)) != nil)
        #expect(JSONReader.value(of: nested(33)) == nil)
    }

    @Test func `only the most recent are kept`() {
        var recent = Recent<Int>(bound: 2)
        for number in 1...5 { recent["\(number)"] = number }
        #expect((1...5).map { recent["\($0)"] } == [nil, nil, nil, 4, 5])
        recent.remove { $0 == 4 }
        #expect(recent["4"] == nil && recent["5"] == 5)
    }

    @Test func `text for a page cannot end it`() {
        #expect(HTML.escaped("<a href=\"x\">&'</a><\u{338}") == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;&lt;\u{338}")
    }
}
