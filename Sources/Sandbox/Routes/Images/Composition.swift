import Foundation

/// A picture without text, made of few large shapes. The genre chooses its subject, and the seed varies it.
struct Composition {
    let motif: Motif
    let seed: UInt64

    enum Motif: CaseIterable {
        case rays, peaks, balloons, smile, blinds, circles, arches, moon, teeth, bars, heart, planet, star, mesa, rings, diamonds
    }

    init(genre: Int?, seed: UInt64) {
        motif = genre.flatMap { Self.motifs[$0] } ?? Motif.allCases[Int(seed / 7 % UInt64(Motif.allCases.count))]
        self.seed = seed
    }

    /// By TMDb's numbers of the genres of movies and of series.
    private static let motifs: [Int: Motif] = [
        28: .rays, 10759: .rays, 12: .peaks, 16: .balloons, 10751: .balloons, 10762: .balloons, 35: .smile, 80: .blinds, 53: .blinds,
        99: .arches, 36: .arches, 18: .circles, 10766: .circles, 14: .moon, 10765: .planet, 27: .teeth, 10402: .bars, 10749: .heart,
        878: .planet, 10752: .star, 10768: .star, 37: .mesa, 9648: .rings, 10764: .diamonds, 10763: .diamonds, 10767: .smile,
        10770: .diamonds,
    ]

    /// A number from 0 to 1 that follows from the seed.
    func share(_ place: UInt64) -> Float { Float((seed >> (place * 5)) & 31) / 31 }

    func draw(in area: DrawnRectangle, on raster: inout Raster) {
        raster.fill([Shapes.rectangle(raster.clip)], .ground)
        let unit = min(area.width, area.height)
        switch motif {
        case .rays: rays(area, unit, &raster)
        case .peaks: peaks(area, unit, &raster)
        case .balloons: balloons(area, unit, &raster)
        case .smile: smile(area, unit, &raster)
        case .blinds: blinds(area, unit, &raster)
        case .circles: circles(area, unit, &raster)
        case .arches: arches(area, unit, &raster)
        case .moon: moon(area, unit, &raster)
        case .teeth: teeth(area, unit, &raster)
        case .bars: bars(area, unit, &raster)
        case .heart: heart(area, unit, &raster)
        case .planet: planet(area, unit, &raster)
        case .star: star(area, unit, &raster)
        case .mesa: mesa(area, unit, &raster)
        case .rings: rings(area, unit, &raster)
        case .diamonds: diamonds(area, unit, &raster)
        }
    }

    private func rays(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let middle = area.point(0.3 + 0.4 * share(0), 0.55 + 0.3 * share(1))
        let (reach, count) = (area.width + area.height, 9 + Int(share(2) * 5))
        for ray in 0..<count {
            let begin = (Float(ray) / Float(count) + share(3)) * 2 * .pi
            let end = begin + .pi / Float(count)
            let far = [begin, end].map { middle + DrawnPoint(reach * cos($0), reach * sin($0)) }
            raster.fill([[middle] + far], .second)
        }
        raster.fill([Shapes.star(middle, count, unit * 0.34, unit * 0.2)], .shade)
        raster.fill([Shapes.star(middle, count, unit * 0.24, unit * 0.13)], .accent)
    }

    private func balloons(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        raster.fill([Shapes.ellipse(area.point(0.5, 1.15), area.width * 0.8, area.height * 0.38)], .second)
        for (number, ink) in [Ink.second, .text, .accent, .shade, .accent].enumerated() {
            let place = UInt64(number)
            let center = area.point(0.12 + 0.19 * Float(number) + 0.05 * share(place), 0.22 + 0.42 * share(place + 3))
            let radius = unit * (0.09 + 0.08 * share(place + 5))
            raster.fill(Shapes.stroke([center, DrawnPoint(center.x + 0.02, area.y + area.height)], unit * 0.008), .shade)
            raster.fill([Shapes.ellipse(center, radius, radius * 1.18)], ink)
            let shine = DrawnPoint(center.x - radius * 0.35, center.y - radius * 0.45)
            raster.fill([Shapes.ellipse(shine, radius * 0.14, radius * 0.26, turned: 30)], .ground)
        }
    }

