/// How a terminal draws the pixels of a picture itself.
enum PixelProtocol: Sendable, Hashable {
    /// kitty's graphics: the terminal keeps the picture, and draws it in the cells that have placeholders of it.
    case kitty
    /// Inline images of iTerm2: the picture is sent for each place.
    case inlineImage

    /// Whether the terminal of a name, such as `kitty(0.42.0)`, draws kept pictures in the cells that have placeholders of them. Older
    /// versions, and terminals that only have inherited kitty's variables, would show the placeholders.
    static func hasPlaceholders(_ name: String) -> Bool {
        if name.lowercased().hasPrefix("ghostty") { return true }
        guard name.hasPrefix("kitty(") else { return false }
        let version = name.dropFirst(6).split(separator: ".").prefix(2).map { Int($0) ?? 0 }
        return version.count == 2 && (version[0] > 0 || version[1] >= 28)
    }
}

extension PictureSupport {
    /// How the terminal draws pixels; nil if pictures are half blocks, or not shown.
    var pixels: PixelProtocol? {
        switch method {
        case .kitty: .kitty
        case .inlineImage: .inlineImage
        case .halfBlocks, .none: nil
        }
    }
}
