import Foundation

/// Small pictures of six squares of one color each, 16 pixels wide and 24 high: red and blue, white and black, green and yellow.
enum TestPictures {
    static let baseline = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFR\
        T/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAYABADAREAAhEBAxEB\
        /8QAGAAAAgMAAAAAAAAAAAAAAAAABggHCQr/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFwEAAwEAAAAAAAAAAAAAAAAABwgJAP/EABQRAQAAAAAAAAAAAA\
        AAAAAAAAD/2gAMAwEAAhEDEQA/AIED88AXUITaXnE3EVm0Zj4BoWc8BRVA3//Z
        """)
    /// The same in several scans.
    static let progressive = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFR\
        T/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAYABADAREAAhEBAxEB\
        /8QAGAAAAgMAAAAAAAAAAAAAAAAABQcGCAn/xAAXAQADAQAAAAAAAAAAAAAAAAAGBwgA/9oADAMBAAIQAxAAAAGAj7wF0JNl502R5tbPgZWbwUVA/wD/xA\
        AUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAl//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/AV//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oA\
        CAECAQE/AV//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IV//2gAMAwEAAgADAAAAEJ\
        YE/wD/xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAEDAQE/EF//xAAUEQEAAAAAAAAAAAAAAAAAAAAg/9oACAECAQE/EF//xAAUEAEAAAAAAAAAAAAAAAAA\
        AAAg/9oACAEBAAE/EF//2Q==
        """)
    /// The same in the colors of a printer, as Adobe stores them.
    static let printed = bytes(
        """
        /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwADAgIDAgIDAwMDBAMDBAUIBQUEBAUKBwcGCAwKDAwLCgsLDQ4SEA0OEQ4LCxAWEBETFBUVFQwPFxgWFBgSFBUU/8\
        AAFAgAGAAQBEMRAE0RAFkRAEsRAP/EABkAAAMBAQEAAAAAAAAAAAAAAAAHCQoIBf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAOBEMATQBZAEsAAD8A7AT6\
        cKKpodGgtWGjBeA6wzaM2jNoHtq6nWGko6yUD//Z
        """)
    /// The same without colors.
    static let gray = bytes(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFR\
        T/wAALCAAYABABAREA/8QAGAAAAgMAAAAAAAAAAAAAAAAABggHCQr/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AICC69Bm0PaeN//Z
        """)

    /// The bytes behind the header of the frame, which has the height and the width.
    static func resized(_ bytes: [UInt8], width: UInt16, height: UInt16) -> [UInt8] {
        var bytes = bytes
        let frames: [[UInt8]] = [[0xFF, 0xC0], [0xFF, 0xC2]]
        guard let frame = bytes.indices.first(where: { index in frames.contains { bytes[index...].starts(with: $0) } }) else { return [] }
        bytes.replaceSubrange(
            frame + 5..<frame + 9, with: [height, width].flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] })
        return bytes
    }

    /// The last scan of a progressive picture, so many times.
    static func repeated(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
        let scan = bytes.indices.last { bytes[$0...].starts(with: [0xFF, 0xDA]) } ?? 0
        return bytes[..<scan] + (0..<count).flatMap { _ in bytes[scan..<bytes.count - 2] } + bytes.suffix(2)
    }

    private static func bytes(_ text: String) -> [UInt8] { Data(base64Encoded: text).map { Array($0) } ?? [] }
}
