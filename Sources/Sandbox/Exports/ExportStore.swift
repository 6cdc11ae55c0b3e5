import Foundation
import Synchronization

/// The daily exports of a running sandbox. A file of a day stays as it was when it was first asked for.
final class ExportStore: Sendable {
    private struct State {
        var exports: SandboxExports
        var files: [String: [UInt8]] = [:]
        /// How many answers there were.
        var answers: UInt32 = 0
    }

    private let state: Mutex<State>
    private let clock: @Sendable () -> Date
    private let firstDay: ExportDay

    init(_ exports: SandboxExports, clock: @escaping @Sendable () -> Date) {
        state = Mutex(State(exports: exports))
        self.clock = clock
        firstDay = ExportDay(newestAt: clock(), readyHour: exports.readyHour)
    }

    var exports: SandboxExports { state.withLock { $0.exports } }

    func change(_ change: (inout SandboxExports) -> Void) {
        state.withLock { state in
            let before = state.exports
            change(&state.exports)
            if state.exports != before { state.files = [:] }
        }
    }

    /// The settings, and the number of this answer.
    func beginAnswer() -> (exports: SandboxExports, number: UInt32) {
        state.withLock { state in
            state.answers += 1
            return (state.exports, state.answers)
        }
    }

    /// Whether the file of a kind and a day is there.
    func isThere(_ kind: GeneratedExport.Kind, _ day: ExportDay, _ exports: SandboxExports) -> Bool {
        let newest = ExportDay(newestAt: clock(), readyHour: exports.readyHour)
        guard day <= newest, day.number > newest.number - exports.keptDays, !exports.missingDays.contains(day.text) else { return false }
        // Adult titles have had files of their own since then.
        if kind.isAdult, day < Self.firstAdultDay { return false }
        return !(exports.flaws.contains(.unfinishedDay) && day == newest && kind == .people)
    }

    private static let firstAdultDay = ExportDay(number: 19_543)

    /// The bytes of a file.
    func file(
        _ name: String, _ kind: GeneratedExport.Kind, _ day: ExportDay, _ exports: SandboxExports, _ catalog: SandboxCatalog
    ) -> [UInt8] {
        if let file = state.withLock({ $0.files[name] }) { return file }
        var bytes = ExportText(kind: kind, flaws: exports.flaws).packed { add in
            guard let names = exports.names else { return CatalogExport(catalog: catalog).lines(kind).forEach(add) }
            var generated = GeneratedExport(kind, count: max(1, names * kind.share / 1_000_000), seed: exports.seed)
            generated.age = max(0, day.number - firstDay.number)
            generated.forEachLine { add($0) }
        }
        if exports.flaws.contains(.cutFile) { bytes.removeLast(bytes.count / 2) }
        if exports.flaws.contains(.damagedFile) { for place in bytes.indices.dropFirst(bytes.count / 2).prefix(4) { bytes[place] ^= 0xFF } }
        return state.withLock { state in
            // Two requests may have made it; both get the same one.
            if let file = state.files[name] { return file }
            if state.exports == exports { state.files[name] = bytes }
            return bytes
        }
    }
}
