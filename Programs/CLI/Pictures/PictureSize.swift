/// A width and a height: of a picture in pixels, or of its place on a terminal in columns and rows.
struct PictureSize: Sendable, Hashable {
    let width: Int
    let height: Int

    /// The largest place on a terminal that has the shape of a picture, whose cells are twice as high as wide: neither larger than the
    /// space there is, nor with more columns than the picture has pixels.
    static func cells(for picture: PictureSize, within space: PictureSize) -> PictureSize {
        let (width, height) = (max(1, picture.width), max(1, picture.height))
        let columns = max(1, min(space.width, width, max(1, space.height) * 2 * width / height))
        let rows = (columns * height + width) / (2 * width)
        return PictureSize(width: columns, height: max(1, min(rows, space.height)))
    }
}
