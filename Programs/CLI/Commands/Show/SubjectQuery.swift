import Marquee

/// The words of a person for one item, in the place where a command takes one.
struct SubjectQuery {
    /// The item, if the words name it without a look-up: by a kind and an id, or by an address of TMDb.
    let item: ItemReference?
    /// The words, as they are looked up.
    let lookUp: LookUpQuery
    /// The words without the kind, for messages.
    let title: String
    /// The name of the command, for hints.
    let command: String
    /// The kinds that it may be.
    let kinds: [MediaKind]
    /// The season and the episode that options name.
    private let place: (season: Int?, episode: Int?)

    /// Reads the words after the name of a command.
    init(_ arguments: ParsedArguments, _ kinds: [MediaKind]) throws(Failure) {
        let text = arguments.words.dropFirst().joined(separator: " ")
        let words = text.split(separator: " ").map(String.init)
        command = arguments.words[0]
        let place = (season: try arguments.number(.season), episode: try arguments.number(.episode))
        guard place.episode == nil || place.season != nil else { throw .usage(Texts.needsOption("episode", "season")) }
        let typed = words.first.flatMap { MediaKind(word: $0) }
        guard !words.isEmpty, words.count > 1 || typed == nil else {
            throw .usage(Texts.needsSubject(command, kinds[0].rawValue))
        }
        let kind = typed.flatMap { kinds.contains($0) ? $0 : nil }
        title = kind == nil ? text : words.dropFirst().joined(separator: " ")
        let allowed = try Self.narrowed(kind.map { [$0] } ?? kinds, hasSeason: place.season != nil)
        var query = LookUpQuery(text)
        if place.season != nil {
            query.kinds = [.tv]
        } else if kinds != MediaKind.known {
            query.kinds = Set(kinds)
        }
        item = try Self.item(query, words, kind, allowed, command)?.narrowed(season: place.season, episode: place.episode)
        (lookUp, self.kinds, self.place) = (query, allowed, place)
    }

    /// The season or the episode that options name, if the item is a series.
    func narrowed(_ item: ItemReference) -> ItemReference { item.narrowed(season: place.season, episode: place.episode) }

    private static func narrowed(_ kinds: [MediaKind], hasSeason: Bool) throws(Failure) -> [MediaKind] {
        guard hasSeason else { return kinds }
        guard kinds.contains(.tv) else { throw .usage(Texts.needsSeries("season")) }
        return [.tv]
    }

    /// The item that needs no look-up.
    private static func item(
        _ query: LookUpQuery, _ words: [String], _ kind: MediaKind?, _ allowed: [MediaKind], _ command: String
    ) throws(Failure) -> ItemReference? {
        if let item = query.item {
            guard allowed.contains(item.media.kind) else { throw .usage(Texts.isOfKind(item.media.kind.rawValue, not: allowed.quoted)) }
            return item
        }
        // If only one kind is possible, a number is an id of that kind.
        guard words.count == (kind == nil ? 1 : 2), allowed.count == 1, let id = words.last.flatMap(Int.init) else { return nil }
        return ItemReference(MediaReference(allowed[0], id))
    }
}
