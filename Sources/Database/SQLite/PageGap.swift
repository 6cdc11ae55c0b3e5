/// The unused middle of a page of a table or an index: after <https://www.sqlite.org/fileformat2.html>.
///
/// SQLite overwrites deleted rows, but when it rewrites a page, for example after moving half of its rows to a neighbor page, the old bytes
/// of these rows stay between the list of rows and the first row.
struct PageGap {
    /// The offset of the gap in the file.
    let offset: Int
    let count: Int

    /// Finds the gap of a page; nil if there is none, or if it contains only zeros.
    init?(_ page: ArraySlice<UInt8>, at offset: Int) {
        guard page.count >= 512, let kind = page.first, let header = PageGap.headers[kind] else { return nil }
        func number(_ place: Int) -> Int { Int(page[page.startIndex + place]) << 8 | Int(page[page.startIndex + place + 1]) }
        let start = header + 2 * number(3)
        // The end of the largest possible page does not fit two bytes.
        let end = number(5) == 0 ? 65_536 : number(5)
        guard start < end, end <= page.count else { return nil }
        guard page[page.startIndex + start..<page.startIndex + end].contains(where: { $0 != 0 }) else { return nil }
        self.offset = offset + start
        count = end - start
    }

    /// The header size by page type: inner and leaf pages of indexes and tables. Pages of other types begin with the number of another
    /// page, whose first byte is zero below 64 GiB.
    private static let headers: [UInt8: Int] = [2: 12, 5: 12, 10: 8, 13: 8]
}
