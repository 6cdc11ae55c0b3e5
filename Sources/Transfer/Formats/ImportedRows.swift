import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The rows of the files of an export, and what cannot be read in them.
///
/// Reading asks no server, and never fails: what cannot be read is among the problems.
///
/// ```swift
/// let rows = ImportedRows([ImportFile(name: "ratings.csv", content: data)])
/// print(rows.rows.count, "rows,", rows.problems.count, "problems")
/// ```
public struct ImportedRows: Sendable {
    /// The rows, in the order of the files.
    public internal(set) var rows: [ImportRow] = []
    /// What cannot be read, at most 10,000.
    public private(set) var problems: [ImportProblem] = []
    /// The number of all problems.
    public private(set) var problemCount = 0
    /// The forms of the files that were read.
    public private(set) var forms: [ImportForm] = []
    /// The number of rows without a mark, such as titles without a rating in a table of ratings, and series that are followed no more.
    public internal(set) var skippedRows = 0
    /// The descriptions of lists by their names.
    public internal(set) var listDescriptions: [String: String] = [:]
    /// The names of lists whose files have another name.
    var listNames: [String: String] = [:]
    /// The files that have nothing to import, such as profiles and comments.
    public private(set) var unusedFiles: [String] = []
    /// The beginning of all places in the archive that is read: its name and a slash if it is one of several files.
    private var archive = ""
    /// The options with which the files were read.
    public let options: ImportOptions

    /// Reads files. Archives are opened; archives inside of archives are not.
    public init(_ files: [ImportFile], options: ImportOptions = ImportOptions()) {
        self.options = options
        var left = ImportLimit.allBytes
        for file in files.sorted(by: { ($0.name, $0.content.count) < ($1.name, $1.content.count) }) {
            if file.isArchive {
                readArchive(file, files.count > 1 ? file.name + "/" : "", &left)
            } else {
                read(file, &left, allowsTables: true)
            }
        }
        preferRatingsToDiary()
        addWhatOtherFilesSay()
    }

    /// Names lists as their service does, and adds the year of a movie of which all other rows with its name have one.
    private mutating func addWhatOtherFilesSay() {
        var years: [String: Set<Int>] = [:]
        for row in rows where row.title.kind == .movie {
            if let year = row.title.year { years[row.title.name, default: []].insert(year) }
        }
        for index in rows.indices {
            rows[index].marks = rows[index].marks.map { mark in
                guard case .list(let name, let comment) = mark, let other = listNames[name] else { return mark }
                return .list(other, comment: comment)
            }
            if rows[index].title.year == nil, rows[index].title.hasSiblings, let known = years[rows[index].title.name], known.count == 1 {
                rows[index].title.year = known.first
            }
        }
    }

    /// A diary has the rating of its day, which is not the present one where the table of ratings has another.
    private mutating func preferRatingsToDiary() {
        var rated: Set<ImportTitle> = []
        for row in rows where !row.isDiary {
            for case .rating in row.marks { rated.insert(row.title) }
        }
        for index in rows.indices where rows[index].isDiary && rated.contains(rows[index].title) {
            rows[index].marks.removeAll { if case .rating = $0 { true } else { false } }
        }
        skippedRows += rows.count { $0.marks.isEmpty }
        rows.removeAll(where: \.marks.isEmpty)
    }

    var isFull: Bool { rows.count >= ImportLimit.rows }

    mutating func add(_ row: ImportRow) {
        var row = row
        let place = row.place
        row.place = named(place)
        // A rated title was watched, which says nothing more unless a list is named for it.
        if options.watchedList == nil, row.marks.count > 1 { row.marks.removeAll { $0 == .watched } }
        if row.marks.isEmpty {
            // A rating that cannot be read is a problem already.
            if problems.last?.place != row.place { skippedRows += 1 }
            return
        }
        guard !row.title.name.isEmpty || row.title.hasID else {
            return note(.noTitle, place)
        }
        if isFull { return }
        if !row.title.hasID, !row.title.names.contains(where: \.isSearchable) { note(.longTitle, place, row.title.name) }
        rows.append(row)
        if isFull { note(.tooManyRows, place) }
    }

    mutating func note(_ reason: ImportProblem.Reason, _ place: ImportPlace, _ text: String = "") {
        problemCount += 1
        if problems.count < ImportLimit.problems { problems.append(ImportProblem(reason, named(place), text: text)) }
    }

    /// A place in a file with the archive that has the file.
    private func named(_ place: ImportPlace) -> ImportPlace { ImportPlace(file: archive + place.file, line: place.line) }

