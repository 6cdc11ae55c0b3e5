import MarqueeCJPEGDecoder

/// Reads JPEG with the system's libjpeg, within bounds: pictures come from outside.
enum JPEG {
    /// A picture of more pixels is not decoded; the largest posters of TMDb have 6 million.
    static let mostPixels = 1 << 25

    static func isJPEG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// The size of a picture in pixels; nil if this is no JPEG.
    static func size(of bytes: [UInt8]) -> PictureSize? {
        var extent = jpeg_extent()
        guard jpeg_measure(bytes, bytes.count, &extent) else { return nil }
        return PictureSize(width: Int(extent.width), height: Int(extent.height))
    }

    /// Decodes a picture for a place: as small as libjpeg can make it while it is decoded, but not smaller than fits the place. Nil if it
    /// is damaged, cut off or too large.
    static func decode(_ bytes: [UInt8], for place: PictureSize) -> Pixels? {
        guard let size = size(of: bytes), size.width * size.height <= mostPixels else { return nil }
        let eighths = [1, 2, 4].first { covers(place, size, eighths: $0) } ?? 8
        let scaled = PictureSize(width: (size.width * eighths + 7) / 8, height: (size.height * eighths + 7) / 8)
        var extent = jpeg_extent()
        var pixels = [UInt8](repeating: 0, count: scaled.width * scaled.height * 3)
        guard jpeg_decode(bytes, bytes.count, UInt32(eighths), &pixels, pixels.count, &extent),
            extent.width == scaled.width, extent.height == scaled.height
        else { return nil }
        return Pixels(size: scaled, bytes: pixels)
    }

    /// Whether a picture in so many eighths of its size is still as large as the part of the place that it fills.
    private static func covers(_ place: PictureSize, _ size: PictureSize, eighths: Int) -> Bool {
        size.width * eighths >= place.width * 8 || size.height * eighths >= place.height * 8
    }
}
