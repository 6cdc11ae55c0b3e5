import MarqueeDomain

/// The kinds and the day of some files, by their names.
struct ImporterPlan: Sendable {
    var sources: [CatalogImporter.Source] = []
    var day: Day
    var allowsFewer: Bool
    /// The kinds that a catalog may not lose by the import.
    var kinds: Set<CatalogKind>
    /// Whether the files were downloaded: their content is an answer of the server and not the caller's input.
    let isFetched: Bool

    /// - Parameters:
    ///   - files: The files.
    ///   - fetched: The folder of downloads.
    init(_ files: CatalogImport, fetched: String) throws(MarqueeError) {
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
        isFetched = sources.allSatisfy { $0.path.hasPrefix(fetched + "/") }
    }

    /// The error of an import of these files.
    func error(_ failure: ImportFailure) -> MarqueeError {
        switch failure {
        case .foreign, .damaged, .unreadableLines, .cut, .empty:
            isFetched ? MarqueeError(.unreadable, MarqueeError(failure).reason) : MarqueeError(failure)
        case .unread(_, let code): isFetched ? MarqueeError(ImportFailure.system(code)) : MarqueeError(failure)
        default: MarqueeError(failure)
        }
    }
}
