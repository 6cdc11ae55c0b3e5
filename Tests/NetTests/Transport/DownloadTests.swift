import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeNet

/// Files that are written while they arrive, and continued after a lost connection.
@Suite(.timeLimit(.minutes(5)))
struct DownloadTests {
    private let folder: TemporaryFolder
    private let body = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    init() throws { folder = try TemporaryFolder() }

    private func download(
        _ url: String, with transport: any DownloadingTransport = CurlTransport(), time: ManualTime = ManualTime(jumps: true),
        limit: Int = 1 << 20
    ) async throws -> (response: TransportResponse, bytes: [UInt8]) {
        let path = folder.path("file")
        try? FileManager.default.removeItem(atPath: path)
        let file = try DownloadFile(path: path)
        let download = FileDownload(
            url: url, operation: "GET /file", transport: transport, time: time.source, limits: TransportLimits(bodyBytes: limit))
        let result: Swift.Result<TransportResponse, MarqueeError>
        do throws(MarqueeError) { result = .success(try await download.run(into: file)) } catch { result = .failure(error) }
        await transport.shutdown()
        return (try result.get(), Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    /// Serves the body with a tag, and ends each connection after some bytes of it.
    private func server(tag: @escaping @Sendable (Int) -> String?, cut: Int, range: @escaping @Sendable (Int) -> Int? = { $0 }) throws
        -> LoopbackServer
    {
        let body = body
        return try LoopbackServer { peer in
            guard let request = peer.nextRequest() else { return }
            let start = request.header("Range").flatMap { Int($0.drop { !$0.isNumber }.dropLast()) }
            let tag = tag(peer.connection)
            let isSame = request.header("If-Range") == nil || request.header("If-Range") == tag
            let from = isSame ? start.flatMap(range) : nil
            var head =
                from.map { "HTTP/1.1 206 Partial\r\nContent-Range: bytes \($0)-\(body.count - 1)/\(body.count)\r\n" }
                ?? "HTTP/1.1 200 OK\r\n"
            if let tag { head += "ETag: \(tag)\r\n" }
            let rest = body[(from ?? 0)...]
            peer.send(head + "Content-Length: \(rest.count)\r\n\r\n")
            peer.send(Array(rest.prefix(cut)))
        }
    }

    @Test("A download continues where the connection was lost")
    func resumes() async throws {
        let server = try server(tag: { _ in #""a""# }, cut: 150_000)
        let time = ManualTime(jumps: true)
        let (response, bytes) = try await download(server.url("/file"), time: time)
        #expect(response.status == 206 && response.body.isEmpty && bytes == body)
        let requests = server.record.requests
        #expect(requests.map { $0.header("Range") } == [nil, "bytes=150000-", "bytes=300000-"])
        #expect(requests.map { $0.header("If-Range") } == [nil, #""a""#, #""a""#])
        #expect(requests.allSatisfy { $0.header("Accept-Encoding") == nil && $0.header("Authorization") == nil })
        #expect(time.slept.count == 2)
    }

    @Test("A range that ends before the file is continued as long as bytes arrive", arguments: [100_000, 0])
    func shortRanges(_ most: Int) async throws {
        let body = body
        let server = try LoopbackServer { peer in
            guard let request = peer.nextRequest() else { return }
            guard let start = request.header("Range").flatMap({ Int($0.drop { !$0.isNumber }.dropLast()) }) else {
                peer.send("HTTP/1.1 200 OK\r\nETag: \"a\"\r\nContent-Length: \(body.count)\r\n\r\n")
                peer.send(Array(body.prefix(150_000)))
                return
            }
            let part = body[start...].prefix(most)
            peer.send("HTTP/1.1 206 Partial\r\nETag: \"a\"\r\nContent-Length: \(part.count)\r\n")
            peer.send("Content-Range: bytes \(start)-\(max(start, part.endIndex - 1))/\(body.count)\r\n\r\n")
            peer.send(Array(part))
        }
        if most == 0 {
            let error = await #expect(throws: MarqueeError.self) { try await download(server.url("/file")) }
            #expect(error?.reason.key == "transport.lost" && server.record.requests.count == 4)
        } else {
            #expect(try await download(server.url("/file")).bytes == body)
            #expect(server.record.requests.map { $0.header("Range") } == [nil, "bytes=150000-", "bytes=250000-", "bytes=350000-"])
        }
    }

    @Test("A file that changed meanwhile is downloaded from its beginning")
    func changed() async throws {
        let server = try server(tag: { $0 == 1 ? #""a""# : #""b""# }, cut: 390_000)
        let (response, bytes) = try await download(server.url("/file"))
        #expect(response.status == 206 && bytes == body)
        #expect(server.record.requests.map { $0.header("If-Range") } == [nil, #""a""#, #""b""#])
    }

    @Test("Without a strong tag, no range is requested, and the attempts are bounded", arguments: [nil, #"W/"weak""#])
    func restarts(tag: String?) async throws {
        let server = try server(tag: { _ in tag }, cut: 390_000)
        let error = await #expect(throws: MarqueeError.self) { try await download(server.url("/file")) }
        #expect(error?.reason.key == "transport.lost")
        #expect(server.record.requests.map { $0.header("Range") } == [nil, nil, nil, nil])
    }

    @Test("A range that was not requested is not written")
    func otherRange() async throws {
        let server = try server(tag: { _ in #""a""# }, cut: 250_000) { $0 + 1 }
        await #expect(throws: MarqueeError.self) { try await download(server.url("/file")) }
        #expect(server.record.requests.map { $0.header("Range") } == [nil, "bytes=250000-", nil, "bytes=250000-"])
    }

    @Test("A file that is larger than the limit is refused at once")
    func limit() async throws {
        let server = try server(tag: { _ in nil }, cut: 400_000)
        let error = await #expect(throws: MarqueeError.self) { try await download(server.url("/file"), limit: 399_999) }
        #expect(error?.reason.key == "transport.tooLarge" && server.record.requests.count == 1)
    }

    @Test("The body of a refusal is not in the file")
    func refusal() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply(403, headers: [("Content-Type", "application/xml")], "<Error/>") }
        let (response, bytes) = try await download(server.url("/file"))
        #expect(response.status == 403 && response.body == Data("<Error/>".utf8) && bytes.isEmpty)
    }

    @Test("A server that fails is asked again, and a packed answer stays packed")
    func failing() async throws {
        let packed: [UInt8] = [0x1F, 0x8B, 8, 0]
        let server = try LoopbackServer.answering { request, peer in
            if peer.connection < 3 { peer.reply(503, "") } else { peer.reply(headers: [("Content-Encoding", "gzip")], body: packed) }
        }
        let time = ManualTime(jumps: true)
        let (response, bytes) = try await download(server.url("/file"), time: time)
        #expect(response.status == 200 && bytes == packed && time.slept.count == 2)
    }

    @Test("Any transport can download a file")
    func wholeAnswer() async throws {
        let body = body
        let server = try LoopbackServer.answering { _, peer in peer.reply(body: body) }
        let (response, bytes) = try await download(server.url("/file"), with: WholeAnswerTransport(base: CurlTransport()))
        #expect(response.status == 200 && response.body.isEmpty && bytes == body)
    }
}
