import Marquee
import MarqueePresentation

extension Command {
    static let catalog = Command(
        name: "catalog",
        places: [.words("info", "import", "enrich", "search", "verify", "remove").optional(then: .value(.file, .text)).open],
        summary: CommandSummaries.catalog, options: [.limit, .date, .kinds, .allowFewer, .manifest],
        isEnglish: true, showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let (action, rest) = (arguments.words.dropFirst().first ?? "info", Array(arguments.words.dropFirst(2)))
        guard let run = CatalogAction(action, rest) else {
            guard action == "enrich" else { throw .usage(Texts.catalogUsage) }
            let language = rest.count == 1 ? try? Audience(language: rest[0]).language : nil
            throw .usage(Texts.catalogEnrichUsage(language ?? "fr-FR"))
        }
        // Each action has its own options.
        let unused = [Option.limit, .date, .kinds, .allowFewer, .manifest].first { arguments.has($0) && !run.options.contains($0) }
        if let unused { throw .usage(Texts.notSupported(unused.name)) }
        var asksServer = false
        switch run {
        case .enrich:
            try arguments.requireNetwork()
            asksServer = true
        // Without files, those of a day are downloaded.
        case .files([]): try arguments.requireNetwork()
        default: break
        }
        try await CommandSession.with(arguments, context, asksServer: asksServer) { (command) async throws(Failure) in
            switch run {
            case .info: try await command.showCatalog()
            case .verify: try await command.verifyCatalog(manifest: try arguments.text(.manifest).map(CatalogManifest.init))
            case .enrich: try await command.enrichCatalog()
            case .remove: try await command.removeCatalog()
            case .search(let text):
                var query = CatalogQuery(text)
                if let limit = try arguments.limit() {
                    guard limit <= 1_000 else { throw .usage(Texts.needsNumber("limit", from: 1, to: 1_000)) }
                    query.limit = limit
                }
                query.kinds = try arguments.catalogKinds() ?? []
                try await command.searchCatalog(query)
            case .files(let files): try await command.importCatalog(try CatalogImport(files, arguments))
            }
        }
    }
}

/// The request of the words behind the command.
private enum CatalogAction {
    case info, verify, remove, enrich
    case search(String)
    case files([String])

    init?(_ word: String, _ rest: [String]) {
        switch (word, rest.isEmpty) {
        case ("info", true): self = .info
        case ("verify", true): self = .verify
        case ("remove", true): self = .remove
        case ("enrich", true): self = .enrich
        case ("search", false): self = .search(rest.joined(separator: " "))
        case ("import", _): self = .files(rest)
        default: return nil
        }
    }
}

extension CatalogAction {
    /// The options that the action takes.
    fileprivate var options: Set<Option> {
        switch self {
        case .info, .remove, .enrich: []
        case .verify: [.manifest]
        case .search: [.limit, .kinds]
        case .files: [.date, .kinds, .allowFewer]
        }
    }
}

extension ParsedArguments {
    /// The kinds that are named; nil if none are.
    fileprivate func catalogKinds() throws(Failure) -> Set<CatalogKind>? {
        guard let text = text(.kinds) else { return nil }
        var kinds: Set<CatalogKind> = []
        for name in MarqueeClient.Configuration.list(text) {
            guard let kind = CatalogKind(rawValue: name) else { throw .usage(Texts.catalogNoKind(name)) }
            kinds.insert(kind)
        }
        return kinds
    }
}

extension CatalogImport {
    /// The files that are named, or those of a day.
    fileprivate init(_ files: [String], _ arguments: ParsedArguments) throws(Failure) {
        self.init()
        if !files.isEmpty { self.files = files }
        if let text = arguments.text(.date) {
            guard let day = Day(text), day.description == text else { throw .usage(Texts.catalogDate(text)) }
            self.day = day
        }
        if let named = try arguments.catalogKinds() {
            guard files.isEmpty else { throw .usage(Texts.catalogKindsOfFiles) }
            kinds = named
        }
        allowsFewer = arguments.has(.allowFewer)
    }
}

extension CommandSession {
    fileprivate func showCatalog() async throws(Failure) {
        guard let info = try await marquee({ () async throws(MarqueeError) in try await client.catalog.info() }) else {
            return try await showNoCatalog()
        }
        try show(info)
    }

    /// Compares the checksums and, with a manifest, the digest of the file.
    fileprivate func verifyCatalog(manifest: CatalogManifest?) async throws(Failure) {
        let found = try await marquee { () async throws(MarqueeError) -> (CatalogInfo, CatalogDigest)? in
            guard let info = try await client.catalog.verify(), let digest = try await client.catalog.digest() else { return nil }
            return (info, digest)
        }
        guard let (info, digest) = found else { return try await showNoCatalog() }
        try manifest?.check(digest)
        if isJSON { return try terminal.print(json: CatalogJSON(info, digest)) }
        terminal.print(Screens.catalog(info, digest, width: terminal.width))
        terminal.note(Line(Texts.catalogRight))
    }

    fileprivate func removeCatalog() async throws(Failure) {
        let wasThere = await hasCatalogFile()
        try await marquee { () async throws(MarqueeError) in try await client.catalog.remove() }
        if isJSON { try terminal.print(json: CatalogJSON(nil)) }
        terminal.note(Line(wasThere ? Texts.catalogRemoved : Texts.catalogMissing))
    }

    /// Whether there is a file to remove. Only a check finds one that cannot be used.
    private func hasCatalogFile() async -> Bool {
        do throws(MarqueeError) {
            if try await client.catalog.info() != nil { return true }
            return try await client.catalog.verify() != nil
        } catch {
            return true
        }
    }

