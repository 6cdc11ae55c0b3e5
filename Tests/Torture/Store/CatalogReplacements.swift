import Foundation
import MarqueeCatalog
import MarqueeDomain
import Synchronization

/// Catalogs of two days that replace each other while four readers search.
struct CatalogReplacements {
    let count: Int
    /// The names of a day, which all have a word of their own.
    private static let names = 40

    func run(_ run: ScenarioRun) async throws -> String {
        let scratch = try Scratch()
        let imports = try CatalogDevice.days.map { day -> CatalogImport in
            let number = day.filter(\.isNumber)
            let lines = (1...Self.names).map { #"{"id":\#($0),"original_title":"Marker \#(number) of \#($0)","popularity":1}"# }
            let folder = try scratch.folder(number)
            try Files.write(Data(lines.joined(separator: "\n").utf8), to: folder + "/movie_ids.json")
            var wanted = CatalogImport(files: [folder + "/movie_ids.json"])
            wanted.day = Day(day)
            return wanted
        }
        let folder = scratch.file("cache")
        let writer = CatalogFolder(folder, recheck: .zero)
        _ = try await writer.make(onProgress: { _ in }) { _ in imports[1] }
        let findings = Findings()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let reader = CatalogFolder(folder, recheck: .zero)
                    while !findings.isOver { findings.note(try await Self.complaint(about: reader)) }
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

    /// The error of an answer; nil for all names of one day.
    private static func complaint(about reader: CatalogFolder) async throws -> String? {
        var query = CatalogQuery("marker")
        query.limit = 100
        guard let hits = try await reader.search(query, includesAdult: true) else { return "no catalog" }
        let word = "Marker " + hits.day.description.filter(\.isNumber) + " "
        guard hits.names.count == names, hits.names.allSatisfy({ $0.name.hasPrefix(word) }) else {
            return "\(hits.names.count) names of \(hits.day): \(hits.names.first?.name ?? "")"
        }
        return nil
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
