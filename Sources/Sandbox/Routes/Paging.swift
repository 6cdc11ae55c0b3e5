/// Cuts a list into pages as TMDb does.
struct Paging: Sendable {
    private let page: Int
    private let size: Int
    private let least: Int
    private let shifts: Bool

    /// The page a request asks for, the first if it names none.
    init(_ request: Request, size: Int) throws(Refusal) {
        let asked = request.value("page").map { Int($0) } ?? 1
        guard let asked, (1...500).contains(asked) else { throw .invalidPage }
        self.init(page: asked, size: size)
    }

    /// A page of a list of the whole of TMDb, which may be longer than the catalog and change while it is read.
    init(_ request: Request, ofAll options: Sandbox.Options) throws(Refusal) {
        let exact = try Paging(request, size: options.pageSize)
        self.init(page: exact.page, size: exact.size, least: options.announcedPages ?? 1, shifts: options.shiftsPages)
    }

    /// The first page, which is all that an appended list has.
    init(first size: Int) { self.init(page: 1, size: size) }

    private init(page: Int, size: Int, least: Int = 1, shifts: Bool = false) {
        (self.page, self.size, self.least, self.shifts) = (page, size, max(1, least), shifts)
    }

    /// The members of a page; nothing found is still one page, and a page past the end is empty.
    func members<Item>(of items: [Item], row: (Item) -> JSON) -> [(name: String, value: JSON)] {
        let start = (page - 1) * size - (shifts ? page - 1 : 0)
        let rows = items.dropFirst(start).prefix(size).map(row)
        let pages = max(least, (items.count + size - 1) / size)
        return [
            ("page", .integer(page)), ("results", .array(rows)), ("total_pages", .integer(pages)),
            ("total_results", .integer(least > 1 ? max(items.count, pages * size) : items.count)),
        ]
    }
}
