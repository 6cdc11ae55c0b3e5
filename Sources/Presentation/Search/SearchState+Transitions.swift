import MarqueeDomain

extension SearchState {
    public mutating func appear() -> [Reaction<Effect>] {
        let isWaiting = results?.phase == .loading
        return [.run(.followMarks), .run(.suggest(query.text))] + (isWaiting ? search() : [])
    }

    public mutating func disappear() { results?.cancel() }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .type(let text):
            guard text != query.text else { return [] }
            query.text = text
            // Results of an earlier text must not be taken for those of this one.
            (results, named, isSubmitted) = (nil, [], false)
            return [.run(.suggest(text)), isBlank ? .cancel("search") : .run(.pause)]
        case .submit:
            if isBlank { return [] }
            isSubmitted = true
            // The results for this text, found while the person typed, stay.
            return recordedIfFound + (results == nil ? search() : run(results?.retry()))
        case .choose(.recent(let text)):
            (query.text, named, isSubmitted) = (text, [], true)
            return [.report(.clicked("recent", on: screen)), .run(.suggest(text))] + search()
        case .choose(.title(let title)): return [.report(.selected(title.reference, on: screen))] + recorded
        case .choose: return []
        case .look(let scope):
            guard scope != query.scope else { return [] }
            query.scope = scope
            return results == nil ? [] : search()
        case .itemShown(let index): return shown(index)
        case .move(let distance):
            selection.move(by: distance, in: rows)
            return similarTitles.isEmpty ? shown(selection.index - named.count) : []
        case .select(let item):
            selection.select(item, in: rows)
            return []
        case .open(let item):
            // A text that found nothing is no suggestion for the next search.
            return [.report(.selected(item, on: screen))] + (phase == .empty ? [] : recorded)
        case .refresh: return results == nil ? [] : [.report(.refreshed(screen))] + run(results?.load(.refresh))
        case .retry: return run(results?.retry())
        case .forget(let text): return [.run(.forget(text))]
        case .forgetAll: return [.report(.clicked("forgetAll", on: screen)), .run(.forget(nil))]
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .suggestions(let suggestions):
            self.suggestions = suggestions
            if phase == .empty { selection.follow(rows) }
            return []
        case .named(let named, by: let text):
            guard text == query.text else { return [] }
            let isAtFirst = selection.index == 0
            self.named = named
            if isAtFirst { selection = Selection() }
            selection.follow(rows)
            return []
        case .paused: return search()
        case .results(let update, let request):
            let next = results?.take(update, for: request)
            selection.follow(rows)
            return (results?.reactions(to: update, for: request, on: screen) ?? []) + recordedIfFound + run(next)
        case .historyChanged: return [.run(.suggest(query.text))]
        case .historyFailed(let error): return [.show(.failed(error))]
        case .marked(let change):
            results?.marks[change.item] = change.marks
            return []
        }
    }

    private var isBlank: Bool { query.text.allSatisfy(\.isWhitespace) }

    /// The text of a search whose result was opened.
    private var recorded: [Reaction<Effect>] { isBlank ? [] : [.run(.record(query.text))] }

    /// A submitted text is remembered once, when it has found something: a text that found nothing is no suggestion for the next search.
    private var recordedIfFound: [Reaction<Effect>] {
        mutating get {
            guard isSubmitted, results?.items.isEmpty == false else { return [] }
            isSubmitted = false
            return recorded
        }
    }

    private mutating func search() -> [Reaction<Effect>] {
        var results = Pagination<MediaItem>()
        defer { self.results = results }
        selection = Selection()
        selection.follow(named.map(\.item.media))
        return run(results.load()) + (query.mayNameItem && named.isEmpty ? [.run(.lookUp(query.text))] : [])
    }

    private mutating func shown(_ index: Int) -> [Reaction<Effect>] {
        let next = results?.itemShown(at: index)
        return run(next) + (results?.isLast(index) == true ? [.report(.lastItemShown(on: screen))] : [])
    }

    private func run(_ request: Pagination<MediaItem>.Request?) -> [Reaction<Effect>] {
        request.map { [.run(.search(query, $0))] } ?? []
    }
}
