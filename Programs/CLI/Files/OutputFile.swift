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
        let isFull = [ENOSPC, EDQUOT].contains { String(cString: strerror($0)) == reason }
        return .other(Texts.cannotBeWritten(path, reason), hint: isFull ? Texts.freeDiskSpace : Texts.nameOtherFile)
    }
}
