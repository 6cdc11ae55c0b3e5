import Foundation
import Marquee
import MarqueePresentation

/// The titles, lists and pictures on this device, and a search among the titles.
struct DevicePage: TabPage {
    private(set) var presenter: DevicePresenter
    let clock: WallClock
    // The page is entered to look around, so keys are commands at first.
    private(set) var isTyping = false

    mutating func enter() { isTyping = false }

    func facts(_ state: DeviceState) -> PageFacts {
        var facts = PageFacts(state.results, state.selection)
        // The page asks no server, so it does not say that none was reached.
        (facts.fetched, facts.isWaiting) = (nil, false)
        return facts
    }

    func keys(_ state: DeviceState) -> [String] { isTyping ? [Texts.keysResults, Texts.keysTab] : [Texts.keysType, Texts.keysOpen] }

    mutating func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        if case .paste = key { isTyping = true }
        if isTyping { return type(key) }
        if let movement = key.movement(height: canvas.height) {
            if movement.y == -1, presenter.state.selection.index < (canvas.layout == .wall ? canvas.wall.columns : 1) {
                isTyping = true
            } else {
                presenter.send(.move(by: canvas.layout == .wall ? canvas.steps(movement) : movement.y))
            }
            return .handled
        }
        guard key == .enter else { return .unhandled }
        guard let selection = facts.selection else { return .handled }
        presenter.send(.open(selection.item))
        return context.open(selection.item, preview: selection.preview)
    }

    mutating func choose(_ place: Seen.Spot) {
        guard case .item(let index) = place else { return }
        isTyping = false
        presenter.send(.move(by: index - presenter.state.selection.index))
    }

    func isChosen(_ place: Seen.Spot) -> Bool { place == .item(presenter.state.selection.index) }

    func seen(_ lastItem: Int) { if presenter.state.results.loadsMore(at: lastItem) { presenter.send(.itemShown(lastItem)) } }

    func refresh() { presenter.send(.refresh) }

    mutating func reopen(_ context: BrowseContext) { presenter = Self.presenter(context) }

    func draw(_ state: DeviceState, on canvas: inout Canvas) {
        canvas.put(Line(Texts.onThisDevice, .heading), y: 0)
        for (offset, line) in counts(state.count).enumerated() { canvas.put(line, y: 1 + offset, style: .faint) }
        if let catalog = state.catalog { canvas.put(Texts.catalogState(catalog), y: 3, style: .faint) }
        let end = canvas.put(Texts.labeled(Texts.screens.search), y: 4, style: .heading)
        let cursor = canvas.put(state.text, x: end, y: 4, width: max(1, canvas.width - end - 1))
        if isTyping { canvas.put(" ", x: cursor, y: 4, style: .text.selected) }
        let empty = state.text.isEmpty ? Texts.screens.nothingHere : Texts.notOnThisDevice(state.text)
        canvas.draw(state.results, selected: state.selection.index, from: 6, empty: empty)
    }
}

extension BrowseTab {
    static let device = BrowseTab(label: { Texts.onThisDevice }) { context in
        DevicePage(presenter: DevicePage.presenter(context), clock: context.wall)
    }
}

extension DevicePage {
    fileprivate static func presenter(_ context: BrowseContext) -> DevicePresenter {
        let client = context.client
        return DevicePresenter(
            cache: client.cache, catalog: client.catalog, search: client.search, library: client.library, context: context.presentation)
    }

    private mutating func type(_ key: Key) -> BrowseStep {
        let text = presenter.state.text
        switch key {
        case .character(let character): presenter.send(.type(text + String(character)))
        case .paste(let pasted): presenter.send(.type(text + pasted.prefix(200)))
        case .backspace: presenter.send(.type(text.deletingBackward()))
        case .control("u"): presenter.send(.type(""))
        case .enter, .down, .escape: isTyping = false
        case .tab, .backTab: return .unhandled
        default: break
        }
        return .handled
    }

    private func counts(_ count: DeviceState.Count) -> [String] {
        let texts = Texts.screens
        switch count {
        case .counting: return ["…"]
        case .unknown: return [Texts.sizeUnknown]
        case .failed(let error): return [error.words]
        case .counted(let info):
            func value(_ name: String, _ number: Int) -> String { Texts.labeled(name) + texts.number(number) }
            let first = [
                value(Texts.cacheTitles, info.titles), value(Texts.cacheLists, info.lists), value(Texts.cacheDetails, info.details),
                value(Texts.cachePictures, info.images),
            ]
            let age = info.oldest.map { Texts.labeled(Texts.cacheOldest) + texts.age(.seconds(clock.now().timeIntervalSince($0))) }
            let size = Texts.labeled(Texts.size) + Texts.megabytes(info.bytes + info.imageBytes)
            let kept = info.keptBytes > 0 ? Texts.labeled(Texts.isKept) + Texts.megabytes(info.keptBytes) : nil
            return [first.joined(separator: " · "), [size, kept, age].compactMap { $0 }.joined(separator: " · ")]
        }
    }
}
