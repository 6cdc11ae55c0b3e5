/// A page of the people who are popular today.
public struct PopularPeople: PagedInput, Hashable {
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for a page.
    public init(page: Int = 1) { self.page = page }
}

extension PersonUseCases {
    /// Reads the people who are popular today, a page at a time.
    ///
    /// See <https://developer.themoviedb.org/reference/person-popular-list>.
    public var popular: Get<PopularPeople, Page<Person>> { Get(people.popular) }
}

extension Get where Input == PopularPeople {
    /// Reads a page; without a number, the first.
    public func callAsFunction(page: Int = 1, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        try await read(PopularPeople(page: page))(policy)
    }

    /// Every page, starting with the first.
    public func pages<Item>(policy: ReadPolicy = .cached) -> Pages<Item> where Value == Page<Item> {
        pages(PopularPeople(), policy: policy)
    }

    /// The cached page first, then the server's.
    public func updates(page: Int = 1) -> Updates<Value> { updates(PopularPeople(page: page)) }
}
