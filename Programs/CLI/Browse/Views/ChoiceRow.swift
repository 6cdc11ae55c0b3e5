extension Canvas {
    /// Draws choices beside each other with the present one in brackets, and returns the number of rows that they take. Where two rows are
    /// not enough, it draws one with the choices beside the present one.
    @discardableResult
    mutating func choices(_ names: [String], here: Int, y: Int) -> Int {
        let labels = names.enumerated().map { $0.offset == here ? "[\($0.element)]" : " \($0.element) " }
        let places = Self.places(of: labels, width: width)
        if let last = places.last, last.y > 1 { return window(labels, here: here, y: y) }
        for (index, place) in places.enumerated() { put(labels[index], choice: index, here: here, x: place.x, y: y + place.y) }
        return (places.last?.y ?? 0) + 1
    }

    private static func places(of labels: [String], width: Int) -> [(x: Int, y: Int)] {
        var (x, y) = (0, 0)
        return labels.map { label in
            if x > 0, x + label.columns > width { (x, y) = (0, y + 1) }
            defer { x += label.columns + 1 }
            return (x, y)
        }
    }

    private mutating func put(_ label: String, choice: Int, here: Int, x: Int, y: Int) {
        let end = put(label, x: x, y: y, style: choice == here ? .heading : .faint)
        note(.choice(choice), x: x, y: y, width: max(0, end - x), height: 1)
    }

    private mutating func window(_ labels: [String], here: Int, y: Int) -> Int {
        var (first, last, used) = (here, here, labels[here].columns + 4)
        while true {
            if last + 1 < labels.count, used + labels[last + 1].columns < width {
                last += 1
                used += labels[last].columns + 1
            } else if first > 0, used + labels[first - 1].columns < width {
                first -= 1
                used += labels[first].columns + 1
            } else {
                break
            }
        }
        var x = first > 0 ? put("‹ ", y: y, style: .accent) : 0
        for index in first...last {
            put(labels[index], choice: index, here: here, x: x, y: y)
            x += labels[index].columns + 1
        }
        if last + 1 < labels.count { put("›", x: x, y: y, style: .accent) }
        return 1
    }
}