    private func showNoCatalog() async throws(Failure) {
        try await refuseIgnoredFile()
        if isJSON { return try terminal.print(json: CatalogJSON(nil)) }
        throw .other(Texts.catalogMissing, hint: Texts.catalogImportHint)
    }

    /// Fails if there is no catalog because the file in its place cannot be used. Only a check of the file says so.
    private func refuseIgnoredFile() async throws(Failure) {
        _ = try await marquee { () async throws(MarqueeError) in try await client.catalog.verify() }
    }

    private func show(_ info: CatalogInfo) throws(Failure) {
        if isJSON { try terminal.print(json: CatalogJSON(info)) } else { terminal.print(Screens.catalog(info, width: terminal.width)) }
    }

    fileprivate func importCatalog(_ files: CatalogImport) async throws(Failure) {
        let updates = client.catalog.importing.progress(files)
        var finished: CatalogImportResult?
        do throws(MarqueeError) {
            for try await progress in updates {
                if case .finished(let result) = progress { finished = result }
                if let step = progress.text { self.progress?.note(step) }
            }
        } catch {
            throw .marquee(error.naming(files.files ?? []))
        }
        guard let finished else { throw .marquee(MarqueeError(.cancelled, .init("catalog.interrupted", Texts.interrupted))) }
        try show(finished.info)
        terminal.note(Line(Texts.catalogImported(Texts.screens.number(finished.info.count))))
        let omitted = finished.unreadableLines + finished.namelessEntries + finished.repeatedEntries
        if omitted > 0 { terminal.note(Line(Texts.catalogLeftOut(Texts.screens.number(omitted)))) }
    }

    fileprivate func enrichCatalog() async throws(Failure) {
        var sum: CatalogEnrichmentResult?
        repeat {
            // In steps, to show how far that is. Each goes on where the one before ended.
            let step = try await marquee { () async throws(MarqueeError) in
                try await client.catalog.enrich.execute(CatalogEnrichment(requests: 20))
            }
            var all = step
            all.titles += sum?.titles ?? 0
            all.requests += sum?.requests ?? 0
            sum = all
            let (done, most) = (all.isComplete ? CatalogEnrichment.mostRequests : all.pages, CatalogEnrichment.mostRequests)
            progress?.note(CatalogProgress.bar(done, of: most) + " " + Texts.page(done, of: most))
        } while sum?.isComplete == false
        guard let sum else { return }
        if isJSON { try terminal.print(json: EnrichmentJSON(sum)) }
        terminal.note(Line(Texts.catalogEnriched(Texts.screens.number(sum.titles), sum.language)))
    }

    fileprivate func searchCatalog(_ query: CatalogQuery) async throws(Failure) {
        guard let hits = try await marquee({ () async throws(MarqueeError) in try await client.catalog.search(query) }) else {
            try await refuseIgnoredFile()
            throw .other(Texts.catalogMissing, hint: Texts.catalogImportHint)
        }
        if isJSON { return try terminal.print(json: CatalogHitsJSON(hits)) }
        if !hits.droppedWords.isEmpty {
            terminal.note(Line(Texts.catalogWithout(hits.droppedWords.joined(separator: Texts.comma))))
        }
        if hits.names.isEmpty { return terminal.print(Line(Texts.nothingFound(query.text), .heading)) }
        terminal.print(Table(columns: [.kind, .id, .text], rows: hits.names.map(\.cells)).lines(width: terminal.width))
    }
}

extension MarqueeError {
    /// The error with the path of a file in place of its number.
    fileprivate func naming(_ files: [String]) -> MarqueeError {
        guard let number = reason.values["file"].flatMap({ Int($0) }), files.indices.contains(number - 1) else { return self }
        var error = self
        error.reason = Reason(reason.key, reason.values.merging(["file": files[number - 1]]) { $1 })
        return error
    }
}

extension CatalogProgress {
    fileprivate var text: String? {
        switch self {
        case .fetching(let bytes, let file, let count):
            Texts.catalogFetching(Self.bar(file - 1, of: count), Texts.screens.number(bytes >> 20), "\(file)", "\(count)")
        case .reading(let count): Texts.catalogReading(Texts.screens.number(count))
        case .indexing(let done, let total):
            Self.bar(done, of: total) + " " + Texts.catalogIndexing(Texts.screens.number(done), Texts.screens.number(total))
        case .writing: Texts.catalogWriting
        case .finished: nil
        }
    }

    fileprivate static func bar(_ done: Int, of total: Int) -> String {
        let filled = min(20, max(0, done * 20 / max(1, total)))
        return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: 20 - filled) + "]"
    }
}

extension CatalogName {
    fileprivate var cells: [Line] {
        let name = parts.reduce(Line.empty) { $0 + Line($1.text, $1.isMatch ? .heading : .plain) }
        return [Line(kind.rawValue), Line(String(number)), name]
    }
}

extension Screens {
    fileprivate static func catalog(_ info: CatalogInfo, _ digest: CatalogDigest? = nil, width: Int) -> [Line] {
        let counts = CatalogKind.allCases.compactMap { kind in
            info.counts[kind].map { (Texts.catalogKind(kind), Texts.screens.number($0)) }
        }
        let rows =
            [(Texts.catalogDay, info.day.description), (Texts.catalogNames, Texts.screens.number(info.count))] + counts
            + [(Texts.cacheBytes, Texts.screens.number(info.bytes))] + (digest.map { [("SHA-256", $0.sha256)] } ?? [])
        return [Line(Texts.catalogHeading, .heading)]
            + Table(columns: [.text, .text], rows: rows.map { [Line($0.0, .faint), Line($0.1)] }).lines(width: width)
    }
}
