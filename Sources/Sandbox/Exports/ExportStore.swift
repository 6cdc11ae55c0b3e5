import Foundation
import Synchronization

/// The daily exports of a running sandbox. A file of a day stays as it was when it was first asked for.
final class ExportStore: Sendable {
    private struct State {
        var exports: Sandbox.Exports
        var files: [String: [UInt8]] = [:]
        /// How many answers there were.
        var answers: UInt32 = 0
    }

    private let state: Mutex<State>
    private let clock: @Sendable () -> Date
    private let firstDay: ExportDay

    init(_ options: Sandbox.Options) {
        state = Mutex(State(exports: options.exports))
        clock = options.clock
        firstDay = ExportDay(newestAt: options.clock(), readyHour: options.exports.readyHour)
    }

    var exports: Sandbox.Exports { state.withLock { $0.exports } }

    func change(_ change: (inout Sandbox.Exports) -> Void) {
        state.withLock { state in
            let before = state.exports
            change(&state.exports)
            if state.exports != before { state.files = [:] }
        }
    }

    /// The answer to a request for a file, by the last segment of its path.
    func answer(_ name: String, _ request: Request, _ catalog: @autoclosure () -> SandboxCatalog) -> Reply {
        guard request.method == "GET" || request.method == "HEAD" else { return .failure(Refusal.methodNotSupported) }
        let (exports, number) = state.withLock { state in
            state.answers += 1
            return (state.exports, state.answers)
        }
        guard let (kind, day) = Self.parts(of: name), isThere(kind, day, exports) else { return .accessDenied }
        if exports.flaws.contains(.webPage) { return Reply(contentType: "text/html; charset=utf-8", body: Reply.portal) }
        var body = file(name, kind, day, exports, catalog())
        // The time in the head of gzip may be any.
        if exports.flaws.contains(.changingFile) {
            for place in 0..<4 { body[4 + place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
        }
        return .file(body, to: request, exports.flaws)
    }

    private func isThere(_ kind: GeneratedExport.Kind, _ day: ExportDay, _ exports: Sandbox.Exports) -> Bool {
        let newest = ExportDay(newestAt: clock(), readyHour: exports.readyHour)
        guard day <= newest, day.number > newest.number - exports.keptDays, !exports.missingDays.contains(day.text) else { return false }
        // Adult titles have had files of their own since then.
        if kind.isAdult, day < Self.firstAdultDay { return false }
        return !(exports.flaws.contains(.unfinishedDay) && day == newest && kind == .people)
    }

    private static let firstAdultDay = ExportDay(number: 19_543)

    private func file(
        _ name: String, _ kind: GeneratedExport.Kind, _ day: ExportDay, _ exports: Sandbox.Exports, _ catalog: SandboxCatalog
    ) -> [UInt8] {
        if let file = state.withLock({ $0.files[name] }) { return file }
        var bytes = ExportLines(kind: kind, flaws: exports.flaws).packed { add in
            guard let names = exports.names else { return CatalogExport(catalog: catalog).lines(kind).forEach(add) }
            var generated = GeneratedExport(kind, count: max(1, names * kind.share / 1_000_000), seed: exports.seed)
            generated.age = max(0, day.number - firstDay.number)
            generated.forEachLine { add($0) }
        }
        if exports.flaws.contains(.cutFile) { bytes.removeLast(bytes.count / 2) }
        return state.withLock { state in
            // Two requests may have made it; both get the same one.
            if let file = state.files[name] { return file }
            if state.exports == exports { state.files[name] = bytes }
            return bytes
        }
    }

    /// The kind and the day of `movie_ids_11_25_2026.json.gz`.
    private static func parts(of name: String) -> (GeneratedExport.Kind, ExportDay)? {
        guard name.hasSuffix(".json.gz") else { return nil }
        let stem = name.dropLast(".json.gz".count)
        guard let day = ExportDay(name: stem.suffix(10)), stem.dropLast(10).last == "_",
            let kind = GeneratedExport.Kind(rawValue: String(stem.dropLast(11)))
        else { return nil }
        return (kind, day)
    }
}
