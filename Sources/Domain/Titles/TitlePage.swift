/// A page of something about one title or person, such as its reviews.
public struct TitlePage: PagedInput, Hashable {
    /// TMDb's id of the title or the person.
    public var id: Int
    public var page: Int

    public init(_ id: Int, page: Int = 1) {
        self.id = id
        self.page = page
    }
}

extension Reading where Input == TitlePage {
    /// Reads a page for a title or a person; without a number, the first.
    public func callAsFunction(_ id: Int, page: Int = 1, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(TitlePage(id, page: page))(policy: policy)
    }

    /// Every page for a title or a person.
    public func pages<Item>(_ id: Int, policy: ReadPolicy = .cached) -> Pages<Item> where Value == Page<Item> {
        pages(TitlePage(id), policy: policy)
    }

    /// The cached page first, then the server's.
    public func updates(_ id: Int, page: Int = 1) -> Updates<Value> { updates(TitlePage(id, page: page)) }
}
