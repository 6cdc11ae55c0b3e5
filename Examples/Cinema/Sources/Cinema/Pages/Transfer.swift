import Hummingbird
import Marquee
import MarqueeTransfer

extension Visit {
    /// The page of imports and exports, with the plan that its address names. As JSON, it is the export itself.
    func libraryTransfer() async throws -> Answer {
        guard let session else { throw personMissing }
        if wantsJSON {
            return try await exportLibrary("library.json", type: "application/json") { Array($0.json) + [UInt8(ascii: "\n")] }
        }
        if let id = query("plan") {
            return site.transfers.plan(id, of: session, at: site.now).map { page(of: $0, id) } ?? planMissing
        }
        return .page(
            transfer.title,
            """
            <h1>\(transfer.title)</h1>
            <section class="box" aria-labelledby="in"><h2 id="in">\(transfer.bring)</h2><p>\(transfer.bringHint)</p>
            <form method="post" action="\(Self.transferPath)" enctype="multipart/form-data">\(token)\
            <label>\(transfer.file) <input type="file" name="file" required accept=".csv,.tsv,.txt,.json,.zip"></label> \
            <button class="button">\(transfer.look)</button></form></section>
            <section class="box" aria-labelledby="out"><h2 id="out">\(transfer.take)</h2><p>\(transfer.takeHint)</p>
            <ul><li><a href="\(Self.transferPath).json">\(transfer.everything)</a></li>
            <li><a href="\(Self.transferPath)/letterboxd-ratings.csv">\(transfer.ratings)</a></li>
            <li><a href="\(Self.transferPath)/letterboxd-watchlist.csv">\(transfer.watchlist)</a></li></ul></section>
            <p><a href="/account">\(texts.account)</a></p>
            """)
    }

    /// A plan that is unknown, too old or of another member.
    var planMissing: Answer { transferNote(transfer.expired, .notFound, reason: "noPlan") }

    /// A page that says why there is no transfer.
    func transferNote(_ text: String, _ status: HTTPResponse.Status, reason: String, retryAfter: Int? = nil) -> Answer {
        var answer = Answer.page(
            transfer.title,
            """
            <section class="refused"><h1>\(transfer.title)</h1><p>\(text)</p>
            <p><a class="button" href="\(Self.transferPath)">\(transfer.title)</a></p></section>
            """, data: TransferRefusalJSON(reason: reason))
        answer.status = status
        if let retryAfter { answer.retryAfter = retryAfter }
        return answer
    }

    /// What an import did.
    func page(of report: ImportReport) -> Answer {
        let lists: HTML? =
            report.addedToLists > 0 || !report.createdLists.isEmpty ? "<p>\(transfer.onLists) \(report.addedToLists)</p>" : nil
        let failures = report.failures.map { "<li><bdi>\($0.row.title.name)</bdi></li>" as HTML }
        return .page(
            transfer.title,
            """
            <h1>\(transfer.title)</h1><p>\(transfer.stored) \(report.stored)</p>\(lists)
            \(transferSection(transfer.failed, failures.count, failures.prefix(Self.mostLines)))
            <p><a class="button" href="/library">\(texts.library)</a></p>
            """)
    }

    /// A list of at most 50 lines, and the number of the others.
    func transferSection(_ title: String, _ count: Int, _ lines: some Collection<HTML>) -> HTML? {
        guard count > 0 else { return nil }
        let more: HTML? = count > lines.count ? "<p class=\"remarks\">\(transfer.more(count - lines.count))</p>" : nil
        return "<section class=\"box\"><h2>\(title) (\(count))</h2><ul>\(Array(lines))</ul>\(more)</section>"
    }

    static let mostLines = 50
}

/// The reason for programs.
private struct TransferRefusalJSON: Encodable, Sendable {
    let reason: String
}
