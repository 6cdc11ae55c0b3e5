import Foundation
import Marquee
import MarqueePresentation
import MarqueeTransfer

extension Command {
    static let `import` = Command(
        name: "import", places: [.value(.file).open], summary: CommandSummaries.import,
        options: [.importForm, .scale, .meaning, .listName, .watchedList, .conflicts, .undecided, .dryRun, .setMarks], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let paths = Array(arguments.words.dropFirst())
        guard !paths.isEmpty else { throw .usage(Texts.importUsage) }
        let options = try ImportOptions(arguments)
        var files: [ImportFile] = []
        for path in paths { files += try ImportFile.files(at: path) }
        let rows = ImportedRows(files, options: options)
        guard !rows.rows.isEmpty else { throw .nothingToImport(rows) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.importRows(rows, arguments)
        }
    }

    static let export = Command(
        name: "export", places: [.value(.file).optional()], summary: CommandSummaries.export, options: [.exportForm], printsJSON: false,
        isPaged: false, showsCached: .all
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words.dropFirst()
        guard words.count <= 1 else { throw .usage(Texts.noArguments("export")) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.export(to: words.first, arguments.text(.exportForm) ?? "json")
        }
    }
}

extension ImportFile {
    /// Reads a file, or all tables and JSON files of a folder, such as an unpacked archive. Links in it are not followed.
    fileprivate static func files(at path: String) throws(Failure) -> [ImportFile] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            return [try ImportFile(path: path)]
        }
        let names = FileManager.default.enumerator(atPath: path)?.lazy.compactMap { $0 as? String }.filter { name in
            [".csv", ".tsv", ".json", ".txt"].contains { name.lowercased().hasSuffix($0) } && !name.contains("/.") && !name.hasPrefix(".")
        }
        let found = (names.map { Array($0.prefix(mostFiles)) } ?? []).sorted()
        guard !found.isEmpty else { throw unread(path, EISDIR) }
        var files: [ImportFile] = []
        for name in found where !isLink(path + "/" + name) { files.append(try ImportFile(path: path + "/" + name)) }
        return files
    }

    private static let mostFiles = 10_000

    private static func isLink(_ path: String) -> Bool {
        var found = stat()
        return lstat(path, &found) == 0 && found.st_mode & S_IFMT == S_IFLNK
    }

    /// Reads a file, at most as much as an import takes.
    fileprivate init(path: String) throws(Failure) {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { throw Self.unread(path, errno) }
        defer { close(file) }
        var found = stat()
        guard fstat(file, &found) == 0 else { throw Self.unread(path, errno) }
        guard found.st_mode & S_IFMT == S_IFREG else { throw Self.unread(path, found.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL) }
        guard found.st_size <= Self.mostBytes else { throw Self.unread(path, EFBIG) }
        var (content, buffer) = (Data(), [UInt8](repeating: 0, count: 1 << 20))
        while content.count <= Self.mostBytes {
            let count = read(file, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Self.unread(path, errno) }
            if count == 0 { break }
            content.append(contentsOf: buffer[..<count])
        }
        self.init(name: path, content: content)
    }

    private static let mostBytes = 512 << 20

    private static func unread(_ path: String, _ number: Int32) -> Failure {
        .usage(Texts.importFileUnread(path, String(cString: strerror(number))), hint: Texts.importUsage)
    }
}

extension ImportOptions {
    fileprivate init(_ arguments: ParsedArguments) throws(Failure) {
        self.init()
        if let text = arguments.text(.importForm) {
            let names = ImportForm.allCases.map(\.rawValue)
            guard let form = ImportForm(rawValue: text.lowercased()) else {
                let choices = names.map(Texts.quoted).joined(separator: Texts.comma)
                throw .mistyped(Texts.doesNotTake("from", text, only: choices), text, among: names)
            }
            self.form = form
        }
        scale = try arguments.number(.scale).flatMap(Scale.init)
        switch arguments.text(.meaning) {
        case "favorites": meaning = .favorites
        case "watchlist": meaning = .watchlist
        case "watched": meaning = .watched
        default: meaning = arguments.text(.listName).map { .list($0) }
        }
        if arguments.has(.meaning), arguments.has(.listName) { throw .usage(Texts.notTogether("as", "list")) }
        watchedList = arguments.text(.watchedList)
    }
}

extension Failure {
    /// No file has a row: the first problem says why.
    fileprivate static func nothingToImport(_ rows: ImportedRows) -> Failure {
        let reason = rows.problems.first.map { " " + $0.place.file + ": " + Texts.problem($0.reason) + "." } ?? ""
        return .usage(Texts.importNothing + reason, hint: Texts.importForms)
    }
}

