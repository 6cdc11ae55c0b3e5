/// The wanted page of the people who are popular today.
public struct PopularPeople: PagedInput, Hashable {
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for a page.
    public init(page: Int = 1) { self.page = page }
}

/// Reads who is popular today, a page at a time.
///
/// See <https://developer.themoviedb.org/reference/person-popular-list>.
public struct GetPopularPeople: Reading {
    private let people: any PersonRepository

    /// Creates the use case.
    public init(people: any PersonRepository) { self.people = people }

    /// The read of one page.
    public func read(_ input: PopularPeople) -> Read<Page<Person>> { people.popular(input) }

    /// Reads a page; without a number, the first.
    public func callAsFunction(page: Int = 1, _ policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Page<Person>> {
        try await read(PopularPeople(page: page))(policy)
    }
}

extension PersonUseCases {
    /// Reads who is popular today.
    public var popular: GetPopularPeople { GetPopularPeople(people: people) }
}
