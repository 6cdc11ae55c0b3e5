import Foundation
import MarqueeDomain

extension Scenario {
    static let planted = Scenario(
        "planted",
        """
        A file of another user or with a second name, also in the place of a side file, a folder of another user, and one \
        that others can rename are refused and not changed; an own file that others may read or write is made private.
        """,
        quick: 1, full: 10
    ) { run in
        var (refused, tightened) = (0, 0)
        for _ in 1...run.rounds {
            for name in ["user.sqlite", "user.sqlite-wal", "user.sqlite-journal", "cache.sqlite", "cache.sqlite-wal"] {
                for plant in Plant.allCases where plant.isPossible {
                    let scratch = try await filled()
                    let before = try plant.put(at: scratch.file(name), in: scratch)
                    let end = await refusal(of: scratch.path)
                    if plant == .open {
                        run.expect(end == nil, "\(plant) at \(name): \(end ?? "")")
                        run.expect(try Plant.isPrivate(scratch.file(name)), "\(plant) at \(name): others may use it")
                        tightened += 1
                    } else {
                        run.expect(end == "store.notPrivate", "\(plant) at \(name): \(end ?? "opened")")
                        run.expect(try Files.read(scratch.file(name)) == before, "\(plant) at \(name): it has changed")
                        refused += 1
                    }
                }
            }
            if Plant.strange.isPossible {
                let scratch = try await filled()
                let before = try Files.read(scratch.file("user.sqlite"))
                chown(scratch.path, 65_534, 65_534)
                let end = await refusal(of: scratch.path)
                run.expect(end == "store.notPrivate", "a folder: \(end ?? "opened")")
                run.expect(try Files.read(scratch.file("user.sqlite")) == before, "a folder: a file in it has changed")
                refused += 1
            }
            let outer = try Scratch()
            let inner = try outer.folder("store")
            chmod(outer.path, 0o777)
            let end = await refusal(of: inner)
            run.expect(end == "store.notPrivate", "a folder that all can rename: \(end ?? "opened")")
            run.expect(try Files.names(in: inner).isEmpty, "a folder that all can rename: there are files in it")
            refused += 1
        }
        return "\(refused) planted files refused and not changed, \(tightened) open files made private"
    }
}

/// The error of a file.
private enum Plant: CaseIterable {
    /// It belongs to another user, who can read all that is written to it.
    case strange
    /// It has a second name elsewhere.
    case linked
    /// Everybody may read and write it.
    case open

    /// Only the administrator gives files away.
    var isPossible: Bool { self != .strange || getuid() == 0 }

    /// Returns the content of the file.
    func put(at path: String, in scratch: Scratch) throws -> Data {
        if !FileManager.default.fileExists(atPath: path) { try Files.write(Data(), to: path) }
        switch self {
        case .strange: chown(path, 65_534, 65_534)
        case .linked: link(path, scratch.file("elsewhere"))
        case .open: chmod(path, 0o666)
        }
        return try Files.read(path)
    }

    /// Whether the file is its owner's alone, or is gone.
    static func isPrivate(_ path: String) throws -> Bool {
        guard FileManager.default.fileExists(atPath: path) else { return true }
        return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600
    }
}
