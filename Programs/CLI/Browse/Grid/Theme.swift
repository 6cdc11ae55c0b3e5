/// The colors of a screen: for a dark or a light background, or none.
enum Theme: String, Sendable, Hashable, CaseIterable {
    case dark, light, plain

    /// The parameters of the escape sequence of a style.
    func parameters(_ style: CellStyle) -> String {
        if let pixels = style.pixels { return "0;" + pixels.parameters }
        var parameters = ["0"]
        if style.isBold { parameters.append("1") }
        // Without colors, faint text has the faint attribute.
        if style.role == .faint || style.role == .skeleton, self == .plain { parameters.append("2") }
        if let color = color(style.role) { parameters.append("38;5;\(color)") }
        if style.isSelected { parameters.append("7") }
        return parameters.joined(separator: ";")
    }

    /// The number of a color in the palette of 256. Its contrast with the background is at least 4.5, except for skeletons.
    private func color(_ role: CellStyle.Role) -> Int? {
        switch (self, role) {
        case (.plain, _), (_, .text), (_, .heading): nil
        case (.dark, .faint): 248
        case (.dark, .accent): 117
        case (.dark, .positive): 114
        case (.dark, .negative): 210
        case (.dark, .badge): 222
        case (.dark, .skeleton): 240
        case (.light, .faint): 240
        case (.light, .accent): 25
        case (.light, .positive): 22
        case (.light, .negative): 124
        case (.light, .badge): 94
        case (.light, .skeleton): 250
        }
    }
}

extension Theme {
    /// The theme for a background color, by its brightness.
    init(red: Double, green: Double, blue: Double) { self = 0.299 * red + 0.587 * green + 0.114 * blue > 0.5 ? .light : .dark }

    /// The theme for a value of the variable `COLORFGBG`, such as `15;0`. Its last number is the background.
    init?(colorFGBG: String) {
        guard let number = colorFGBG.split(separator: ";").last.flatMap({ Int($0) }), (0...15).contains(number) else { return nil }
        self = number == 7 || number >= 9 ? .light : .dark
    }
}
