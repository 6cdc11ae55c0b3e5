/// A small landscape, made of long runs of one color that compress to almost nothing.
struct Drawing {
    private static let steps = 127
    private static let sun: UInt8 = 254
    private static let frame: UInt8 = 255

    private let width: Int
    private let height: Int
    private let horizon: Int
    private let border: Int
    private let center: (x: Int, y: Int)
    private let radius: Int

    init(_ size: DrawingSize, seed: UInt64) {
        width = size.width
        height = size.height
        horizon = height * 5 / 8
        border = max(1, min(width, height) / 32)
        radius = min(width, height) / 6
        let share = Int(truncatingIfNeeded: (seed >> 48) & 0xFF)
        center = (x: width / 4 + share * (width / 2) / 256, y: horizon - radius / 2)
    }

    /// The rows as a PNG has them before compression: no filter, then one byte a pixel.
    var rows: [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity((width + 1) * height)
        for y in 0..<height {
            pixels.append(0)
            let isFrame = y < border || y >= height - border
            let start = pixels.count
            pixels += [UInt8](repeating: isFrame ? Self.frame : ground(y), count: width)
            guard !isFrame else { continue }
            for x in sunSpan(y) { pixels[start + x] = Self.sun }
            for x in 0..<min(border, width) {
                pixels[start + x] = Self.frame
                pixels[start + width - 1 - x] = Self.frame
            }
        }
        return pixels
    }

    /// The sky has the first half of the palette, the ground the second.
    private func ground(_ y: Int) -> UInt8 {
        y < horizon
            ? UInt8(y * Self.steps / max(1, horizon)) : UInt8(Self.steps + (y - horizon) * Self.steps / max(1, height - horizon))
    }

    private func sunSpan(_ y: Int) -> Range<Int> {
        let distance = y - center.y
        let rest = radius * radius - distance * distance
        guard y < horizon, rest > 0 else { return 0..<0 }
        let half = Int(Double(rest).squareRoot())
        return max(0, center.x - half)..<min(width, center.x + half)
    }

    /// A tone for the sky and another for the ground, each from dark to light, then the sun and the frame.
    static func palette(_ seed: UInt64) -> [UInt8] {
        let tones = (0..<6).map { Int(truncatingIfNeeded: seed >> (8 * UInt64($0))) & 0xFF }
        var colors: [UInt8] = []
        for half in 0..<2 {
            for step in 0..<steps {
                // From a quarter of the tone's light to all of it, and back toward the dark below the horizon.
                let light = 64 + (half == 0 ? step : steps - step) * 191 / steps
                colors += (0..<3).map { UInt8(tones[half * 3 + $0] * light / 255) }
            }
        }
        return colors + [255, 244, 214] + [24, 24, 28]
    }
}
