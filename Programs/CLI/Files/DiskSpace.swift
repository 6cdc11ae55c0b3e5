import Foundation

/// The space on the disk of a folder.
enum DiskSpace {
    /// With less, a store cannot be written.
    static let least = 1 << 20

    /// The number of bytes that this user can still write; nil if it is unknown.
    static func free(at folder: String) -> Int? {
        var found = statvfs()
        guard statvfs(folder, &found) == 0 else { return nil }
        return Int(clamping: UInt64(found.f_bavail).multipliedReportingOverflow(by: UInt64(found.f_frsize)).partialValue)
    }
}
