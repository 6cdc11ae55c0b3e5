import Foundation

/// Pictures in kitty's graphics protocol, as escape sequences that carry pixels. The terminal is asked not to answer, because answers would
/// be taken for typed text.
enum KittyGraphics {
    /// The protocol's limit of the bytes of one sequence.
    private static let chunk = 4096

    /// A PNG, which the terminal decodes.
    static func show(png bytes: [UInt8], in cells: PictureSize) -> String { show(bytes, "f=100", cells) }

    /// Decoded pixels.
    static func show(_ pixels: Pixels, in cells: PictureSize) -> String {
        show(pixels.bytes, "f=24,s=\(pixels.size.width),v=\(pixels.size.height)", cells)
    }

    private static func show(_ bytes: [UInt8], _ format: String, _ cells: PictureSize) -> String {
        var rest = Data(bytes).base64EncodedString().utf8[...]
        var (text, keys) = ("", "a=T,q=2,\(format),c=\(cells.width),r=\(cells.height),")
        repeat {
            let part = rest.prefix(chunk)
            rest = rest.dropFirst(chunk)
            text += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(Substring(part))\u{1B}\\"
            keys = "q=2,"
        } while !rest.isEmpty
        return text
    }
}
