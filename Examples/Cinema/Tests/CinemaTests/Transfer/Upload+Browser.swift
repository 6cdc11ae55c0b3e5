import Foundation
import Marquee

@testable import Cinema

/// The parts of a form with a file, as a browser sends them.
enum Form {
    static let boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW"
    static let type = "multipart/form-data; boundary=" + boundary

    static func head(_ token: String, name: String) -> String {
        """
        --\(boundary)\r\nContent-Disposition: form-data; name="token"\r\n\r\n\(token)\r\n--\(boundary)\r\n\
        Content-Disposition: form-data; name="file"; filename="\(name)"\r\nContent-Type: application/octet-stream\r\n\r\n
        """
    }

    static func body(_ token: String, name: String, _ content: Data) -> Data {
        Data(head(token, name: name).utf8) + content + Data("\r\n--\(boundary)--\r\n".utf8)
    }

    /// An archive with one file that is not compressed.
    static func archive(_ name: String, _ text: String, size: UInt32? = nil) -> Data {
        let (name, content) = (Data(name.utf8), Data(text.utf8))
        let size = size ?? UInt32(content.count)
        var sum = UInt32.max
        for byte in content {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        func number(_ value: UInt32, _ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }) }
        let facts = number(0, 2) + number(0, 2) + number(0, 4) + number(~sum, 4) + number(size, 4) + number(size, 4)
        let names = number(UInt32(name.count), 2) + number(0, 2)
        let local = Data("PK\u{3}\u{4}".utf8) + number(20, 2) + facts + names + name + content
        let entry = Data("PK\u{1}\u{2}".utf8) + number(20, 2) + number(20, 2) + facts + names + number(0, 14) + name
        let end = number(0, 4) + number(1, 2) + number(1, 2) + number(UInt32(entry.count), 4) + number(UInt32(local.count), 4)
        return local + entry + Data("PK\u{5}\u{6}".utf8) + end + number(0, 2)
    }
}

extension Browser {
    /// Sends a file with the token of the page of imports, and follows to the plan.
    func upload(
        _ content: Data, name: String = "ratings.csv", token other: String? = nil, type: String = Form.type, follows: Bool = true
    ) async throws -> Page {
        let token = try await get("/account/library").between("name=\"token\" value=\"", "\"") ?? token ?? ""
        let page = try await send(
            TransportRequest(
                .post, "/account/library", headers: ["Accept": "text/html", "Content-Type": type],
                body: Form.body(other ?? token, name: name, content)))
        return follows && page.status == 303 ? try await get(page.location) : page
    }

    func upload(_ text: String, name: String = "ratings.csv") async throws -> Page { try await upload(Data(text.utf8), name: name) }
}
