import Foundation

/// The coefficients of eight by eight samples, divided and rounded, from the mean to the finest detail.
struct JPEGBlock {
    private let coefficients: [Int]

    /// The mean of all samples, as it is written.
    var level: Int { coefficients[0] }

    /// - Parameter lines: Eight lines of eight samples each.
    init(_ lines: [SIMD8<Float>]) {
        // The transform of each column, then of each line of the result.
        var columns = [SIMD8<Float>](repeating: SIMD8(), count: 8)
        for (wave, line) in Self.transformed(lines).enumerated() {
            for sample in 0..<8 { columns[sample][wave] = line[sample] }
        }
        let all = Self.transformed(columns)
        let divided = (0..<8).map { (all[$0] / Self.divisorLines[$0]).rounded(.toNearestOrAwayFromZero) }
        coefficients = Self.zigzag.map { Int(divided[$0 % 8][$0 / 8]) }
    }

    /// The block of samples that are all the same.
    init(flat sample: Float) {
        coefficients = [Int((sample * 8 / Float(Self.divisors[0])).rounded())] + [Int](repeating: 0, count: 63)
    }

    private static func transformed(_ lines: [SIMD8<Float>]) -> [SIMD8<Float>] {
        let waves = waves
        return (0..<8).map { wave in
            var sum = SIMD8<Float>()
            for line in 0..<8 { sum += lines[line] * waves[wave * 8 + line] }
            return sum
        }
    }

    /// Adds the difference to the level before, then the other coefficients with the zeros before each.
    func add(to unit: inout JPEGUnit, after last: Int) {
        unit.add(level - last, with: .levels, zeros: 0)
        var zeros = 0
        for coefficient in coefficients.dropFirst() {
            if coefficient == 0 {
                zeros += 1
                continue
            }
            for _ in 0..<zeros / 16 { unit.add(JPEGCode.sixteenZeros, of: .details) }
            unit.add(coefficient, with: .details, zeros: zeros % 16)
            zeros = 0
        }
        if zeros > 0 { unit.add(JPEGCode.end, of: .details) }
    }

    /// The divisor of each coefficient: the finer the detail, the coarser its number.
    static let divisors = (0..<64).map { 6 + 3 * ($0 / 8 + $0 % 8) }

    private static let divisorLines = (0..<8).map { line in
        var divisors = SIMD8<Float>()
        for column in 0..<8 { divisors[column] = Float(Self.divisors[line * 8 + column]) }
        return divisors
    }

    /// The places of the coefficients in the order in which they are written: along the diagonals, to and fro.
    static let zigzag = (0..<15).flatMap { diagonal in
        let rows = max(0, diagonal - 7)...min(7, diagonal)
        return (diagonal.isMultiple(of: 2) ? rows.reversed() : Array(rows)).map { $0 * 8 + diagonal - $0 }
    }

    /// The cosine waves of the transform, each scaled to the same length.
    private static let waves = (0..<64).map { place in
        let (wave, sample) = (Double(place / 8), Double(place % 8))
        return Float(cos((2 * sample + 1) * wave * .pi / 16) / (wave == 0 ? 8.0.squareRoot() : 2))
    }
}
