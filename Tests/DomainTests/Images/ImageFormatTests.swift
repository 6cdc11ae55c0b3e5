import Foundation
import MarqueeDomain
import Testing

struct ImageFormatTests {
    private static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data("….IEND".utf8) + Data([0xAE, 0x42, 0x60, 0x82])

    private static let pictures: [(Data, ImageFormat)] = [
        (Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0xFF, 0xD9]), .jpeg),
        (Data([0xFF, 0xD8, 0xFF, 0xE1, 0, 0xFF, 0xD9]) + Data(count: 4_000), .jpeg),
        (png, .png), (Data("RIFF".utf8) + Data([8, 0, 0, 0]) + Data("WEBPVP8 ".utf8), .webp),
        (Data("<svg xmlns=\"x\"></svg>\n".utf8), .svg),
        (Data("\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC \"a\">\n<svg></svg>".utf8), .svg),
    ]

    @Test(arguments: pictures)
    func `the bytes tell the format`(_ bytes: Data, _ format: ImageFormat) {
        #expect(ImageFormat(of: bytes) == format)
        // A part of other bytes is read like a whole.
        #expect(ImageFormat(of: (Data(count: 5) + bytes)[5...]) == format)
    }

    @Test(arguments: pictures.prefix(4))
    func `a picture without its end is none`(_ bytes: Data, _ format: ImageFormat) {
        for count in 0..<(format == .jpeg ? 6 : bytes.count - 4) { #expect(ImageFormat(of: bytes.prefix(count)) == nil, "\(count)") }
    }

    @Test(arguments: [
        "", "<!doctype html><html><svg></svg></html>", "<html>…</svg>", "{\"success\":false}", "GIF89a", "RIFF\u{8}\0\0\0WAVE", "RIFF",
        "<?xml version=\"1.0\"?><rss></svg>", "<!-- never closed </svg>", "<svg>", "   ", "\u{FEFF}", "%PDF-1.7",
    ])
    func `what is no picture has no format`(_ text: String) {
        #expect(ImageFormat(of: Data(text.utf8)) == nil)
    }

    @Test func `any bytes at all are read without harm`() {
        var random = SystemRandomNumberGenerator()
        for (picture, _) in Self.pictures {
            for _ in 0..<500 {
                var bytes = picture
                for _ in 0..<3 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random) }
                _ = ImageFormat(of: bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
            }
        }
    }

    @Test func `every format has a media type and an ending`() {
        #expect(ImageFormat.allCases.map(\.mediaType) == ["image/jpeg", "image/png", "image/webp", "image/svg+xml"])
        #expect(ImageFormat.allCases.map(\.fileExtension) == ["jpg", "png", "webp", "svg"])
    }
}
