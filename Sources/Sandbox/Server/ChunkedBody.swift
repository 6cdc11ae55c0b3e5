/// Puts together a body that comes in chunks, from bytes that come in any pieces.
struct ChunkedBody {
    enum Progress {
        case needsMore
        case whole
        /// The bytes are no such body, or a longer one than is accepted.
        case unreadable(status: Int)
    }

    private enum Part {
        case size, lineEnd, trailer
        case data(Int)
    }

    private static let longestLine = 1_024
    private static let mostTrailers = 64

    private(set) var bytes: [UInt8] = []
    private let limit: Int
    private var part = Part.size
    private var trailers = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes the bytes of the body and leaves those behind it.
    mutating func take(from buffer: inout [UInt8]) -> Progress {
        while true {
            if case .data(let count) = part {
                guard !buffer.isEmpty else { return .needsMore }
                let piece = buffer.prefix(count)
                bytes += piece
                part = piece.count < count ? .data(count - piece.count) : .lineEnd
                buffer.removeFirst(piece.count)
                continue
            }
            guard let end = buffer.prefix(Self.longestLine).firstIndex(of: 10) else {
                return buffer.count < Self.longestLine ? .needsMore : .unreadable(status: 400)
            }
            guard end > 0, buffer[end - 1] == 13 else { return .unreadable(status: 400) }
            let line = Array(buffer[..<(end - 1)])
            buffer.removeFirst(end + 1)
            if let progress = take(line: line) { return progress }
        }
    }

    /// The part that the line ends, if any.
    private mutating func take(line: [UInt8]) -> Progress? {
        switch part {
        case .size:
            let digits = line.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
            guard (1...8).contains(digits.count), digits.allSatisfy(Self.isHexadecimal),
                let size = Int(String(decoding: digits, as: UTF8.self), radix: 16)
            else { return .unreadable(status: 400) }
            guard bytes.count + size <= limit else { return .unreadable(status: 413) }
            part = size == 0 ? .trailer : .data(size)
            return nil
        case .lineEnd:
            part = .size
            return line.isEmpty ? nil : .unreadable(status: 400)
        case .trailer, .data:
            if line.isEmpty { return .whole }
            trailers += 1
            return trailers > Self.mostTrailers ? .unreadable(status: 400) : nil
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...70).contains(byte) || (97...102).contains(byte)
    }
}
