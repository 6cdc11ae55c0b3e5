import Foundation

/// The file that a person asks for.
enum OutputFile {
    /// Writes a file that is there as a whole or not at all. Another kind of file, such as a device or a pipe, is written to directly; a
    /// link stays, and its target is replaced.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        var found = stat()
        let isThere = stat(path, &found) == 0
        guard !isThere || found.st_mode & S_IFMT == S_IFREG else { return try put(bytes, into: path) }
        do throws(AtomicFile.WriteError) {
            try AtomicFile.write(Data(bytes), to: isThere ? resolved(path) : path)
        } catch {
            throw unwritten(path, String(cString: strerror(error.number)))
        }
    }

    /// Refuses to replace a file of another kind. A new one, an empty one, a device and a pipe are written to.
    ///
    /// - Parameters:
    ///   - isOurs: Whether the bytes of a file, at most 64 MiB, are those of a file that may be replaced.
    ///   - refusal: The message if they are not.
    static func check(_ path: String, replaces isOurs: ([UInt8]) -> Bool, else refusal: String) throws(Failure) {
        var found = stat()
        guard stat(path, &found) == 0, found.st_mode & S_IFMT == S_IFREG, found.st_size > 0 else { return }
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: 64 << 20) else {
            throw .usage(Texts.fileUnread(path), hint: Texts.nameOtherFile)
        }
        if !isOurs(Array(bytes)) { throw .usage(refusal, hint: Texts.nameNewFile) }
    }

    private static func put(_ bytes: [UInt8], into path: String) throws(Failure) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { throw unwritten(path, String(cString: strerror(errno))) }
        defer { close(file) }
        let writer = OutputWriter(file)
        writer.put(bytes)
        if let trouble = writer.trouble { throw unwritten(path, trouble) }
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    private static func unwritten(_ path: String, _ reason: String) -> Failure {
        let isFull = [ENOSPC, EDQUOT, EFBIG].contains { String(cString: strerror($0)) == reason }
        return .other(Texts.cannotBeWritten(path, reason), hint: isFull ? Texts.freeDiskSpace : Texts.nameOtherFile)
    }
}
