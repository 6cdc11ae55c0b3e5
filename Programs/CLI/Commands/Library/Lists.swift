import Marquee

extension Command {
    static let lists = Command(
        name: "lists", places: [.words("show", "create", "add", "remove", "clear", "delete", "check").open.optional()],
        summary: CommandSummaries.lists,
        options: Option.paging + [.description, .yes], showsCached: .only([nil, "show", "check"])
    ) { (arguments, context) async throws(Failure) in
        let work = try ListWork(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in try await command.run(work) }
    }
}

/// The act on lists.
private enum ListWork {
    case mine(ListRange)
    case show(MediaList.ID, ListRange)
    case create(NewMediaList)
    case add(MediaListEntry)
    case remove(MediaListEntry)
    case check(MediaListEntry)
    case clear(MediaList.ID)
    case delete(MediaList.ID)

    init(_ arguments: ParsedArguments) throws(Failure) {
        let words = arguments.words.dropFirst()
        let numbers = words.dropFirst().compactMap { Int($0) }
        switch (words.first, words.count, numbers.count) {
        case (nil, _, _): self = .mine(try ListRange(arguments))
        case ("show", 2, 1): self = .show(numbers[0], try ListRange(arguments))
        case ("create", 2..., _):
            let name = words.dropFirst().joined(separator: " ")
            self = .create(NewMediaList(name: name, description: arguments.text(.description) ?? ""))
        case ("add", 3, 2): self = .add(MediaListEntry(list: numbers[0], movie: numbers[1]))
        case ("remove", 3, 2): self = .remove(MediaListEntry(list: numbers[0], movie: numbers[1]))
        case ("check", 3, 2): self = .check(MediaListEntry(list: numbers[0], movie: numbers[1]))
        case ("clear", 2, 1): self = .clear(numbers[0])
        case ("delete", 2, 1): self = .delete(numbers[0])
        default:
            let forms = ["show ID", "create NAME", "add ID MOVIE", "remove ID MOVIE", "check ID MOVIE", "clear ID", "delete ID"]
            throw .usage(Texts.takes("lists", forms.map(Texts.quoted).joined(separator: Texts.comma)))
        }
        try check(arguments)
    }

    private var isList: Bool {
        switch self {
        case .mine, .show: true
        default: false
        }
    }

    private func check(_ arguments: ParsedArguments) throws(Failure) {
        if !isList, Option.paging.contains(where: arguments.has) {
            throw .usage(Texts.onlyForListOfLists)
        }
        switch self {
        case .mine, .show, .check: return
        case .clear where !arguments.has(.yes), .delete where !arguments.has(.yes):
            throw .usage(Texts.cannotBeUndone, hint: Texts.confirm)
        case .create, .add, .remove, .clear, .delete: try arguments.requireNetwork()
        }
    }
}

extension CommandSession {
    fileprivate func run(_ work: ListWork) async throws(Failure) {
        switch work {
        case .mine(let range): try await show(Texts.lists, client.lists.mine, MediaListsPage(page: 1), range, none: Texts.noLists)
        case .show(let id, let range): try await show(list: id, range)
        case .check(let entry):
            let fetched = try await fetch { (policy) async throws(MarqueeError) in try await client.lists.contains(entry, policy: policy) }
            try show(fetched) { isThere in
                [Line(isThere ? Texts.isOnList(entry.movie, entry.list) : Texts.isNotOnList(entry.movie, entry.list))]
            }
        case .create(let list):
            let id = try await marquee { () async throws(MarqueeError) in try await client.lists.create(list) }
            try done(id, Texts.listCreated(id, list.name))
        case .add(let entry):
            try await marquee { () async throws(MarqueeError) in try await client.lists.add(entry) }
            try done(entry.list, Texts.addedToList(entry.movie, entry.list))
        case .remove(let entry):
            try await marquee { () async throws(MarqueeError) in try await client.lists.remove(entry) }
            try done(entry.list, Texts.removedFromList(entry.movie, entry.list))
        case .clear(let id):
            try await marquee { () async throws(MarqueeError) in try await client.lists.clear(id) }
            try done(id, Texts.listCleared(id))
        case .delete(let id):
            try await marquee { () async throws(MarqueeError) in try await client.lists.delete(id) }
            try done(id, Texts.listDeleted(id))
        }
    }

    private func show(list id: MediaList.ID, _ range: ListRange) async throws(Failure) {
        let details = client.lists.details
        let first = try await fetch { (policy) async throws(MarqueeError) in
            try await details(MediaListPage(id, page: range.first), policy: policy)
        }
        let list = first.value
        // The creator of a list sees all that is on it.
        let showsAll = client.audience.includesAdult || (!list.createdBy.isEmpty && session?.username == list.createdBy)
        try await show(
            range,
            heading: { _ in
                [Screens.heading(list.name, first)] + (list.createdBy.isEmpty ? [] : [Line(Texts.madeBy(list.createdBy), .faint)])
                    + Screens.paragraphs(list.description)
            },
            json: { shown in
                shown.map { page in
                    var whole = list
                    whole.items = page
                    return whole
                }
            },
            read: { (number) async throws(MarqueeError) in
                if number == range.first { return first.map(\.items).showing { showsAll || !$0.isAdult } }
                return try await read { (policy) async throws(MarqueeError) in
                    try await details(MediaListPage(id, page: number), policy: policy)
                }.map(\.items).showing { showsAll || !$0.isAdult }
            })
    }

    private func done(_ id: MediaList.ID, _ words: String) throws(Failure) {
        try show(text: { [Line(words)] }, json: { ChangedList(list: id) })
    }
}

extension MediaListSummary: Listed {
    static let columns: [Table.Column] = [.neededID, .count, .text]
    var cells: [Line] {
        [Line(String(id)), Line(String(itemCount)), Line(name) + (description.isEmpty ? .empty : Line(": \(description)", .faint))]
    }
    var markable: Markable? { nil }
}

extension Table.Column {
    fileprivate static let count = Table.Column(isNumber: true, least: 4)
}

/// Which list was changed.
private struct ChangedList: Encodable {
    let list: Int
}
