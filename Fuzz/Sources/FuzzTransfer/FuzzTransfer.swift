import Foundation
import MarqueeDomain
import MarqueeTransfer

/// The names that say what a file is; the first byte chooses.
private let names = [
    "export.zip", "ratings.csv", "watchlist.csv", "likes/films.csv", "lists/rainy.csv", "tracking-prod-records.csv", "ratings-movies.json",
    "lists-list-rainy.json", "SimklBackup.json", "library.json", "table.tsv",
]

/// No file is anything but rows and problems: reading it ends, and each row can be used.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTransfer(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let all = UnsafeBufferPointer(start: bytes, count: min(count, 64 << 10))
    guard let first = all.first else { return 0 }
    var options = ImportOptions()
    if first & 0x80 != 0 { (options.scale, options.meaning) = (.five, .watched) }
    let file = ImportFile(name: names[Int(first & 0x7F) % names.count], content: Data(all.dropFirst()))
    let rows = ImportedRows([file], options: options)
    for row in rows.rows {
        guard !row.marks.isEmpty, row.place.line ?? 1 > 0 else { fatalError("\(row)") }
        for case .rating(let rating, _) in row.marks where !(1...20).contains(rating.halfPoints) { fatalError("\(row)") }
        if let id = row.title.imdbID, !id.hasPrefix("tt") { fatalError("\(row)") }
        if let id = row.title.tmdbID, id <= 0 { fatalError("\(row)") }
    }
    guard rows.problemCount >= rows.problems.count else { fatalError("\(rows.problemCount)") }
    return 0
}
