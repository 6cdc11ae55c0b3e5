import Marquee
import MarqueeKeeping
import MarqueePresentation

extension CommandSession {
    /// Lists the requests, each on one line.
    func listKept() async throws(Failure) {
        let kept = try await status(of: try await marquee { () async throws(MarqueeError) in try await client.keeping.jobs() })
        if isJSON { return try terminal.print(json: KeptListJSON(jobs: kept.map { KeptJSON($0.job, $0.progress) })) }
        guard !kept.isEmpty else { return terminal.print(Line(Texts.nothingKept)) }
        var rows: [[Line]] = []
        for (job, progress) in kept {
            rows.append([
                Line(job.shortID), Line(job.created.description, .faint),
                Line("\(Texts.screens.number(progress.stored))/\(Texts.screens.number(job.count(progress)))"),
                Line(Texts.megabytes(progress.bytes)), Line(await name(of: job)),
            ])
        }
        terminal.print(Line(Texts.keptHere, .heading))
        terminal.print(
            Table(columns: [.text, .keptDay, .keptNumber, .keptNumber, .text], rows: rows).lines(width: terminal.width))
    }

    /// Shows how much of requests is stored, and the titles that are not, with the reasons.
    func showStatus(of jobs: [KeepJob]) async throws(Failure) {
        let kept = try await status(of: jobs)
        var failures: [KeepJob.ID: [KeepFailure]] = [:]
        for job in jobs {
            failures[job.id] = try await marquee { () async throws(MarqueeError) in try await client.keeping.failures(of: job.id) }
        }
        if isJSON {
            let all = kept.map { KeptJSON($0.job, $0.progress, failures[$0.job.id] ?? []) }
            return try terminal.print(json: KeptListJSON(jobs: all))
        }
        if kept.isEmpty { return terminal.print(Line(Texts.nothingKept)) }
        for (index, (job, progress)) in kept.enumerated() {
            if index > 0 { terminal.print(.empty) }
            terminal.print(Line(await name(of: job), .heading) + Line("  " + job.shortID, .faint))
            terminal.print((Line("  ") + Line(progress.line(of: job))).hanging(at: 2))
            let left = progress.left + job.count(progress) - progress.items
            if left > 0 {
                terminal.print(Line("  " + Texts.keptLeft(left) + " ") + Line(Texts.keepGoesOn(job.shortID), .faint))
            }
            try await show(failures[job.id] ?? [])
        }
    }

    private func show(_ failures: [KeepFailure]) async throws(Failure) {
        for failure in failures {
            let reason = failure.reason.map { MarqueeError.Reason($0).words } ?? Texts.keepMissing
            terminal.print((Line("  " + Texts.labeled(await title(of: failure.item))) + Line(reason, .faint)).hanging(at: 4))
        }
    }

    private func status(of jobs: [KeepJob]) async throws(Failure) -> [(job: KeepJob, progress: KeepProgress)] {
        try await marquee { () async throws(MarqueeError) in
            var found: [(job: KeepJob, progress: KeepProgress)] = []
            for job in jobs { found.append((job, try await client.keeping.progress(of: job.id))) }
            return found
        }
    }

    /// The words for what a request names: its first titles, or where they are from.
    private func name(of job: KeepJob) async -> String {
        switch job.request.items {
        case .titles(let items):
            var names: [String] = []
            for item in items.prefix(3) { names.append(await title(of: item)) }
            return names.joined(separator: Texts.comma) + (items.count > names.count ? Texts.comma + Texts.andOthers : "")
        case .library: return Texts.keptLibrary
        case .list(let id): return Texts.keptList(id)
        case .popular(.movie, let count): return Texts.keptPopularMovies(count)
        case .popular(_, let count): return Texts.keptPopularSeries(count)
        case .discoverMovies(_, let count): return Texts.keptDiscoveredMovies(count)
        case .discoverTV(_, let count): return Texts.keptDiscoveredSeries(count)
        }
    }

    /// A title as this device knows it, or its kind and number.
    private func title(of item: MediaReference) async -> String {
        (try? await client.preview(item))?.title ?? "\(item.kind.rawValue) \(item.id)"
    }
}

extension KeepJob {
    /// How many titles the request has. Before its first run, only those are known that it names.
    func count(_ progress: KeepProgress) -> Int {
        guard progress.items == 0, case .titles(let titles) = request.items else { return progress.items }
        return titles.count
    }
}

extension Table.Column {
    fileprivate static let keptDay = Table.Column(isDispensable: true)
    fileprivate static let keptNumber = Table.Column(isNumber: true)
}

extension Screens {
    static func estimate(_ cost: KeepEstimate, width: Int) -> [Line] {
        var rows = [(Texts.cacheTitles, Texts.screens.number(cost.items)), (Texts.estimatedRequests, Texts.screens.number(cost.requests))]
        if cost.seriesWithSeasons > 0 { rows.append((Texts.estimatedSeasons, Texts.screens.number(cost.seriesWithSeasons))) }
        if cost.pictureRequests > 0 { rows.append((Texts.cachePictures, Texts.screens.number(cost.pictureRequests))) }
        rows.append((Texts.estimatedTime, Texts.aboutTime(seconds: cost.seconds)))
        return [Line(Texts.estimateHeading, .heading)]
            + Table(columns: [.text, .text], rows: rows.map { [Line($0.0, .faint), Line($0.1)] }).lines(width: width)
    }
}
