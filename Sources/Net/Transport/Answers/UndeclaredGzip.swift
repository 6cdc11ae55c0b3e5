import MarqueeCZlib

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A gzip body that no header field declares. A cache in front of TMDb has sent such bodies for a day, whatever `Accept-Encoding` said.
/// Neither JSON nor a picture begins with the two bytes of gzip.
enum UndeclaredGzip {
    private static let pieceBytes = 64 << 10

    static func isFound(in body: Data) -> Bool { body.starts(with: [0x1F, 0x8B]) }

    /// The unpacked body.
    ///
    /// - Parameter limit: The greatest size of the unpacked body.
    /// - Throws: `.malformed` if the body is damaged or ends early, `.tooLarge` if it is larger than the limit.
    static func unpacked(_ body: Data, limit: Int) throws(TransportError) -> Data {
        var stream = z_stream()
        guard marquee_gunzip_begin(&stream) == Z_OK else { throw TransportError(.malformed, "zlib has no memory") }
        defer { inflateEnd(&stream) }
        var (packed, unpacked) = ([UInt8](body), Data())
        let failure = packed.withUnsafeMutableBufferPointer { source -> TransportError? in
            stream.next_in = source.baseAddress
            stream.avail_in = uInt(source.count)
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: pieceBytes) { piece in
                while true {
                    stream.next_out = piece.baseAddress
                    stream.avail_out = uInt(piece.count)
                    let code = inflate(&stream, Z_NO_FLUSH)
                    guard code == Z_OK || code == Z_STREAM_END else { return .damagedGzip }
                    let count = piece.count - Int(stream.avail_out)
                    guard count <= limit - unpacked.count else { return TransportError(.tooLarge, "the body is larger than the limit") }
                    unpacked.append(contentsOf: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(piece)[..<count]))
                    if code == Z_STREAM_END {
                        if stream.avail_in == 0 { return nil }
                        // A gzip file may have several members.
                        guard inflateReset(&stream) == Z_OK else { return .damagedGzip }
                    }
                }
            }
        }
        if let failure { throw failure }
        return unpacked
    }
}

extension TransportError {
    fileprivate static let damagedGzip = TransportError(.malformed, "the body is damaged gzip")
}
