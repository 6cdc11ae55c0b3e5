import MarqueeCZlib
import Foundation
import Synchronization
import Testing

@testable import MarqueeSandbox

/// The daily exports that a sandbox serves.
struct ExportTests {
    /// 2026-11-25, 09:00 UTC.
    private static let morning = Date(timeIntervalSince1970: 1_795_597_200)

    private func options(_ exports: SandboxExports = SandboxExports(), at now: @escaping @Sendable () -> Date = { morning })
        -> Sandbox.Options
    {
        var options = Sandbox.Options(clock: now)
        options.exports = exports
        return options
    }

    private func lines(_ answer: Answer) throws -> [[String: Any]] {
        try gunzipped(answer.body).split(separator: 0x0A).map {
            try JSONSerialization.jsonObject(with: Data($0)) as? [String: Any] ?? [:]
        }
    }

    @Test func `every kind of the catalog is served without a credential`() async throws {
        try await withSandbox(options()) { sandbox async throws in
            for kind in GeneratedExport.Kind.allCases {
                let answer = try sandbox.file("\(kind.rawValue)_11_25_2026.json.gz")
                #expect(answer.status == 200 && answer.headers["content-type"] == "application/gzip")
                let rows = try lines(answer)
                #expect(rows.isEmpty == kind.isAdult, "\(kind)")
            }
            let movies = try lines(try sandbox.file("movie_ids_11_25_2026.json.gz"))
            let row = try #require(movies.first { $0["id"] as? Int == 550 })
            #expect(row["original_title"] as? String == "Fight Club" && row["adult"] as? Bool == false && row["video"] as? Bool == false)
        }
    }

    @Test func `adult titles have files of their own since July 2023`() async throws {
        let july = Date(timeIntervalSince1970: 1_688_550_000)  // 2023-07-05, 09:40 UTC
        try await withSandbox(options(SandboxExports(names: 1_000), at: { july })) { sandbox async throws in
            #expect(try sandbox.file("adult_movie_ids_07_05_2023.json.gz").status == 200)
            #expect(try sandbox.file("adult_movie_ids_07_04_2023.json.gz").status == 403)
            #expect(try sandbox.file("movie_ids_07_04_2023.json.gz").status == 200)
        }
    }

    @Test(arguments: [
        "movie_ids_11_26_2026", "movie_ids_08_20_2026", "movie_ids_11_20_2026", "movie_ids_02_30_2026", "movies_ids_11_25_2026",
        "movie_ids_2026_11_25", "movie_ids",
    ])
    func `a missing day is denied in XML`(name: String) async throws {
        var exports = SandboxExports()
        exports.missingDays = ["2026-11-20"]
        try await withSandbox(options(exports)) { sandbox async throws in
            let answer = try sandbox.file(name + ".json.gz")
            #expect(answer.status == 403 && answer.headers["content-type"] == "application/xml")
            #expect(answer.text.contains("<Code>AccessDenied</Code>"))
        }
    }

    @Test func `the files of a day appear at eight`() async throws {
        let now = Mutex(Self.morning.addingTimeInterval(-3_601))
        try await withSandbox(options(at: { now.withLock { $0 } })) { sandbox async throws in
            #expect(try sandbox.file("movie_ids_11_25_2026.json.gz").status == 403)
            #expect(try sandbox.file("movie_ids_11_24_2026.json.gz").status == 200)
            now.withLock { $0 += 1 }
            #expect(try sandbox.file("movie_ids_11_25_2026.json.gz").status == 200)
        }
    }

    @Test func `generated exports change from day to day`() async throws {
        let now = Mutex(Self.morning)
        try await withSandbox(options(SandboxExports(names: 20_000), at: { now.withLock { $0 } })) { sandbox async throws in
            let first = try sandbox.file("person_ids_11_25_2026.json.gz")
            now.withLock { $0 += 86_400 * 30 }
            #expect(try sandbox.file("person_ids_11_25_2026.json.gz").body == first.body)
            let (before, after) = (try lines(first), try lines(try sandbox.file("person_ids_12_25_2026.json.gz")))
            func ids(_ rows: [[String: Any]]) -> Set<Int> { Set(rows.compactMap { $0["id"] as? Int }) }
            #expect(before.count == 14_000)
            #expect(!ids(after).subtracting(ids(before)).isEmpty && !ids(before).subtracting(ids(after)).isEmpty)
            #expect(ids(after).intersection(ids(before)).count > 13_500)
            #expect(before[100]["popularity"] as? Double != after[100]["popularity"] as? Double)
        }
    }

