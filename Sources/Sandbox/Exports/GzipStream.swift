private import MarqueeCZlib

/// Packs bytes as they come. zlib remembers where its stream is, so this is an object.
final class GzipStream {
    private var stream = z_stream()
    private var output = [UInt8](repeating: 0, count: 1 << 16)
    private let isReady: Bool
    private(set) var bytes: [UInt8] = []

    init() { isReady = marquee_gzip_begin(&stream, Z_BEST_SPEED) == Z_OK }

    deinit { deflateEnd(&stream) }

    func add(_ input: [UInt8]) { pack(input, Z_NO_FLUSH) }

    /// Ends the member of gzip.
    func finish() { pack([], Z_FINISH) }

    private func pack(_ input: [UInt8], _ flush: Int32) {
        guard isReady else { return }
        var input = input
        input.withUnsafeMutableBufferPointer { source in
            stream.next_in = source.baseAddress
            stream.avail_in = uInt(source.count)
            repeat {
                let made = output.withUnsafeMutableBufferPointer { target in
                    stream.next_out = target.baseAddress
                    stream.avail_out = uInt(target.count)
                    _ = deflate(&stream, flush)
                    return target.count - Int(stream.avail_out)
                }
                bytes += output[..<made]
            } while stream.avail_out == 0
        }
    }
}
