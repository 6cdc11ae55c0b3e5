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
            switch effect {
            case .load(let shelf, let request):
                await request.load { (page, policy) async throws(MarqueeError) in
                    try await library.page(page, of: shelf, policy: policy)
                } deliver: {
                    deliver(.page(shelf, $0, request))
                }
            case .lookAtPending: deliver(.pending((try? await library.pending()) ?? []))
            case .settle: if (try? await clock.sleep(for: .milliseconds(200))) != nil { deliver(.settled) }
            case .followMarks: for await change in library.changes { deliver(.marked(change)) }
            case .sync:
                do throws(MarqueeError) { deliver(.synced(try await library.sync())) } catch { deliver(.notSynced(error)) }
            case .set, .resend, .discard:
                do throws(MarqueeError) { deliver(try await library.carryOut(effect)) } catch { deliver(.failed(error)) }
            }
        }
    }
}

extension LibraryUseCases {
    fileprivate func carryOut(_ act: LibraryState.Effect) async throws(MarqueeError) -> LibraryState.Answer {
        switch act {
        case .set(let value, on: let item):
            try await set(value, on: item)
            return .set(value)
        case .resend(let change): try await retry(change)
        case .discard(let change): return .discarded(try await discard(change))
        default: break
        }
        return .settled
    }

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
