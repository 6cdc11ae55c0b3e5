public import MarqueeDomain

extension Pagination {
    /// Asks for the first page again; the list stays until it arrives. Replaces a request in flight.
    public mutating func load(_ loading: Loading = .first) -> Request {
        if items.isEmpty { phase = .loading } else { isRefreshing = true }
        if phase == .loadingMore { phase = .more }
        return Request(page: 1, loading: loading)
    }

    /// The person sees an item: asks for the next page if the end is near.
    public mutating func itemShown(at index: Int) -> Request? {
        index >= items.count - Self.distance ? loadMore() : nil
    }

    /// Asks for the next page, if there is one and nothing is on its way.
    public mutating func loadMore() -> Request? {
        guard phase == .more, !isRefreshing else { return nil }
        phase = .loadingMore
        return Request(page: nextPage, loading: .first)
    }

    /// Asks again for the page that failed.
    public mutating func retry() -> Request? {
        switch phase {
        case .failed: return load()
        case .failedMore:
            phase = .more
            return loadMore()
        default: return facts?.refreshError == nil || isRefreshing ? nil : load(.refresh)
        }
    }

    /// Takes the result of a request, and asks for the next page if this one has nothing new but is not the end.
    public mutating func take(_ update: ContentUpdate<Page<Item>>, for request: Request) -> Request? {
        switch update {
        case .value(let fetched, let isLast):
            append(fetched, number: request.page)
            if request.page == 1 { isRefreshing = !isLast }
            return items.isEmpty || pagesWithoutNewItems > 0 ? loadMore() : nil
        case .failure(let error):
            isRefreshing = false
            if request.page > 1 {
                phase = .failedMore(error)
            } else if items.isEmpty, phase != .empty {
                phase = .failed(error)
            } else {
                facts?.refreshError = error
            }
            return nil
        }
    }

    private mutating func append(_ fetched: Fetched<Page<Item>>, number: Int) {
        let page = fetched.value
        if number == 1 {
            (items, known, marks, pagesWithoutNewItems) = ([], [], [:], 0)
            facts = fetched.map { _ in }
        }
        total = page.totalResults
        marks.merge(fetched.marks) { $1 }
        let new = page.items.filter { known.insert($0.id).inserted }
        items += new
        pagesWithoutNewItems = new.isEmpty ? pagesWithoutNewItems + 1 : 0
        nextPage = number + 1
        // Rows that could not be read, or are removed by changes not yet sent, are not the end of the list.
        let isEnd =
            number >= min(page.totalPages, Page<Item>.limit)
            || new.isEmpty && (fetched.droppedRows + fetched.hiddenItems == 0 || pagesWithoutNewItems > 50)
        phase = isEnd ? (items.isEmpty ? .empty : .ended) : .more
    }

    /// The request in flight was cancelled.
    public mutating func cancel() {
        isRefreshing = false
        if phase == .loadingMore { phase = .more }
    }
}

extension Pagination.Request {
    /// Reads the page, and delivers each result. Only a first page comes from the cache before it comes from the server.
    public func load(
        _ read: (_ page: Int, ReadPolicy) async throws(MarqueeError) -> Fetched<Page<Item>>,
        deliver: (ContentUpdate<Page<Item>>) -> Void
    ) async {
        if page == 1 {
            await loading.load({ (policy) async throws(MarqueeError) in try await read(1, policy) }, deliver: deliver)
        } else {
            do throws(MarqueeError) {
                deliver(.value(try await read(page, .cached), isLast: true))
            } catch {
                if error.code != .cancelled { deliver(.failure(error)) }
            }
        }
    }
}
