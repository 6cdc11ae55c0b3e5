import MarqueeDomain

extension LibraryState {
    // Marks may have changed on other screens.
    public mutating func appear() -> [Reaction<Effect>] { [.run(.followMarks), .run(.lookAtPending)] + load() }

    public mutating func disappear() { pages.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .show(let shelf):
            guard shelf != self.shelf else { return [] }
            self.shelf = shelf
            (pages, selection) = (Pagination(), Selection())
            return [.report(.clicked(shelf.rawValue, on: screen))] + load()
        case .itemShown(let index): return shown(index)
        case .move(let distance):
            selection.move(by: distance, in: pages.items.map(\.id))
            return shown(selection.index)
        case .select(let row):
            selection.select(row, in: pages.items.map(\.id))
            return []
        case .open(let item): return [.report(.selected(item, on: screen))]
        case .set(let value, let item): return [.report(.clicked(value.kind.rawValue, on: screen)), .run(.set(value, on: item))]
        case .sync:
            guard !isSyncing else { return [] }
            isSyncing = true
            return [.report(.clicked("sync", on: screen)), .run(.sync)]
        case .resend(let change): return [.report(.clicked("resend", on: screen)), .run(.resend(change))]
        case .discard(let change): return [.report(.clicked("discard", on: screen)), .run(.discard(change))]
        case .refresh: return [.report(.refreshed(screen))] + load(.refresh)
        case .retry: return run(pages.retry())
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .page(let shelf, let update, let request):
            guard shelf == self.shelf else { return [] }
            // The library of an account is not shown after the sign-out.
            if case .failure(let error) = update, error.code == .unauthorized { pages = Pagination() }
            // A guest can only rate.
            if case .failure(let error) = update, error.reason.key == "session.guest", shelf.kind != .rating {
                (self.shelf, pages, selection) = (.ratedMovies, Pagination(), Selection())
                return load()
            }
            let next = pages.take(update, for: request)
            selection.follow(pages.items.map(\.id))
            return pages.reactions(to: update, for: request, on: screen) + run(next)
        case .pending(let pending):
            self.pending = pending
            return []
        case .settled: return [.run(.lookAtPending)] + load()
        case .discarded(let outcome): return [.show(.discarded(outcome)), .run(.lookAtPending)] + load()
        case .set(let value): return [.show(.marked(value, title: "")), .run(.lookAtPending)]
        case .synced(let report):
            isSyncing = false
            return [.show(.synced(report)), .run(.lookAtPending)] + load()
        case .failed(let error): return [.show(.failed(error)), .run(.lookAtPending)]
        case .notSynced(let error):
            isSyncing = false
            return [.show(.failed(error)), .run(.lookAtPending)]
        case .marked(let change):
            pages.marks[change.item] = change.marks
            // A synchronization changes hundreds of marks at once.
            return [.run(.settle)]
        }
    }

    private mutating func load(_ loading: Loading = .first) -> [Reaction<Effect>] { run(pages.load(loading)) }

    private mutating func shown(_ index: Int) -> [Reaction<Effect>] {
        run(pages.itemShown(at: index)) + (pages.isLast(index) ? [.report(.lastItemShown(on: screen))] : [])
    }

    private func run(_ request: Pagination<LibraryItem>.Request?) -> [Reaction<Effect>] {
        request.map { [.run(.load(shelf, $0))] } ?? []
    }
}
