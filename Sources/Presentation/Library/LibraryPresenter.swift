public import MarqueeDomain

/// The shelves of the signed-in person.
public typealias LibraryPresenter = Presenter<LibraryState>

extension Presenter where State == LibraryState {
    /// Creates the shelves of the signed-in person.
    public convenience init(
        _ shelf: ShelfName = .favoriteMovies, library: LibraryUseCases, context: PresentationContext = PresentationContext()
    ) {
        let clock = context.clock
        self.init(LibraryState(shelf), context: context) { effect, deliver in
            do throws(MarqueeError) {
                switch effect {
                case .load(let shelf, let request):
                    await request.load { (page, policy) async throws(MarqueeError) in
                        try await library.page(page, of: shelf, policy: policy)
                    } deliver: {
                        deliver(.page(shelf, $0, request))
                    }
                case .lookAtPending: deliver(.pending((try? await library.pending()) ?? []))
                case .settle: if (try? await clock.sleep(for: .milliseconds(200))) != nil { deliver(.settled) }
                case .set(let value, let item):
                    _ = try await library.set(value, on: item)
                    deliver(.set(value))
                case .sync: deliver(.synced(try await library.sync()))
                case .resend(let change):
                    try await library.retry(change)
                    deliver(.settled)
                case .discard(let change):
                    try await library.discard(change)
                    deliver(.settled)
                case .followMarks: for await change in library.changes() { deliver(.marked(change)) }
                }
            } catch {
                if error.code != .cancelled { deliver(.failed(error)) }
            }
        }
    }
}

extension LibraryUseCases {
    fileprivate func page(
        _ page: Int, of shelf: ShelfName, policy: ReadPolicy
    ) async throws(MarqueeError) -> Fetched<Page<LibraryItem>> {
        switch shelf {
        case .favoriteMovies: try await rows(of: favoriteMovies, page, policy)
        case .favoriteTV: try await rows(of: favoriteTV, page, policy)
        case .watchlistMovies: try await rows(of: watchlistMovies, page, policy)
        case .watchlistTV: try await rows(of: watchlistTV, page, policy)
        case .ratedMovies: try await rows(of: ratedMovies, page, policy)
        case .ratedTV: try await rows(of: ratedTV, page, policy)
        case .ratedEpisodes: try await rows(of: ratedEpisodes, page, policy)
        }
    }

    private func rows<Item: ShelfItem>(
        of shelf: Get<ShelfPage, Page<Item>>, _ page: Int, _ policy: ReadPolicy
    ) async throws(MarqueeError) -> Fetched<Page<LibraryItem>> {
        try await shelf(page: page, policy: policy).map { $0.mapItems { LibraryItem(entry: $0.shelfEntry) } }
    }
}
