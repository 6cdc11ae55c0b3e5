import CZlib
import Testing

@testable import MarqueeSandbox

struct ImageTests {
    private static let poster = "pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"
    private static let backdrop = "hZkgoQYus5vegHoetLkCJzb17zJ.jpg"
    private static let still = "9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg"
    private static let seasonPoster = "wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg"
    private static let profile = "8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"

    @Test(arguments: [
        ("w342", poster, 342, 513), ("w92", poster, 92, 138), ("original", poster, 600, 900), ("w300", backdrop, 300, 168),
        ("w1280", backdrop, 1280, 720), ("h632", profile, 421, 632), ("w45", profile, 45, 67), ("w500", "unknown.jpg", 500, 750),
        ("w185", still, 185, 104), ("original", still, 1280, 720), ("w342", seasonPoster, 342, 513),
    ])
    func sizes(size: String, file: String, width: Int, height: Int) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/t/p/\(size)/\(file)", bearer: nil)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "image/jpeg")
            #expect(answer.headers["cache-control"] == "public, max-age=31536000")
            #expect(answer.body.count < 64 * 1024)
            let picture = try #require(BaselineJPEG(answer.body))
            #expect(picture.width == width && picture.height == height)
            // The frame is dark, and the colors of the landscape are not gray.
            #expect(picture.means.count == (width + 7) / 8 * ((height + 7) / 8))
            let brightest = picture.means.map { $0[0] }.max() ?? -128
            #expect(brightest > picture.means[0][0] + 20)
            #expect(picture.means.contains { abs($0[1]) + abs($0[2]) > 8 })
        }
    }

    @Test func `a path with another ending is a PNG`() async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/t/p/w342/\(Self.poster.dropLast(3))png", bearer: nil)
            #expect(answer.headers["content-type"] == "image/png")
            let bytes = answer.body
            #expect(Array(bytes.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            #expect(bytes.count > 24 && number(bytes, 16) == 342 && number(bytes, 20) == 513)
            #expect(bytes.count < 64 * 1024)
            #expect(pixels(bytes)?.count == 343 * 513)
        }
    }

    @Test(arguments: [
        "w343/\(poster)", "w1280/\(poster)", "w300/\(poster)", "w780/\(still)", "h632/\(poster)", "w/\(poster)", "w342", "w342/a/b",
        "w0/\(poster)",
    ])
    func unknownSizes(_ path: String) async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/t/p/\(path)", bearer: nil).status == 404)
        }
    }

    @Test func everyImageOfTheCatalogCanBeDrawn() async throws {
        try await withSandbox { sandbox in
            let catalog = sandbox.catalog
            let titles =
                catalog.movies.flatMap { [$0.posterPath, $0.backdropPath] } + catalog.series.flatMap { [$0.posterPath, $0.backdropPath] }
            for path in titles.compactMap(\.self) { #expect(try sandbox.ask("/t/p/w780\(path)", bearer: nil).status == 200) }
            for path in catalog.people.compactMap(\.profilePath) {
                #expect(try sandbox.ask("/t/p/h632\(path)", bearer: nil).status == 200)
            }
            for path in catalog.series.flatMap(\.seasons).flatMap(\.episodes).compactMap(\.stillPath) {
                #expect(try sandbox.ask("/t/p/w300\(path)", bearer: nil).status == 200)
            }
            let one = try sandbox.ask("/t/p/w92/\(Self.poster)", bearer: nil)
            let other = try sandbox.ask("/t/p/w92/r2J02Z2OpNTctfOSN1Ydgii51I3.jpg", bearer: nil)
            #expect(one.body != other.body)
            let tag = try #require(one.headers["etag"])
            #expect(try sandbox.ask("/t/p/w92/\(Self.poster)", bearer: nil, headers: ["If-None-Match: \(tag)"]).status == 304)
        }
    }

    private func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The rows inside, once every chunk's checksum has proved right.
    private func pixels(_ bytes: [UInt8]) -> [UInt8]? {
        var offset = 8
        var rows: [UInt8]?
        while offset + 12 <= bytes.count {
            let length = number(bytes, offset)
            let body = Array(bytes[offset + 4..<offset + 8 + length])
            guard crc32(0, body, uInt(body.count)) == uLong(number(bytes, offset + 8 + length)) else { return nil }
            if body.starts(with: "IDAT".utf8) {
                var count = uLongf(4 << 20)
                var output = [UInt8](repeating: 0, count: Int(count))
                let packed = Array(body.dropFirst(4))
                guard uncompress(&output, &count, packed, uLong(packed.count)) == Z_OK else { return nil }
                rows = Array(output.prefix(Int(count)))
            }
            offset += 12 + length
        }
        return offset == bytes.count ? rows : nil
    }
}
