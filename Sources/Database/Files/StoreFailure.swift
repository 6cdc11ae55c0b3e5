import MarqueeCSQLite
import MarqueeData
import MarqueeDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// All failures of this layer, before they become a `MarqueeError`.
package enum StoreFailure: Error, Hashable {
    /// SQLite returned an error, with its extended result code.
    case engine(Int32)
    /// The operating system returned an error, with its `errno`.
    case system(Int32)
    /// The path is a link, a folder or something else that is not a plain file.
    case notAFile
    /// The file is a database of another program.
    case foreign
    /// The file was written by a newer version.
    case newer
    /// The file was written by an older version, and must not be migrated.
    case older
    /// The file was removed or replaced while it was in use.
    case replaced
    /// The file needs a full-text search that this SQLite was built without.
    case withoutSearch
    /// This SQLite lacks required features.
    case oldEngine
    /// There is no home folder for the files.
    case homeless
    /// There is no store to read.
    case missing
    /// The store may only be read.
    case readOnly
    /// Another process holds a lock for too long.
    case locked
    /// The folder or a file, SQLite's side files included, belongs to another user, can be changed by others, or has another name.
    case notPrivate
    /// The rows are deleted, but copies of earlier files that may hold them could not be removed.
    case copiesRemain
    /// The rows are deleted, but their bytes may still be in a file that another process reads.
    case wipeIncomplete
    /// The connection was closed.
    case closed
    /// The caller cancelled before the work started.
    case cancelled
}

extension StoreFailure {
    /// A path that the system would truncate or confuse with another one.
    static let unusablePath = StoreFailure.system(EINVAL)

    /// An error of SQLite. If the system has no space for another file, SQLite only reports that it cannot open the file; this counts as
    /// full.
    static func engine(_ code: Int32, of database: OpaquePointer?) -> StoreFailure {
        guard [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF) else { return .engine(code) }
        return .engine(MarqueeError.meansNoSpace(sqlite3_system_errno(database)) ? SQLITE_FULL : code)
    }

    /// A statement cannot be run with its values.
    static let refused = StoreFailure.engine(SQLITE_ERROR)

    /// A value differs from the one that was written.
    package static let damagedValue = StoreFailure.engine(SQLITE_CORRUPT)

    /// Whether the file itself is damaged, so that retrying is useless.
    var isDamage: Bool {
        guard case .engine(let code) = self else { return false }
        return [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
    }

    /// Whether another connection held a lock for too long.
    var isBusy: Bool {
        switch self {
        case .engine(let code): code & 0xFF == SQLITE_BUSY
        case .locked: true
        default: false
        }
    }

    /// Whether the disk, the folder or the file may only be read.
    var isReadOnly: Bool {
        switch self {
        case .engine(let code): [SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM].contains(code & 0xFF)
        case .system(let code): [EROFS, EACCES, EPERM].contains(code)
        default: self == .readOnly
        }
    }

    /// Whether the file may be readable although it cannot be opened for writing.
    var preventsWriting: Bool { isFull || isBusy || isReadOnly || self == .newer }

    /// Whether a cache file should be set aside and created again.
    var isReasonToStartOver: Bool {
        isDamage || [.foreign, .withoutSearch, .replaced].contains(self)
    }

    /// Whether no space is left on the disk, in the quota or within the page limit.
    var isFull: Bool {
        switch self {
        case .engine(let code): code & 0xFF == SQLITE_FULL || StoreFailure.writeFailures.contains(code)
        case .system(let code): MarqueeError.meansNoSpace(code)
        default: false
        }
    }

    // SQLite reports a write past the file size limit or the quota as an I/O error: write, sync, truncate, size of the shared memory.
    private static let writeFailures = Set([3, 4, 6, 19].map { SQLITE_IOERR | ($0 << 8) })
}
