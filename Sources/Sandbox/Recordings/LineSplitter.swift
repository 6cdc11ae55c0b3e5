/// Splits bytes that come in any pieces into lines; blank lines are left out.
struct LineSplitter {
    private let lineBytes: Int
    private var line: [UInt8] = []
    private var isTooLarge = false
    /// The number of the line that comes next, or is not complete yet, from 1.
    private(set) var number = 1

    init(lineBytes: Int) { self.lineBytes = lineBytes }

    mutating func take(
        _ bytes: UnsafeBufferPointer<UInt8>, each: (SplitEntry, _ number: Int) throws(RecordingError) -> Void
    ) throws(RecordingError) {
        var start = bytes.startIndex
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            append(bytes[start..<end])
            if let entry = last() { try each(entry, number) }
            number += 1
            start = end + 1
        }
        append(bytes[start...])
    }

    /// The line that has not ended yet, if it is not blank.
    mutating func last() -> SplitEntry? {
        defer { (line, isTooLarge) = ([], false) }
        if isTooLarge { return .tooLarge }
        if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        return line.allSatisfy(Self.isBlank) ? nil : .whole(line)
    }

    private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        isTooLarge = isTooLarge || line.count + bytes.count > lineBytes
        if isTooLarge { line = [] } else { line += bytes }
    }

    static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
