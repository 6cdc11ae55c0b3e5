#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Makes a copy of a file with a damaged header that SQLite can read. The file itself is not changed.
struct HeaderSalvage {
    let file: StoreFile
    let schema: Schema

    private static let chunk = 1 << 20

    /// Opens a copy with a mended header; nil if more than the header is damaged.
    func mended(_ copy: StoreFile) -> SQLiteHandle? {
        for isUsual in [false, true] {
            copy.remove()
            if let handle = try? mended(copy, isUsual: isUsual) { return handle }
        }
        copy.remove()
        return nil
    }

    private func mended(_ copy: StoreFile, isUsual: Bool) throws(StoreFailure) -> SQLiteHandle? {
        if try file.isHollow() { return nil }
        try copyFile(to: copy, isUsual)
        try copyLog(to: copy)
        let handle = try SQLiteHandle(copy.path)
        guard try handle.first("PRAGMA quick_check(1)", [], { $0.text(0) }) == "ok", try !schema.versions(like: handle).isEmpty else {
            return nil
        }
        return handle
    }

    /// The file is read through SQLite's own file handle: closing another one would drop its locks.
    private func copyFile(to copy: StoreFile, _ isUsual: Bool) throws(StoreFailure) {
        let source = try SQLiteHandle(file.path, .readOnly)
        guard let header = try source.header()?.mended(isUsual: isUsual) else { throw .damagedValue }
        let size = try source.fileSize()
        try create(copy.path) { (descriptor) throws(StoreFailure) in
            for start in stride(from: 0, to: size, by: Self.chunk) {
                var bytes = try source.fileBytes(at: start, count: min(Self.chunk, size - start))
                if start == 0 { bytes.replaceSubrange(0..<FileHeader.size, with: header.bytes) }
                try append(bytes, to: descriptor)
            }
        }
    }

    /// No lock depends on the log.
    private func copyLog(to copy: StoreFile) throws(StoreFailure) {
        guard try StoreFile(path: file.path + "-wal").size() > 0 else { return }
        let source = open(file.path + "-wal", O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard source >= 0 else { throw .system(errno) }
        defer { close(source) }
        try create(copy.path + "-wal") { (descriptor) throws(StoreFailure) in
            var bytes = [UInt8](repeating: 0, count: Self.chunk)
            while true {
                let count = read(source, &bytes, bytes.count)
                guard count >= 0 else { throw .system(errno) }
                if count == 0 { return }
                try append(Array(bytes.prefix(count)), to: descriptor)
            }
        }
    }

    private func create(_ path: String, _ content: (Int32) throws(StoreFailure) -> Void) throws(StoreFailure) {
        let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { close(descriptor) }
        try content(descriptor)
    }

    private func append(_ bytes: [UInt8], to descriptor: Int32) throws(StoreFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Self.write($0, to: descriptor) }
            guard count > 0 else { throw .system(errno) }
            rest = rest.dropFirst(count)
        }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
