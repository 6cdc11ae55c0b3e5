import Synchronization

/// Holds back the output of a command until it is known whether it fits the terminal. Longer output is shown by a pager, from then on as
/// it comes. Standard error comes after the data, so that it does not tear the page.
final class PagedOutput: Sendable {
    private enum State {
        case holding(Held)
        /// The data is kept until the pager has read some of it: a pager that never does was none.
        case paging(Pager, unread: String?, talk: String)
        /// Without a pager, output is written at once. `talk` is the standard error of the time before.
        case direct(talk: String = "", after: Pager? = nil)
    }

    private struct Held {
        var data = ""
        /// The same without links, which a pager may not show.
        var bare = ""
        var talk = ""
        var rows = 0
    }

    private let state = Mutex(State.holding(Held()))
    private let pages = Atomic(false)
    private let height: Int
    private let start: @Sendable () -> Pager?

    init(height: Int, start: @escaping @Sendable () -> Pager?) { (self.height, self.start) = (height, start) }

    /// Whether a pager has the terminal.
    var isPaging: Bool { pages.load(ordering: .acquiring) }

    /// Whether a reader still takes the data.
    var isOpen: Bool {
        state.withLock { state in
            if case .paging(let pager, let unread, _) = state { unread != nil || pager.isOpen() } else { true }
        }
    }

    /// Takes data, and returns the text that is to be written directly.
    func pass(_ text: String, bare: String) -> String {
        state.withLock { state in
            switch state {
            case .direct: return text
            case .paging(let pager, let unread, let talk):
                pager.write(bare)
                guard let unread, !pager.hasRead() else {
                    state = .paging(pager, unread: nil, talk: talk)
                    return ""
                }
                guard pager.isOpen() else {
                    state = .direct(talk: talk, after: pager)
                    pages.store(false, ordering: .releasing)
                    return unread + text
                }
                state = .paging(pager, unread: unread + text, talk: talk)
                return ""
            case .holding(var held):
                held.data += text
                held.bare += bare
                held.rows += text.utf8.count { $0 == UInt8(ascii: "\n") }
                state = .holding(held)
                // The last row is for the prompt.
                return held.rows < height ? "" : flow(held, &state)
            }
        }
    }

    /// Takes text for standard error, and returns the part that is to be written at once.
    func pass(talk text: String) -> String {
        state.withLock { state in
            switch state {
            case .paging(let pager, let unread, let talk): state = .paging(pager, unread: unread, talk: talk + text)
            case .holding(var held) where !held.data.isEmpty:
                held.talk += text
                state = .holding(held)
            case .holding, .direct: return text
            }
            return ""
        }
    }

    /// Ends the pages when the person has read them; returns the rest of the data and of standard error.
    func finish() async -> (data: String, talk: String) {
        let last = state.withLock { state in
            defer { state = .direct() }
            return state
        }
        switch last {
        case .direct(let talk, let pager):
            await pager?.finish()
            return ("", talk)
        case .holding(let held): return (held.data, held.talk)
        case .paging(let pager, let unread, let talk):
            await pager.finish()
            pages.store(false, ordering: .releasing)
            return (pager.hasRead() ? "" : unread ?? "", talk)
        }
    }

    private func flow(_ held: Held, _ state: inout State) -> String {
        guard let pager = start() else {
            state = .direct(talk: held.talk)
            return held.data
        }
        pages.store(true, ordering: .releasing)
        state = .paging(pager, unread: held.data, talk: held.talk)
        pager.write(held.bare)
        return ""
    }
}
