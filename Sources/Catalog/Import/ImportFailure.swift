#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Why an import ended. The catalog that was there before stays.
package enum ImportFailure: Error, Sendable, Hashable {
    /// An own file cannot be written, with the system's number.
    case system(Int32)
    /// A file of exports, by its place in the list, cannot be opened or read, with the system's number.
    case unread(file: Int, Int32)
    /// A file of exports, by its place in the list, is neither a gzip nor JSON lines.
    case foreign(file: Int)
    /// The gzip of a file of exports is damaged.
    case damaged(file: Int)
    /// A file of exports ends before its gzip does.
    case cut(file: Int)
    /// Too many lines of a file are no entries.
    case unreadableLines(file: Int, count: Int)
    /// The files have no entry.
    case empty
    /// The files have far fewer entries of a kind than the catalog before.
    case tooFew(kind: Int, count: Int, before: Int)
    /// The index would be larger than its format can hold.
    case tooLarge
    case cancelled

    static var now: ImportFailure { .system(errno) }
}
