/// The input of a list without conditions, such as ``PersonUseCases/popular``: the number of a page.
public struct ListPage: NumberedPage {
    public var page: Int

    public init(page: Int = 1) { self.page = page }
}
