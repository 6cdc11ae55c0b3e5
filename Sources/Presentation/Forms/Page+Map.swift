import MarqueeDomain

extension Page {
    /// The same page of other items.
    func mapItems<Other>(_ transform: (Item) -> Other) -> Page<Other> {
        var page = Page<Other>(page: page, totalPages: totalPages, totalResults: totalResults, items: items.map(transform))
        page.dates = dates
        return page
    }
}
