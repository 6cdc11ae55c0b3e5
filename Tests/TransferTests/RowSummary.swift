import Foundation
import MarqueeDomain
import MarqueeTransfer

extension ImportRow {
    /// The row in one line, such as `2 A Title (1999) movie tt1: rating 9 2024-01-01`.
    var summary: String {
        var words = [place.line.map(String.init) ?? "-", title.name.isEmpty ? "?" : title.name]
        if let year = title.year { words.append("(\(year))") }
        if let kind = title.kind { words.append(kind.rawValue) }
        if let season = title.season { words.append("s\(season)e\(title.episode ?? -1)") }
        if let id = title.tmdbID { words.append("tmdb\(id)\(title.hasVerifiedID ? "!" : "")") }
        if let id = title.imdbID { words.append(id) }
        if let id = title.tvdbID { words.append("tvdb\(id)") }
        return words.joined(separator: " ") + ": " + marks.map(\.summary).joined(separator: ", ")
    }
}

extension ImportedMark {
    var summary: String {
        switch self {
        case .rating(let rating, let day): "rating \(rating)" + (day.map { " \($0)" } ?? "")
        case .favorite: "favorite"
        case .watchlist: "watchlist"
        case .list(let name, let comment): "list \(name)" + (comment.isEmpty ? "" : " \"\(comment)\"")
        case .watched: "watched"
        @unknown default: "?"
        }
    }
}

extension ImportProblem {
    var summary: String { "\(place.file):\(place.line.map(String.init) ?? "-") \(reason.rawValue)" + (text.isEmpty ? "" : " \(text)") }
}

extension ImportedRows {
    init(_ name: String, _ text: String, _ edit: (inout ImportOptions) -> Void = { _ in }) {
        var options = ImportOptions()
        edit(&options)
        self.init([ImportFile(name: name, content: Data(text.utf8))], options: options)
    }

    var lines: [String] { rows.map(\.summary) }
    var troubles: [String] { problems.map(\.summary) }
}
