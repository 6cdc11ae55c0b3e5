import Foundation

/// The coefficients of eight by eight samples, divided and rounded, from the mean to the finest detail.
struct JPEGBlock {
    private let coefficients: [Int]

    /// The mean of all samples, as it is written.
    var level: Int { coefficients[0] }

    init(_ samples: [Float]) {
        // The transform of each row, then of each column of the result.
        let rows = Self.transformed(samples, along: 1, across: 8)
        let all = Self.transformed(rows, along: 8, across: 1)
        coefficients = Self.zigzag.map { Int((all[$0] / Float(Self.divisors[$0])).rounded()) }
    }

    private static func transformed(_ samples: [Float], along step: Int, across other: Int) -> [Float] {
        var result = samples
        for line in 0..<8 {
            for wave in 0..<8 {
                var sum: Float = 0
                for sample in 0..<8 { sum += samples[line * other + sample * step] * waves[wave * 8 + sample] }
                result[line * other + wave * step] = sum
            }
        }
        return result
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

    /// What each coefficient is divided by: the finer the detail, the coarser its number.
    static let divisors = (0..<64).map { 6 + 3 * ($0 / 8 + $0 % 8) }

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