    private mutating func readArchive(_ file: ImportFile, _ name: String, _ left: inout Int) {
        let place = ImportPlace(file: file.name)
        do throws(ZipArchive.Failure) {
            let archive = try ZipArchive(file.content)
            if archive.entries.contains(where: { $0.name == "[Content_Types].xml" || $0.name == "mimetype" }) {
                return note(.spreadsheet, place)
            }
            var files: [ImportFile] = []
            let before = problemCount
            self.archive = name
            for entry in archive.entries.sorted(by: { ($0.name, $0.statedSize) < ($1.name, $1.statedSize) }) {
                let empty = ImportFile(name: entry.name, content: Data())
                guard Self.isWanted(empty) else {
                    if !empty.isOfSystem { unusedFiles.append(name + entry.name) }
                    continue
                }
                do throws(ZipArchive.Failure) {
                    let content = try archive.content(of: entry, limit: ImportLimit.fileBytes, &left)
                    files.append(ImportFile(name: entry.name, content: content))
                } catch {
                    note(error.reason, ImportPlace(file: entry.name))
                }
            }
            // The archive of a service has other tables, such as those of its users, which are none of a person's own.
            var (ofService, unpacked) = (self, Int.max)
            ofService.forms = []
            for file in files { ofService.read(file, &unpacked, allowsTables: false) }
            if ofService.forms.isEmpty {
                for file in files { read(file, &unpacked, allowsTables: true) }
            } else {
                ofService.forms = forms + ofService.forms.filter { !forms.contains($0) }
                self = ofService
            }
            self.archive = ""
            if files.isEmpty, problemCount == before { note(.unknownFile, place) }
        } catch {
            note(error.reason, place)
        }
    }

    /// Whether a file in an archive can have rows: folders of systems, hidden files, and what was deleted or left without an owner have none.
    private static func isWanted(_ file: ImportFile) -> Bool {
        guard !file.isOfSystem, [".csv", ".json", ".txt", ".tsv"].contains(where: file.name.lowercased().hasSuffix) else { return false }
        return file.folders.allSatisfy { !["deleted", "orphaned"].contains($0) }
    }

    private mutating func read(_ file: ImportFile, _ left: inout Int, allowsTables: Bool) {
        if let reason = file.binaryReason { return note(reason, ImportPlace(file: file.name)) }
        guard file.content.count <= min(left, ImportLimit.fileBytes) else { return note(.tooLarge, ImportPlace(file: file.name)) }
        left -= file.content.count
        let text = TextDecoding.text(file.content)
        let first = text.first { !$0.isWhitespace }
        let before = rows.count
        let form = first == "{" || first == "[" ? readJSON(text, file, allowsTables) : readTable(text, file, allowsTables)
        if let form, !forms.contains(form) { forms.append(form) }
        let name = archive + file.name
        if form != nil, rows.count == before, !problems.contains(where: { $0.place.file == name }) { unusedFiles.append(name) }
    }

    private func isAllowed(_ form: ImportForm) -> Bool { options.form == nil || options.form == form }

    private mutating func readTable(_ text: String, _ file: ImportFile, _ allowsTables: Bool) -> ImportForm? {
        let place = ImportPlace(file: file.name)
        // The beginning of a large table says whether it is one of a known form.
        if let head = text.head(Self.headBytes), !isKnown(head, file, allowsTables) { return readTable(head, file, allowsTables) }
        let all = DelimitedText(text)
        for line in all.openQuotes { note(.openQuote, ImportPlace(file: file.name, line: line)) }
        defer { if all.isCut { note(.tooManyRows, place) } }
        if isAllowed(.letterboxd), let list = LetterboxdForm.list(file, all) {
            if file.folders.contains(where: { ["deleted", "orphaned"].contains($0) }) { return .letterboxd }
            LetterboxdForm.read(list, &self)
            return .letterboxd
        }
        guard let table = ImportTable(file: file.name, all.records[...]) else {
            note(.unknownFile, place)
            return nil
        }
        if isAllowed(.imdb), IMDbForm.read(table, file, &self) { return .imdb }
        if isAllowed(.tmdb), TMDbForm.read(table, file, &self) { return .tmdb }
        if isAllowed(.letterboxd), LetterboxdForm.read(table, file, &self) { return .letterboxd }
        if isAllowed(.tvTime), TVTimeForm.read(table, &self) { return .tvTime }
        guard allowsTables else {
            unusedFiles.append(archive + file.name)
            return nil
        }
        if isAllowed(.table), TableForm.read(table, file, &self) { return .table }
        note(.unknownFile, place, table.header.joined(separator: ","))
        return nil
    }

    private static let headBytes = 64 << 10

    private func isKnown(_ head: String, _ file: ImportFile, _ allowsTables: Bool) -> Bool {
        var other = ImportedRows([], options: options)
        return other.readTable(head, file, allowsTables) != nil
    }

    private mutating func readJSON(_ text: String, _ file: ImportFile, _ allowsTables: Bool) -> ImportForm? {
        let place = ImportPlace(file: file.name)
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else {
            note(.damagedFile, place)
            return nil
        }
        if isAllowed(.marquee), MarqueeForm.read(value, file, &self) { return .marquee }
        if isAllowed(.trakt), TraktForm.read(value, file, &self) { return .trakt }
        if isAllowed(.simkl), SimklForm.read(value, file, &self) { return .simkl }
        if allowsTables { note(.unknownFile, place) } else { unusedFiles.append(archive + file.name) }
        return nil
    }
}

extension ImportFile {
    /// Whether a system has put it into an archive, and it is hidden.
    fileprivate var isOfSystem: Bool {
        folders.contains("__macosx") || name.split { $0 == "/" || $0 == "\\" }.last?.hasPrefix(".") == true
    }
}

extension String {
    /// The lines of its first bytes; nil for a text that is hardly longer.
    fileprivate func head(_ count: Int) -> String? {
        guard utf8.count > 4 * count else { return nil }
        let bytes = utf8.prefix(count)
        let end = bytes.lastIndex { $0 == 10 || $0 == 13 } ?? bytes.endIndex
        return String(decoding: bytes[..<end], as: UTF8.self)
    }
}
