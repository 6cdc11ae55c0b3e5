import MarqueeCZlib
import Testing

@testable import MarqueeSandbox

/// The faults on the wire, byte for byte.
struct FaultKindTests {
    @Test(arguments: Sandbox.Fault.allCases)
    func `every name is a behavior`(fault: Sandbox.Fault) {
        #expect(Sandbox.Behavior(fault.rawValue) == .fault(fault))
        #expect(fault.rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E })
    }

    @Test func `a megabyte unpacks to a gigabyte`() {
        #expect((1_000_000...1_200_000).contains(GzipBomb.byteCount))
        var stream = z_stream()
        #expect(marquee_gunzip_begin(&stream) == Z_OK)
        defer { inflateEnd(&stream) }
        var output = [UInt8](repeating: 1, count: 1 << 20)
        func unpack(_ bytes: [UInt8]) -> Int32 {
            var input = bytes
            return input.withUnsafeMutableBufferPointer { source in
                output.withUnsafeMutableBufferPointer { target in
                    stream.next_in = source.baseAddress
                    stream.avail_in = uInt(source.count)
                    var status = Z_OK
                    while status == Z_OK, stream.avail_in > 0 {
                        stream.next_out = target.baseAddress
                        stream.avail_out = uInt(target.count)
                        status = inflate(&stream, Z_NO_FLUSH)
                    }
                    return status
                }
            }
        }
        #expect(unpack(GzipBomb.start) == Z_OK)
        #expect((0..<GzipBomb.blocks).allSatisfy { _ in unpack(GzipBomb.block) == Z_OK })
        // The end is only reached when the checksum and the length are right.
        #expect(unpack(GzipBomb.end) == Z_STREAM_END)
        #expect(stream.total_out == 1 << 30)
    }

    @Test func `dates have the three forms`() {
        #expect(HTTPDate.text(of: HTTPDate.now).wholeMatch(of: /[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/) != nil)
        #expect(HTTPDate.text(of: HTTPDate.now, .rfc850).wholeMatch(of: /[A-Z][a-z]+day, \d\d-[A-Z][a-z]{2}-\d\d [\d:]{8} GMT/) != nil)
        #expect(HTTPDate.text(of: HTTPDate.now, .asctime).wholeMatch(of: /[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}/) != nil)
    }

    @Test func `an endless fault ends with the sandbox`() async throws {
        for fault in [Sandbox.Fault.silence, .slowHead, .slowBody, .endlessHeaders, .endlessInterim, .endlessTrailers, .hugeBody] {
            try await withSandbox { sandbox in
                sandbox.behave(.fault(fault))
                let client = try Client(port: sandbox.port)
                try client.send(Sandbox.request("/3/movie/550"))
                while sandbox.counters.requests == 0 { await Task.yield() }
                await sandbox.stop()
                #expect(!sandbox.isListening)
            }
        }
    }

    @Test func `a request of another origin is in the log`() async throws {
        try await withSandbox { sandbox in
            sandbox.behave(.fault(.redirectElsewhere))
            let answer = try sandbox.ask("/3/movie/550")
            #expect(answer.status == 302 && answer.headers["location"] == "http://localhost:\(sandbox.port)/redirected")
            #expect(try sandbox.ask("/redirected").status == 200)
            #expect(sandbox.log.map(\.headers["host"]) == ["127.0.0.1", "127.0.0.1"])
        }
    }
}
