/// A picture of the sandbox: the title in large type beside a composition of few shapes.
struct Drawing {
    let raster: Raster
    let inks: Inks

    init(_ size: DrawingSize, _ subject: DrawingSubject) {
        inks = Inks(subject.seed)
        var raster = Raster(size, .panel)
        let bounds = raster.bounds
        let composition = Composition(genre: subject.genre, seed: subject.variant)
        switch subject.kind {
        case .poster:
            let isTop = subject.variant % 5 == 0
            let share: Float = 0.62
            let area = DrawnRectangle(x: 0, y: isTop ? bounds.height * (1 - share) : 0, width: 1, height: bounds.height * share)
            let text = DrawnRectangle(
                x: 0.08, y: isTop ? 0.06 : area.height + 0.05, width: 0.84, height: bounds.height * (1 - share) - 0.11)
            raster.clip = area
            composition.draw(in: area, on: &raster)
            raster.clip = bounds
            Self.write(subject, text, largest: 0.3, &raster)
        case .still where !subject.numeral.isEmpty:
            let text = DrawnRectangle(x: 0.04, y: bounds.height * 0.64, width: 0.31, height: bounds.height * 0.32)
            // The card covers the left, and the number fills its upper part.
            composition.draw(in: DrawnRectangle(x: 0.36, y: 0, width: 0.64, height: bounds.height), on: &raster)
            raster.fill([[bounds.point(0, 0), bounds.point(0.44, 0), bounds.point(0.38, 1), bounds.point(0, 1)]], .panel)
            let place = DrawnRectangle(x: 0.04, y: bounds.height * 0.03, width: 0.32, height: bounds.height * 0.6)
            for glyph in TextBlock(subject.numeral, in: place, largest: 0.24)?.glyphs ?? [] { raster.fill(glyph, .text) }
            Self.write(subject, text, largest: 0.09, &raster)
        case .backdrop, .still:
            let text = DrawnRectangle(x: 0.05, y: bounds.height * 0.5, width: 0.38, height: bounds.height * 0.44)
            // The card covers the lower left.
            composition.draw(in: DrawnRectangle(x: 0.24, y: 0, width: 0.76, height: bounds.height), on: &raster)
            let card = [bounds.point(0, 0.44), bounds.point(0.5, 0.44), bounds.point(0.44, 1), bounds.point(0, 1)]
            raster.fill([card], .panel)
            Self.write(subject, text, largest: 0.13, &raster)
        case .profile:
            let area = DrawnRectangle(x: 0, y: 0, width: 1, height: bounds.height * 0.76)
            raster.clip = area
            DrawnPortrait(seed: subject.variant).draw(in: area, on: &raster)
            raster.clip = bounds
            let text = DrawnRectangle(x: 0.08, y: area.height + 0.03, width: 0.84, height: bounds.height * 0.24 - 0.05)
            Self.write(subject, text, largest: 0.26, &raster)
        case .logo:
            raster.fill([[bounds.point(0, 0), bounds.point(0.05, 0), bounds.point(0.03, 1), bounds.point(0, 1)]], .accent)
            let text = DrawnRectangle(x: 0.09, y: bounds.height * 0.08, width: 0.86, height: bounds.height * 0.84)
            Self.write(subject, text, largest: 1, &raster)
        }
        self.raster = raster
    }

    /// The title with the note below it. Without letters for it, an emblem takes its place.
    private static func write(_ subject: DrawingSubject, _ place: DrawnRectangle, largest: Float, _ raster: inout Raster) {
        var place = place
        if let note = TextBlock(
            subject.note, in: DrawnRectangle(x: place.x, y: place.y, width: place.width, height: place.height * 0.2), largest: largest / 3)
        {
            let lower = DrawnRectangle(x: place.x, y: place.y + place.height * 0.8, width: place.width, height: place.height * 0.2)
            if let note = TextBlock(subject.note, in: lower, largest: note.size) {
                for glyph in note.glyphs { raster.fill(glyph, .text) }
            }
            place.height *= 0.78
        }
        guard let title = TextBlock(subject.title, in: place, largest: largest) else { return emblem(subject.seed, place, &raster) }
        for glyph in title.glyphs { raster.fill(glyph, .text) }
    }

    /// Three shapes in a row that follow from the seed.
    private static func emblem(_ seed: UInt64, _ place: DrawnRectangle, _ raster: inout Raster) {
        let radius = min(place.width / 7, place.height / 2.4)
        for number in 0..<3 {
            let center = DrawnPoint(place.x + radius * (1 + 2.4 * Float(number)), place.y + place.height / 2)
            let ink: Ink = number == Int(seed >> 9 % 3) ? .accent : .text
            switch (seed >> UInt64(3 * number + 11)) % 5 {
            case 0: raster.fill([Shapes.circle(center, radius)], ink)
            case 1: raster.fill([Shapes.star(center, 2, radius, radius, turned: 0)], ink)
            case 2: raster.fill([Shapes.star(center, 2, radius * 1.2, radius * 1.2, turned: 45)], ink)
            case 3: raster.fill([Shapes.star(center, 5, radius * 1.1, radius * 0.45)], ink)
            default: raster.fill([Shapes.circle(center, radius), Shapes.circle(center, radius * 0.5).reversed()], ink)
            }
        }
    }
}
