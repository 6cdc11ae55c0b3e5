/// A request for one page of a part of a title or person, such as its reviews.
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
    /// Reads one page, by default the first.
    public func callAsFunction(
        _ id: Int, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(TitlePage(id, page: page))(policy: policy, language: language)
    }

    /// All pages.
    public func pages<Item>(
        _ id: Int, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) -> Pages<Item> where Value == Page<Item> {
        pages(TitlePage(id), policy: policy, language: language)
    }

    /// The cached page first, then the server's.
    public func updates(_ id: Int, page: Int = 1) -> Updates<Value> { updates(TitlePage(id, page: page)) }
}
