/// Makes tokens of a document in one pass, and checks all of its grammar (RFC 8259) and encoding (UTF-8) on the way.
struct JSONScanner {
    /// How many zeros must follow the document, so that a look ahead never leaves the buffer. No rule of the grammar accepts a zero.
    static let padding = 16

    let bytes: UnsafePointer<UInt8>
    var at = 0
    private let limits: JSONLimits
    private let isStrict: Bool
    private var tokens: JSONTokenBuffer
    private var container = 0
    private var depth = 0

    /// The tokens of a document with ``padding`` behind it.
    static func tokens(
        of bytes: UnsafeBufferPointer<UInt8>, limits: JSONLimits, isStrict: Bool
    ) throws(JSONProblem) -> JSONTokenBuffer {
        guard let base = bytes.baseAddress, bytes.count >= padding else { throw .empty }
        let end = bytes.count - padding
        var scanner = JSONScanner(
            bytes: base, limits: limits, isStrict: isStrict, tokens: JSONTokenBuffer(capacity: min(end / 16 + 8, limits.tokens)))
        do throws(JSONProblem) {
            try scanner.scan(upTo: end)
            return scanner.tokens
        } catch {
            scanner.tokens.deallocate()
            throw error
        }
    }

    private init(bytes: UnsafePointer<UInt8>, limits: JSONLimits, isStrict: Bool, tokens: JSONTokenBuffer) {
        self.bytes = bytes
        self.limits = limits
        self.isStrict = isStrict
        self.tokens = tokens
    }

    private mutating func scan(upTo end: Int) throws(JSONProblem) {
        skipSpace()
        guard at < end else { throw .empty }
        guard bytes[at] == UInt8(ascii: "{") || bytes[at] == UInt8(ascii: "[") else { throw .notJSON }
        repeat {
            while try scanValue() {}
        } while try scanEnds()
        guard at == end else { throw .malformed }
    }

    /// Scans a value, or the front of a container with something inside. Says whether it is the latter, and a value must follow.
    private mutating func scanValue() throws(JSONProblem) -> Bool {
        switch bytes[at] {
        case UInt8(ascii: "\""): try scanText()
        case UInt8(ascii: "-"), 0x30...0x39: try scanNumber()
        case UInt8(ascii: "{"):
            try open(.object)
            if bytes[at] != UInt8(ascii: "}") {
                try scanKey()
                return true
            }
            close()
        case UInt8(ascii: "["):
            try open(.array)
            if bytes[at] != UInt8(ascii: "]") { return true }
            close()
        case UInt8(ascii: "t"): try scanWord("true", .true)
        case UInt8(ascii: "f"): try scanWord("false", .false)
        case UInt8(ascii: "n"): try scanWord("null", .null)
        default: throw .malformed
        }
        return false
    }

    /// Scans the bytes behind a value: ends of containers, or a comma. Says whether a value must follow.
    private mutating func scanEnds() throws(JSONProblem) -> Bool {
        while depth > 0 {
            skipSpace()
            let isObject = tokens.buffer[container].kind == .object
            if bytes[at] == UInt8(ascii: ",") {
                at += 1
                skipSpace()
                if isObject { try scanKey() }
                return true
            }
            guard bytes[at] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { throw .malformed }
            close()
        }
        skipSpace()
        return false
    }

    private mutating func open(_ kind: JSONToken.Kind) throws(JSONProblem) {
        guard depth < limits.depth else { throw .deep }
        let index = tokens.count
        try append(kind, start: at, count: 0, needsConversion: false)
        container = index
        depth += 1
        at += 1
        skipSpace()
    }

    private mutating func close() {
        tokens.buffer[container].next = UInt32(tokens.count)
        container = Int(tokens.buffer[container].parent)
        depth -= 1
        at += 1
    }

    private mutating func scanKey() throws(JSONProblem) {
        guard bytes[at] == UInt8(ascii: "\"") else { throw .malformed }
        let start = at + 1
        let traits = try passText()
        let name = UnsafeBufferPointer(start: bytes + start, count: at - 1 - start)
        // Foundation's decoder refuses a key with half of a surrogate pair in it.
        if isStrict, traits.contains(.escapes), JSONText.unescaped(name) == nil { throw .malformed }
        try append(
            JSONToken(
                kind: .key, needsConversion: traits.contains(.escapes), start: UInt32(start), count: UInt32(name.count),
                next: UInt32(tokens.count + 1), parent: UInt32(container),
                hashOrPlace: traits.isEmpty ? JSONText.hash(name) : JSONText.noHash))
        skipSpace()
        guard bytes[at] == UInt8(ascii: ":") else { throw .malformed }
        at += 1
        skipSpace()
    }

    private mutating func scanText() throws(JSONProblem) {
        let start = at + 1
        let traits = try passText()
        try append(.text, start: start, count: at - 1 - start, needsConversion: traits.contains(.escapes))
    }

    private mutating func scanNumber() throws(JSONProblem) {
        let start = at
        let isWhole = try passNumber()
        try append(.number, start: start, count: at - start, needsConversion: !isWhole)
    }

    private mutating func scanWord(_ word: StaticString, _ kind: JSONToken.Kind) throws(JSONProblem) {
        for offset in 0..<word.utf8CodeUnitCount where bytes[at + offset] != word.utf8Start[offset] { throw .malformed }
        try append(kind, start: at, count: word.utf8CodeUnitCount, needsConversion: false)
        at += word.utf8CodeUnitCount
    }

    /// Adds a value to the open container.
    private mutating func append(_ kind: JSONToken.Kind, start: Int, count: Int, needsConversion: Bool) throws(JSONProblem) {
        var place: UInt32 = 0
        if depth > 0 {
            place = tokens.buffer[container].count
            tokens.buffer[container].count += 1
        }
        try append(
            JSONToken(
                kind: kind, needsConversion: needsConversion, start: UInt32(start), count: UInt32(count), next: UInt32(tokens.count + 1),
                parent: UInt32(container), hashOrPlace: place))
    }

    @inline(__always)
    private mutating func append(_ token: JSONToken) throws(JSONProblem) {
        guard tokens.count < limits.tokens else { throw .large }
        tokens.append(token)
    }

    @inline(__always)
    private mutating func skipSpace() {
        while true {
            switch bytes[at] {
            case 0x20, 0x0A, 0x0D, 0x09: at += 1
            default: return
            }
        }
    }
}
