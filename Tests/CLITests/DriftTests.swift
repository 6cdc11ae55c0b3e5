import Foundation
import TestKit
import Testing

@testable import MarqueeCLI

@Suite(.timeLimit(.minutes(5)))
struct DriftTests {
    @Test func `A damaged entry ends with 1, and the others are checked`() async throws {
        let shell = try Shell()
        let outcome = await shell.run(["drift", try SampleRecording.write(to: shell.folder)])
        #expect(outcome.status == .failure)
        #expect(outcome.lines.contains("  GET /3/movie/{movie_id} · mood"), "\(outcome.out)")
        #expect(outcome.lines.contains("  GET /3/movie/{movie_id} · status · Shelved"))
        #expect(outcome.lines.contains("  GET /3/new/thing") && !outcome.out.contains("marker"))
        #expect(outcome.lines.contains { $0.hasPrefix("  sample.ndjson, line 8: ") })
    }

    @Test func `A lost answer, a lost row, another answer and an unknown error end with 1, after the report`() async throws {
        let shell = try Shell()
        let file = try SampleRecording.writeFailed(to: shell.folder)
        let text = await shell.run(["drift", file])
        #expect(text.status == .failure && text.lines.contains { $0.hasPrefix("  GET /3/movie/popular · results.*.title · ") })
        let json = await shell.run(["drift", file, "--json"])
        let kinds = try (json.object()["findings"] as? [[String: Any]] ?? []).map { $0["kind"] as? String }
        #expect(json.status == .failure && kinds == ["failedAnswer", "lostRow", "otherAnswer", "unknownError"])
        for number in 0..<4 {
            let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
            let one = try SampleRecording.write([lines[number]], "one.ndjson", in: shell.folder)
            #expect(await shell.run(["drift", one]).status == .failure, "\(lines[number])")
        }
    }

    @Test func `A recording without differences says so`() async throws {
        let shell = try Shell()
        let line = try SampleRecording.line("/3/movie/550", #"{"id": 550, "title": "Sample"}"#)
        let outcome = await shell.run(["drift", try SampleRecording.write([line], "good.ndjson", in: shell.folder)])
        #expect(outcome.status == .success && outcome.lines.last == "No differences found.")
        #expect(outcome.out.contains("Keys that are read and that no answer has\n  GET /3/movie/{movie_id} · "), "\(outcome.out)")
    }

    @Test func `A recording without exchanges is none, and a folder may have other files`() async throws {
        let shell = try Shell()
        for (name, text) in [
            ("empty.ndjson", ""), ("empty.har", #"{"log": {"entries": []}}"#), ("lost.har", #"{"log": {"entries": [1]}}"#),
        ] {
            let outcome = await shell.run(["drift", try SampleRecording.write([text], name, in: shell.folder)])
            #expect(outcome.status == .usage && outcome.err.contains(name), "\(outcome)")
        }
        let folder = try TemporaryFolder()
        let empty = await shell.run(["drift", folder.path])
        #expect(empty.status == .usage)
        _ = try SampleRecording.write(["A page about them"], "README.md", in: folder)
        _ = try SampleRecording.write([try SampleRecording.line("/3/movie/550", #"{"id": 550, "title": "A"}"#)], "a.ndjson", in: folder)
        #expect(await shell.run(["drift", folder.path]).status == .success)
    }

    @Test func `A file that cannot be read ends with 2 and names the file`() async throws {
        let shell = try Shell()
        let missing = await shell.run(["drift", shell.folder.path("missing.har")])
        #expect(missing.status == .usage && missing.err.contains("missing.har”") && missing.out == "")
        let other = try SampleRecording.write(["Some text"], "notes.txt", in: shell.folder)
        let notes = await shell.run(["drift", other])
        #expect(notes.status == .usage && notes.err.contains("notes.txt") && notes.out == "", "\(notes)")
    }

    @Test func `Text of a recording does not steer a terminal`() async throws {
        let shell = try Shell()
        let body = "{\"id\": 550, \"title\": \"Sample\", \"\\u001b[31mred\\u202e\": 1, \"status\": \"a\\u0007\\nb\"}"
        let line = try SampleRecording.line("/3/movie/550", body)
        let damaged = "{\"method\": \"\\u001b[2J\"}"
        let outcome = await shell.run(["drift", try SampleRecording.write([line, damaged], "hostile.ndjson", in: shell.folder)])
        #expect(outcome.status == .failure)
        #expect(!outcome.out.unicodeScalars.contains { TerminalSanitizer.steering.contains($0.properties.generalCategory) && $0 != "\n" })
    }
}
