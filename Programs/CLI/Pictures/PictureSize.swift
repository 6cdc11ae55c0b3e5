/// A width and a height: of a picture in pixels, or of its place on a terminal in columns and rows.
package struct PictureSize: Sendable, Hashable {
    let width: Int
    let height: Int

    /// The largest place on a terminal that has the shape of a picture: neither larger than the space there is, nor with more columns than
    /// the picture has pixels.
    ///
    /// - Parameter cell: The size of a cell in pixels. A cell of unknown size is twice as high as wide.
    static func cells(for picture: PictureSize, within space: PictureSize, cell: PictureSize? = nil) -> PictureSize {
        let cell = cell ?? PictureSize(width: 1, height: 2)
        let (width, height) = (max(1, picture.width) * cell.height, max(1, picture.height) * cell.width)
        let columns = max(1, min(space.width, picture.width, max(1, space.height) * width / height))
        let rows = (2 * columns * height + width) / (2 * width)
        return PictureSize(width: columns, height: max(1, min(rows, space.height)))
    }
}
