import Foundation

/// The two forms of an exchange in a file.
extension RecordingReader {
    /// Reads a line.
    static func exchange(inLine line: Data) throws -> RecordedExchange {
        let form = try JSONDecoder().decode(LineForm.self, from: line)
        let bodies = BodySpans(in: [UInt8](line))
        return try exchange(
            method: form.method, url: form.url, status: form.status, headers: form.headers?.mapValues(\.text) ?? [:],
            body: try bodies.bytes(of: "body", orBase64: form.bodyBase64) ?? Data(),
            requestBody: try bodies.bytes(of: "requestBody", orBase64: form.requestBodyBase64))
    }

    /// Reads an entry of an HTTP Archive.
    static func exchange(inArchive entry: Data) throws -> RecordedExchange {
        let form = try JSONDecoder().decode(ArchiveForm.self, from: entry)
        let (request, response) = (form.request, form.response)
        let fields = (response.headers ?? []).filter { !$0.name.hasPrefix(":") }.map { ($0.name.lowercased(), $0.value) }
        let content = response.content
        var body = Data((content?.text ?? "").utf8)
        if content?.encoding?.lowercased() == "base64" { body = try bytes(ofBase64: content?.text ?? "", "response.content.text") }
        if content?.text == nil, let size = content?.size, size > 0, request.method.uppercased() != "HEAD" {
            throw UnreadableEntry("The program that recorded it did not save the body.")
        }
        return try exchange(
            method: request.method, url: request.url, status: response.status, headers: Dictionary(fields) { $0 + ", " + $1 },
            body: body, requestBody: request.postData?.text.map { Data($0.utf8) })
    }

    private static func exchange(
        method: String, url: String, status: Int, headers: [String: String], body: Data, requestBody: Data?
    ) throws -> RecordedExchange {
        // Browsers write 0 for a request that they blocked.
        guard (100...999).contains(status) else { throw UnreadableEntry("`status` is not an HTTP status.") }
        return RecordedExchange(
            method: method.uppercased(), url: url, status: status, headers: headers, body: body, requestBody: requestBody)
    }

    fileprivate static func bytes(ofBase64 text: String, _ name: String) throws -> Data {
        // Programs break lines, and some leave the padding out.
        let signs = text.filter { !$0.isWhitespace }
        let padding = String(repeating: "=", count: (4 - signs.utf8.count % 4) % 4)
        guard let bytes = Data(base64Encoded: signs + padding) else {
            throw UnreadableEntry("`\(name)` is not Base64.")
        }
        return bytes
    }
}

private struct LineForm: Decodable {
    let method: String
    let url: String
    let status: Int
    let headers: [String: FieldValue]?
    let bodyBase64: String?
    let requestBodyBase64: String?
}

/// The value of a header field: a text, or a list of them where the field came several times.
private struct FieldValue: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let values = try? container.decode([String].self) {
            text = values.joined(separator: ", ")
        } else {
            text = try container.decode(String.self)
        }
    }
}

private struct ArchiveForm: Decodable {
    struct Request: Decodable {
        let method: String
        let url: String
        let postData: Posted?
    }

    struct Posted: Decodable {
        let text: String?
    }

    struct Response: Decodable {
        let status: Int
        let headers: [Field]?
        let content: Content?
    }

    struct Field: Decodable {
        let name: String
        let value: String
    }

    struct Content: Decodable {
        let size: Int?
        let text: String?
        let encoding: String?
    }

    let request: Request
    let response: Response
}

/// The members of a line that may be JSON themselves, byte for byte: decoding and encoding them again would change numbers and order.
private struct BodySpans {
    private let line: [UInt8]
    private var spans: [String: Range<Int>] = [:]

    /// The line has to be a valid object.
    init(in line: [UInt8]) {
        self.line = line
        var depth = 0
        var (isInText, isEscaped) = (false, false)
        var (textStart, valueStart) = (0, 0)
        var text = "", key = ""
        for (index, byte) in line.enumerated() {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                    if depth == 1, index - textStart < 32 { text = String(decoding: line[textStart..<index], as: UTF8.self) }
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): (isInText, textStart) = (true, index + 1)
            case UInt8(ascii: ":") where depth == 1: (key, valueStart) = (text, index + 1)
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ",") where depth == 1: spans[key] = valueStart..<index
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 1 { spans[key] = valueStart..<index }
                depth -= 1
            default: break
            }
        }
    }

    /// The bytes of a body, or nil if there is none.
    func bytes(of name: String, orBase64 base64: String?) throws -> Data? {
        let value = spans[name].map { line[$0].drop(while: LineSplitter.isBlank) } ?? []
        switch value.first {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            let end = value.lastIndex { !LineSplitter.isBlank($0) } ?? value.startIndex
            return Data(value[...end])
        case UInt8(ascii: "\""): return Data(try JSONDecoder().decode(String.self, from: Data(value)).utf8)
        case nil, UInt8(ascii: "n"): return try base64.map { try RecordingReader.bytes(ofBase64: $0, name + "Base64") }
        default: throw UnreadableEntry("`\(name)` has to be a text, an object or a list.")
        }
    }
}
