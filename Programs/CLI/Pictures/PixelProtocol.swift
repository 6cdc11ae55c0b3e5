/// How a terminal draws the pixels of a picture itself.
enum PixelProtocol: Sendable, Hashable {
    /// kitty's graphics: the terminal keeps the picture, and draws it in the cells that have placeholders of it.
    case kitty
    /// Inline images of iTerm2: the picture is sent for each place.
    case inlineImage

    /// Ends a sequence that was cut off, and deletes all pictures that ``KittyPictures`` may have sent.
    var farewell: String {
        let end = "\u{1B}\\"
        return self == .kitty ? end + KittyPictures.ids.map(KittyGraphics.delete).joined() : end
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
