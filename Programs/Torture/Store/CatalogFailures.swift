import Foundation
import MarqueeCatalog
import MarqueeDomain
import Synchronization

/// Imports that replace a catalog, while one of their calls of the system fails: each of them in turn.
struct CatalogFailures {
    /// The most calls that fail with each fault.
    let most: Int

    func run(_ run: ScenarioRun) async throws -> String {
        let scratch = try Scratch()
        let days = try CatalogDays(in: scratch.path, kinds: ["movie_ids", "tv_series_ids", "person_ids"])
        let inspection = CatalogInspection(days: days)
        let folder = scratch.file("cache")
        let first = FailingCalls(.gone, at: .max)
        _ = try await Self.folder(folder, first).make(onProgress: { _ in }) { _ in days.imports[0] }
        let all = first.count
        let stride = max(1, all / most)
        var (failed, told, present) = (0, 0, 0)
        for fault in CatalogFault.allCases {
            var number = 1 + run.random.pick(0...1_000) % stride
            // The numbers of calls of imports differ a little, as a replacement removes a file.
            while true {
                let (calls, wanted) = (FailingCalls(fault, at: number), 1 - present)
                var made: Int?
                do throws(MarqueeError) {
                    _ = try await Self.folder(folder, calls).make(onProgress: { _ in }) { _ in days.imports[wanted] }
                    made = wanted
                } catch {
                    told += 1
                    // A given file that cannot be read is the caller's, and everything else the store's.
                    let isStore = error.code == .storage || error.reason.key == "catalog.unreadableFile"
                    let fits = fault.isFull ? error.code == .storageFull : isStore
                    run.expect(fits, "\(fault), call \(number): \(error.code), \(error.reason.text)")
                }
                if calls.count < number { break }
                failed += calls.failures
                // Older days are replaced by newer ones, and the other way round.
                present = number % 2
                let complaints = await inspection.complaints(folder, made: made, next: present)
                for complaint in complaints { run.expect(false, "\(fault), call \(number), \(calls.last): \(complaint)") }
                number += stride
            }
            let last = present
            _ = try await CatalogDevice.folder(folder).make(onProgress: { _ in }) { _ in days.imports[last] }
        }
        run.expect(failed > 0, "no call of an import ever failed")
        return "\(failed) failed calls, \(told) typed errors"
    }

    private static func folder(_ path: String, _ calls: FailingCalls) -> CatalogFolder {
        CatalogDevice.folder(path, calls: calls.fileCalls)
    }
}

/// The results of calls.
enum CatalogFault: String, CaseIterable {
    /// One call fails.
    case inputOutput = "EIO"
    /// The disk fails, and does not come back.
    case gone = "EIO from then on"
    case noSpace = "ENOSPC"
    /// Half of the bytes are written; the next write finds the disk full.
    case shortWrite = "short write"
    /// A read or a write was interrupted by a signal.
    case interrupted = "EINTR"

    var isFull: Bool { self == .noSpace || self == .shortWrite }
}

/// The calls of an import, of which some fail.
final class FailingCalls: Sendable {
    private let fault: CatalogFault
    private let chosen: Int
    private let state = Mutex((count: 0, failures: 0, last: ""))

    /// - Parameter chosen: The number of the first call that fails.
    init(_ fault: CatalogFault, at chosen: Int) {
        (self.fault, self.chosen) = (fault, chosen)
    }

    /// The number of calls so far.
    var count: Int { state.withLock { $0.count } }
    /// The number of calls that have failed.
    var failures: Int { state.withLock { $0.failures } }
    /// The last call that has failed.
    var last: String { state.withLock { $0.last } }

    var fileCalls: FileCalls {
        var calls = FileCalls()
        calls.failure = { [self] call in
            state.withLock { state in
                state.count += 1
                guard let failure = failure(of: call, state.count) else { return nil }
                state.failures += 1
                state.last = "\(call)"
                return failure
            }
        }
        return calls
    }

    private func failure(of call: FileCalls.Call, _ number: Int) -> FileCalls.Failure? {
        guard number >= chosen else { return nil }
        let isFirst = number == chosen
        switch fault {
        case .inputOutput: return isFirst ? .error(EIO) : nil
        case .gone: return .error(EIO)
        case .noSpace: return call.needsSpace ? .error(ENOSPC) : nil
        case .shortWrite: return !call.needsSpace ? nil : isFirst && call.isWrite ? .shortWrite : .error(ENOSPC)
        case .interrupted: return isFirst && call.canBeInterrupted ? .error(EINTR) : nil
        }
    }
}

extension FileCalls.Call {
    var isWrite: Bool { if case .write = self { true } else { false } }

    /// Whether a full disk refuses it.
    var needsSpace: Bool {
        switch self {
        case .create, .createFolder, .write: true
        default: false
        }
    }

    /// Whether the caller has to repeat it after a signal.
    var canBeInterrupted: Bool {
        switch self {
        case .read, .write, .sync: true
        default: false
        }
    }
}
