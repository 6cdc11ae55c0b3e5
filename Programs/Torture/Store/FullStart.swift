import MarqueeCFaultyDisk
import Foundation
import MarqueeData
import MarqueeDomain

extension Scenario {
    static let fullStart = Scenario(
        "full-start",
        """
        On a full disk a store is opened, also after a crash, and what is cached and pending is read; a write says that the disk is \
        full, and the cache can be cleared.
        """,
        quick: 1, full: 20
    ) { run in
        var starts = 0
        for round in 1...run.rounds {
            let scratch = try Scratch()
            let report = try await Child.hear(.startsFull, [scratch.path])
            let obstacle = report.figure("cannot")
            if obstacle != 0 { throw Skip(reason: "a small disk may not be mounted here (errno \(obstacle))") }
            run.take(report, "round \(round)")
            starts += report.figure("starts")
        }
        run.expect(starts == 3 * run.rounds, "only \(starts) starts")
        return "\(starts) starts on a full disk: everything read, writes refused as full, caches cleared"
    }
}

extension Role {
    /// Opens stores on a full disk: one that was closed, one whose process was killed, and one that has lost its side files.
    static let startsFull = Role("startsFull") { words in
        let disk = words[0] + "/disk"
        try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
        let code = small_disk_mount(disk, "32m")
        if code != 0 { return Reporter.note("cannot", Int(code)) }
        let store = try await OpenStore(disk + "/closed")
        let tenant = try await store.signIn()
        try await store.remember("Before.")
        _ = try await store.library.record(.set(.favorite(true)), on: .movie(550), of: tenant)
        for number in 0..<100 { try await store.keep(number) }
        // The files of a process that was killed now.
        for folder in ["/killed", "/moved"] { try FileManager.default.copyItem(atPath: disk + "/closed", toPath: disk + folder) }
        await store.close()
        for name in try Files.names(in: disk + "/moved") where name.hasSuffix("-shm") { Files.remove(disk + "/moved/" + name) }
        try Squeeze.smallDisk.begin(disk)
        for name in ["closed", "killed", "moved"] {
            try await start(disk + "/" + name, tenant)
            try Squeeze.smallDisk.begin(disk)
            Reporter.note("starts", 1)
        }
        try Squeeze.smallDisk.end(disk)
        let again = try await OpenStore(disk + "/closed")
        try await again.remember("After.")
        Reporter.expect(try await again.searches() == ["After.", "Before."], "a search is lost")
        await again.close()
    }

    private static func start(_ folder: String, _ tenant: Int) async throws {
        let name = folder.split(separator: "/").last ?? ""
        let store = try await OpenStore(folder)
        Reporter.expect(try await store.holds(1) == .same, "\(name): an answer cannot be read")
        Reporter.expect(try await store.searches() == ["Before."], "\(name): a search cannot be read")
        Reporter.expect(try await store.library.entries(of: tenant).count == 1, "\(name): a pending change cannot be read")
        do {
            try await store.remember("Full.")
            Reporter.expect(false, "\(name): a write on a full disk is acknowledged")
        } catch {
            Reporter.expect((error as? MarqueeError)?.code == .storageFull, "\(name): a write is refused with \(error)")
        }
        _ = try await store.snapshots.remove(.all)
        Reporter.expect(try await store.holds(1) == .nothing, "\(name): an answer is still there after clearing")
        Reporter.expect(store.rebuilds.isEmpty, "\(name): \(store.rebuilds)")
        await store.close()
    }
}
