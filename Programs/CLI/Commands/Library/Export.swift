import Foundation
import Marquee
import MarqueePresentation
import MarqueeTransfer

extension Command {
    static let export = Command(
        name: "export", places: [.value(.file).optional()], summary: CommandSummaries.export, options: [.exportForm], printsJSON: false,
        isPaged: false, showsCached: .all
    ) { (arguments, context) async throws(Failure) in
        let words = arguments.words.dropFirst()
        guard words.count <= 1 else { throw .usage(Texts.noArguments("export")) }
        let form = arguments.text(.exportForm) ?? "json"
        let path = words.first == "-" ? nil : words.first
        // Before any request: the file may be another one by mistake.
        if let path { try OutputFile.check(path, replaces: { $0.isExport(form) }, else: Texts.notAnExport(path)) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.export(to: path, form)
        }
    }
}

extension CommandSession {
    fileprivate func export(to path: String?, _ form: String) async throws(Failure) {
        let policy = policy == .cached ? ReadPolicy.freshElseCached : policy
        let document = try await marquee { () async throws(MarqueeError) in try await client.exportLibrary(policy: policy) }
        let bytes: [UInt8]
        var rows: Int?
        if let table = LibraryTable(rawValue: form) {
            let ids = table.needsIMDbIDs ? try await imdbIDs(of: document) : [:]
            bytes = Array(document.csv(table, imdbIDs: ids).utf8)
            rows = document.rowCount(table, imdbIDs: ids)
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
        if let rows { return terminal.note(Line(Texts.exportedTable(Texts.screens.number(rows), path))) }
        terminal.note(
            Line(Texts.exported(Texts.screens.number(document.titles.count), Texts.screens.number(document.lists.count), path)))
    }

    /// The ids of IMDb of all titles, eight requests at a time.
    private func imdbIDs(of document: LibraryDocument) async throws(Failure) -> [Markable: String] {
        let all = document.titles.filter { if case .episode = $0.item { false } else { true } }.map(\.item)
        let tenths = Tenths(of: self)
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
            let done = start + part.count
            tenths.note(Texts.importMatching(Texts.screens.number(done), Texts.screens.number(all.count)), done, of: all.count)
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

extension [UInt8] {
    /// Whether a file begins as an export of a form does.
    fileprivate func isExport(_ form: String) -> Bool {
        guard let table = LibraryTable(rawValue: form) else {
            return first == UInt8(ascii: "{")
                && String(decoding: prefix(1_024), as: UTF8.self).contains("\"\(LibraryDocument.formatName)\"")
        }
        return starts(with: LibraryDocument(day: .today(in: .gmt)).csv(table).utf8)
    }
}
