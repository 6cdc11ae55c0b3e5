import TestKit
import Testing

@testable import MarqueeCLI

struct JPEGTests {
    private let whole = PictureSize(width: 16, height: 24)
    private let colors: [[Int]] = [[200, 30, 40], [30, 60, 200], [240, 240, 240], [20, 20, 20], [30, 160, 60], [250, 200, 20]]

    /// The six colors of a picture, each from the middle of its square.
    private func squares(_ pixels: Pixels) -> [[Int]] {
        (0..<6).map { index in
            let place = ((index / 2 * 2 + 1) * pixels.size.height / 6 * pixels.size.width + (index % 2 * 2 + 1) * pixels.size.width / 4) * 3
            return pixels.bytes[place..<place + 3].map(Int.init)
        }
    }

    private func isNear(_ a: [[Int]], _ b: [[Int]]) -> Bool { zip(a.joined(), b.joined()).allSatisfy { abs($0 - $1) <= 6 } }

    @Test(arguments: [TestPictures.baseline, TestPictures.progressive, TestPictures.printed])
    func `a picture has its colors, however they are stored`(_ bytes: [UInt8]) throws {
        let pixels = try #require(JPEG.decode(bytes, for: whole))
        #expect(pixels.size == whole && pixels.bytes.count == 16 * 24 * 3)
        #expect(isNear(squares(pixels), colors), "\(squares(pixels))")
    }

    @Test func `a picture without colors is gray`() throws {
        let pixels = try #require(JPEG.decode(TestPictures.gray, for: whole))
        #expect(squares(pixels).allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] } && squares(pixels)[2][0] > 230)
    }

    @Test(arguments: [(2, 3, 2), (3, 3, 2), (2, 30, 2), (3, 4, 4), (5, 6, 4), (5, 7, 8), (100, 100, 16)])
    func `a picture is decoded as small as its place allows`(_ width: Int, _ height: Int, _ decoded: Int) throws {
        let pixels = try #require(JPEG.decode(TestPictures.baseline, for: PictureSize(width: width, height: height)))
        #expect(pixels.size == PictureSize(width: decoded, height: decoded * 3 / 2))
        #expect(isNear(squares(pixels), colors), "\(squares(pixels))")
    }

    @Test(arguments: [TestPictures.baseline, TestPictures.progressive, TestPictures.printed, TestPictures.gray])
    func `a picture that is cut off is none`(_ bytes: [UInt8]) {
        // Without its last bytes, which hold the end and the last few bits, it may be whole.
        for count in 0..<bytes.count - 6 { #expect(JPEG.decode(Array(bytes[..<count]), for: whole) == nil, "\(count) of \(bytes.count)") }
    }

    @Test func `a picture larger than the bound is not decoded`() {
        let bomb = TestPictures.resized(TestPictures.baseline, width: 65_500, height: 65_500)
        #expect(JPEG.size(of: bomb) == PictureSize(width: 65_500, height: 65_500))
        #expect(JPEG.decode(bomb, for: whole) == nil)
        #expect(JPEG.decode(TestPictures.resized(TestPictures.baseline, width: 0, height: 24), for: whole) == nil)
    }

    /// All scans of a progressive picture are in memory at once.
    @Test func `a progressive picture that needs more memory than the bound is not decoded`() {
        let bytes = TestPictures.resized(TestPictures.progressive, width: 5_700, height: 5_700)
        #expect(5_700 * 5_700 < JPEG.mostPixels && JPEG.decode(bytes, for: whole) == nil)
    }

    @Test func `a picture of very many scans is not decoded`() {
        #expect(JPEG.decode(TestPictures.repeated(TestPictures.progressive, 3), for: whole) != nil)
        #expect(JPEG.decode(TestPictures.repeated(TestPictures.progressive, 300), for: whole) == nil)
    }

    @Test func `no bytes are dangerous`() {
        var random = SplitMix64(seed: 7)
        for original in [TestPictures.baseline, TestPictures.progressive, TestPictures.printed, TestPictures.gray] {
            for _ in 0..<300 {
                var bytes = original
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    bytes[Int.random(in: 2..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                let pixels = JPEG.decode(bytes, for: whole)
                #expect(pixels.map { $0.bytes.count == $0.size.width * $0.size.height * 3 } ?? true)
            }
        }
        for bytes in [[], [0xFF], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xD9], Array("<html>no picture</html>".utf8)] as [[UInt8]] {
            #expect(JPEG.decode(bytes, for: whole) == nil && JPEG.size(of: bytes) == nil)
        }
    }
}
