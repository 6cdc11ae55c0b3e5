import Marquee
import MarqueePresentation

/// The text of a search, and the suggestions for it.
extension SearchPage {
    mutating func type(_ key: Key, _ context: BrowseContext) -> BrowseStep {
        let state = presenter.state
        // The slash opens the search, so an empty text does not begin with it. Later it is a part of an address.
        if key == .character("/"), isOld || state.query.text.isEmpty { return .handled }
        let text = isOld && key.isText ? "" : state.query.text
        if key.isText || [.backspace, .control("u")].contains(key) { suggestion = nil }
        isOld = false
        switch key {
        case .down where offersSuggestions(state): suggestion = min((suggestion ?? -1) + 1, state.suggestions.count - 1)
        case .up: suggestion = chosen(state).flatMap { $0 > 0 ? $0 - 1 : nil }
        case .escape where chosen(state) != nil: suggestion = nil
        case .enter where chosen(state) != nil: return take(state.suggestions[chosen(state) ?? 0], context)
        case .enter where state.named.count == 1:
            isEditing = false
            return open(state, context)
        case .character(let character): ask(.type(text + String(character)))
        case .paste(let pasted): ask(.type(text + pasted.prefix(200)))
        case .backspace: ask(.type(text.deletingBackward()))
        case .control("u"): ask(.type(""))
        case .enter:
            presenter.send(.submit)
            isEditing = false
        case .down, .escape: isEditing = false
        case .left: look(-1)
        case .right: look(1)
        case .tab, .backTab: return .unhandled
        default: break
        }
        return .handled
    }

    /// Whether the suggestions are on the screen.
    func offersSuggestions(_ state: SearchState) -> Bool {
        isEditing && state.named.isEmpty && !state.suggestions.isEmpty && [.suggesting, .loading].contains(state.phase)
    }

    /// The chosen suggestion, if it is still on the screen.
    func chosen(_ state: SearchState) -> Int? {
        offersSuggestions(state) ? suggestion.flatMap { state.suggestions.indices.contains($0) ? $0 : nil } : nil
    }

    private mutating func take(_ suggestion: Suggestion, _ context: BrowseContext) -> BrowseStep {
        self.suggestion = nil
        ask(.choose(suggestion))
        if case .title(let title) = suggestion { return context.open(title.reference) }
        isEditing = false
        return .handled
    }

    /// Searches in the scope beside the present one.
    mutating func look(_ step: Int) { ask(.look(presenter.state.query.scope.neighbor(step))) }

    /// Asks for other results, which are shown as the server has them.
    mutating func ask(_ intent: SearchState.Intent) {
        arrangement = ListArrangement()
        presenter.send(intent)
    }
}
