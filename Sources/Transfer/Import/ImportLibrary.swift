import Marquee
import MarqueeData
public import MarqueeDomain

/// Brings the ratings, the watchlist, the favorites and the lists of another service into the account.
///
/// A plan says first what would happen. Applying it stores the marks like any others: they are durable at once, and sent within TMDb's
/// limits. The same files a second time change nothing, so an import that was interrupted is begun again.
///
/// ```swift
/// let rows = ImportedRows(files)
/// let plan = try await marquee.importLibrary.plan(rows)
/// print(plan.summary.set, "marks to set,", plan.summary.ambiguous, "titles to choose")
/// let report = try await marquee.importLibrary.apply(plan)
/// ```
public struct ImportLibrary: Sendable {
    let client: MarqueeClient

    /// A function that gets the progress.
    public typealias Report = @Sendable (ImportProgress) -> Void

    /// Finds the titles of all rows, and says what would become of their marks. Nothing is changed.
    ///
    /// Each title that this device does not know needs a request, and one with a frequent name needs four. They have low priority. Stored
    /// answers are used whatever their age. If the server cannot be asked, the rows that are left have the result
    /// ``ImportMatch/failed(_:)``, and a later plan goes on with them.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - policy: The rule for ratings that differ.
    ///   - choices: The titles that a person has chosen for ambiguous rows.
    ///   - progress: A function that gets the progress.
    /// - Throws: `MarqueeError` with the code `.unauthorized` if no account is signed in, `.storage` if the store fails, `.cancelled`.
    public func plan(
        _ rows: ImportedRows, policy: ImportPolicy = .keepMine, choices: [ImportTitle: Markable] = [:],
        progress: @escaping Report = { _ in }
    ) async throws(MarqueeError) -> ImportPlan {
        try await plan(rows, policy: policy, choices: choices, progress: progress) { () async throws(MarqueeError) in
            _ = try await client.library.pull()
        }
    }

    /// The same with another function that reads the account's marks from the server.
    func plan(
        _ rows: ImportedRows, policy: ImportPolicy = .keepMine, choices: [ImportTitle: Markable] = [:],
        progress: @escaping Report = { _ in }, pull: () async throws(MarqueeError) -> Void
    ) async throws(MarqueeError) -> ImportPlan {
        guard let session = try await client.account.current() else { throw .signedOut }
        let rows = withoutFutureDays(rows)
        progress(ImportProgress(stage: .readingMarks, done: 0, total: 0))
        var refreshError: MarqueeError?
        do throws(MarqueeError) {
            try await pull()
        } catch {
            // A plan changes nothing, so a full disk does not end it.
            if Self.final.contains(error.code), error.code != .storageFull { throw error }
            refreshError = error
        }
        let matches = try await matches(of: rows.rows.map(\.title), choices, progress)
        let found = rows.rows.map { ($0, matches[$0.title] ?? .notFound) }
        let planning = ImportPlanning(client: client, session: session, options: rows.options, policy: policy)
        let days = await planning.ratingDays()
        return ImportPlan(
            entries: try await planning.entries(found, days.days), problems: rows.problems, problemCount: rows.problemCount,
            refreshError: refreshError, hasMixedLists: session.hasUserToken, watchedList: rows.options.watchedList,
            listDescriptions: rows.listDescriptions,
            skippedRows: rows.skippedRows, unusedFiles: rows.unusedFiles, lacksRatingDays: !days.areKnown)
    }

    /// The errors that end an import. All others are of one request.
    static let final: Set<MarqueeError.Code> = [.cancelled, .storage, .storageFull, .closed, .unauthorized]
    /// The errors after which the server is not asked further, if several requests in a row have them.
    static let passing: Set<MarqueeError.Code> = [.offline, .timeout, .server, .rateLimited, .forbidden]
    static let mostFailures = 3
    /// The number of titles that are looked up at once. The rate limiter decides how many requests are sent.
    private static let atOnce = 8

