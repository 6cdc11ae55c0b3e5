import MarqueeDomain
import MarqueePresentation
import Testing

struct PaginationTests {
    /// A list with its first page.
    private func loaded(_ first: Fetched<Page<MediaItem>> = page(1, movies(1...20))) -> Pagination<MediaItem> {
        var pages = Pagination<MediaItem>()
        let request = pages.load()
        _ = pages.take(.value(first, isLast: true), for: request)
        return pages
    }

    @Test func `a list begins by loading its first page`() {
        var pages = Pagination<MediaItem>()
        #expect(pages.phase == .loading)
        let request = pages.load()
        #expect(request.page == 1 && request.loading == .first)
        #expect(pages.loadMore() == nil)
        #expect(pages.take(.value(page(1, movies(1...20)), isLast: true), for: request) == nil)
        #expect(pages.phase == .more && pages.items.count == 20 && pages.total == 60)
    }

    @Test(arguments: [(0, false), (9, false), (10, true), (19, true), (500, true)])
    func `the next page is asked for near the end`(_ index: Int, _ isNear: Bool) {
        var pages = loaded()
        #expect((pages.itemShown(at: index)?.page == 2) == isNear)
        #expect(pages.phase == (isNear ? .loadingMore : .more))
    }

    @Test func `a page is asked for once`() {
        var pages = loaded()
        #expect(pages.loadMore()?.page == 2)
        #expect(pages.loadMore() == nil && pages.itemShown(at: 19) == nil)
    }

    @Test func `items that were there already are left out`() throws {
        var pages = loaded()
        let asked = pages.loadMore()
        let request = try #require(asked)
        #expect(pages.take(.value(page(2, movies(15...30)), isLast: true), for: request) == nil)
        #expect(pages.items.map(\.id.id) == Array(1...30))
    }

    @Test func `the list ends after the last page`() throws {
        var pages = loaded(page(1, movies(1...20), of: 2))
        let asked = pages.loadMore()
        let request = try #require(asked)
        _ = pages.take(.value(page(2, movies(21...25), of: 2), isLast: true), for: request)
        #expect(pages.phase == .ended && pages.loadMore() == nil && pages.retry() == nil)
    }

    @Test func `the list ends after page 500 whatever the server says`() {
        var pages = loaded(page(1, movies(1...2), of: 40_000))
        for number in 2...500 {
            guard let request = pages.loadMore() else { break }
            #expect(request.page == number)
            _ = pages.take(.value(page(number, movies(number * 2...number * 2 + 1), of: 40_000), isLast: true), for: request)
        }
        #expect(pages.phase == .ended)
    }

    @Test func `an empty page ends the list, and an empty first page is an empty list`() throws {
        var pages = loaded()
        let asked = pages.loadMore()
        let request = try #require(asked)
        _ = pages.take(.value(page(2, []), isLast: true), for: request)
        #expect(pages.phase == .ended && pages.items.count == 20)
        #expect(loaded(page(1, [], of: 1)).phase == .empty)
    }

    @Test func `a page whose rows were dropped is followed by the next one`() throws {
        var pages = loaded()
        let asked = pages.loadMore()
        let request = try #require(asked)
        let next = pages.take(.value(page(2, [], dropped: 20), isLast: true), for: request)
        #expect(next?.page == 3 && pages.phase == .loadingMore)
    }

    @Test func `pages without new items end`() throws {
        var pages = loaded(page(1, movies(1...20), of: 500))
        var request = pages.loadMore()
        var asked = 0
        while let page = request {
            asked += 1
            request = pages.take(.value(PresentationTests.page(page.page, [], of: 500, dropped: 20), isLast: true), for: page)
        }
        #expect(asked == 51 && pages.phase == .ended)
    }

    @Test func `a failed page leaves the list, and is retried alone`() throws {
        var pages = loaded()
        let asked = pages.loadMore()
        let request = try #require(asked)
        #expect(pages.take(.failure(offline), for: request) == nil)
        #expect(pages.phase == .failedMore(offline) && pages.items.count == 20)
        #expect(pages.itemShown(at: 19) == nil)
        #expect(pages.retry()?.page == 2 && pages.phase == .loadingMore)
    }

    @Test func `a failed first page is retried`() {
        var pages = Pagination<MediaItem>()
        let request = pages.load()
        _ = pages.take(.failure(offline), for: request)
        #expect(pages.phase == .failed(offline))
        #expect(pages.retry()?.page == 1 && pages.phase == .loading)
    }

    @Test func `a refresh replaces the list when it arrives`() throws {
        var pages = loaded()
        let asked = pages.loadMore()
        let more = try #require(asked)
        _ = pages.take(.value(page(2, movies(21...40)), isLast: true), for: more)
        let refresh = pages.load(.refresh)
        #expect(pages.isRefreshing && pages.items.count == 40 && pages.phase == .more)
        #expect(pages.loadMore() == nil)
        _ = pages.take(.value(page(1, movies(5...24)), isLast: true), for: refresh)
        #expect(!pages.isRefreshing && pages.items.map(\.id.id) == Array(5...24) && pages.loadMore()?.page == 2)
    }

    @Test func `a refresh replaces a page that is on its way`() {
        var pages = loaded()
        _ = pages.loadMore()
        #expect(pages.load(.refresh).page == 1 && pages.phase == .more && pages.isRefreshing)
    }

    @Test func `a failed refresh leaves the list and says why`() {
        var pages = loaded()
        let refresh = pages.load(.refresh)
        _ = pages.take(.failure(offline), for: refresh)
        #expect(pages.items.count == 20 && !pages.isRefreshing && pages.facts?.refreshError == offline)
        #expect(pages.retry()?.loading == .refresh)
    }

    @Test func `an empty list that is cached stays when the server cannot be reached`() {
        var pages = loaded(page(1, [], of: 1))
        let refresh = pages.load(.refresh)
        _ = pages.take(.value(page(1, [], of: 1), isLast: true), for: refresh)
        _ = pages.take(.failure(offline), for: refresh)
        #expect(pages.phase == .empty && pages.facts?.refreshError == offline)
    }

    @Test func `a stale page is shown until the server's is there`() {
        var pages = Pagination<MediaItem>()
        let request = pages.load()
        _ = pages.take(.value(page(1, movies(1...20), origin: .store, isStale: true), isLast: false), for: request)
        #expect(pages.isRefreshing && pages.facts?.isStale == true && pages.items.count == 20)
        _ = pages.take(.value(page(1, movies(3...22)), isLast: true), for: request)
        #expect(!pages.isRefreshing && pages.facts?.origin == .server && pages.items.first?.id == .movie(3))
    }

    @Test func `a cancelled page can be asked for again`() {
        var pages = loaded()
        _ = pages.loadMore()
        pages.cancel()
        #expect(pages.phase == .more && pages.loadMore()?.page == 2)
    }

    @Test func `marks of all pages are there`() throws {
        var pages = loaded(page(1, movies(1...20), marks: [.movie(1): Marks(isFavorite: true)]))
        let asked = pages.loadMore()
        let request = try #require(asked)
        _ = pages.take(.value(page(2, movies(21...40), marks: [.movie(21): Marks(isOnWatchlist: true)]), isLast: true), for: request)
        #expect(pages.marks[.movie(1)]?.isFavorite == true && pages.marks[.movie(21)]?.isOnWatchlist == true)
    }
}
