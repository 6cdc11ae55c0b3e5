import MarqueeCFaultyDisk
import Foundation
import MarqueeCatalog
import MarqueeDomain

/// Imports that replace a catalog on a disk without enough room.
struct CatalogFullDisk {
    func run(_ run: ScenarioRun) async throws -> String {
        let scratch = try Scratch()
        let report = try await Child.hear(.importsFull, [scratch.path])
        run.take(report, "full disk")
        let obstacle = report.figure("cannot")
        if obstacle != 0 { return "no full disk may be mounted here (errno \(obstacle))" }
        run.expect(report.figure("refused") > 0, "no import found the disk full")
        return "\(report.figure("refused")) imports on a full disk"
    }
}

extension Role {
    /// Imports while the disk has room for one more page each time, until that is enough.
    static let importsFull = Role("importsFull") { words in
        let disk = words[0] + "/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        let code = small_disk_mount(disk, "2m")
        if code != 0 { return Reporter.note("cannot", Int(code)) }
        let days = try CatalogDays(in: words[0], kinds: ["movie_ids", "tv_series_ids"])
        let (folder, inspection) = (disk + "/cache", CatalogInspection(days: days))
        _ = try await CatalogDevice.folder(folder).make(onProgress: { _ in }) { _ in days.imports[0] }
        for pages in 0..<400 {
            try Squeeze.smallDisk.begin(disk)
            try room(pages, disk)
            var made: Int?
            do throws(MarqueeError) {
                _ = try await CatalogDevice.folder(folder).make(onProgress: { _ in }) { _ in days.imports[1] }
                made = 1
            } catch {
                Reporter.note("refused", 1)
                Reporter.expect(error.code == .storageFull, "\(pages) pages free: \(error.code), \(error.reason.text)")
            }
            try Squeeze.smallDisk.end(disk)
            for complaint in await inspection.complaints(folder, made: made, next: 0) {
                Reporter.expect(false, "\(pages) pages free: \(complaint)")
            }
            if made != nil { return }
        }
        Reporter.expect(false, "no import ever had enough room")
    }

    /// Leaves so many pages of a full disk.
    private static func room(_ pages: Int, _ disk: String) throws {
        var status = stat()
        guard stat(disk + "/ballast", &status) == 0 else { throw Failed("no ballast (errno \(errno))") }
        let size = max(0, Int(status.st_size) - pages * 4_096)
        guard truncate(disk + "/ballast", off_t(size)) == 0 else { throw Failed("no room (errno \(errno))") }
    }
}
