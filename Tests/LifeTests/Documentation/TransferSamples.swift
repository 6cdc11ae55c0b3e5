import Foundation
import Marquee
import MarqueeTransfer

// The samples of Docs/Transfer.md and of the module's reference.
func importFile(marquee: MarqueeClient, url: URL) async throws {
    let file = ImportFile(name: "letterboxd.zip", content: try Data(contentsOf: url))
    let rows = ImportedRows([file])
    for problem in rows.problems { print(problem.place.file, problem.place.line ?? 0, problem.reason, problem.text) }

    let plan = try await marquee.importLibrary.plan(rows)
    let summary = plan.summary
    print(summary.set, "to set,", summary.conflicts, "that differ,", summary.ambiguous, "to choose,", summary.notFound, "not found")

    let report = try await marquee.importLibrary.apply(plan)
    print(report.stored, "stored,", report.failures.count, "failed")
}

func exportDocument(marquee: MarqueeClient, url: URL, table: URL) async throws {
    let document = try await marquee.exportLibrary()
    try document.json.write(to: url)
    try Data(document.csv(.letterboxdRatings).utf8).write(to: table)
}

func referenceFile(url: URL, data: Data) throws {
    let file = ImportFile(name: "ratings.csv", content: try Data(contentsOf: url))
    print(file.name)
    let rows = ImportedRows([ImportFile(name: "ratings.csv", content: data)])
    print(rows.rows.count, "rows,", rows.problems.count, "problems")
}

func referenceImport(marquee: MarqueeClient, files: [ImportFile]) async throws {
    let rows = ImportedRows(files)
    let plan = try await marquee.importLibrary.plan(rows)
    print(plan.summary.set, "marks to set,", plan.summary.ambiguous, "titles to choose")
    let report = try await marquee.importLibrary.apply(plan)
    print(report.stored)
}

func referenceExport(marquee: MarqueeClient, file: URL) async throws {
    let document = try await marquee.exportLibrary()
    try document.json.write(to: file)
}
