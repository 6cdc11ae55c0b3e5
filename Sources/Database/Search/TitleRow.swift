import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A title as a row, with its adapter to and from the entry of the index.
struct TitleRow {
    let key: [SQLValue]
    let facts: [SQLValue]
    /// Shows whether texts have changed, without reading them.
    let checksum: Int64
    private let title: IndexedTitle

    // Texts from the server have no length limit of their own.
    private static let longestTitle = 500
    private static let longestOverview = 4_000

    init(_ title: IndexedTitle) {
        var title = title
        title.title = TitleRow.cut(title.title, TitleRow.longestTitle)
        title.originalTitle = TitleRow.cut(title.originalTitle, TitleRow.longestTitle)
        title.overview = TitleRow.cut(title.overview, TitleRow.longestOverview)
        self.title = title
        foldedTitle = Folding.fold(title.title)
        key = [
            .integer(Int64(title.reference.id)), .text(title.reference.kind.rawValue), .text(title.language), .text(title.server),
        ]
        facts = [
            .real(title.popularity.isFinite ? title.popularity : 0), SQLValue(title.released?.description),
            SQLValue(title.posterPath?.description), SQLValue(title.isVideo),
            .real(title.voteAverage.isFinite ? title.voteAverage : 0), .integer(Int64(title.voteCount)),
            SQLValue(title.backdropPath?.description), .text(TitleRow.text(of: title.genreIDs)),
        ]
        checksum = Checksum.of([title.title, title.originalTitle, title.overview])
    }

    /// The texts of the full-text index.
    var texts: [SQLValue] { [.text(title.title), .text(title.originalTitle), .text(title.overview)] }

    /// The title in the form of the table of prefixes.
    let foldedTitle: String

    /// Both titles in the form that is scanned.
    var folded: String {
        foldedTitle + "\n" + (title.originalTitle == title.title ? foldedTitle : Folding.fold(title.originalTitle))
    }

    /// The columns that ``title(_:from:)`` reads, in its order.
    static let columns = """
        server, kind, media_id, language, title, original_title, overview, released, popularity, poster, adult, video, vote_average, \
        vote_count, backdrop, genres
        """

    /// The columns of ``facts``, in their order.
    static let factColumns = ["popularity", "released", "poster", "video", "vote_average", "vote_count", "backdrop", "genres"]

    static func title(_ row: Statement, from column: Int) -> IndexedTitle {
        var title = IndexedTitle(
            server: row.text(column) ?? "",
            reference: MediaReference(MediaKind(rawValue: row.text(column + 1) ?? ""), Int(row.integer(column + 2))),
            language: row.text(column + 3) ?? "", title: row.text(column + 4) ?? "", originalTitle: row.text(column + 5) ?? "",
            overview: row.text(column + 6) ?? "", released: row.text(column + 7).flatMap { Day($0) }, popularity: row.real(column + 8),
            posterPath: row.text(column + 9).flatMap { ImagePath($0) }, isAdult: row.integer(column + 10) == 1,
            isVideo: row.integer(column + 11) == 1)
        title.voteAverage = row.real(column + 12)
        title.voteCount = Int(row.integer(column + 13))
        title.backdropPath = row.text(column + 14).flatMap { ImagePath($0) }
        title.genreIDs = (row.text(column + 15) ?? "").split(separator: ",").compactMap { Int($0) }
        return title
    }

    /// The condition for rows of aliases, in SQL.
    ///
    /// - Parameter table: The name of the table with a dot, or empty.
    static func isAlias(_ table: String = "") -> String { "(\(table)language GLOB '\(IndexedTitle.aliasLanguage)*')" }

    // A title has few genres, so a server that sends many must not make the row large.
    private static let mostGenres = 20

    private static func text(of genres: [Int]) -> String { genres.prefix(mostGenres).map(String.init).joined(separator: ",") }

    private static func cut(_ text: String, _ most: Int) -> String {
        text.utf8.count <= most ? text : String(text.prefix(most))
    }
}
