#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Terminal {
    /// Standard output and standard error. If its width is unknown, it is 80 columns.
    package static func standard(_ environment: [String: String]) -> Terminal {
        Terminal(
            width: environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? width(of: STDOUT_FILENO) ?? 80,
            out: side(STDOUT_FILENO), side: side(STDERR_FILENO))
    }

    private static func side(_ descriptor: Int32) -> Side {
        let writer = OutputWriter(descriptor)
        return Side(
            isTerminal: isatty(descriptor) == 1, trouble: { writer.trouble }, isOpen: { writer.isOpen }, bytes: { writer.put($0) },
            write: { writer.put($0) })
    }

    private static func width(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
