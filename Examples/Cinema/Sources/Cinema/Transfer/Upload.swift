import Foundation
import Hummingbird
import MarqueeTransfer

/// The body of a form with the field `token` and then one file, in this order: `multipart/form-data` without anything else (RFC 7578).
struct Upload: Sendable {
    /// What precedes each part but the first one.
    private let delimiter: [UInt8]

    /// The token and its headers end before this number of bytes.
    private static let headBytes = 4_096
    private static let headerBytes = 2_048
    private static let nameLetters = 200

    /// - Parameter contentType: The field of the request; nil is returned for another type, and for a boundary that no browser makes.
    init?(contentType: String?) {
        let parts = (contentType ?? "").prefix(500).split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count == 2, parts[0].lowercased() == "multipart/form-data", parts[1].lowercased().hasPrefix("boundary=") else {
            return nil
        }
        let boundary = parts[1].dropFirst("boundary=".count).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
        let letters = Set("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'()+_,-./:=?".utf8)
        guard (1...70).contains(boundary.utf8.count), boundary.utf8.allSatisfy(letters.contains) else { return nil }
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    /// Reads the body of a request, at most as many bytes as a limit says. The token is checked as soon as it is there: of a form of another
    /// site, no more is read.
    func bytes(of request: Request, atMost limit: Int, isToken: (String) -> Bool) async throws -> [UInt8] {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw CinemaError.tooLarge }
        var (bytes, isChecked) = ([UInt8](), false)
        for try await chunk in request.body {
            guard bytes.count + chunk.readableBytes <= limit else { throw CinemaError.tooLarge }
            bytes += chunk.readableBytesView
            if !isChecked, bytes.count >= Self.headBytes {
                guard let token = token(in: bytes), isToken(token) else { throw CinemaError.foreignForm }
                isChecked = true
            }
        }
        guard isChecked || token(in: bytes).map(isToken) == true else { throw CinemaError.foreignForm }
        return bytes
    }

    /// The file in the body; nil if the body has another form.
    func file(in bytes: [UInt8]) -> ImportFile? {
        guard let token = part("token", in: bytes, at: start(of: bytes)),
            let file = part("file", in: bytes, at: token.content.upperBound + delimiter.count), !file.content.isEmpty,
            let name = file.header.piece(after: "; filename=\"")
        else { return nil }
        let end = bytes[(file.content.upperBound + delimiter.count)...]
        guard ["--", "--\r\n"].contains(where: { end.elementsEqual($0.utf8) }) else { return nil }
        return ImportFile(name: String(name.prefix(Self.nameLetters)), content: Data(bytes[file.content]))
    }

    private func token(in bytes: [UInt8]) -> String? {
        let head = Array(bytes.prefix(Self.headBytes))
        return part("token", in: head, at: start(of: head)).map { String(decoding: head[$0.content], as: UTF8.self) }
    }

    /// The place after the first boundary, which has no line end before it; nil if the body begins with anything else.
    private func start(of bytes: [UInt8]) -> Int? { bytes.starts(with: delimiter.dropFirst(2)) ? delimiter.count - 2 : nil }

    /// A part with a name whose boundary ends at a place.
    private func part(_ name: String, in bytes: [UInt8], at start: Int?) -> (header: String, content: Range<Int>)? {
        guard let start, bytes[start...].starts(with: "\r\n".utf8) else { return nil }
        guard let headerEnd = Self.place(of: Array("\r\n\r\n".utf8), in: bytes, from: start), headerEnd - start <= Self.headerBytes,
            let end = Self.place(of: delimiter, in: bytes, from: headerEnd + 4)
        else { return nil }
        let lines = String(decoding: bytes[start..<headerEnd], as: UTF8.self).components(separatedBy: "\r\n")
        guard let header = lines.first(where: { $0.lowercased().hasPrefix("content-disposition: form-data;") }),
            header.piece(after: "; name=\"") == name
        else { return nil }
        return (header, (headerEnd + 4)..<end)
    }

    private static func place(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        guard start + word.count <= bytes.count else { return nil }
        return bytes.withUnsafeBytes { bytes in
            word.withUnsafeBytes { word -> Int? in
                guard let all = bytes.baseAddress, let first = word.baseAddress else { return nil }
                var place = start
                while place + word.count <= bytes.count, let next = memchr(all + place, 13, bytes.count - place - word.count + 1) {
                    place = UnsafeRawPointer(next) - all
                    if memcmp(next, first, word.count) == 0 { return place }
                    place += 1
                }
                return nil
            }
        }
    }
}

extension String {
    /// The text between a beginning and the next quotation mark.
    fileprivate func piece(after start: String) -> String? {
        guard let start = range(of: start), let end = self[start.upperBound...].firstIndex(of: "\"") else { return nil }
        return String(self[start.upperBound..<end])
    }
}
