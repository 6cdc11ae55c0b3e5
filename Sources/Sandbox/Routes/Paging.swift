/// Cuts a list into pages as TMDb does.
struct Paging: Sendable {
    private let page: Int
    private let size: Int

    /// The page a request asks for, the first if it names none.
    init(_ request: Request, size: Int) throws(Failure) {
        let asked = request.value("page").map { Int($0) } ?? 1
        guard let asked, (1...500).contains(asked) else { throw .invalidPage }
        page = asked
        self.size = size
    }

    /// The first page, which is all that an appended list has.
    init(first size: Int) {
        page = 1
        self.size = size
    }

    /// The members of a page; nothing found is still one page, and a page past the end is empty.
    func members<Item>(of items: [Item], row: (Item) -> JSON) -> [(name: String, value: JSON)] {
        let rows = items.dropFirst((page - 1) * size).prefix(size).map(row)
        let pages = max(1, (items.count + size - 1) / size)
        return [
            ("page", .integer(page)), ("results", .array(rows)), ("total_pages", .integer(pages)),
            ("total_results", .integer(items.count)),
        ]
    }
}
