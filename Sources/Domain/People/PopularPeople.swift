/// The input of ``PersonUseCases/popular``: the number of a page.
public struct PopularPeople: NumberedPage {
    public var page: Int

    public init(page: Int = 1) { self.page = page }
}

extension PersonUseCases {
    /// Reads the people who are popular today, a page at a time (<https://developer.themoviedb.org/reference/person-popular-list>).
    public var popular: Get<PopularPeople, Page<Person>> { Get(people.popular) }
}
