import Foundation
import MarqueeDomain

extension Scenario {
    static let newerSchema = Scenario(
        "newer-schema", "A user file of a newer version is refused and not changed; a newer cache is moved aside.",
        quick: 2, full: 50
    ) { run in
        for round in 1...run.rounds {
            let (scratch, later) = (try await filled(), run.random.pick(1...10_000))
            let (user, cache) = (scratch.file("user.sqlite"), scratch.file("cache.sqlite"))
            raise(cache, by: round == 1 ? 1 : later)
            let store = try await OpenStore(scratch.path)
            run.expect(store.rebuilds == ["store.newer"], "round \(round): \(store.rebuilds)")
            try await store.keep(1)
            run.expect(try await store.holds(1) == .same, "round \(round): the cache does not serve")
            await store.close()
            run.expect(Inspection.isWhole(cache + ".quarantined"), "round \(round): the newer cache was not moved aside intact")

            raise(user, by: round == 1 ? 1 : later)
            let before = try Files.read(user)
            run.expect(await refusal(of: scratch.path) == "store.newer", "round \(round): the newer file is not refused")
            run.expect(try Files.read(user) == before, "round \(round): a file that was refused has changed")
        }
        return "\(run.rounds) newer user files refused and not changed, \(run.rounds) newer caches moved aside"
    }

    /// Makes a file say that it is of a later version than it is.
    private static func raise(_ file: String, by versions: Int) {
        let version = Inspection.texts("PRAGMA user_version", in: file)?.first.flatMap { Int($0) } ?? 0
        _ = Inspection.texts("PRAGMA user_version = \(version + versions)", in: file)
    }

    static let wrongFile = Scenario(
        "wrong-file", "A link, a folder or a pipe in the place of a file is refused, and its target is not changed.",
        quick: 1,
        full: 10
    ) { run in
        var refused = 0
        for _ in 1...run.rounds {
            for name in ["user.sqlite", "cache.sqlite"] {
                for obstacle in Obstacle.allCases {
                    let (scratch, elsewhere) = (try await filled(), try Scratch())
                    let secret = Data("Nothing of ours.".utf8)
                    try Files.write(secret, to: elsewhere.file("target"))
                    try obstacle.put(at: scratch.file(name), target: elsewhere.file("target"))
                    run.expect(await refusal(of: scratch.path) == "store.notAFile", "\(obstacle) at \(name) is not refused")
                    run.expect(try Files.read(elsewhere.file("target")) == secret, "\(obstacle) at \(name): the target has changed")
                    run.expect(try Files.names(in: elsewhere.path) == ["target"], "\(obstacle) at \(name): files beside the target")
                    refused += 1
                }
            }
        }
        return "\(refused) refused, no target changed"
    }

    /// A folder with a store in it that somebody used.
    static func filled() async throws -> Scratch {
        let scratch = try Scratch()
        let store = try await OpenStore(scratch.path)
        try await store.remember("Before.")
        try await store.keep(1)
        await store.close()
        return scratch
    }

    /// Why a store cannot be opened; nil if it can.
    private static func refusal(of folder: String) async -> String? {
        do {
            await (try await OpenStore(folder)).close()
            return nil
        } catch {
            return (error as? MarqueeError)?.reason.key ?? "\(error)"
        }
    }
}

/// What stands where a file should be.
private enum Obstacle: CaseIterable {
    case link, deadLink, folder, pipe

    func put(at path: String, target: String) throws {
        Files.remove(path)
        switch self {
        case .link: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        case .deadLink: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target + "-missing")
        case .folder: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        case .pipe: mkfifo(path, 0o600)
        }
    }
}
