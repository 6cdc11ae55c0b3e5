/// Head and shoulders without a face.
struct DrawnPortrait {
    let seed: UInt64

    func draw(in area: DrawnRectangle, on raster: inout Raster) {
        let middle = area.point(0.5, 0.48)
        raster.fill([Shapes.rectangle(area)], .ground)
        switch seed / 3 % 4 {
        case 0: raster.fill([Shapes.circle(area.point(0.5, 0.46), 0.43)], .second)
        case 1: raster.fill([[area.point(0, 0), area.point(1, 0), area.point(0, 1)]], .second)
        case 2: raster.fill([Shapes.rectangle(DrawnRectangle(x: 0, y: 0, width: 0.5, height: area.height))], .second)
        default:
            for band in 0..<4 {
                let x = Float(band) * 0.27
                raster.fill(
                    [[DrawnPoint(x, 0), DrawnPoint(x + 0.13, 0), DrawnPoint(x - 0.07, area.height), DrawnPoint(x - 0.2, area.height)]],
                    .second)
            }
        }
        let hair = seed / 12 % 5
        let (head, width) = (DrawnPoint(middle.x, middle.y - 0.02), Float(0.185))
        // Long hair falls behind the shoulders.
        if hair == 1 {
            let fall = Shapes.arc(DrawnPoint(head.x, head.y - 0.02), 0.25, 0.28, from: 180, to: 360)
            raster.fill([fall + [DrawnPoint(head.x + 0.27, head.y + 0.42), DrawnPoint(head.x - 0.27, head.y + 0.42)]], .shade)
        }
        if hair == 3 { raster.fill([Shapes.circle(head, 0.28)], .shade) }
        if hair == 4 { raster.fill([Shapes.circle(DrawnPoint(head.x, head.y - 0.29), 0.1)], .shade) }
        let shoulders = Shapes.arc(DrawnPoint(middle.x, area.height + 0.06), 0.41, 0.36, from: 180, to: 360)
        raster.fill([shoulders], .shade)
        let neck = DrawnRectangle(x: middle.x - 0.075, y: head.y + 0.12, width: 0.15, height: 0.26)
        raster.fill([Shapes.rectangle(neck), Shapes.ellipse(DrawnPoint(middle.x, neck.y + neck.height), 0.12, 0.06)], .accent)
        raster.fill([Shapes.ellipse(head, width, 0.235)], .accent)
        switch hair {
        case 0, 4:
            raster.fill([Shapes.arc(DrawnPoint(head.x, head.y - 0.06), width + 0.02, 0.2, from: 180, to: 360)], .shade)
        case 1:
            raster.fill([Shapes.arc(DrawnPoint(head.x, head.y - 0.09), width + 0.015, 0.17, from: 170, to: 370)], .shade)
        case 2:
            raster.fill(
                [
                    [DrawnPoint(head.x - width - 0.02, head.y - 0.02)]
                        + Shapes.arc(DrawnPoint(head.x, head.y - 0.06), width + 0.02, 0.21, from: 185, to: 350) + [
                            DrawnPoint(head.x + 0.05, head.y - 0.12)
                        ]
                ], .shade)
        default: raster.fill([Shapes.arc(DrawnPoint(head.x, head.y - 0.1), width, 0.15, from: 180, to: 360)], .shade)
        }
    }
}