    @Test func `the file of a day stays the same`() async throws {
        let now = Mutex(Self.morning)
        try await withSandbox(options(at: { now.withLock { $0 } })) { sandbox async throws in
            let first = try sandbox.file("movie_ids_11_25_2026.json.gz")
            try sandbox.changeCatalog { $0.movies.removeAll { $0.id == 550 } }
            now.withLock { $0 += 86_400 }
            #expect(try sandbox.file("movie_ids_11_25_2026.json.gz").body == first.body)
            let next = try lines(try sandbox.file("movie_ids_11_26_2026.json.gz"))
            let count = try lines(first).count
            #expect(!next.contains { $0["id"] as? Int == 550 } && next.count == count - 1)
        }
    }

    @Test func `a download is resumed`() async throws {
        try await withSandbox(options()) { sandbox async throws in
            let name = "movie_ids_11_25_2026.json.gz"
            let whole = try sandbox.file(name)
            let tag = try #require(whole.headers["etag"])
            let rest = try sandbox.file(name, "Range: bytes=100-", "If-Range: \(tag)")
            #expect(rest.status == 206 && rest.body == Array(whole.body[100...]))
            #expect(rest.headers["content-range"] == "bytes 100-\(whole.body.count - 1)/\(whole.body.count)")
            #expect(try sandbox.file(name, "Range: bytes=100-109").body == Array(whole.body[100..<110]))
            #expect(try sandbox.file(name, "Range: bytes=100-", #"If-Range: "other""#).status == 200)
            #expect(try sandbox.file(name, "Range: bytes=\(whole.body.count)-").status == 416)
            sandbox.changeExports { $0.flaws = [.noRanges] }
            #expect(try sandbox.file(name, "Range: bytes=100-").status == 200)
            sandbox.changeExports { $0.flaws = [.wrongRange] }
            #expect(try sandbox.file(name, "Range: bytes=100-").headers["content-range"]?.hasPrefix("bytes 101-") == true)
            sandbox.changeExports { $0.flaws = [.changingFile] }
            let tags = try (0..<2).map { _ in try sandbox.file(name).headers["etag"] }
            #expect(tags[0] != tags[1] && tags[0] != tag)
            #expect(sandbox.log.contains { $0.headers["range"] == "bytes=100-" && $0.headers["if-range"] == tag })
        }
    }

    @Test func `lines have the requested flaws`() async throws {
        try await withSandbox(options(SandboxExports(names: 2_000))) { sandbox async throws in
            func text(_ flaw: SandboxExports.Flaw, _ kind: String = "movie_ids") throws -> String {
                sandbox.changeExports { $0.flaws = [flaw] }
                return String(decoding: try gunzipped(sandbox.file("\(kind)_11_25_2026.json.gz").body), as: UTF8.self)
            }
            let plain = String(decoding: try gunzipped(sandbox.file("movie_ids_11_25_2026.json.gz").body), as: UTF8.self)
            #expect(plain.hasSuffix("}\n") && plain.split(separator: "\n").count == 380)
            #expect(try text(.noLastNewline).hasSuffix("}"))
            #expect(try text(.severalMembers) == plain)
            #expect(try text(.half).split(separator: "\n").count == 190)
            #expect(try text(.emptyNames).contains(#""original_title":null"#))
            #expect(try text(.noPopularity).matches(of: /"popularity":0[,}]/).count == 380)
            #expect(try text(.repeatedIDs).split(separator: "\n").count == 418)
            #expect(try text(.brokenLines).split(separator: "\n").filter { !$0.hasSuffix("}") }.count == 10)
            let both = try (text(.adultsInBoth), text(.adultsInBoth, "adult_movie_ids"))
            #expect(both.0.contains(#""adult":false,"id":20000011"#) && both.1.contains(#""adult":true,"id":20000011"#))
            #expect(try text(.unlistedAdults, "person_ids").contains(#""adult":true"#))
        }
    }

