import Foundation

/// Polygons of simple shapes.
enum Shapes {
    static func rectangle(_ rectangle: DrawnRectangle) -> [DrawnPoint] {
        [rectangle.point(0, 0), rectangle.point(1, 0), rectangle.point(1, 1), rectangle.point(0, 1)]
    }

    static func circle(_ center: DrawnPoint, _ radius: Float) -> [DrawnPoint] { ellipse(center, radius, radius) }

    static func ellipse(_ center: DrawnPoint, _ across: Float, _ down: Float, turned: Float = 0) -> [DrawnPoint] {
        arc(DrawnPoint(0, 0), across, down, from: 0, to: 360).dropLast().map { point in
            let (sine, cosine) = (sin(turned * .pi / 180), cos(turned * .pi / 180))
            return center + DrawnPoint(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
        }
    }

    /// Points along an ellipse; degrees begin at the right and grow clockwise.
    static func arc(_ center: DrawnPoint, _ across: Float, _ down: Float, from: Float, to: Float) -> [DrawnPoint] {
        let steps = max(2, Int(abs(to - from) / 4))
        return (0...steps).map { step in
            let angle = (from + (to - from) * Float(step) / Float(steps)) * .pi / 180
            return center + DrawnPoint(across * cos(angle), down * sin(angle))
        }
    }

    /// A star with so many points, or a polygon with so many corners if both radii are the same.
    static func star(_ center: DrawnPoint, _ points: Int, _ outer: Float, _ inner: Float, turned: Float = -90) -> [DrawnPoint] {
        (0..<points * 2).map { step in
            let angle = (turned + Float(step) * 180 / Float(points)) * .pi / 180
            let radius = step.isMultiple(of: 2) ? outer : inner
            return center + DrawnPoint(radius * cos(angle), radius * sin(angle))
        }
    }

    /// A thick line through points: a rectangle for each part, and a disk for each bend.
    static func stroke(_ points: [DrawnPoint], _ thickness: Float) -> [[DrawnPoint]] {
        var polygons: [[DrawnPoint]] = []
        let half = thickness / 2
        for (start, end) in zip(points, points.dropFirst()) {
            let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
            guard length > 0 else { continue }
            let side = DrawnPoint(-(end.y - start.y) / length * half, (end.x - start.x) / length * half)
            polygons.append([start + side * -1, end + side * -1, end + side, start + side])
        }
        for bend in points.dropFirst().dropLast() {
            polygons.append((0..<12).map { bend + DrawnPoint(half * cos(Float($0) * .pi / 6), half * sin(Float($0) * .pi / 6)) })
        }
        return polygons
    }

    static func heart(_ center: DrawnPoint, _ size: Float) -> [DrawnPoint] {
        (0..<72).map { step in
            let angle = Float(step) * .pi / 36
            let (sine, cosine) = (sin(angle), cos(angle))
            let y = 13 * cosine - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle)
            return center + DrawnPoint(16 * sine * sine * sine, -y) * (size / 32)
        }
    }
}
