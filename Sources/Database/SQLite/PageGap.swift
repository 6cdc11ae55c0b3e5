/// The middle of a page of a table or an index, which no row uses: after <https://www.sqlite.org/fileformat2.html>.
///
/// SQLite overwrites rows that are deleted, but where it lays out a page anew, as when a neighbor takes over half of the rows, their old
/// bytes stay between the list of the rows and the first of them.
struct PageGap {
    /// Where the gap begins in the file.
    let offset: Int
    let count: Int

    /// Finds the gap of a page; nil if there is none, or nothing in it.
    init?(_ page: ArraySlice<UInt8>, at offset: Int) {
        guard page.count >= 512, let kind = page.first, let header = PageGap.headers[kind] else { return nil }
        func number(_ place: Int) -> Int { Int(page[page.startIndex + place]) << 8 | Int(page[page.startIndex + place + 1]) }
        let start = header + 2 * number(3)
        // The end of the largest page there is does not fit two bytes.
        let end = number(5) == 0 ? 65_536 : number(5)
        guard start < end, end <= page.count else { return nil }
        guard page[page.startIndex + start..<page.startIndex + end].contains(where: { $0 != 0 }) else { return nil }
        self.offset = offset + start
        count = end - start
    }

    /// How long the header of a page is: inner and outer pages of indexes and tables. Pages of other kinds begin with the number of
    /// another page, whose first byte is zero below 64 GiB.
    private static let headers: [UInt8: Int] = [2: 12, 5: 12, 10: 8, 13: 8]
}
