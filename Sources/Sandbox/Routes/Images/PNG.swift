/// Pictures without a drawing library.
enum PNG {
    /// A gradient from top to bottom in colors that follow from the name; nil only when zlib has no memory.
    static func gradient(_ size: ImageSize, named name: String) -> [UInt8]? {
        // A palette of 256 colors, one byte a pixel: the same color all along a row, which compresses to almost nothing.
        var pixels: [UInt8] = []
        pixels.reserveCapacity((size.width + 1) * size.height)
        for row in 0..<size.height {
            pixels.append(0)
            pixels += [UInt8](repeating: UInt8(row * 256 / size.height), count: size.width)
        }
        guard let compressed = Deflate.zlib(pixels) else { return nil }
        let header = bigEndian(UInt32(size.width)) + bigEndian(UInt32(size.height)) + [8, 3, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("PLTE", palette(named: name)) + chunk("IDAT", compressed) + chunk("IEND", [])
    }

    private static func palette(named name: String) -> [UInt8] {
        let seed = Fingerprint.value(of: name.utf8)
        let ends = (0..<6).map { Int(truncatingIfNeeded: seed >> (8 * UInt64($0))) & 0xFF }
        var colors: [UInt8] = []
        for step in 0..<256 {
            for channel in 0..<3 {
                let mixed = ends[channel] * (255 - step) + ends[channel + 3] * step
                colors.append(UInt8(mixed / 255))
            }
        }
        return colors
    }

    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + content
        return bigEndian(UInt32(content.count)) + body + bigEndian(Deflate.checksum(body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
