extension PictureSupport {
    /// The sequences that show a picture, as large as fits into a space of columns and rows; nil if it cannot show it.
    ///
    /// - Parameter cell: The size of a cell in pixels; nil if it is unknown.
    func text(for bytes: [UInt8], within space: PictureSize, cell: PictureSize? = nil) -> String? {
        guard let size = PictureSize(of: bytes) else { return nil }
        let cells = PictureSize.cells(for: size, within: space, cell: cell)
        switch method {
        case .none: return nil
        case .inlineImage: return InlineImage.show(bytes, in: cells)
        case .kitty:
            if !JPEG.isJPEG(bytes) { return KittyGraphics.show(png: bytes, in: cells) }
            // Without a reported size, as many pixels as a cell has on a fine screen.
            let cell = cell ?? PictureSize(width: 16, height: 32)
            let place = PictureSize(width: cells.width * cell.width, height: cells.height * cell.height)
            return JPEG.decode(bytes, for: place).map { KittyGraphics.show($0, in: cells) }
        case .halfBlocks(let depth):
            let place = PictureSize(width: cells.width * 2, height: cells.height * 4)
            return JPEG.decode(bytes, for: place).map { HalfBlocks($0, size: cells, depth).rows.joined(separator: "\n") }
        }
    }
}

extension PictureSize {
    /// The size of a picture in pixels; nil if it is neither JPEG nor PNG.
    init?(of bytes: [UInt8]) {
        guard let size = JPEG.isJPEG(bytes) ? JPEG.size(of: bytes) : PNGHeader.size(of: bytes) else { return nil }
        self = size
    }
}
