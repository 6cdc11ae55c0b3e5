private import MarqueeCZlib

/// Compression by the system's zlib.
enum Deflate {
    /// The bytes as a gzip file, or nil when zlib has no memory for it.
    static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard marquee_gzip_begin(&stream, Z_BEST_SPEED) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(bytes.count))))
        var input = bytes
        let status = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = uInt(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = uInt(target.count)
                return deflate(&stream, Z_FINISH)
            }
        }
        guard status == Z_STREAM_END else { return nil }
        return Array(output.prefix(Int(stream.total_out)))
    }

    /// The bytes as a zlib stream, the form inside a PNG.
    static func zlib(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(uLong(bytes.count))
        var output = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&output, &count, bytes, uLong(bytes.count), Z_BEST_SPEED) == Z_OK else { return nil }
        return Array(output.prefix(Int(count)))
    }

    /// The checksum that closes every part of a PNG.
    static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(truncatingIfNeeded: crc32(0, bytes, uInt(bytes.count))) }
}
