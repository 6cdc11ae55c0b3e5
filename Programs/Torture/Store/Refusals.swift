import Foundation
import MarqueeDomain

extension Scenario {
    static let newerSchema = Scenario(
        "newer-schema",
        """
        Files of a newer version are read if they say that this version can, and are never changed: else the user file is refused, and \
        the rest works without the cache.
        """,
        quick: 2, full: 50
    ) { run in
        for round in 1...run.rounds {
            let (scratch, later) = (try await filled(), round == 1 ? 1 : run.random.pick(1...10_000))
            let (user, cache) = (scratch.file("user.sqlite"), scratch.file("cache.sqlite"))
            let ours = (raise(user, by: later, isReadable: true), raise(cache, by: later, isReadable: true))
            let before = (try Files.read(user), try Files.read(cache))
            let readable = try await OpenStore(scratch.path)
            run.expect(try await readable.holds(1) == .same, "round \(round): an answer of a newer cache cannot be read")
            run.expect(try await readable.searches() == ["Before."], "round \(round): a search of a newer file cannot be read")
            let refused = (await reason { try await readable.keep(2) }, await reason { try await readable.remember("No.") })
            run.expect(refused == ("store.newer", "store.newer"), "round \(round): writes end with \(refused)")
            await readable.close()
            run.expect((try Files.read(user), try Files.read(cache)) == before, "round \(round): a file that can be read has changed")

            setVersion(of: user, to: ours.0)
            _ = Inspection.texts("DROP TABLE later", in: user)
            raise(cache, by: later, isReadable: false)
            let unreadable = try Files.read(cache)
            let store = try await OpenStore(scratch.path)
            run.expect(await reason { try await store.keep(1) } == "store.newer", "round \(round): the newer cache is used")
            try await store.remember("Meanwhile.")
            await store.close()
            run.expect(store.rebuilds.isEmpty, "round \(round): \(store.rebuilds)")
            run.expect(try Files.read(cache) == unreadable, "round \(round): the newer cache has changed")

            raise(user, by: later, isReadable: false)
            let last = try Files.read(user)
            run.expect(await refusal(of: scratch.path) == "store.newer", "round \(round): the newer file is not refused")
            run.expect(try Files.read(user) == last, "round \(round): a file that was refused has changed")
        }
        return "\(run.rounds) newer user files and caches read or refused, none changed"
    }

    /// Makes a file one of a later version, which has a table more. Returns its own version.
    @discardableResult
    private static func raise(_ file: String, by versions: Int, isReadable: Bool) -> Int {
        let number = Inspection.texts("PRAGMA user_version", in: file)?.first.flatMap { Int($0) } ?? 0
        let version = number % 65_536
        _ = Inspection.texts("CREATE TABLE IF NOT EXISTS later(id INTEGER PRIMARY KEY)", in: file)
        setVersion(of: file, to: version + versions + (isReadable ? version * 65_536 : 0))
        return version
    }

    private static func setVersion(of file: String, to number: Int) {
        _ = Inspection.texts("PRAGMA user_version = \(number)", in: file)
    }

    /// Why a store cannot be opened; nil if it can.
    static func refusal(of folder: String) async -> String? { await reason { await (try await OpenStore(folder)).close() } }

    /// Why a call fails; nil if it does not.
    private static func reason(_ call: () async throws -> Void) async -> String? {
        do {
            try await call()
            return nil
        } catch {
            return (error as? MarqueeError)?.reason.key ?? "\(error)"
        }
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

    /// A folder with a used store in it.
    static func filled() async throws -> Scratch {
        let scratch = try Scratch()
        let store = try await OpenStore(scratch.path)
        try await store.remember("Before.")
        try await store.keep(1)
        await store.close()
        return scratch
    }
}

/// The object in the place of a file.
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
