import Foundation
import MarqueeCatalog
import MarqueeDomain
import Synchronization

/// Catalogs of two days that replace each other while four readers search.
struct CatalogReplacements {
    let count: Int

    func run(_ run: ScenarioRun) async throws -> String {
        let scratch = try Scratch()
        let imports = try CatalogDays(in: scratch.path).imports
        let folder = scratch.file("cache")
        let writer = CatalogDevice.folder(folder)
        _ = try await writer.make(onProgress: { _ in }) { _ in imports[1] }
        let findings = Findings()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let reader = CatalogDevice.folder(folder)
                    while !findings.isOver { findings.note(try await CatalogDays.complaint(about: reader)) }
                }
            }
            defer { findings.end() }
            for number in 0..<count { _ = try await writer.make(onProgress: { _ in }) { _ in imports[number % 2] } }
            findings.end()
            try await group.waitForAll()
        }
        for complaint in findings.complaints.prefix(5) { run.expect(false, "while catalogs are replaced: \(complaint)") }
        run.expect(findings.searches > 0, "nothing was searched while catalogs were replaced")
        return "\(count) replacements under \(findings.searches) searches"
    }
}

/// The findings of the readers so far.
private final class Findings: Sendable {
    private let state = Mutex((isOver: false, searches: 0, complaints: [String]()))

    var isOver: Bool { state.withLock { $0.isOver } }
    var searches: Int { state.withLock { $0.searches } }
    var complaints: [String] { state.withLock { $0.complaints } }

    func end() { state.withLock { $0.isOver = true } }

    func note(_ complaint: String?) {
        state.withLock { state in
            state.searches += 1
            if let complaint { state.complaints.append(complaint) }
        }
    }
}
