import Marquee

extension CommandSession {
    /// Shows the wanted rows of a list, page by page as they come; an empty list says so.
    ///
    /// The marks of an item that the command itself knows are added by a closure; another one puts the JSON of the list into that of a
    /// whole answer.
    @discardableResult
    func show<UseCase: Reading, Item: Listed>(
        _ title: String, _ useCase: UseCase, _ input: UseCase.Input, _ range: ListRange = ListRange(), none: String? = nil,
        matching text: String? = nil, mark: (@Sendable (inout Marks, Item) -> Void)? = nil,
        json: (Fetched<Page<Item>>) -> any Encodable = { $0 }
    ) async throws(Failure) -> Bool where UseCase.Input: PagedInput, UseCase.Value == Page<Item> {
        let read = { @Sendable (number: Int) async throws(MarqueeError) -> Fetched<Page<Item>> in
            try await self.read { (policy) async throws(MarqueeError) in
                try await useCase(input, page: number, policy: policy)
            }.marked(by: mark)
        }
        return try await show(
            range, saysNothing: none != nil, matching: text,
            heading: { first in [Screens.heading(first.value.items.isEmpty ? none ?? title : title, first)] }, json: json, read: read)
    }

    /// Shows the wanted rows of pages that a closure reads, and returns whether there are any. Under a heading that says that there is
    /// nothing, no total does.
    @discardableResult
    func show<Item: Listed>(
        _ range: ListRange, saysNothing: Bool = false, matching text: String? = nil, heading: (Fetched<Page<Item>>) -> [Line],
        json: (Fetched<Page<Item>>) -> any Encodable, read: @escaping @Sendable (Int) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws(Failure) -> Bool {
        let first = try await marquee { () async throws(MarqueeError) in try await read(range.first) }
        try check(first)
        var pages = Pages(from: range.first) { (number) async throws(MarqueeError) in
            number == range.first ? first : try await read(number)
        }.makeAsyncIterator()

        if !isJSON { terminal.print(heading(first)) }
        var shown = first
        shown.value.items = []
        repeat {
            guard let page = try await marquee({ () async throws(MarqueeError) in try await pages.next() }) else { break }
            let rows = page.value.items.prefix(range.rest(after: shown.value.items.count))
            try show(rows: rows, of: page, matching: text)
            shown.add(rows, of: page)
            progress?.note(Texts.page(page.value.page, of: min(page.value.totalPages, Page<Item>.limit)))
        } while range.goesOn(after: shown.value.items.count) && terminal.isOpen
        try end(shown, isPage: range.isPage, saysTotal: !saysNothing || !shown.value.items.isEmpty, json)
        return !shown.value.items.isEmpty
    }

    /// Past its last page a list has nothing, which is not the same as an empty list. How long a list is, the index of titles cannot know.
    private func check<Item: Listed>(_ first: Fetched<Page<Item>>) throws(Failure) {
        let (page, last) = (first.value, max(1, min(first.value.totalPages, Page<Item>.limit)))
        guard page.page > last, page.items.isEmpty, first.origin != .titleIndex else { return }
        throw .noPage(page.page, last: last)
    }

    private func show<Item: Listed>(
        rows: ArraySlice<Item>, of page: Fetched<Page<Item>>, matching text: String?
    ) throws(Failure) {
        if !isJSON {
            // A result of the server may match in another language.
            let text = page.origin == .titleIndex ? text : nil
            let table = Table(rows, marking(page).on(rows.map(\.markable)), matching: text)
            return terminal.print(table.lines(width: terminal.width))
        }
        if terminal.printsRows { for row in rows { try terminal.print(json: row) } }
    }

    private func end<Item: Listed>(
        _ shown: Fetched<Page<Item>>, isPage: Bool, saysTotal: Bool, _ json: (Fetched<Page<Item>>) -> any Encodable
    ) throws(Failure) {
        if !isJSON {
            let marking = marking(shown).on(shown.value.items.map(\.markable))
            terminal.print((saysTotal ? [Screens.foot(shown.value, isPage: isPage)] : []) + marking.legend)
        } else if !terminal.printsRows {
            try terminal.print(json: json(shown))
        }
        noteTroubles(of: shown)
    }
}

extension Fetched {
    fileprivate func marked<Item: Listed>(by mark: ((inout Marks, Item) -> Void)?) -> Fetched where Value == Page<Item> {
        guard let mark else { return self }
        var marked = self
        for item in value.items { if let markable = item.markable { mark(&marked.marks[markable, default: .none], item) } }
        return marked
    }

    /// Adds rows of a further page; of several pages, the age is that of the oldest.
    fileprivate mutating func add<Item>(_ rows: ArraySlice<Item>, of page: Fetched<Page<Item>>) where Value == Page<Item> {
        if page.value.page != value.page {
            if page.age > age { (origin, age) = (page.origin, page.age) }
            (isStale, refreshError) = (isStale || page.isStale, refreshError ?? page.refreshError)
            droppedRows += page.droppedRows
            droppedFields += page.droppedFields
            hiddenItems += page.hiddenItems
            marks.merge(page.marks) { $1 }
        }
        value.items += rows
    }
}
