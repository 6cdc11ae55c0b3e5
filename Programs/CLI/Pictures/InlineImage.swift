import Foundation

/// Pictures in the protocol of iTerm2, whose terminals decode the file themselves.
enum InlineImage {
    static func show(_ bytes: [UInt8], in cells: PictureSize) -> String {
        let keys = "inline=1;size=\(bytes.count);width=\(cells.width);height=\(cells.height);preserveAspectRatio=1"
        return "\u{1B}]1337;File=\(keys):\(Data(bytes).base64EncodedString())\u{7}"
    }
}
