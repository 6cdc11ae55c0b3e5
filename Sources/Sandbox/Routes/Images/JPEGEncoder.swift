/// Baseline JPEG without an image library: three components of the same resolution, one quantization table, and codes of its own.
struct JPEGEncoder {
    private let width: Int
    private let height: Int
    private let indices: [UInt8]
    /// The brightness and the two differences of color of each index.
    private let planes: [[Float]]

    /// The same drawing as a ``PNG``, as pictures of TMDb with the ending `jpg` are.
    static func bytes(_ drawing: Drawing) -> [UInt8] { JPEGEncoder(drawing.raster, palette: drawing.inks.palette).bytes }

    /// - Parameter palette: Red, green and blue of each color.
    private init(_ raster: Raster, palette: [UInt8]) {
        (width, height, indices) = (raster.width, raster.height, raster.rows)
        var planes = [[Float]](repeating: [], count: 3)
        for start in stride(from: 0, to: palette.count, by: 3) {
            let (red, green, blue) = (Float(palette[start]), Float(palette[start + 1]), Float(palette[start + 2]))
            planes[0].append(0.299 * red + 0.587 * green + 0.114 * blue - 128)
            planes[1].append(-0.168_736 * red - 0.331_264 * green + 0.5 * blue)
            planes[2].append(0.5 * red - 0.418_688 * green - 0.081_312 * blue)
        }
        self.planes = planes
    }

    private var bytes: [UInt8] {
        let components: [UInt8] = [1, 2, 3]
        return [0xFF, 0xD8]
            + Self.segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
            + Self.segment(0xDB, [0] + JPEGBlock.zigzag.map { UInt8(JPEGBlock.divisors[$0]) })
            + Self.segment(0xC0, [8] + Self.bigEndian(height) + Self.bigEndian(width) + [3] + components.flatMap { [$0, 0x11, 0] })
            + Self.segment(0xC4, [0x00] + JPEGCode.levels.definition)
            + Self.segment(0xC4, [0x10] + JPEGCode.details.definition)
            + Self.segment(0xDA, [3] + components.flatMap { [$0, 0] } + [0, 63, 0])
            + scan + [0xFF, 0xD9]
    }

    /// The squares of eight by eight pixels, each with its three components. Most are like the one before, and are calculated once.
    private var scan: [UInt8] {
        var writer = JPEGBits()
        var levels = [0, 0, 0]
        var last: (square: SIMD8<UInt64>, again: JPEGUnit)?
        for top in stride(from: 0, to: height, by: 8) {
            let lines = (0..<8).map { line(min(top + $0, height - 1)) }
            for left in stride(from: 0, to: width, by: 8) {
                let square = Self.square(lines, left)
                if let last, last.square == square {
                    writer.write(last.again)
                    continue
                }
                let blocks = blocks(of: square)
                var (unit, again) = (JPEGUnit(), JPEGUnit())
                for (component, block) in blocks.enumerated() {
                    block.add(to: &unit, after: levels[component])
                    block.add(to: &again, after: block.level)
                    levels[component] = block.level
                }
                writer.write(unit)
                last = (square, again)
            }
        }
        return writer.finished
    }

    /// A row of pixels; beyond the edge of the picture, its last one again.
    private func line(_ row: Int) -> [UInt8] {
        let start = row * (width + 1) + 1
        return Array(indices[start..<start + width]) + [UInt8](repeating: indices[start + width - 1], count: 7)
    }

    /// Eight pixels of each of eight lines: one number a line, so that squares are quickly compared.
    private static func square(_ lines: [[UInt8]], _ left: Int) -> SIMD8<UInt64> {
        var square = SIMD8<UInt64>()
        for row in 0..<8 {
            square[row] = lines[row].withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: left, as: UInt64.self)) }
        }
        return square
    }

    private func blocks(of square: SIMD8<UInt64>) -> [JPEGBlock] {
        let first = square[0] & 0xFF
        if square == SIMD8(repeating: first &* 0x0101_0101_0101_0101) { return planes.map { JPEGBlock(flat: $0[Int(first)]) } }
        return planes.map { plane in
            JPEGBlock(
                (0..<8).map { line in
                    var (samples, pixels) = (SIMD8<Float>(), square[line])
                    for sample in 0..<8 {
                        samples[sample] = plane[Int(pixels & 0xFF)]
                        pixels >>= 8
                    }
                    return samples
                })
        }
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
        [0xFF, marker] + bigEndian(content.count + 2) + content
    }

    private static func bigEndian(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
}
