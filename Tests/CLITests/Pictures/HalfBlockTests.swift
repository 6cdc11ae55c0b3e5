import Testing

@testable import MarqueeCLI

struct HalfBlockTests {
    /// Two pixels beside each other on four rows.
    private let pixels = Pixels(
        size: PictureSize(width: 2, height: 4), bytes: [200, 30, 40, 0, 0, 255, 255, 255, 255, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6])

    @Test func `two pixels stand in each cell`() {
        let blocks = HalfBlocks(pixels, size: PictureSize(width: 2, height: 2), .full)
        #expect(
            blocks.rows
                == [
                    "␛[38;2;200;30;40;48;2;255;255;255m▀␛[38;2;0;0;255;48;2;0;0;0m▀␛[0m",
                    "␛[38;2;1;2;3;48;2;7;8;9m▀␛[38;2;4;5;6;48;2;4;5;6m▀␛[0m",
                ].map { $0.replacing("␛", with: "\u{1B}") })
    }

    @Test func `a decoded picture has the colors of its squares`() throws {
        let picture = try #require(JPEG.decode(TestPictures.baseline, for: PictureSize(width: 2, height: 6)))
        let blocks = HalfBlocks(picture, size: PictureSize(width: 2, height: 3), .palette)
        #expect(
            blocks.rows.map { $0.replacing("\u{1B}", with: "␛") } == [
                "␛[38;5;160;48;5;160m▀␛[38;5;26;48;5;26m▀␛[0m", "␛[38;5;255;48;5;255m▀␛[38;5;233;48;5;233m▀␛[0m",
                "␛[38;5;35;48;5;35m▀␛[38;5;220;48;5;220m▀␛[0m",
            ])
    }

    @Test func `equal cells are told their colors once`() {
        let gray = Pixels(size: PictureSize(width: 1, height: 1), bytes: [18, 18, 18])
        #expect(HalfBlocks(gray, size: PictureSize(width: 3, height: 1), .palette).rows == ["\u{1B}[38;5;233;48;5;233m▀▀▀\u{1B}[0m"])
    }

    @Test func `a color is the average of what it stands for`() {
        let half = pixels.scaled(to: PictureSize(width: 1, height: 1))
        #expect(half == [RGB(red: 59, green: 38, blue: 72)])
        #expect(pixels.scaled(to: PictureSize(width: 4, height: 4))[0...1].allSatisfy { $0 == RGB(red: 200, green: 30, blue: 40) })
    }

    @Test(
        arguments: [
            (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (95, 135, 175, 67), (8, 8, 8, 232), (238, 238, 238, 255),
            (128, 128, 128, 244), (47, 0, 0, 233), (60, 0, 0, 52), (1, 2, 250, 21),
        ] as [(UInt8, UInt8, UInt8, UInt8)])
    func `a color of the palette is the nearest one`(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ number: UInt8) {
        #expect(CellColor(RGB(red: red, green: green, blue: blue), .palette) == .palette(number))
    }
}

struct PictureSizeTests {
    @Test(arguments: [
        (342, 513, 80, 22, 29, 22), (342, 513, 20, 40, 20, 15), (500, 281, 80, 40, 80, 22), (10, 15, 80, 40, 10, 8), (1, 1, 80, 40, 1, 1),
        (4_000, 10, 80, 40, 80, 1), (10, 4_000, 80, 40, 1, 40), (342, 513, 1, 1, 1, 1),
    ])
    func `a picture keeps its shape in the space there is`(
        _ width: Int, _ height: Int, _ columns: Int, _ rows: Int, _ itsColumns: Int, _ itsRows: Int
    ) {
        let place = PictureSize.cells(
            for: PictureSize(width: width, height: height), within: PictureSize(width: columns, height: rows))
        #expect(place == PictureSize(width: itsColumns, height: itsRows))
    }
}
