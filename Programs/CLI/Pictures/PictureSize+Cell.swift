#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension PictureSize {
    /// The size in pixels of a cell of a terminal; nil if the terminal does not report one that a font can have. Many report none.
    init?(cellOf terminal: winsize) {
        guard terminal.ws_col > 0, terminal.ws_row > 0 else { return nil }
        let cell = PictureSize(width: Int(terminal.ws_xpixel / terminal.ws_col), height: Int(terminal.ws_ypixel / terminal.ws_row))
        guard (3...64).contains(cell.width), (cell.width...cell.width * 4).contains(cell.height) else { return nil }
        self = cell
    }
}