    private func matches(
        of titles: [ImportTitle], _ choices: [ImportTitle: Markable], _ progress: @escaping Report
    ) async throws(MarqueeError) -> [ImportTitle: ImportMatch] {
        // Exports name titles in English.
        let matcher = await TitleMatcher(client: try client.client(language: "en-US"))
        var seen: Set<ImportTitle> = []
        let all = titles.filter { seen.insert($0).inserted }
        typealias Outcome = (ImportTitle, Result<ImportMatch, MarqueeError>)
        let outcome: Result<[ImportTitle: ImportMatch], MarqueeError> = await withTaskGroup(of: Outcome.self) { group in
            var (matches, rest, failures, done) = ([ImportTitle: ImportMatch](), all[...], 0, 0)
            var (running, failed): (Int, MarqueeError?) = (0, nil)
            while true {
                while running < Self.atOnce, failed == nil, let title = rest.popFirst() {
                    if let item = choices[title] {
                        matches[title] = .matched(title.candidate(item))
                        done += 1
                        continue
                    }
                    running += 1
                    // The priority of the task is that of its requests.
                    group.addTask(priority: .utility) {
                        let outcome: Result<ImportMatch, MarqueeError>
                        do throws(MarqueeError) { outcome = .success(try await matcher.match(title)) } catch { outcome = .failure(error) }
                        return (title, outcome)
                    }
                }
                guard let (title, result) = await group.next() else { break }
                (running, done) = (running - 1, done + 1)
                switch result {
                case .success(let match):
                    (matches[title], failures) = (match, 0)
                case .failure(let error):
                    if Self.final.contains(error.code), error.code != .storageFull { return .failure(error) }
                    matches[title] = .failed(error)
                    if Self.passing.contains(error.code) { failures += 1 }
                    if failures >= Self.mostFailures { failed = error }
                }
                progress(ImportProgress(stage: .matching, done: done, total: all.count))
            }
            if let failed { for title in rest { matches[title] = .failed(failed) } }
            return .success(matches)
        }
        if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
        return try outcome.get()
    }

    /// Sets the marks of a plan. Each is stored when its turn is over, so an import that ends early has lost none, and the next one sets the
    /// others.
    ///
    /// Lists are changed on the server only. A pause that TMDb asks for is waited for, up to a minute at a time. ``ImportReport/leftForLists``
    /// counts the titles that could not be added.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - progress: A function that gets the progress.
    /// - Throws: `MarqueeError` with the code `.unauthorized` if no account is signed in, `.storage` or `.storageFull` if the store fails,
    ///   `.cancelled`. Marks that were set before stay.
    public func apply(_ plan: ImportPlan, progress: @escaping Report = { _ in }) async throws(MarqueeError) -> ImportReport {
        var report = ImportReport()
        let changes = plan.entries.flatMap { entry in
            zip(entry.row.marks, entry.actions).compactMap { mark, action in
                entry.item.flatMap { action.isChange ? ListedChange(row: entry.row, mark: mark, item: $0) : nil }
            }
        }
        var (listed, done) = ([ListedChange](), 0)
        for change in changes {
            if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
            guard let value = change.mark.value else {
                listed.append(change)
                continue
            }
            do throws(MarqueeError) {
                try await client.library.set(value, on: change.item)
                report.stored += 1
            } catch {
                if Self.final.contains(error.code) { throw error }
                report.failures.append(.init(row: change.row, mark: change.mark, error: error))
            }
            done += 1
            progress(ImportProgress(stage: .applying, done: done, total: changes.count))
        }
        var additions = ListAdditions(client: client, plan: plan, report: report) { [done] added in
            progress(ImportProgress(stage: .applying, done: done + added, total: changes.count))
        }
        try await additions.add(listed)
        report = additions.report
        progress(ImportProgress(stage: .applying, done: changes.count, total: changes.count))
        return report
    }
}

/// A mark that is to be set.
struct ListedChange {
    let row: ImportRow
    let mark: ImportedMark
    let item: Markable
}

extension ImportedMark {
    /// The mark as the account has it; nil for lists and for watched titles.
    var value: MarkValue? {
        switch self {
        case .rating(let rating, _): .rating(rating)
        case .favorite: .favorite(true)
        case .watchlist: .watchlist(true)
        case .list, .watched: nil
        }
    }

    /// The list and the comment; nil for other marks.
    func list(watchedAs name: String?) -> (name: String, comment: String)? {
        switch self {
        case .list(let name, let comment): (name, comment)
        case .watched: name.map { ($0, "") }
        case .rating, .favorite, .watchlist: nil
        }
    }
}