    private func smile(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let middle = area.point(0.35 + 0.3 * share(0), 0.5)
        raster.fill([Shapes.circle(middle, unit * 0.47)], .second)
        raster.fill([Shapes.circle(middle, unit * 0.4)], .accent)
        raster.fill(Shapes.stroke(Shapes.arc(middle, unit * 0.24, unit * 0.22, from: 20, to: 160), unit * 0.06), .shade)
        for side in [Float(-1), 1] {
            let eye = DrawnPoint(middle.x + side * unit * 0.13, middle.y - unit * 0.1)
            if share(1) > 0.5 || side < 0 {
                raster.fill([Shapes.ellipse(eye, unit * 0.045, unit * 0.07)], .shade)
            } else {
                raster.fill(Shapes.stroke(Shapes.arc(eye, unit * 0.06, unit * 0.05, from: 190, to: 350), unit * 0.03), .shade)
            }
        }
    }

    private func blinds(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        raster.fill([Shapes.rectangle(raster.clip)], .shade)
        let middle = area.point(0.32 + 0.36 * share(0), 0.46)
        raster.fill([Shapes.circle(middle, unit * 0.4)], .accent)
        let body = DrawnPoint(middle.x, middle.y + unit * 0.5)
        raster.fill(
            [Shapes.circle(DrawnPoint(middle.x, middle.y + unit * 0.02), unit * 0.13), Shapes.ellipse(body, unit * 0.27, unit * 0.33)],
            .second)
        let hat = DrawnPoint(middle.x, middle.y - unit * 0.07)
        raster.fill(
            [
                Shapes.ellipse(hat, unit * 0.24, unit * 0.035),
                Shapes.ellipse(DrawnPoint(hat.x, hat.y - unit * 0.05), unit * 0.13, unit * 0.09),
            ], .second)
        let count = 7 + Int(share(1) * 4)
        for bar in 0..<count {
            let top = area.point(0, (Float(bar) + 0.62) / Float(count))
            let rectangle = DrawnRectangle(
                x: raster.clip.x, y: top.y, width: raster.clip.width, height: area.height / Float(count) * 0.3)
            raster.fill([Shapes.rectangle(rectangle)], .shade)
        }
    }

    private func circles(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let radius = unit * (0.3 + 0.06 * share(0))
        let angle = share(1) * .pi
        let step = DrawnPoint(cos(angle), sin(angle)) * (radius * 0.55)
        let middle = area.point(0.5, 0.5)
        raster.fill([Shapes.circle(middle + step * -1, radius)], .second)
        raster.fill([Shapes.circle(middle + step, radius)], .accent)
        // The lens that both have.
        let lens = Shapes.circle(middle + step, radius).filter { point in
            let (x, y) = (point.x - middle.x + step.x, point.y - middle.y + step.y)
            return x * x + y * y <= radius * radius
        }
        let other = Shapes.circle(middle + step * -1, radius).filter { point in
            let (x, y) = (point.x - middle.x - step.x, point.y - middle.y - step.y)
            return x * x + y * y <= radius * radius
        }
        let points = (lens + other).sorted { atan2($0.y - middle.y, $0.x - middle.x) < atan2($1.y - middle.y, $1.x - middle.x) }
        raster.fill([points], .shade)
    }

    private func arches(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let count = 3 + Int(share(0) * 2)
        let width = area.width / Float(count)
        for arch in -1..<count {
            let middle = area.x + width * (Float(arch) + 0.5)
            for (ring, ink) in [Ink.second, .accent, .shade].enumerated() {
                let radius = width * (0.48 - 0.13 * Float(ring))
                let top = area.y + area.height * (0.34 + 0.1 * share(UInt64(arch + 1))) + Float(ring) * width * 0.05
                let dome = Shapes.arc(DrawnPoint(middle, top + radius), radius, radius, from: 180, to: 360)
                raster.fill(
                    [dome + [DrawnPoint(middle + radius, area.y + area.height), DrawnPoint(middle - radius, area.y + area.height)]], ink)
            }
        }
    }