extension CommandSession {
    fileprivate func importRows(_ rows: ImportedRows, _ arguments: ParsedArguments) async throws(Failure) {
        let policy: ImportPolicy =
            switch arguments.text(.conflicts) {
            case "take": .takeFile
            case "newer": .newer
            default: .keepMine
            }
        let progress = progress
        let note: ImportLibrary.Report = { progress?.note($0.text) }
        let plan = try await marquee { () async throws(MarqueeError) in
            try await client.importLibrary.plan(rows, policy: policy, progress: note)
        }
        if let path = arguments.text(.undecided) { try OutputFile.write(Array(plan.undecidedCSV.utf8), to: path) }
        let summary = plan.summary
        let isApplied = arguments.has(.setMarks) && !arguments.has(.dryRun)
        guard isApplied else {
            try show(text: { Screens.plan(plan) }, json: { ImportJSON(plan, nil) })
            noteTroubles(of: plan)
            if summary.ambiguous + summary.notFound > 0, !arguments.has(.undecided) {
                terminal.note(Line(Texts.importChoose(Texts.quoted("--undecided FILE"))))
            }
            if summary.set + summary.replaced > 0 { terminal.note(Line(Texts.importConfirm)) }
            if let error = plan.lookUpError { throw .marquee(error) }
            return
        }
        let report = try await marquee { () async throws(MarqueeError) in
            try await client.importLibrary.apply(plan, progress: note)
        }
        try show(
            text: { Screens.plan(plan, isApplied: true) + [.empty] + Screens.report(report) }, json: { ImportJSON(plan, report) })
        noteTroubles(of: plan)
        if let failure = report.failures.first {
            terminal.note(Line(Texts.importFailed(Texts.screens.number(report.failures.count), failure.error?.words ?? "")))
        }
        // All marks are stored. An interruption ends the sending only.
        if report.stored > 0, let obstacle = try await deliver() { terminal.note(Line(Texts.notAllSent(obstacle))) }
        let items = Set(plan.entries.compactMap(\.item))
        let rejected = try await marquee { () async throws(MarqueeError) in try await client.library.pending(()) }
            .compactMap { change -> MarqueeError? in
                if items.contains(change.item), case .rejected(let error) = change.state { error } else { nil }
            }
        if let error = rejected.first {
            terminal.note(Line(Texts.changesRejected(rejected.count)))
            throw .rejected(error)
        }
        if let error = report.failures.lazy.compactMap(\.error).first ?? plan.lookUpError { throw .marquee(error) }
    }

    private func noteTroubles(of plan: ImportPlan) {
        let isListed = plan.entries.contains { entry in
            zip(entry.row.marks, entry.actions).contains { plan.listName(of: $0) != nil && $1 != .same }
        }
        if isListed, !plan.hasMixedLists, session?.kind == .account { terminal.note(Line(Texts.importPlainLists)) }
        if let error = plan.lookUpError {
            terminal.note(Line(Texts.importLater(Texts.screens.number(plan.summary.failed), error.words)))
        } else if let error = plan.refreshError {
            terminal.note(Line(Texts.cachedBecause(error.words)))
        }
    }
}

extension ImportPlan {
    /// The error of the first row that could not be looked up.
    fileprivate var lookUpError: MarqueeError? {
        entries.lazy.compactMap { if case .failed(let error) = $0.match { error } else { nil } }.first
    }
}

extension ImportProgress {
    fileprivate var text: String {
        let numbers = (Texts.screens.number(done), Texts.screens.number(total))
        return stage == .applying ? Texts.importApplying(numbers.0, numbers.1) : Texts.importMatching(numbers.0, numbers.1)
    }
}

extension CommandSession {
    fileprivate func export(to path: String?, _ form: String) async throws(Failure) {
        let policy = policy == .cached ? ReadPolicy.freshElseCached : policy
        let document = try await marquee { () async throws(MarqueeError) in try await client.exportLibrary(policy: policy) }
        let bytes: [UInt8]
        if let table = LibraryTable(rawValue: form) {
            let ids = table.needsIMDbIDs ? try await imdbIDs(of: document) : [:]
            bytes = Array(document.csv(table, imdbIDs: ids).utf8)
            let lacking = document.titles.count { $0.isFor(table) && ids[$0.item] == nil }
            if table.needsIMDbIDs, lacking > 0 { terminal.note(Line(Texts.exportLacksIDs(Texts.screens.number(lacking)))) }
        } else {
            bytes = Array(document.json) + [UInt8(ascii: "\n")]
        }
        guard let path else {
            guard terminal.isForPeople else { return terminal.write(bytes: bytes) }
            // Titles of a table can have escape sequences, which a terminal would follow.
            let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
            return terminal.print(lines.map { Line(String($0)) })
        }
        try OutputFile.write(bytes, to: path)
        terminal.note(
            Line(Texts.exported(Texts.screens.number(document.titles.count), Texts.screens.number(document.lists.count), path)))
    }

    /// The ids of IMDb of all titles, eight requests at a time.
    private func imdbIDs(of document: LibraryDocument) async throws(Failure) -> [Markable: String] {
        let all = document.titles.filter { if case .episode = $0.item { false } else { true } }.map(\.item)
        var ids: [Markable: String] = [:]
        for start in stride(from: 0, to: all.count, by: 8) {
            let part = all[start..<min(start + 8, all.count)]
            let found = await withTaskGroup(of: (Markable, Result<String?, MarqueeError>).self) { group in
                for item in part {
                    group.addTask {
                        let id = await imdbID(of: item)
                        return (item, id)
                    }
                }
                return await group.reduce(into: [Markable: Result<String?, MarqueeError>]()) { $0[$1.0] = $1.1 }
            }
            for (item, result) in found {
                do throws(MarqueeError) {
                    ids[item] = try result.get()
                } catch {
                    if error.code != .notFound { throw .marquee(error) }
                }
            }
            progress?.note(Texts.importMatching(Texts.screens.number(start + part.count), Texts.screens.number(all.count)))
        }
        return ids
    }

    private func imdbID(of item: Markable) async -> Result<String?, MarqueeError> {
        do throws(MarqueeError) {
            switch item {
            case .movie(let id):
                return .success(try await client.movies.details(id, including: .externalIDs, policy: policy).value.externalIDs?.imdbID)
            case .tv(let id):
                return .success(try await client.tv.details(id, including: .externalIDs, policy: policy).value.externalIDs?.imdbID)
            case .episode: return .success(nil)
            }
        } catch {
            return .failure(error)
        }
    }
}

extension LibraryDocument.Title {
    /// Whether a table of IMDb would have the title if its id were known.
    fileprivate func isFor(_ table: LibraryTable) -> Bool {
        if case .episode = item { return false }
        return table == .imdbRatings ? rating != nil : isOnWatchlist
    }
}
