extension Sandbox.Fault {
    /// The answer, byte for byte, of those that no well-behaved server could give.
    ///
    /// Where there is a body it is the usual one, whole. So a client that accepts such an answer has a correct body and is still wrong.
    func steps(around body: [UInt8]) -> [Step] {
        switch self {
        case .resetInBody: [Self.head(length: body.count + 1), .send(body), .reset]
        case .truncatedChunk: [Self.head("Transfer-Encoding: chunked"), Self.chunk(body)]
        case .truncatedHead: [.text("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nX-Cut: ")]
        case .silence: [.hold]
        case .slowHead: [.text("HTTP/1.1 200 OK\r\nX-Slow: "), .drip(UInt8(ascii: "x"), pause: .milliseconds(20))]
        case .slowBody: [Self.head(length: 1_000_000), .send(body), .drip(UInt8(ascii: " "), pause: .milliseconds(20))]

        case .notHTTP: [.text("220 ready for mail\r\n\r\n"), .send(body)]
        case .http09: [.send(body)]
        case .headerWithoutColon: [.text("HTTP/1.1 200 OK\r\nno colon here\r\nContent-Length: \(body.count)\r\n\r\n"), .send(body)]
        case .foldedHeader: [.text("HTTP/1.1 200 OK\r\n folded: line\r\nContent-Length: \(body.count)\r\n\r\n"), .send(body)]
        case .trailerWithoutColon:
            [Self.head("Transfer-Encoding: chunked"), Self.chunk(body), .text("0\r\nno colon here\r\n\r\n")]
        case .manyHeaders:
            [Self.head(length: body.count, (0..<250).map { "X-Filler-\($0): " + String(repeating: "x", count: 300) }), .send(body)]
        case .endlessHeaders: [.text("HTTP/1.1 200 OK\r\n"), .flood("X-Flood: 0123456789\r\n")]
        case .endlessInterim: [.flood("HTTP/1.1 103 Early Hints\r\n\r\n")]
        case .endlessTrailers:
            [Self.head("Transfer-Encoding: chunked"), Self.chunk(body), .text("0\r\n"), .flood("X-Flood: 0123456789\r\n")]
        case .invalidHeaderText:
            [
                .send(Array("HTTP/1.1 200 OK\r\nX-Name: caf".utf8) + [0xE9, 0x0D, 0x0A]),
                .text("Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n"), .send(body),
            ]
        case .conflictingLengths: [Self.head("Content-Length: \(body.count)", "Content-Length: \(body.count + 1)"), .send(body)]
        case .badLength: [Self.head("Content-Length: two"), .send(body)]
        case .badChunk: [Self.head("Transfer-Encoding: chunked"), Self.chunk(body), .text("zz\r\n\r\n0\r\n\r\n")]
        case .oddStatus: [.text("HTTP/1.1 999 Odd\r\nContent-Length: \(body.count)\r\n\r\n"), .send(body)]
        case .switchedProtocol:
            [.text("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: film\r\n\r\n"), .send(body)]

        case .noContent: [.text("HTTP/1.1 204 No Content\r\nCache-Control: public, max-age=3600\r\nETag: \"none\"\r\n\r\n")]

        case .badGzip: [Self.head(length: body.count, ["Content-Encoding: gzip"]), .send(body)]
        case .cutGzip: Self.cut(Deflate.gzip(body) ?? [])
        case .silentGzip: Self.packed(body)
        case .identityGzip: Self.packed(body, ["Content-Encoding: identity"])
        case .unknownEncoding: [Self.head(length: body.count, ["Content-Encoding: film"]), .send(body)]
        case .gzipBomb:
            [Self.head(length: GzipBomb.byteCount, ["Content-Encoding: gzip"]), .send(GzipBomb.start)]
                + [.flood(GzipBomb.block, times: GzipBomb.blocks), .send(GzipBomb.end)]
        case .hugeBody: [Self.head(length: 1_600 * 65_536), .flood([UInt8](repeating: UInt8(ascii: " "), count: 65_536), times: 1_600)]
        default: []
        }
    }

    /// A head that, like most of them, allows the body to be cached.
    private static func head(_ fields: String...) -> Step { head(fields) }

    private static func head(length: Int, _ fields: [String] = []) -> Step { head(fields + ["Content-Length: \(length)"]) }

    private static func head(_ fields: [String]) -> Step {
        let lines = ["HTTP/1.1 200 OK", "Content-Type: application/json", "Cache-Control: public, max-age=3600", "ETag: \"kept\""] + fields
        return .text(lines.joined(separator: "\r\n") + "\r\n\r\n")
    }

    private static func chunk(_ bytes: [UInt8]) -> Step {
        .send(Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + [0x0D, 0x0A])
    }

    /// A packed body that its fields do not declare.
    private static func packed(_ body: [UInt8], _ fields: [String] = []) -> [Step] {
        let packed = Deflate.gzip(body) ?? []
        return [head(length: packed.count, fields), .send(packed)]
    }

    /// Half of a packed body, announced as if it were all.
    private static func cut(_ packed: [UInt8]) -> [Step] {
        let half = Array(packed.prefix(packed.count / 2))
        return [head(length: half.count, ["Content-Encoding: gzip"]), .send(half)]
    }
}
