import MarqueeDomain

extension Pagination {
    /// Whether an item is the last one of the whole list.
    func isLast(_ index: Int) -> Bool { phase == .ended && index == items.count - 1 }

    /// The reports about a page: that it arrived, or that the list on the screen could not be refreshed.
    func reactions<Effect>(
        to update: ContentUpdate<Page<Item>>, for request: Request, on screen: Screen
    ) -> [Reaction<Effect>] {
        switch update {
        case .value: request.page > 1 ? [.report(.pageLoaded(request.page, on: screen))] : []
        case .failure(let error): request.page == 1 && !hasFailed ? [.show(.notRefreshed(error))] : []
        }
    }

    /// Whether the screen shows the failure in place of the list.
    private var hasFailed: Bool { if case .failed = phase { true } else { false } }
}
