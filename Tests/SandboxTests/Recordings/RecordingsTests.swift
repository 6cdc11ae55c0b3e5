import Foundation
@testable import MarqueeSandbox
import TestKit
import Testing

struct RecordingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    static let line =
        #"{"method":"GET","url":"https://a.example/3/movie/1?page=2","status":200,"headers":{"ETag":"W/\"1\""},"body":"{\"id\": 1}"}"#

    @Test func `A line has a method, an address, a status, header fields and a body`() throws {
        let read = try read(Self.line)
        let exchange = RecordedExchange(
            url: "https://a.example/3/movie/1?page=2", headers: ["etag": #"W/"1""#], body: Data(#"{"id": 1}"#.utf8))
        #expect(read == Recordings(exchanges: [exchange]))
    }

    @Test(arguments: [
        (#""body": {"id": 8.0, "a": [1,  2]}"#, #"{"id": 8.0, "a": [1,  2]}"#), (#""body": [1, {"body": 2}]"#, #"[1, {"body": 2}]"#),
        (#""body": null"#, ""), (#""note": {"body": "x"}"#, ""), (#""body": "é\n\"""#, "é\n\""), (#""bodyBase64": "iVBORw0K""#, nil),
        (#""body": null, "bodyBase64": "iVBORw0K""#, nil),
    ])
    func `A body is a text, JSON byte for byte, or Base64`(_ member: String, _ text: String?) throws {
        let read = try read(#"{"status": 200, \#(member), "url": "/3/movie/1", "method": "get"}"#)
        #expect(read.problems.isEmpty)
        let exchange = try #require(read.exchanges.first)
        #expect(exchange.method == "GET")
        #expect(exchange.body == text.map { Data($0.utf8) } ?? Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]))
    }

    @Test func `The body of a request is read in the same forms`() throws {
        let read = try read(
            #"{"method":"POST","url":"/3/a","status":201,"requestBody":{"value":8.5},"body":""}"# + "\n"
                + #"{"method":"POST","url":"/3/a","status":201,"requestBodyBase64":"YQ==","body":""}"#)
        #expect(read.exchanges.map(\.requestBody) == [Data(#"{"value":8.5}"#.utf8), Data("a".utf8)])
    }

    @Test(arguments: [
        (#"{"method":"GET","url":"/3/a"}"#, "`status` is missing."), (#"{"method":"GET","url":7,"status":200}"#, "`url` has another type."),
        (#"{"method":"GET","url":"/3/a","status":200,"body":"#, "This is not JSON."), ("[]", "The entry has another type."),
        (#"{"method":"GET","url":"/3/a","status":200,"body":7}"#, "`body` has to be a text, an object or a list."),
        (#"{"method":"GET","url":"/3/a","status":200,"bodyBase64":"?"}"#, "`bodyBase64` is not Base64."),
        (#"{"method":"GET","url":"/3/a","status":200,"bodyBase64":"!!!!"}"#, "`bodyBase64` is not Base64."),
        (#"{"method":"GET","url":"/3/a","status":200,"bodyBase64":"eyJp%%%ZCI6M30="}"#, "`bodyBase64` is not Base64."),
        (#"{"method":"GET","url":"/3/a","status":0}"#, "`status` is not an HTTP status."), ("\u{1}", "This is not JSON."),
        (String(repeating: "[", count: 100_000), "This is not JSON."),
    ])
    func `A line that cannot be read is a problem and hides no other`(_ line: String, _ reason: String) throws {
        let read = try read("\n\(Self.line)\r\n\(line)\n\n\(Self.line)\n")
        #expect(read.exchanges.count == 2)
        #expect(read.problems == [RecordingProblem(file: "recording", place: .line(3), reason: reason)])
        #expect(read.problems.first?.description == "recording, line 3: \(reason)")
    }

    @Test func `A file of a folder that is no recording is named, and the others are read`() throws {
        let files = ["a.ndjson": Self.line, "package.json": #"{"name": "x"}"#, "z.jsonl": Self.line]
        for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name))) }
        let read = try Recordings(contentsOf: URL(fileURLWithPath: folder.path))
        #expect(read.exchanges.count == 2 && read.problems.map(\.place) == [.file] && read.problems.map(\.file) == ["package.json"])
        #expect(read.problems.first?.description == "package.json: \(read.problems.first?.reason ?? "")")
        #expect(throws: RecordingError.self) { try Recordings(contentsOf: URL(fileURLWithPath: folder.path("package.json"))) }
    }

    @Test func `An archive has entries, with texts and Base64`() throws {
        let read = try read(
            Self.archive([
                Self.entry("https://a.example/3/movie/1", content: #"{"size": 8, "text": "{\"a\":\"]}\"}"}"#),
                Self.entry("https://a.example/t/p/w92/a.png", content: #"{"text": "iVBO\nRw", "encoding": "base64"}"#),
                Self.entry(
                    "https://a.example/3/account", content: #"{}"#, post: #"{"mimeType": "application/json", "text": "{\"value\": 1}"}"#),
            ]))
        #expect(read.problems.isEmpty)
        #expect(read.exchanges.map(\.body) == [Data(#"{"a":"]}"}"#.utf8), Data([0x89, 0x50, 0x4E, 0x47]), Data()])
        #expect(read.exchanges.map(\.url.count) == [27, 31, 27])
        #expect(read.exchanges[2].requestBody == Data(#"{"value": 1}"#.utf8))
        #expect(read.exchanges[0].headers == ["content-type": "application/json", "via": "a, b"])
    }

    @Test func `An entry that cannot be read is a problem and hides no other`() throws {
        let good = Self.entry("https://a.example/3/movie/1", content: #"{"text": "{}"}"#)
        let read = try read(
            Self.archive([
                good, #"{"request": {"url": "/3/a"}}"#, "7", good, Self.entry("/3/b", content: #"{"size": 9}"#), "{\"request\": }", good,
            ]))
        #expect(read.exchanges.count == 3)
        #expect(read.problems.map(\.place) == [.entry(2), .entry(3), .entry(5), .entry(6)])
        #expect(read.problems.first?.reason == "`request.method` is missing.")
        #expect(read.problems[2].reason == "The program that recorded it did not save the body.")
    }

    @Test func `An archive that ends within an entry keeps the entries before it`() throws {
        let good = Self.entry("https://a.example/3/movie/1", content: #"{"text": "{}"}"#)
        let whole = Self.archive([good, good])
        let read = try read(String(whole.prefix(whole.count - 30)))
        #expect(read.exchanges.count == 1)
        #expect(
            read.problems == [
                RecordingProblem(file: "recording", place: .entry(2), reason: "The file is damaged or cut off here.")
            ])
        #expect(try self.read(Self.archive([])) == Recordings())
    }

    @Test(arguments: [1, 2, 7, 64])
    func `Pieces of any size make the same exchanges`(_ size: Int) throws {
        let texts = [Self.line + "\n" + Self.line, Self.archive([Self.entry("/3/a", content: #"{"text": "\\\"{"}"#)])]
        for text in texts {
            // Members of a gzip file that hold few bytes each are read in as many pieces.
            let bytes = Array(text.utf8)
            let packed = stride(from: 0, to: bytes.count, by: size).flatMap { start in
                gzip(Array(bytes[start..<min(start + size, bytes.count)]))
            }
            #expect(try read(packed) == (try read(text)))
        }
    }

    @Test func `A packed file is told by its content`() throws {
        let packed = gzip(Array((Self.line + "\n").utf8))
        #expect(try read(packed).exchanges.count == 1)
        #expect(try read(packed + packed + [0, 0, 0]).exchanges.count == 2)
    }

    @Test(arguments: [-1, -9, -20])
    func `A packed file that is cut off keeps the lines before the cut`(_ cut: Int) throws {
        let lines = Array((Self.line + "\n").utf8)
        let packed = gzip(lines) + gzip((0..<40).flatMap { _ in lines })
        let read = try read(Array(packed.dropLast(-cut)))
        #expect(!read.exchanges.isEmpty)
        #expect(read.problems.last?.reason == "The file is damaged or cut off here.")
        let garbage = try self.read(gzip(lines) + Array("garbage".utf8))
        #expect(garbage.exchanges.count == 1 && garbage.problems.count == 1)
    }

    @Test(arguments: ["<html></html>", "{\"log\": {}}", "{\"log\": 7}", "{\"a\": 1}", "{\"method\": \"GET\"", "\u{1F}\u{8B}no"])
    func `A file of neither form is an error`(_ text: String) throws {
        #expect(throws: RecordingError.self) { try read(text) }
    }

    @Test(arguments: ["", " \n\n"])
    func `A file without exchanges is empty, and no recording for a replay or a check`(_ text: String) throws {
        #expect(try read(text) == Recordings())
        try write(Array(text.utf8), "none.har")
        #expect(throws: RecordingError.notARecording(file: "none.har", reason: "It has no exchanges.")) {
            try Recordings.filled(contentsOf: URL(fileURLWithPath: folder.path + "/none.har"))
        }
    }

    @Test func `A folder is read in the order of its names, with subfolders, without hidden and other files`() throws {
        let files = [
            ("b.json", "/3/b"), ("a/z.ndjson", "/3/a"), (".hidden/c.json", "/3/c"), ("c/.d.json", "/3/d"), ("B.HAR.gz", "/3/B"),
            ("x", "/3/x"),
            ("README.md", "/3/r"),
        ]
        for (name, path) in files {
            try write(Array(#"{"method":"GET","url":"\#(path)","status":200}"#.utf8), name)
        }
        let read = try Recordings(contentsOf: URL(fileURLWithPath: folder.path))
        #expect(read.exchanges.map(\.url) == ["/3/B", "/3/a", "/3/b"])
        try write(Array("no recording".utf8), "a/b.jsonl")
        let beside = try Recordings(contentsOf: URL(fileURLWithPath: folder.path))
        #expect(beside.exchanges == read.exchanges)
        #expect(beside.problems == [RecordingProblem(file: "a/b.jsonl", place: .file, reason: "line 1: This is not JSON.")])
    }

    @Test func `A path that is neither a file nor a folder is an error`() throws {
        #expect(throws: RecordingError.unreadable(file: "absent")) {
            try Recordings(contentsOf: URL(fileURLWithPath: folder.path + "/absent"))
        }
        #expect(throws: RecordingError.unreadable(file: "null")) { try Recordings(contentsOf: URL(fileURLWithPath: "/dev/null")) }
    }

    @Test func `An exchange beyond the limit is a problem, and files beyond the limit are an error`() throws {
        let large = #"{"method":"GET","url":"/3/a","status":200,"body":"\#(String(repeating: "x", count: 2_000))"}"#
        let text = [Self.line, large, Self.line].joined(separator: "\n")
        for bytes in [Array(text.utf8), gzip(Array(text.utf8))] {
            let read = try read(bytes, limits: RecordingLimits(entryBytes: 1_000))
            #expect(read.exchanges.count == 2)
            #expect(read.problems == [RecordingProblem(file: "recording", place: .line(2), reason: "It is larger than 1000 bytes.")])
            #expect(throws: RecordingError.tooLarge(file: "recording", limit: 1_000)) {
                try self.read(bytes, limits: RecordingLimits(totalBytes: 1_000))
            }
        }
        let entry = Self.entry("/3/a", content: #"{"text": "\#(String(repeating: "x", count: 2_000))"}"#)
        let read = try read(Self.archive([entry, Self.entry("/3/b", content: "{}")]), limits: RecordingLimits(entryBytes: 1_000))
        #expect(read.exchanges.map(\.url) == ["/3/b"] && read.problems.map(\.place) == [.entry(1)])
    }

    @Test func `A file that unpacks to a gigabyte is refused by the limit`() throws {
        let packed = gzip([UInt8](repeating: UInt8(ascii: " "), count: 4 << 20))
        #expect(packed.count < 64 << 10)
        #expect(throws: RecordingError.tooLarge(file: "recording", limit: 1 << 20)) {
            try read(packed, limits: RecordingLimits(totalBytes: 1 << 20))
        }
    }

    private func read(_ text: String, limits: RecordingLimits = RecordingLimits()) throws -> Recordings {
        try read(Array(text.utf8), limits: limits)
    }

    private func read(_ bytes: [UInt8], limits: RecordingLimits = RecordingLimits()) throws -> Recordings {
        try write(bytes, "recording")
        defer { try? FileManager.default.removeItem(atPath: folder.path + "/recording") }
        return try Recordings(contentsOf: URL(fileURLWithPath: folder.path + "/recording"), limits: limits)
    }

    private func gzip(_ bytes: [UInt8]) -> [UInt8] { Deflate.gzip(bytes) ?? [] }

    private func write(_ bytes: [UInt8], _ name: String) throws {
        let file = URL(fileURLWithPath: folder.path + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    private static func archive(_ entries: [String]) -> String {
        """
        {
          "log": {
            "version": "1.2", "creator": {"name": "entries", "version": "[1"}, "pages": [{"id": "a", "entries": [1]}],
            "entries": [\(entries.joined(separator: ",\n"))],
            "comment": "]}"
          }
        }
        """
    }

    private static func entry(_ url: String, content: String, post: String = "null") -> String {
        #"""
        {"time": 1, "request": {"method": "GET", "url": "\#(url)", "postData": \#(post)}, "response": {"status": 200, "headers": [
        {"name": "Content-Type", "value": "application/json"}, {"name": "Via", "value": "a"}, {"name": "via", "value": "b"},
        {"name": ":status", "value": "200"}], "content": \#(content)}}
        """#
    }
}
