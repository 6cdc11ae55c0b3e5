private import MarqueeCZlib

/// A gigabyte of zeros as a megabyte of gzip, made from one block that is packed once and sent a thousand times.
///
/// A block that ends with a full flush refers to nothing before it, so it means the same in any place of a stream.
enum GzipBomb {
    static let blocks = 1_024
    static let unpackedBytes = blocks << 20
    static let start: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    /// One mebibyte of zeros.
    static let block = packed(1 << 20)
    /// An empty last block, the checksum and the length.
    static let end: [UInt8] = [3, 0] + bytes(of: checksum) + bytes(of: UInt32(truncatingIfNeeded: unpackedBytes))
    static var byteCount: Int { start.count + blocks * block.count + end.count }

    private static func packed(_ count: Int) -> [UInt8] {
        var stream = z_stream()
        guard marquee_deflate_begin(&stream, Z_BEST_COMPRESSION) == Z_OK else { return [] }
        defer { deflateEnd(&stream) }
        var zeros = [UInt8](repeating: 0, count: count)
        var output = [UInt8](repeating: 0, count: count / 64)
        zeros.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = uInt(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = uInt(target.count)
                _ = deflate(&stream, Z_FULL_FLUSH)
            }
        }
        return Array(output.prefix(Int(stream.total_out)))
    }

    private static var checksum: UInt32 {
        let one = UInt(Deflate.checksum([UInt8](repeating: 0, count: 1 << 20)))
        let all = (1..<blocks).reduce(one) { sum, _ in UInt(crc32_combine(uLong(sum), uLong(one), 1 << 20)) }
        return UInt32(truncatingIfNeeded: all)
    }

    private static func bytes(of number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
}
