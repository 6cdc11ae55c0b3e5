/// A decoded picture: rows of red, green and blue, a byte each.
struct Pixels: Sendable, Hashable {
    let size: PictureSize
    let bytes: [UInt8]

    /// The colors of the picture, scaled to another size: each is the average of those that it replaces.
    func scaled(to target: PictureSize) -> [RGB] {
        var colors: [RGB] = []
        colors.reserveCapacity(target.width * target.height)
        for y in 0..<target.height {
            let rows = Self.part(y, of: target.height, in: size.height)
            for x in 0..<target.width { colors.append(average(Self.part(x, of: target.width, in: size.width), rows)) }
        }
        return colors
    }

    private static func part(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = index * length / count
        return start..<max(start + 1, (index + 1) * length / count)
    }

    private func average(_ columns: Range<Int>, _ rows: Range<Int>) -> RGB {
        var (red, green, blue) = (0, 0, 0)
        for row in rows {
            var place = (row * size.width + columns.lowerBound) * 3
            for _ in columns {
                red += Int(bytes[place])
                green += Int(bytes[place + 1])
                blue += Int(bytes[place + 2])
                place += 3
            }
        }
        let count = rows.count * columns.count
        let part = { (sum: Int) in UInt8((sum + count / 2) / count) }
        return RGB(red: part(red), green: part(green), blue: part(blue))
    }
}

/// A color of the screen.
struct RGB: Sendable, Hashable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
}
