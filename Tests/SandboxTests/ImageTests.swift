import MarqueeCZlib
import TestKit
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
    func `an image has the requested size`(size: String, file: String, width: Int, height: Int) async throws {
        try await withSandbox { sandbox in
            let answer = try sandbox.ask("/t/p/\(size)/\(file)", bearer: nil)
            #expect(answer.status == 200)
            #expect(answer.headers["content-type"] == "image/jpeg")
            #expect(answer.headers["cache-control"] == "public, max-age=31536000")
            #expect(answer.body.count < 64 * 1024)
            let picture = try #require(BaselineJPEG(answer.body))
            #expect(picture.width == width && picture.height == height)
            // Letters differ from their ground, and the colors of the composition are not gray.
            #expect(picture.means.count == (width + 7) / 8 * ((height + 7) / 8))
            let brightness = picture.means.map { $0[0] }
            #expect((brightness.max() ?? 0) > (brightness.min() ?? 0) + 20)
            #expect(picture.means.contains { abs($0[1]) + abs($0[2]) > 8 })
        }
    }

    @Test func `a picture is drawn once, until there are too many`() throws {
        let pictures = DrawnPictures(limit: 10)
        var drawn: [String] = []
        func picture(_ title: String, _ width: Int = 1, isJPEG: Bool = true) -> [UInt8]? {
            let key = DrawnPictures.Key(
                width: width, height: 2, subject: DrawingSubject(title: title, genre: nil, id: title), isJPEG: isJPEG)
            return pictures.picture(key) {
                drawn.append(title)
                return title.isEmpty ? nil : Array(title.utf8)
            }
        }
        #expect(picture("one") == Array("one".utf8) && picture("one") == Array("one".utf8) && drawn == ["one"])
        _ = (picture("one", 2), picture("one", isJPEG: false))
        #expect(drawn.count == 3)
        #expect(picture("two") == Array("two".utf8) && picture("one") == Array("one".utf8) && drawn == ["one", "one", "one", "two", "one"])
        #expect(picture("") == nil && picture("") == nil && drawn.count == 7)
    }

    /// The mean colors of a grid of places, each color from 0 to 255.
    private static func means(_ size: String, _ subject: DrawingSubject, _ places: Int = 8) throws -> [SIMD3<Float>] {
        let drawing = Drawing(try #require(DrawingSize(size, kind: subject.kind)), subject)
        let (raster, palette) = (drawing.raster, drawing.inks.palette)
        var (sums, counts) = ([SIMD3<Float>](repeating: .zero, count: places * places), [Float](repeating: 0, count: places * places))
        for y in 0..<raster.height {
            for x in 0..<raster.width {
                let (place, color) = (
                    y * places / raster.height * places + x * places / raster.width, 3 * Int(raster.rows[y * (raster.width + 1) + 1 + x])
                )
                sums[place] += SIMD3(Float(palette[color]), Float(palette[color + 1]), Float(palette[color + 2]))
                counts[place] += 1
            }
        }
        return zip(sums, counts).map { $0 / $1 }
    }

    private static func distance(_ one: [SIMD3<Float>], _ other: [SIMD3<Float>]) -> Float {
        zip(one, other).reduce(0) { sum, pair in
            let difference = pair.0 - pair.1
            return sum + (difference * difference).sum().squareRoot()
        } / Float(one.count)
    }

    @Test func `Two titles are told apart, and equal ones are equal to the byte`() throws {
        let catalog = CatalogIndex.pictures(of: .builtIn)
        let named = catalog.filter { $0.value.kind == .poster && $0.value.note.isEmpty }
        let posters = Array(named.sorted { $0.key < $1.key }.map(\.value).prefix(24))
        let drawn = try posters.map { try Self.means("w92", $0) }
        for first in drawn.indices {
            for second in drawn.indices.dropFirst(first + 1) where posters[first].title != posters[second].title {
                #expect(Self.distance(drawn[first], drawn[second]) > 12, "\(posters[first].title), \(posters[second].title)")
            }
        }
        let size = try #require(DrawingSize("w92", kind: .poster))
        for subject in posters.prefix(3) {
            #expect(JPEGEncoder.bytes(Drawing(size, subject)) == JPEGEncoder.bytes(Drawing(size, subject)))
        }
        #expect(posters.count == 24)
    }

    @Test func `Episodes of a season are told apart, and have their numbers in large type`() throws {
        let catalog = CatalogIndex.pictures(of: .builtIn)
        let series = try #require(SandboxCatalog.builtIn.series.first { $0.id == 1_399 })
        let episodes = try #require(series.seasons.first { $0.number == 1 }).episodes
        let stills = episodes.compactMap { episode in episode.stillPath.flatMap { catalog[$0] } }
        #expect(stills.count == 10 && stills.map(\.numeral) == (1...10).map(String.init))
        let drawn = try stills.map { try Self.means("w185", $0) }
        for first in drawn.indices {
            for second in drawn.indices.dropFirst(first + 1) {
                #expect(Self.distance(drawn[first], drawn[second]) > 24, "\(first + 1), \(second + 1)")
            }
        }
        // The number alone changes the upper left.
        var other = stills[0]
        other.numeral = "8"
        let (one, two) = (drawn[0], try Self.means("w185", other))
        let places = one.indices.filter { one[$0] != two[$0] }
        let (columns, rows) = (places.map { $0 % 8 }, places.map { $0 / 8 })
        #expect(columns.allSatisfy { $0 < 4 } && rows.allSatisfy { $0 < 6 })
        #expect((rows.max() ?? 0) >= 3)
    }

    @Test(arguments: [
        (SandboxCatalog.Picture.Kind.poster, ["w154", "w342", "original"]), (.backdrop, ["w300", "w780", "original"]),
        (.profile, ["w185", "h632", "original"]),
    ])
    func `A title has the same composition in every size`(_ kind: SandboxCatalog.Picture.Kind, _ sizes: [String]) throws {
        for (id, genre) in [("movie 238", 80), ("movie 11", 12), ("tv 1399", 10765)] {
            var subject = DrawingSubject(title: "Sample Title", genre: genre, id: id)
            subject.kind = kind
            let drawn = try sizes.map { try Self.means($0, subject) }
            var other = DrawingSubject(title: "Other Title", genre: 35, id: id + "0")
            other.kind = kind
            let difference = Self.distance(drawn[0], try Self.means(sizes[0], other))
            for picture in drawn.dropFirst() { #expect(Self.distance(drawn[0], picture) * 4 < difference, "\(id)") }
        }
    }

    @Test func `Letters have enough contrast with their ground in all colors`() {
        for seed in 0..<2_000 as Range<UInt64> {
            let inks = Inks(seed)
            #expect(inks.contrast(.text, .panel) >= 4.5, "\(seed)")
        }
    }

    /// The text lies within its place, and is as large as it can be.
    @Test(arguments: [
        "Up", "The Godfather", "Amélie", "Łódź & Ærø: Œuvre?", String(repeating: "a very long title ", count: 12), "Se7en", "Z",
        "Straße", "(500) Days – “Summer”", String(repeating: "W", count: 80),
    ])
    func `Titles fit their place`(_ title: String) throws {
        let place = DrawnRectangle(x: 0.1, y: 0.2, width: 0.8, height: 0.4)
        let block = try #require(TextBlock(title, in: place, largest: 0.3))
        let points = block.glyphs.joined().joined()
        // Accents and commas may leave the lines by a part of a letter.
        let marks = 0.25 * block.size
        #expect(!points.isEmpty && points.allSatisfy { $0.x >= 0.1 - marks && $0.x <= 0.9 + marks })
        #expect(points.allSatisfy { $0.y >= 0.2 - marks && $0.y <= 0.6 + marks })
        #expect(block.size > 0.004)
    }

    @Test(arguments: ["千と千尋の神隠し", "Слово", "كفرناحوم", "", "🎬", "\u{202E}"])
    func `A title of another script has an emblem in place of letters`(_ title: String) throws {
        #expect(TextBlock(title, in: DrawnRectangle(x: 0, y: 0, width: 1, height: 1), largest: 1) == nil)
        let size = try #require(DrawingSize("w92", kind: .poster))
        let bytes = JPEGEncoder.bytes(Drawing(size, DrawingSubject(title: title, genre: nil, id: "movie 1")))
        #expect(BaselineJPEG(bytes)?.width == 92)
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
    func `an unknown size is not found`(_ path: String) async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("/t/p/\(path)", bearer: nil).status == 404)
        }
    }

    @Test func `every image of the catalog can be drawn`() async throws {
        try await withSandbox { sandbox in
            let catalog = sandbox.catalog
            let (movies, series) = (catalog.movies, catalog.series)
            for path in Volume.part((movies.map(\.posterPath) + series.map(\.posterPath)).compactMap(\.self), every: 5) {
                #expect(try sandbox.ask("/t/p/w92\(path)", bearer: nil).status == 200)
            }
            for path in Volume.part((movies.map(\.backdropPath) + series.map(\.backdropPath)).compactMap(\.self), every: 5) {
                #expect(try sandbox.ask("/t/p/w300\(path)", bearer: nil).status == 200)
            }
            for path in Volume.part(catalog.people.compactMap(\.profilePath), every: 5) {
                #expect(try sandbox.ask("/t/p/w45\(path)", bearer: nil).status == 200)
            }
            for path in Volume.part(catalog.series.flatMap(\.seasons).flatMap(\.episodes).compactMap(\.stillPath), every: 5) {
                #expect(try sandbox.ask("/t/p/w92\(path)", bearer: nil).status == 200)
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
