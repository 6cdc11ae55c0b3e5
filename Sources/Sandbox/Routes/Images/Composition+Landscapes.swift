import Foundation

/// Motifs of land and sky.
extension Composition {
    func peaks(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        raster.fill([Shapes.circle(area.point(0.25 + 0.5 * share(0), 0.32), unit * 0.2)], .accent)
        func range(_ height: Float, _ step: Float, _ offset: UInt64, _ ink: Ink) {
            var points = [area.point(-0.1, 1)]
            var x: Float = -0.1
            var place = offset
            while x < 1.1 {
                points += [
                    area.point(x, height + 0.16 * share(place % 12)),
                    area.point(x + step / 2, height - 0.1 - 0.2 * share((place + 1) % 12)),
                ]
                x += step
                place += 2
            }
            raster.fill([points + [area.point(1.2, height), area.point(1.2, 1)]], ink)
        }
        range(0.62, 0.52, 1, .second)
        range(0.84, 0.42, 4, .shade)
    }

    func moon(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        raster.fill([Shapes.rectangle(raster.clip)], .shade)
        let middle = area.point(0.35 + 0.3 * share(0), 0.4)
        raster.fill([Shapes.circle(middle, unit * 0.3)], .accent)
        raster.fill([Shapes.circle(middle + DrawnPoint(unit * (share(1) > 0.5 ? 0.13 : -0.13), -unit * 0.06), unit * 0.26)], .shade)
        for star in 0..<9 {
            let place = UInt64(star)
            let center = area.point(Float(star) / 9 + 0.08 * share(place), 0.06 + 0.55 * share((place * 5 + 2) % 12))
            raster.fill([Shapes.star(center, 4, unit * (0.02 + 0.03 * share(place + 2)), unit * 0.008)], .accent)
        }
        raster.fill([Shapes.ellipse(area.point(0.2, 1.1), area.width * 0.62, area.height * 0.36)], .second)
        raster.fill([Shapes.ellipse(area.point(0.9, 1.12), area.width * 0.6, area.height * 0.32)], .ground)
    }

    func planet(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        raster.fill([Shapes.rectangle(raster.clip)], .shade)
        for star in 0..<14 {
            let place = UInt64(star)
            let center = area.point(Float(star) / 14 + 0.06 * share(place % 12), share((place * 7 + 3) % 12))
            raster.fill([Shapes.circle(center, unit * (0.006 + 0.01 * share((place + 4) % 12)))], .accent)
        }
        let (middle, turn) = (area.point(0.4 + 0.2 * share(0), 0.5), -30 + 24 * share(1))
        let radius = unit * (0.26 + 0.06 * share(2))
        let (outer, inner) = (
            Shapes.ellipse(middle, radius * 1.65, radius * 0.42, turned: turn),
            Shapes.ellipse(middle, radius * 1.38, radius * 0.3, turned: turn)
        )
        raster.fill([outer, inner.reversed()], .accent)
        raster.fill([Shapes.circle(middle, radius)], .ground)
        let half = Shapes.arc(middle, radius, radius, from: turn, to: turn + 180)
        raster.fill([half], .second)
        // The part of the ring that is in front.
        let front = outer.prefix(outer.count / 2 + 1) + inner.prefix(inner.count / 2 + 1).reversed()
        raster.fill([Array(front)], .accent)
    }

    func star(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let count = 5 + Int(share(0) * 3)
        for band in stride(from: -2, to: count, by: 2) {
            let left = Float(band) / Float(count)
            let slant: Float = 0.2 * (share(1) - 0.5)
            raster.fill(
                [
                    [
                        area.point(left, 0), area.point(left + 1 / Float(count), 0), area.point(left + 1 / Float(count) + slant, 1),
                        area.point(left + slant, 1),
                    ]
                ], .second)
        }
        let middle = area.point(0.5, 0.5)
        raster.fill([Shapes.circle(middle, unit * 0.4)], .shade)
        raster.fill([Shapes.star(middle, 5, unit * 0.35, unit * 0.14)], .accent)
    }

    func mesa(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        raster.fill([Shapes.circle(area.point(0.3 + 0.4 * share(0), 0.6), unit * (0.3 + 0.08 * share(1)))], .accent)
        let left = 0.05 + 0.3 * share(2)
        raster.fill(
            [[area.point(left, 0.8), area.point(left + 0.05, 0.42), area.point(left + 0.3, 0.42), area.point(left + 0.36, 0.8)]], .second)
        raster.fill(
            [[area.point(left + 0.42, 0.8), area.point(left + 0.46, 0.56), area.point(left + 0.56, 0.56), area.point(left + 0.6, 0.8)]],
            .second)
        raster.fill([[area.point(0, 0.78), area.point(1, 0.74), area.point(1, 1), area.point(0, 1)]], .shade)
    }
}
