import Foundation
import Marquee
import MarqueePresentation
import MarqueeTransfer

extension Command {
    static let `import` = Command(
        name: "import", places: [.value(.file).open], summary: CommandSummaries.import,
        options: [.importForm, .scale, .meaning, .listName, .watchedList, .conflicts, .undecided, .dryRun, .setMarks], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        try arguments.requireNetwork()
        let paths = Array(arguments.words.dropFirst())
        guard !paths.isEmpty else { throw .usage(Texts.importUsage) }
        let options = try ImportOptions(arguments)
        let table = arguments.text(.undecided)
        if table == "-", arguments.has(.json) { throw .usage(Texts.outputAndJSON("undecided")) }
        // Before any request: the file may be another one by mistake.
        if let table, table != "-" { try OutputFile.check(table, replaces: { $0.isUnfilledTable }, else: Texts.notUndecided(table)) }
        var files: [ImportFile] = []
        for path in paths { files += path == "-" ? [try await ImportFile(context.input)] : try ImportFile.files(at: path) }
        let rows = ImportedRows(files, options: options)
        guard !rows.rows.isEmpty else { throw .nothingToImport(rows) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.importRows(rows, arguments)
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

    /// Reads standard input to its end, at most as much as an import takes.
    fileprivate init(_ input: Input) async throws(Failure) {
        switch await input.readAll(Self.mostBytes) {
        case .bytes(let bytes): self.init(name: "-", content: Data(bytes))
        case .unread(let number): throw Self.unread("-", number)
        case .interrupted: throw .marquee(MarqueeError(.cancelled, .init("input.interrupted", Texts.interrupted)))
        }
    }

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
        let isUnknown = rows.problems.first.map { [.unknownFile, .noMarks].contains($0.reason) } ?? true
        return isUnknown ? .usage(Texts.importNothing + reason, hint: Texts.importForms) : .usage(Texts.importNothing + reason)
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
        let tenths = Tenths(of: self)
        let note: ImportLibrary.Report = { tenths.note($0.text, $0.done, of: $0.total) }
        let plan = try await marquee { () async throws(MarqueeError) in
            try await client.importLibrary.plan(rows, policy: policy, progress: note)
        }
        let table = arguments.text(.undecided)
        if let table, table != "-" { try OutputFile.write(Array(plan.undecidedCSV.utf8), to: table) }
        // The table takes the place of the plan.
        let show: (ImportReport?) throws(Failure) -> Void = { (report) throws(Failure) in
            if table == "-" { return terminal.write(bytes: Array(plan.undecidedCSV.utf8)) }
            try self.show(
                text: { Screens.plan(plan, isApplied: report != nil) + (report.map { [.empty] + Screens.report($0) } ?? []) },
                json: { ImportJSON(plan, report) })
        }
        let summary = plan.summary
        let isApplied = arguments.has(.setMarks) && !arguments.has(.dryRun)
        guard isApplied else {
            try show(nil)
            noteTroubles(of: plan)
            if summary.ambiguous + summary.notFound > 0, !arguments.has(.undecided) {
                terminal.note(Line(Texts.importChoose(Texts.quoted("--undecided FILE"))))
            }
            if summary.set + summary.replaced > 0 { terminal.note(Line(Texts.importConfirm)) }
            if let error = plan.lookUpError { throw .marquee(error) }
            return try checkFiles(of: plan)
        }
        let report = try await marquee { () async throws(MarqueeError) in
            try await client.importLibrary.apply(plan, progress: note)
        }
        try show(report)
        noteTroubles(of: plan)
        // The report says how many titles are left for the next import.
        let failed = report.failures.count - report.leftForLists
        if failed > 0 {
            let error = report.failures.lazy.compactMap(\.error).first { report.leftForLists == 0 || !$0.isRetryable }
            terminal.note(Line(Texts.importFailed(Texts.screens.number(failed), error?.words ?? "")))
        }
        try await sendMarks()
        let items = Set(plan.entries.compactMap(\.item))
        let rejected = try await marquee { () async throws(MarqueeError) in try await client.library.pending(()) }
            .filter { items.contains($0.item) }.compactMap(\.rejection)
        if let error = rejected.first {
            terminal.note(Line(Texts.changesRejected(rejected.count)))
            throw .rejected(error)
        }
        if let error = report.failures.lazy.compactMap(\.error).first ?? plan.lookUpError { throw .marquee(error) }
        try checkFiles(of: plan)
    }

    /// Sends the stored marks, also those of an earlier import that was interrupted, and says how many are left.
    private func sendMarks() async throws(Failure) {
        func waiting() async throws(Failure) -> Int {
            try await marquee { () async throws(MarqueeError) in try await client.library.pending(()) }.count { $0.rejection == nil }
        }
        if try await waiting() == 0 { return }
        // All marks are stored. An interruption ends the sending only.
        let obstacle = try await deliver()
        let left = try await waiting()
        if left == 0 { return }
        terminal.note(Line(Texts.notAllSent(obstacle ?? Texts.otherProcessSends)))
        terminal.note(Line(Texts.syncSendsRest(Texts.screens.number(left))))
    }

    /// Fails if a file could not be read, or not to its end, so that a script notices it.
    private func checkFiles(of plan: ImportPlan) throws(Failure) {
        guard let lost = plan.problems.first(where: { $0.place.line == nil && $0.reason.losesFile }) else { return }
        throw .stated(
            Texts.importFileLost(lost.place.file), hint: Texts.sentence(Texts.problem(lost.reason)), status: .failure)
    }

    private func noteTroubles(of plan: ImportPlan) {
        let isListed = plan.entries.contains { entry in
            zip(entry.row.marks, entry.actions).contains { plan.listName(of: $0) != nil && $1 != .same }
        }
        if isListed, !plan.hasMixedLists, session?.kind == .account { terminal.note(Line(Texts.importPlainLists)) }
        if plan.lacksRatingDays, plan.summary.conflicts > 0 { terminal.note(Line(Texts.importNoDays)) }
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

extension ImportProblem.Reason {
    /// Whether rows of a file are missing from the plan.
    fileprivate var losesFile: Bool {
        [.damagedArchive, .lockedArchive, .unknownPacking, .tooLarge, .tooManyRows, .damagedFile].contains(self)
    }
}

extension PendingChange {
    /// The server's reason for not taking it; nil if it waits.
    fileprivate var rejection: MarqueeError? { if case .rejected(let error) = state { error } else { nil } }
}

extension ImportProgress {
    fileprivate var text: String {
        let numbers = (Texts.screens.number(done), Texts.screens.number(total))
        return stage == .applying ? Texts.importApplying(numbers.0, numbers.1) : Texts.importMatching(numbers.0, numbers.1)
    }
}

extension [UInt8] {
    /// Whether a file is a table of undecided titles without a choice.
    fileprivate var isUnfilledTable: Bool {
        guard starts(with: "Chosen ID,".utf8) else { return false }
        let read = ImportedRows([ImportFile(name: "undecided.csv", content: Data(self))])
        return !read.rows.contains { $0.title.hasVerifiedID } && !read.problems.contains { $0.reason == .invalidChoice }
    }
}
