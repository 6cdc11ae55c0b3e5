import Foundation
import MarqueeCZlib
import TestKit
import Testing

@testable import MarqueeNet

/// A cache in front of the server packs bodies and does not say so.
@Suite struct UndeclaredGzipTests {
    private static let body = Data(#"{"id":550,"title":"Fight Club"}"#.utf8)

    @Test(arguments: [200, 404, 503]) func `a packed body is unpacked, whatever the status and the fields say`(status: Int) async throws {
        for fields in [[:], ["Content-Encoding": "identity"], ["Content-Encoding": "gzip"]] as [TransportHeaders] {
            let (response, counts) = try await Self.answer(to: try Self.packed(Self.body), fields, status)
            #expect(response == TransportResponse(status: status, headers: fields, body: Self.body))
            #expect(counts.undeclaredGzip == 1 && counts.attempts == 1 && counts.inFlight == 0)
        }
    }

    @Test func `every other body stays as it is`() async throws {
        let bodies = [Self.body, Data(), Data([0x1F]), Data([0x1F, 0x8C, 8]), Data([0xFF, 0xD8, 0xFF, 0x1F, 0x8B])]
        for body in bodies {
            let (response, counts) = try await Self.answer(to: body)
            #expect(response.body == body && counts.undeclaredGzip == 0)
        }
    }

    @Test func `the members of a packed body are joined, and a body of exactly the limit is taken`() async throws {
        let large = Data(repeating: 0x20, count: 200_000)
        let packed = try Self.packed(large) + Self.packed(Self.body)
        let whole = large + Self.body
        #expect(try await Self.answer(to: packed, limit: whole.count).response.body == whole)
        await #expect { try await Self.answer(to: packed, limit: whole.count - 1) } throws: { ($0 as? TransportError)?.kind == .tooLarge }
    }

    @Test func `a packed body that ends early or is damaged is malformed`() async throws {
        let packed = try Self.packed(Self.body)
        for count in 2..<packed.count {
            await #expect("\(count) of \(packed.count) bytes") {
                try await Self.answer(to: packed.prefix(count))
            } throws: {
                ($0 as? TransportError)?.kind == .malformed
            }
        }
        var damaged = packed
        damaged[packed.count - 8] ^= 1
        for body in [damaged, packed + Data("tail".utf8)] {
            await #expect { try await Self.answer(to: body) } throws: { ($0 as? TransportError)?.kind == .malformed }
        }
    }

    private static func answer(
        to body: Data, _ headers: TransportHeaders = [:], _ status: Int = 200, limit: Int = 1 << 20
    ) async throws -> (response: TransportResponse, counts: InnermostTransport.Counts) {
        let base = StubTransport { (_) throws(TransportError) in TransportResponse(status: status, headers: headers, body: body) }
        let transport = InnermostTransport(base)
        let request = TransportRequest(.get, "http://127.0.0.1/3/movie/550", limits: TransportLimits(bodyBytes: limit))
        return (try await transport.send(request), transport.counts)
    }

    private static func packed(_ body: Data) throws -> Data {
        var stream = z_stream()
        try #require(marquee_gzip_begin(&stream, Z_BEST_SPEED) == Z_OK)
        defer { deflateEnd(&stream) }
        var (input, output) = ([UInt8](body), [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(body.count)))))
        let code = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                (stream.next_in, stream.avail_in) = (source.baseAddress, uInt(source.count))
                (stream.next_out, stream.avail_out) = (target.baseAddress, uInt(target.count))
                return deflate(&stream, Z_FINISH)
            }
        }
        try #require(code == Z_STREAM_END)
        return Data(output.prefix(Int(stream.total_out)))
    }
}