    private func teeth(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        raster.fill([Shapes.rectangle(raster.clip)], .shade)
        let middle = area.point(0.5, 0.5)
        raster.fill([Shapes.ellipse(middle, area.width * 0.36, unit * 0.22)], .ground)
        raster.fill([Shapes.circle(middle, unit * 0.2)], .accent)
        raster.fill([Shapes.ellipse(middle, unit * (0.03 + 0.05 * share(0)), unit * 0.18)], .shade)
        let count = 6 + Int(share(1) * 4)
        for tooth in -count / 2..<count {
            let (left, right) = (Float(tooth) / Float(count), Float(tooth + 1) / Float(count))
            let length = 0.12 + 0.12 * share(UInt64(tooth + count) % 12)
            raster.fill([[area.point(left, 0), area.point(right, 0), area.point((left + right) / 2, length)]], .second)
            raster.fill([[area.point(left, 1), area.point((left + right) / 2, 1 - length), area.point(right, 1)]], .second)
        }
    }

    private func bars(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let count = 9
        for bar in 0..<count {
            let height = 0.18 + 0.62 * share(UInt64(bar) + 1)
            let place = DrawnRectangle(
                x: area.x + area.width * (0.06 + 0.88 * Float(bar) / Float(count)), y: area.y + area.height * (0.92 - height),
                width: area.width * 0.88 / Float(count) * 0.68, height: area.height * height)
            raster.fill([Shapes.rectangle(place)], bar % 3 == Int(share(0) * 2) ? .accent : .second)
            let cap = DrawnRectangle(x: place.x, y: place.y - area.height * 0.05, width: place.width, height: area.height * 0.025)
            raster.fill([Shapes.rectangle(cap)], .shade)
        }
    }

    private func heart(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let middle = area.point(0.42 + 0.16 * share(0), 0.5)
        raster.fill([Shapes.heart(middle + DrawnPoint(unit * 0.12, unit * 0.06), unit * (0.62 + 0.16 * share(1)))], .second)
        raster.fill([Shapes.heart(middle + DrawnPoint(-unit * 0.08, -unit * 0.04), unit * 0.56)], .accent)
    }

    private func rings(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let middle = area.point(0.3 + 0.4 * share(0), 0.35 + 0.3 * share(1))
        for (number, ink) in [Ink.second, .ground, .second, .ground, .shade, .accent].enumerated() {
            raster.fill([Shapes.circle(middle, unit * (0.78 - 0.13 * Float(number)))], ink)
        }
        raster.fill([Shapes.circle(middle, unit * 0.05)], .shade)
        raster.fill(
            [
                [
                    middle + DrawnPoint(-unit * 0.015, 0), middle + DrawnPoint(unit * 0.015, 0),
                    middle + DrawnPoint(unit * 0.05, unit * 0.11), middle + DrawnPoint(-unit * 0.05, unit * 0.11),
                ]
            ], .shade)
    }

    private func diamonds(_ area: DrawnRectangle, _ unit: Float, _ raster: inout Raster) {
        let count = 3 + Int(share(0) * 2)
        let size = area.width / Float(count)
        let inks: [Ink] = [.second, .accent, .shade, .second]
        for row in 0...Int(area.height / size * 2) + 1 {
            for column in -1...count {
                let center = DrawnPoint(
                    area.x + size * (Float(column) + (row % 2 == 0 ? 0.5 : 0)), area.y + size * (Float(row) * 0.5 + 0.25))
                let ink = inks[Int((seed >> UInt64((row * 5 + (column + 1) * 3) % 50)) & 3)]
                raster.fill([Shapes.star(center, 2, size * 0.46, size * 0.46, turned: 0)], ink)
            }
        }
    }
}
