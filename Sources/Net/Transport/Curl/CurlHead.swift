/// The header section of one answer, parsed line by line as libcurl delivers it.
///
/// Interim answers (1xx) are skipped and trailers are ignored, but both count against the limit.
struct CurlHead {
    private(set) var status = 0
    private(set) var fields: [TransportHeaders.Field] = []
    /// Whether the header section of the final answer is complete.
    private(set) var isComplete = false
    /// Whether the status line is of HTTP/1.1 or older.
    private(set) var isHTTP1 = false

    private let limit: Int
    private var bytes = 0
    private var contentLength: Substring?

    init(limit: Int) {
        self.limit = limit
    }

    mutating func take(_ line: UnsafeRawBufferPointer) throws(TransportError) {
        bytes += line.count
        guard bytes <= limit else { throw TransportError(.tooLarge, "the header section is larger than the limit") }
        guard !isComplete else { return }
        let line = Self.trimmed(line[...])
        if line.isEmpty {
            try finish()
        } else if line.starts(with: "HTTP/".utf8) {
            try begin(line)
        } else if let field = try field(line) {
            if field.name.lowercased() == "content-length" { try check(length: field.value) }
            fields.append(field)
        }
    }

    private mutating func begin(_ line: Slice<UnsafeRawBufferPointer>) throws(TransportError) {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count > 1, words[1].count == 3, let status = Int(String(decoding: words[1], as: UTF8.self)) else {
            throw TransportError(.malformed, "the status line cannot be read")
        }
        self.status = status
        isHTTP1 = words[0].starts(with: "HTTP/1".utf8)
        fields = []
        contentLength = nil
    }

    /// The length of the body, if it is certain: `Content-Length` is the length of the compressed body, is not used with chunks, and may be
    /// sent without a body.
    var announcedBytes: Int? {
        let isOpen = fields.contains { ["content-encoding", "transfer-encoding"].contains($0.name.lowercased()) }
        return isOpen || status == 204 || status == 304 ? nil : contentLength.flatMap { Int($0) }
    }

    private mutating func finish() throws(TransportError) {
        if 200..<600 ~= status {
            isComplete = true
        } else if !(100..<200 ~= status) || status == 101 {
            throw TransportError(.malformed, "the status does not fit the request")
        }
    }

    /// A new field; nil if the line only continues the value of the field before it.
    private mutating func field(_ line: Slice<UnsafeRawBufferPointer>) throws(TransportError) -> TransportHeaders.Field? {
        if let first = line.first, Self.isBlank(first), let last = fields.indices.last {
            fields[last].value += " " + Self.text(line)
            return nil
        }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
            throw TransportError(.malformed, "a header line has no colon")
        }
        return TransportHeaders.Field(Self.text(line[..<colon]), Self.text(line[line.index(after: colon)...]))
    }

    private mutating func check(length value: String) throws(TransportError) {
        for part in value.split(separator: ",", omittingEmptySubsequences: false) {
            let length = part.drop { $0 == " " || $0 == "\t" }
            guard contentLength == nil || contentLength == length else {
                throw TransportError(.malformed, "the answer has two lengths")
            }
            contentLength = length
        }
    }

    private static func trimmed(_ line: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
        var line = line
        while let last = line.last, isBlank(last) || last == 0x0D || last == 0x0A { line.removeLast() }
        return line
    }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: trimmed(bytes.drop(while: isBlank)), as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09
    }
}
