import Foundation

/// A point of a drawing. The width of the drawing is 1, and y grows downwards.
struct DrawnPoint: Sendable, Equatable {
    var x: Float
    var y: Float

    init(_ x: Float, _ y: Float) { (self.x, self.y) = (x, y) }

    static func + (a: DrawnPoint, b: DrawnPoint) -> DrawnPoint { DrawnPoint(a.x + b.x, a.y + b.y) }
    static func * (a: DrawnPoint, factor: Float) -> DrawnPoint { DrawnPoint(a.x * factor, a.y * factor) }
}

/// A part of a drawing.
struct DrawnRectangle: Sendable, Equatable {
    var x: Float
    var y: Float
    var width: Float
    var height: Float

    var center: DrawnPoint { DrawnPoint(x + width / 2, y + height / 2) }

    /// The place of fractions of its width and height.
    func point(_ across: Float, _ down: Float) -> DrawnPoint { DrawnPoint(x + across * width, y + down * height) }
}

/// Pixels of few inks, with blends of two inks at the edges of shapes: one byte a pixel.
struct Raster {
    let width: Int
    let height: Int
    /// The rows as a PNG has them before compression: no filter, then one byte a pixel.
    private(set) var rows: [UInt8]
    /// Only this part is painted.
    var clip: DrawnRectangle

    private let scale: Float
    /// Each row of pixels is covered at so many heights.
    private static let lines = 4

    init(_ size: DrawingSize, _ ink: Ink) {
        (width, height, scale) = (size.width, size.height, Float(size.width))
        rows = [UInt8](repeating: ink.index, count: (width + 1) * height)
        for row in 0..<height { rows[row * (width + 1)] = 0 }
        clip = DrawnRectangle(x: 0, y: 0, width: 1, height: Float(height) / Float(width))
    }

    /// The whole drawing.
    var bounds: DrawnRectangle { DrawnRectangle(x: 0, y: 0, width: 1, height: Float(height) / Float(width)) }

    /// Fills polygons, with everything that is inside of any of them.
    mutating func fill(_ polygons: [[DrawnPoint]], _ ink: Ink) {
        let top = max(0, Int((clip.y * scale).rounded()))
        let bottom = min(height, Int(((clip.y + clip.height) * scale).rounded()))
        let left = Float(max(0, Int((clip.x * scale).rounded())))
        let right = Float(min(width, Int(((clip.x + clip.width) * scale).rounded())))
        guard top < bottom, left < right else { return }
        var crossings = crossings(polygons, top * Self.lines..<bottom * Self.lines)
        crossings.sort { ($0.line, $0.x) < ($1.line, $1.x) }
        var changes: [Change] = []
        var place = 0
        while place < crossings.count {
            let row = crossings[place].line / Self.lines
            changes.removeAll(keepingCapacity: true)
            while place < crossings.count, crossings[place].line / Self.lines == row {
                let line = crossings[place].line
                var winding = 0
                while place < crossings.count, crossings[place].line == line {
                    let start = min(max(crossings[place].x, left), right)
                    let wasInside = winding != 0
                    winding += crossings[place].direction
                    place += 1
                    if wasInside != (winding != 0) { Self.cover(start, wasInside ? -1 : 1, &changes) }
                }
            }
            changes.sort { $0.pixel < $1.pixel }
            paint(row, changes, ink)
        }
    }

    /// Where the edges of polygons cross the lines that are looked at.
    private func crossings(_ polygons: [[DrawnPoint]], _ range: Range<Int>) -> [(line: Int, x: Float, direction: Int)] {
        var crossings: [(line: Int, x: Float, direction: Int)] = []
        let lines = scale * Float(Self.lines)
        for polygon in polygons where polygon.count > 2 {
            var last = polygon[polygon.count - 1]
            for point in polygon {
                defer { last = point }
                let (upper, lower, direction) = last.y < point.y ? (last, point, 1) : (point, last, -1)
                let begin = max(range.lowerBound, Int((upper.y * lines - 0.5).rounded(.up)))
                let end = min(range.upperBound, Int((lower.y * lines - 0.5).rounded(.up)))
                guard begin < end else { continue }
                let slope = (lower.x - upper.x) / (lower.y - upper.y)
                for line in begin..<end {
                    let y = (Float(line) + 0.5) / lines
                    crossings.append((line, (upper.x + (y - upper.y) * slope) * scale, direction))
                }
            }
        }
        return crossings
    }

    /// By how much more the pixels from this one on are covered than those before it.
    private struct Change {
        let pixel: Int
        let share: Float
    }

    /// From x on, a line covers the pixels: in part the one that x is in.
    private static func cover(_ x: Float, _ sign: Float, _ changes: inout [Change]) {
        let pixel = Int(x)
        let share = sign * (1 - (x - Float(pixel))) / Float(lines)
        changes.append(Change(pixel: pixel, share: share))
        changes.append(Change(pixel: pixel + 1, share: sign / Float(lines) - share))
    }

    private mutating func paint(_ row: Int, _ changes: [Change], _ ink: Ink) {
        var covered: Float = 0
        let start = row * (width + 1) + 1
        for (number, change) in changes.enumerated() {
            covered += change.share
            let end = number + 1 < changes.count ? min(changes[number + 1].pixel, width) : 0
            guard change.pixel < end else { continue }
            let share = Int(covered * Float(Ink.steps) + 0.5)
            guard share > 0 else { continue }
            let run = start + change.pixel..<start + end
            if share >= Ink.steps {
                rows.withUnsafeMutableBytes { bytes in
                    if let first = bytes.baseAddress { memset(first + run.lowerBound, Int32(ink.index), run.count) }
                }
            } else {
                for pixel in run { rows[pixel] = ink.over(rows[pixel], share) }
            }
        }
    }
}
