/// The beginning of a PNG file. Nothing here decodes the rest.
enum PNGHeader {
    /// The size of a picture in pixels; nil if this is no PNG.
    static func size(of bytes: [UInt8]) -> PictureSize? {
        let beginning: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        guard bytes.count >= 24, bytes.starts(with: beginning) else { return nil }
        let (width, height) = (number(bytes[16..<20]), number(bytes[20..<24]))
        let largest = 1 << 16
        return (1..<largest).contains(width) && (1..<largest).contains(height) ? PictureSize(width: width, height: height) : nil
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
