import Marquee
import Synchronization

/// A picture for a terminal that draws pixels itself. Pictures with equal numbers are equal.
struct TerminalPicture: Sendable, Hashable {
    enum Content: Sendable {
        case pixels(Pixels)
        /// A JPEG that could be decoded.
        case file([UInt8])
    }

    let number: Int32
    let content: Content

    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Makes files of the server into pictures for a terminal that draws pixels itself.
final class PixelPictures: Sendable {
    let kind: PixelProtocol
    private let numbers = Mutex<(known: [ImageRequest: Int32], last: Int32)>(([:], 0))

    /// How many pictures of a wall are kept, here and by the terminal.
    static let most = 200
    /// The bytes of the largest file that is sent. Posters of the requested widths have about 40 KB.
    static let longestFile = 1 << 17
    /// The pixels of a cell on a usual screen.
    private static let usualCell = PictureSize(width: 12, height: 24)
    private static let mostNumbers = 1_000

    /// The size of a cell in pixels; nil if the terminal does not report it.
    private let cell: @Sendable () -> PictureSize?

    init(_ kind: PixelProtocol, cell: @escaping @Sendable () -> PictureSize? = { nil }) { (self.kind, self.cell) = (kind, cell) }

    /// The picture of a request, with no more pixels than a place of cells can show; nil for a file that is no JPEG, damaged or too large.
    func picture(_ request: ImageRequest, _ file: [UInt8], for cells: PictureSize) -> TerminalPicture? {
        let cell = cell() ?? Self.usualCell
        let place = PictureSize(width: cells.width * cell.width, height: cells.height * cell.height)
        guard file.count <= Self.longestFile || kind == .kitty, let pixels = JPEG.decode(file, for: place) else { return nil }
        let content = kind == .kitty ? TerminalPicture.Content.pixels(pixels.reduced(to: place)) : .file(file)
        return TerminalPicture(number: number(of: request), content: content)
    }

    /// The same request has the same number, so a picture that was loaded again is not sent again.
    private func number(of request: ImageRequest) -> Int32 {
        numbers.withLock { numbers in
            if let number = numbers.known[request] { return number }
            if numbers.known.count >= Self.mostNumbers { numbers.known = [:] }
            numbers.last += 1
            numbers.known[request] = numbers.last
            return numbers.last
        }
    }
}

extension Pixels {
    /// The picture in its shape, at most as large as a place.
    func reduced(to place: PictureSize) -> Pixels {
        guard size.width > place.width || size.height > place.height else { return self }
        let width = max(1, min(place.width, place.height * size.width / size.height))
        let target = PictureSize(width: width, height: max(1, min(place.height, width * size.height / size.width)))
        return Pixels(size: target, bytes: scaled(to: target).flatMap { [$0.red, $0.green, $0.blue] })
    }
}
