import Foundation
import MarqueeNet
import TestKit
import Testing

/// Runs the body with a transport that no environment variable can lead astray, and shuts it down afterwards.
func withCurl<Value: Sendable>(
    connectionsPerHost: Int = 16, requestsPerHost: Int = 16, caFile: String? = nil, bytesInFlight: Int = 64 << 20,
    _ body: @Sendable (CurlTransport) async throws -> Value
) async throws -> Value {
    let transport = CurlTransport(
        .init(
            connectionsPerHost: connectionsPerHost, requestsPerHost: requestsPerHost, caFile: caFile, usesEnvironmentProxies: false,
            userAgent: "Scene/1",
            bytesInFlight: bytesInFlight))
    do {
        let value = try await body(transport)
        await transport.shutdown()
        return value
    } catch {
        await transport.shutdown()
        throw error
    }
}

extension HTTPTransport {
    /// The error that a request ends with; nil when there was an answer.
    func failure(of request: TransportRequest) async -> TransportError? {
        do throws(TransportError) {
            _ = try await send(request)
            return nil
        } catch {
            return error
        }
    }

    func get(_ url: String, limits: TransportLimits = .patient) async throws(TransportError) -> TransportResponse {
        try await send(TransportRequest(.get, url, limits: limits))
    }
}

extension TransportRequest {
    /// A request that a test holds open on purpose, for as long as a busy machine takes to come to its end.
    static func patient(_ url: String) -> TransportRequest { TransportRequest(.get, url, limits: .patient) }
}

extension TransportLimits {
    /// Times that no machine is too busy for.
    static let patient = patient(bodyBytes: TransportLimits().bodyBytes)

    static func patient(bodyBytes: Int) -> TransportLimits {
        TransportLimits(total: .seconds(1_800), connect: .seconds(1_800), firstByte: .seconds(1_800), bodyBytes: bodyBytes)
    }
}

extension TransportResponse {
    var text: String { String(decoding: body, as: UTF8.self) }
}

enum Gzip {
    /// `{"answer":"unpacked"}`.
    static let answer = Array(Data(base64Encoded: "H4sIAAAAAAACA6tWSswrLk8tUrJSKs0rSEzOTk1RqgUA2EColhUAAAA=") ?? Data())

    /// The beginning of a stream that unpacks to about 160 times its size in zeros: one literal, then "258 times the byte before".
    static func bomb(unpackedBytes: Int) -> [UInt8] {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
        var bits: UInt32 = 0
        var count: UInt32 = 0
        func put(_ value: UInt32, _ length: UInt32) {
            bits |= value << count
            count += length
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: bits))
                bits >>= 8
                count -= 8
            }
        }
        put(0b011, 3)
        put(0b0000_1100, 8)
        for _ in 0..<(unpackedBytes / 258) { put(0b0_0000_1010_0011, 13) }
        return bytes
    }
}
