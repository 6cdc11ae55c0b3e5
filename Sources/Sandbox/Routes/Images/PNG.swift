/// Pictures without a drawing library.
enum PNG {
    /// The file of a drawing; nil only when zlib has no memory.
    static func bytes(_ drawing: Drawing) -> [UInt8]? {
        let raster = drawing.raster
        guard let compressed = Deflate.zlib(raster.rows) else { return nil }
        let header = bigEndian(UInt32(raster.width)) + bigEndian(UInt32(raster.height)) + [8, 3, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", header) + chunk("PLTE", drawing.inks.palette) + chunk("IDAT", compressed) + chunk("IEND", [])
    }

    private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(kind.utf8) + content
        return bigEndian(UInt32(content.count)) + body + bigEndian(Deflate.checksum(body))
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
