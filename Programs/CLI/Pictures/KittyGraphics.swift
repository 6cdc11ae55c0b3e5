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
        send(bytes, "a=T,q=2,\(format),c=\(cells.width),r=\(cells.height),")
    }

    private static func send(_ bytes: [UInt8], _ first: String) -> String {
        var rest = Data(bytes).base64EncodedString().utf8[...]
        var (text, keys) = ("", first)
        repeat {
            let part = rest.prefix(chunk)
            rest = rest.dropFirst(chunk)
            text += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(Substring(part))\u{1B}\\"
            keys = "q=2,"
        } while !rest.isEmpty
        return text
    }
}

/// Pictures that the terminal keeps under an id, and draws in cells that have placeholders of it.
extension KittyGraphics {
    /// The most columns or rows of a picture, for each of which a diacritic stands.
    static var mostCells: Int { diacritics.count }

    /// Hands decoded pixels to the terminal, and shows nothing yet.
    static func keep(_ pixels: Pixels, id: Int) -> String {
        send(pixels.bytes, "a=t,q=2,i=\(id),f=24,s=\(pixels.size.width),v=\(pixels.size.height),")
    }

    /// Chooses the cells over which a kept picture extends, in place of those chosen before.
    static func extend(id: Int, over cells: PictureSize) -> String {
        "\u{1B}_Ga=p,q=2,U=1,i=\(id),p=1,c=\(cells.width),r=\(cells.height)\u{1B}\\"
    }

    /// Deletes a kept picture wherever it is shown.
    static func delete(id: Int) -> String { "\u{1B}_Ga=d,q=2,d=I,i=\(id)\u{1B}\\" }

    /// The parameters of the color that stands for a kept picture.
    static func parameters(id: Int) -> String { "0;38;2;\(id >> 16 & 0xFF);\(id >> 8 & 0xFF);\(id & 0xFF)" }

    /// The text of a cell that shows a part of a kept picture.
    static func appendPlaceholder(row: Int, column: Int, to text: inout String) {
        text.unicodeScalars.append("\u{10EEEE}")
        text.unicodeScalars.append(diacritics[row])
        text.unicodeScalars.append(diacritics[column])
    }

    /// The numbers from 0 as combining characters, in the order of kitty's file `rowcolumn-diacritics.txt`.
    static let diacritics: [Unicode.Scalar] = ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }

    private static let ranges: [ClosedRange<UInt32>] = [
        0x0305...0x0305, 0x030D...0x030E, 0x0310...0x0310, 0x0312...0x0312, 0x033D...0x033F, 0x0346...0x0346, 0x034A...0x034C,
        0x0350...0x0352, 0x0357...0x0357, 0x035B...0x035B, 0x0363...0x036F, 0x0483...0x0487, 0x0592...0x0595, 0x0597...0x0599,
        0x059C...0x05A1, 0x05A8...0x05A9, 0x05AB...0x05AC, 0x05AF...0x05AF, 0x05C4...0x05C4, 0x0610...0x0617, 0x0657...0x065B,
        0x065D...0x065E, 0x06D6...0x06DC, 0x06DF...0x06E2, 0x06E4...0x06E4, 0x06E7...0x06E8, 0x06EB...0x06EC, 0x0730...0x0730,
        0x0732...0x0733, 0x0735...0x0736, 0x073A...0x073A, 0x073D...0x073D, 0x073F...0x0741, 0x0743...0x0743, 0x0745...0x0745,
        0x0747...0x0747, 0x0749...0x074A, 0x07EB...0x07F1, 0x07F3...0x07F3, 0x0816...0x0819, 0x081B...0x0823, 0x0825...0x0827,
        0x0829...0x082D, 0x0951...0x0951, 0x0953...0x0954, 0x0F82...0x0F83, 0x0F86...0x0F87, 0x135D...0x135F, 0x17DD...0x17DD,
        0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73, 0x1CD0...0x1CD2, 0x1CDA...0x1CDB,
        0x1CE0...0x1CE0, 0x1DC0...0x1DC1, 0x1DC3...0x1DC9, 0x1DCB...0x1DCC, 0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1,
        0x20D4...0x20D7, 0x20DB...0x20DC, 0x20E1...0x20E1, 0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1,
        0x2DE0...0x2DFF, 0xA66F...0xA66F, 0xA67C...0xA67D, 0xA6F0...0xA6F1, 0xA8E0...0xA8F1, 0xAAB0...0xAAB0, 0xAAB2...0xAAB3,
        0xAAB7...0xAAB8, 0xAABE...0xAABF, 0xAAC1...0xAAC1, 0xFE20...0xFE26, 0x10A0F...0x10A0F, 0x10A38...0x10A38, 0x1D185...0x1D189,
        0x1D1AA...0x1D1AD, 0x1D242...0x1D244,
    ]
}
