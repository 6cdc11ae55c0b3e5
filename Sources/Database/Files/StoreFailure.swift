import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Everything that can go wrong in this layer, before it becomes a `MarqueeError`.
enum StoreFailure: Error, Hashable {
    /// SQLite refused, with its extended result code.
    case engine(Int32)
    /// The operating system refused, with its `errno`.
    case system(Int32)
    /// A link, a folder or something else that is not a file stands where a file should be.
    case notAFile
    /// The file is a database of another program.
    case foreign
    /// The file was written by a newer version.
    case newer
    /// The file was written by an older version, and may not be changed to suit this one.
    case older
    /// The file was taken away or replaced while it was in use.
    case replaced
    /// The file relies on a text search that this SQLite was built without.
    case withoutSearch
    /// This SQLite lacks features that are relied on.
    case oldEngine
    /// There is no home folder to put files in.
    case homeless
    /// There is no store to read.
    case missing
    /// The store was opened for reading only.
    case readOnly
    /// Another process holds the folder's lock and does not let go.
    case locked
    /// Rows are gone, and bytes of them may still be in a file that somebody else reads.
    case wipeIncomplete
    /// The connection was closed.
    case closed
    /// The caller cancelled before anything was begun.
    case cancelled
}

extension StoreFailure {
    /// A path that the system would cut short or take for another one.
    static let unusablePath = StoreFailure.system(EINVAL)

    /// A refusal of the engine. Where the system had no room for another file, the engine says that it could not open one.
    static func engine(_ code: Int32, of database: OpaquePointer?) -> StoreFailure {
        guard [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF) else { return .engine(code) }
        return .engine(noRoom.contains(sqlite3_system_errno(database)) ? SQLITE_FULL : code)
    }

    /// A value is not the one that was written.
    static let damagedValue = StoreFailure.engine(SQLITE_CORRUPT)

    /// Whether the file itself is broken, so that trying again is useless.
    var isDamage: Bool {
        guard case .engine(let code) = self else { return false }
        return [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
    }

    /// Whether a file whose content can be had again is better set aside and begun anew.
    var isReasonToStartOver: Bool {
        isDamage || [.foreign, .newer, .withoutSearch, .replaced].contains(self)
    }

    /// Whether the disk, the quota or the page limit leaves no room.
    var isFull: Bool {
        switch self {
        case .engine(let code): code & 0xFF == SQLITE_FULL || StoreFailure.writeFailures.contains(code)
        case .system(let code): StoreFailure.noRoom.contains(code)
        default: false
        }
    }

    private static let noRoom: Set<Int32> = [ENOSPC, EDQUOT, EFBIG]

    // A write past the file size limit or the quota arrives as an I/O error: write, sync, truncate, size of the shared memory.
    private static let writeFailures = Set([3, 4, 6, 19].map { SQLITE_IOERR | ($0 << 8) })
}
