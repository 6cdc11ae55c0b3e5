import Foundation
import MarqueeCatalog
import MarqueeDomain
import Synchronization

/// Imports that replace a catalog, during which the power fails: data that was not synced is lost or damaged.
struct CatalogPowerCuts {
    let count: Int

    func run(_ run: ScenarioRun) async throws -> String {
        let scratch = try Scratch()
        let days = try CatalogDays(in: scratch.path, kinds: ["movie_ids", "tv_series_ids"])
        let inspection = CatalogInspection(days: days)
        var (cuts, kept) = (0, 0)
        let calls = FailingCalls(.gone, at: .max)
        _ = try await CatalogDevice.folder(scratch.file("counted"), calls: calls.fileCalls)
            .make(onProgress: { _ in }) { _ in days.imports[0] }
        for number in 0..<count {
            let (before, after) = (scratch.file("before\(number)"), scratch.file("after\(number)"))
            guard mkdir(after, 0o700) == 0 else { throw Failed("no folder (errno \(errno))") }
            let old = number % 2
            _ = try await CatalogDevice.folder(before).make(onProgress: { _ in }) { _ in days.imports[old] }
            let moment = run.random.pick(1...calls.count + 4)
            let disk = try FadingDisk(before, to: after, kept: try scratch.folder("kept\(number)"), at: moment, seed: run.random.next())
            _ = try await CatalogDevice.folder(before, calls: disk.fileCalls)
                .make(onProgress: { _ in }) { _ in days.imports[1 - old] }
            if disk.isCut {
                cuts += 1
                if try await CatalogDevice.folder(after).info()?.day.description == CatalogDevice.days[old] { kept += 1 }
                for complaint in await inspection.complaints(after, made: nil, next: old) {
                    run.expect(false, "power cut \(number) before call \(moment), \(disk.last): \(complaint)")
                }
            }
            for folder in ["before", "after", "kept"] { Files.remove(scratch.file("\(folder)\(number)")) }
        }
        run.expect(cuts > 0, "the power never failed")
        return "\(cuts) power cuts, \(kept) of them before the new catalog"
    }
}

/// A folder on a disk that keeps synced data, and any part of the rest.
private final class FadingDisk: Sendable {
    private let folder: String
    private let target: String
    private let kept: String
    private let moment: Int
    private let state: Mutex<State>

    private struct State {
        var random: SplitMix64
        var count = 0
        /// The files that are certain to be on the disk under their names: copies of them, because a catalog with a second name is ignored, and
        /// their numbers.
        var durable: [String: (copy: String, number: UInt64?)] = [:]
        /// The files with bytes that are not certain to be on the disk.
        var unsynced: Set<String> = []
        /// The call before which the power failed.
        var last: String?
    }

    /// - Parameters:
    ///   - folder: The folder, all of which is on the disk.
    ///   - target: The folder for the files after the power cut.
    ///   - kept: A folder for copies of the files on the disk.
    ///   - moment: The number of the call before which the power fails.
    ///   - seed: Chooses the data that the disk keeps.
    init(_ folder: String, to target: String, kept: String, at moment: Int, seed: UInt64) throws {
        (self.folder, self.target, self.kept, self.moment) = (folder, target, kept, moment)
        state = Mutex(State(random: SplitMix64(state: seed)))
        try state.withLock { try keepNames(&$0) }
    }

    var isCut: Bool { state.withLock { $0.last != nil } }
    var last: String { state.withLock { $0.last ?? "" } }

    var fileCalls: FileCalls {
        var calls = FileCalls()
        calls.failure = { [self] call in
            state.withLock { state in
                state.count += 1
                do {
                    if state.count == moment {
                        state.last = "\(call)"
                        try cut(&state)
                    }
                    try note(call, &state)
                } catch {
                    state.last = "\(error)"
                }
                return nil
            }
        }
        return calls
    }

    private func note(_ call: FileCalls.Call, _ state: inout State) throws {
        switch call {
        case .create(let path), .write(let path): state.unsynced.insert(name(path))
        case .sync(folder): try keepNames(&state)
        case .sync(let path): state.unsynced.remove(name(path))
        case .rename(let path, let other): if state.unsynced.remove(name(path)) != nil { state.unsynced.insert(name(other)) }
        default: break
        }
    }

    private func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// From now on the present names are certain.
    private func keepNames(_ state: inout State) throws {
        state.durable = [:]
        for name in try CatalogDevice.files(folder) {
            let (path, copy) = ("\(folder)/\(name)", "\(kept)/\(name).\(state.count)")
            // A folder is of no use later.
            guard let bytes = try? Files.read(path) else { continue }
            try Files.write(bytes, to: copy)
            state.durable[name] = (copy, Self.number(path))
        }
    }

    /// Writes the files of the disk: of each name that was changed since the last sync, the old or the new file.
    private func cut(_ state: inout State) throws {
        let present = try CatalogDevice.files(folder)
        for name in Set(present + Array(state.durable.keys)).sorted() {
            let (old, new) = (state.durable[name], present.contains(name) ? "\(folder)/\(name)" : nil)
            let isChanged = old?.number != Self.number(new)
            let isOld = isChanged && state.random.next().isMultiple(of: 2)
            guard let path = isOld ? old?.copy : new, let bytes = try? Files.read(path) else { continue }
            let isWhole = isOld || !state.unsynced.contains(name)
            try Files.write(isWhole ? bytes : damaged(bytes, &state.random), to: "\(target)/\(name)")
        }
    }

    /// Which file a name leads to.
    private static func number(_ path: String?) -> UInt64? {
        var status = stat()
        guard let path, lstat(path, &status) == 0 else { return nil }
        return UInt64(status.st_ino)
    }

    /// A part of the bytes, some of which are zero.
    private func damaged(_ bytes: Data, _ random: inout SplitMix64) -> Data {
        var damaged = Data(bytes.prefix(random.pick(0...bytes.count)))
        if random.next().isMultiple(of: 2) { damaged = bytes }
        for start in stride(from: 0, to: damaged.count, by: 512) where random.next().isMultiple(of: 4) {
            let end = min(start + 512, damaged.count)
            damaged.replaceSubrange(start..<end, with: repeatElement(0, count: end - start))
        }
        return damaged
    }
}
