public import MarqueeDomain

extension CatalogFolder {
    public func make(
        onProgress: @escaping @Sendable (CatalogProgress) -> Void,
        files: @Sendable (_ folder: String) async throws(MarqueeError) -> CatalogImport
    ) async throws(MarqueeError) -> CatalogImportResult {
        let fetched = "\(path)/\(Self.prefix)files.tmp"
        let lock = try await importing.run { [self] _ throws(MarqueeError) in
            guard let lock = try takeLock(creates: true) else { throw MarqueeError(.storage, .storeMissing) }
            removeLeftovers()
            guard calls.createFolder(fetched) == 0 else { throw MarqueeError(ImportFailure.now) }
            return lock
        }
        defer { lock.release() }
        let before = ImportNote(lock.text).rest
        lock.note(ImportNote(began: now(), rest: before).text)
        do throws(MarqueeError) {
            let plan = try ImporterPlan(try await files(fetched), fetched: fetched)
            if isOld(plan.day) { throw MarqueeError(.invalidInput, .init("catalog.tooOld")) }
            if isOfFuture(plan.day) { throw MarqueeError(.invalidInput, .init("catalog.futureDay")) }
            return try await importing.run { [self] isCancelled throws(MarqueeError) in
                defer { removeLeftovers() }
                let result = try make(plan, onProgress, isCancelled)
                lock.note("")
                return result
            }
        } catch {
            // Also when the task was cancelled before its turn.
            await importing.finish { [self] in
                removeLeftovers()
                lock.note(before)
            }
            throw error
        }
    }

    private func make(
        _ plan: ImporterPlan, _ onProgress: @escaping @Sendable (CatalogProgress) -> Void, _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(MarqueeError) -> CatalogImportResult {
        let name = "\(Self.prefix)\(plan.day.number)"
        let target = "\(path)/\(name).new"
        var importer = CatalogImporter(sources: plan.sources, day: plan.day.number)
        importer.calls = calls
        importer.isCancelled = isCancelled
        importer.report = { onProgress(CatalogProgress($0)) }
        let before = current()
        if !plan.allowsFewer, let before {
            let kept = Set(plan.kinds.map(\.number))
            importer.before = before.counts.filter { kept.contains($0.key) }
        }
        let summary: ImportSummary
        do throws(ImportFailure) { summary = try importer.make(at: target) } catch { throw plan.error(error) }
        let failure = try replace(by: target, named: name)
        forget()
        // Another file may have stayed, and be of a later day.
        guard let file = current(), file.day == plan.day.number, let info = file.info else {
            throw failure ?? MarqueeError(CatalogDamage.cut)
        }
        var result = CatalogImportResult(info: info)
        if let before {
            // A damaged catalog is replaced, and says nothing about ids.
            let differences = try? CatalogDifferences(from: before, to: file)
            (result.added, result.removed) = (differences?.added ?? [:], differences?.removed ?? [:])
        }
        result.unreadableLines = summary.unreadable
        result.namelessEntries = summary.nameless
        result.repeatedEntries = summary.repeated
        return result
    }
}