    @Test func `files have the requested flaws`() async throws {
        try await withSandbox(options()) { sandbox async throws in
            let name = "movie_ids_11_25_2026.json.gz"
            let whole = try sandbox.file(name).body
            sandbox.changeExports { $0.flaws = [.cutFile] }
            #expect(try sandbox.file(name).body == Array(whole.prefix(whole.count - whole.count / 2)))
            sandbox.changeExports { $0.flaws = [.webPage] }
            #expect(try sandbox.file(name).text.contains("<html>"))
            sandbox.changeExports { $0.flaws = [.unfinishedDay] }
            #expect(try sandbox.file(name).status == 200)
            #expect(try sandbox.file("person_ids_11_25_2026.json.gz").status == 403)
            #expect(try sandbox.file("person_ids_11_24_2026.json.gz").status == 200)
        }
    }

    @Test func `change lists have each changed id and its day`() async throws {
        let now = Mutex(Self.morning)
        try await withSandbox(options(at: { now.withLock { $0 } })) { sandbox async throws in
            func ids(_ path: String) throws -> [Int?] { try sandbox.ask(path).rows.map { $0["id"] as? Int } }
            try sandbox.changeCatalog { $0.movies.removeAll { $0.id == 550 } }
            sandbox.noteChanges(of: [.series(1_399), .movie(7), .movie(7)], on: "2026-11-10")
            now.withLock { $0 += 86_400 }
            #expect(try ids("/3/movie/changes?start_date=2026-11-25&end_date=2026-11-26") == [550])
            #expect(try ids("/3/movie/changes?start_date=2026-11-10&end_date=2026-11-24") == [7, 7])
            #expect(try ids("/3/tv/changes?start_date=2026-11-10&end_date=2026-11-24") == [1_399])
            #expect(try ids("/3/person/changes?start_date=2026-11-10&end_date=2026-11-24") == [])
            // A parameter with a wrong name is ignored: it is the last day.
            let (wrong, none) = (try ids("/3/tv/changes?start=2026-11-10"), try ids("/3/tv/changes"))
            #expect(wrong == none)
            let long = try sandbox.ask("/3/movie/changes?start_date=2026-11-10&end_date=2026-11-25")
            #expect(try long.status == 422 && long.code == 20)
            sandbox.changeExports { $0.flaws = [.nullIDs] }
            #expect(try ids("/3/movie/changes?start_date=2026-11-10&end_date=2026-11-24") == [7, nil, 7, nil])
        }
    }
}

extension Sandbox {
    /// The answer to a request for a file of exports, without a credential.
    fileprivate func file(_ name: String, _ headers: String...) throws -> Answer {
        let client = try Client(port: port)
        let lines = ["GET /p/exports/\(name) HTTP/1.1", "Host: localhost"] + headers
        try client.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
        return try client.answer()
    }
}

/// The bytes of a gzip of one or more members.
private func gunzipped(_ bytes: [UInt8]) throws -> [UInt8] {
    var (input, output) = (bytes, [UInt8](repeating: 0, count: 4 << 20))
    var stream = z_stream()
    try #require(marquee_gunzip_begin(&stream) == Z_OK)
    defer { inflateEnd(&stream) }
    var made = 0
    input.withUnsafeMutableBufferPointer { source in
        output.withUnsafeMutableBufferPointer { target in
            (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
            (stream.next_out, stream.avail_out) = (target.baseAddress, UInt32(target.count))
            while inflate(&stream, Z_NO_FLUSH) == Z_STREAM_END, stream.avail_in > 0, inflateReset(&stream) == Z_OK {}
            made = target.count - Int(stream.avail_out)
        }
    }
    return Array(output[..<made])
}
