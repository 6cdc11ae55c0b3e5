import Foundation
import MarqueeNet
import Testing

/// `Docs/Coverage.md` shows every operation of TMDb, and where it is published.
///
/// The document is generated: `MARQUEE_WRITE_DOCUMENTS=1 swift test --filter CoverageTests` writes it.
struct CoverageTests {
    private static let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Docs/Coverage.md").standardized

    @Test func `the document is what the code gives`() throws {
        let text = try Self.document()
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }

    @Test func `no operation of TMDb is missing, and there is none besides`() {
        let known = TMDbOperations.groups.flatMap(\.operations)
        #expect(known.count == 177 && Set(known).count == 177)
        #expect(Set(Operations.all.map(\.route.description)) == Set(known))
        #expect(TMDbOperations.withoutExample.isSubset(of: known))
    }

    @Test func `every operation is published by a use case, but the ones with a reason`() throws {
        let useCases = try Self.useCases()
        let unpublished = Operations.all.map(\.route.description).filter { useCases[$0] == nil }
        #expect(Set(unpublished) == Set(Self.unpublished.keys))
        let calls = try String(contentsOf: Self.file.deletingLastPathComponent().appendingPathComponent("Calls.md"), encoding: .utf8)
        for useCase in Set(useCases.values) { #expect(calls.contains("marquee.\(useCase)"), "\(useCase)") }
    }

    private static func document() throws -> String {
        let useCases = try useCases()
        let rows = Dictionary(uniqueKeysWithValues: Operations.all.map { ($0.route.description, $0) })
        var lines = [
            "# Coverage", "",
            "All \(rows.count) operations of TMDb, and the use case that publishes each. A test compares this page with the code.", "",
            "- **Stored** is the time for which an answer is fresh if TMDb names none. Answers for an account are stored for that account only.",
            "- **Without a server**, a stored answer is served, however old it is. Changes of marks wait and are sent later; other changes fail.",
            "- TMDb publishes an example answer of most operations. The \(TMDbOperations.withoutExample.count) marked with ¹ have none;",
            "  their answers are written from what the service was seen to do.", "",
        ]
        for group in TMDbOperations.groups {
            lines += ["## " + group.name.prefix(1).uppercased() + group.name.dropFirst(), ""]
            lines += ["| operation | use case | stored | without a server |", "|---|---|---|---|"]
            for name in group.operations {
                guard let row = rows[name] else { continue }
                let mark = TMDbOperations.withoutExample.contains(name) ? " ¹" : ""
                let place = useCases[name].map { "`\($0)`" } ?? unpublished[name] ?? ""
                lines.append("| `\(name)`\(mark) | \(place) | \(stored(row)) | \(offline(row)) |")
            }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func stored(_ row: any OperationRow) -> String {
        guard row.lifetime > .zero else { return "no" }
        let minutes = row.lifetime.components.seconds / 60
        let time = minutes.isMultiple(of: 60) ? "\(minutes / 60) h" : "\(minutes) min"
        return row.isPrivate ? time + ", for the account" : time
    }

    private static func offline(_ row: any OperationRow) -> String {
        if row.lifetime > .zero { return "the stored answer" }
        return row.isIdempotent && row.route.method != .get ? "waits" : "fails"
    }

    /// The use cases by operation: those of the table of reads, and those of changes and sign-ins.
    private static func useCases() throws -> [String: String] {
        let table = try String(
            contentsOf: file.appendingPathComponent("../../Tests/LifeTests/ReadTable.swift").standardized, encoding: .utf8)
        var useCases = others
        for row in table.matches(of: /ReadRow\(\s*"([A-Z]+ [^"]+)"(?:(?!ReadRow)[\s\S])*?(?:\$0|client)\.([\w.]+)\.read\(/) {
            useCases[String(row.1)] = String(row.2)
        }
        return useCases
    }

    private static let unpublished = [
        "GET /3/authentication/session/new": "none: it would put the token of a sign-in into the address",
        "GET /3/company/{company_id}/movies": "none: it has one page; `reference.companyMovies` asks `GET /3/discover/movie`",
    ]

    private static let others = [
        "GET /3/authentication": "account.validateCredential",
        "GET /3/account": "account.adopt",
        "GET /3/authentication/guest_session/new": "account.signInAsGuest",
        "GET /3/authentication/token/new": "account.signIn",
        "POST /3/authentication/token/validate_with_login": "account.signIn",
        "POST /3/authentication/session/new": "account.signIn",
        "POST /3/authentication/session/convert/4": "account.completeSignIn",
        "DELETE /3/authentication/session": "account.signOut",
        "POST /4/auth/request_token": "account.beginSignIn",
        "POST /4/auth/access_token": "account.completeSignIn",
        "DELETE /4/auth/access_token": "account.signOut",
        "POST /3/account/{account_id}/favorite": "library.setFavorite",
        "POST /3/account/{account_id}/watchlist": "library.setWatchlist",
        "POST /3/movie/{movie_id}/rating": "library.rate",
        "POST /3/tv/{series_id}/rating": "library.rate",
        "POST /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating": "library.rate",
        "DELETE /3/movie/{movie_id}/rating": "library.removeRating",
        "DELETE /3/tv/{series_id}/rating": "library.removeRating",
        "DELETE /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating": "library.removeRating",
        "POST /3/list": "lists.create",
        "POST /3/list/{list_id}/add_item": "lists.add",
        "POST /3/list/{list_id}/remove_item": "lists.remove",
        "POST /3/list/{list_id}/clear": "lists.clear",
        "DELETE /3/list/{list_id}": "lists.delete",
        "POST /4/list": "mixedLists.create",
        "PUT /4/list/{list_id}": "mixedLists.update",
        "DELETE /4/list/{list_id}": "mixedLists.delete",
        "GET /4/list/{list_id}/clear": "mixedLists.clear",
        "POST /4/list/{list_id}/items": "mixedLists.add",
        "PUT /4/list/{list_id}/items": "mixedLists.comment",
        "DELETE /4/list/{list_id}/items": "mixedLists.remove",
    ]
}
