import MarqueeDomain

/// The kinds and the day of some files, by their names.
struct ImportPlan: Sendable {
    var sources: [CatalogImporter.Source] = []
    var day: Day
    var allowsFewer: Bool
    /// The kinds that a catalog may not lose by the import.
    var kinds: Set<CatalogKind>

    init(_ files: CatalogImport) throws(MarqueeError) {
        var days: Set<Day> = []
        for (index, path) in (files.files ?? []).enumerated() {
            guard let name = ExportName(path: path), !path.utf8.contains(0) else {
                throw MarqueeError(.invalidInput, .init("catalog.unknownFile", ["file": "\(index + 1)"]))
            }
            if let day = name.day { days.insert(day) }
            sources.append(CatalogImporter.Source(path: path, kind: name.kind.number, isAdult: name.isAdult, number: index + 1))
        }
        guard !sources.isEmpty else { throw MarqueeError(ImportFailure.empty) }
        guard let day = files.day ?? days.max() else { throw MarqueeError(.invalidInput, .init("catalog.noDay")) }
        self.day = day
        allowsFewer = files.allowsFewer
        kinds = files.kinds
    }
}
