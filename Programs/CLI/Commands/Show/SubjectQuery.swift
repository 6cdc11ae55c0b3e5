import Marquee

/// The words of a person for one item: its kind and id, an id alone, an id or an address of IMDb, an address of TMDb, or a title.
struct SubjectQuery {
    enum Form {
        case subject(Subject)
        /// An id without a kind.
        case number(Int)
        case external(ExternalID)
        /// A title.
        case title(String)
    }

    let form: Form
    /// The kinds that it may be.
    let kinds: [SubjectKind]
    /// All words as a title of any kind, if the first one was taken for the kind.
    let whole: (title: String, kinds: [SubjectKind])?
    /// The season and the episode that options name.
    var place: (season: Int?, episode: Int?) = (nil, nil)

    /// Reads the words after the name of a command.
    init(_ arguments: ParsedArguments, _ kinds: [SubjectKind]) throws(Failure) {
        let words = arguments.words.dropFirst()
        place = (try arguments.number(.season), try arguments.number(.episode))
        guard place.episode == nil || place.season != nil else { throw .usage(Texts.needsOption("episode", "season")) }
        let kind = words.count > 1 ? words.first.flatMap(SubjectKind.init).flatMap { kinds.contains($0) ? $0 : nil } : nil
        let rest = kind == nil ? words : words.dropFirst()
        self.kinds = try Self.narrowed(kind.map { [$0] } ?? kinds, hasSeason: place.season != nil)
        guard let first = rest.first, words.count > 1 || SubjectKind(rawValue: first) == nil else {
            throw .usage(Texts.needsSubject(arguments.words[0], kinds[0].rawValue))
        }
        whole = kind == nil ? nil : (words.joined(separator: " "), kinds)
        form = rest.count > 1 ? .title(rest.joined(separator: " ")) : Self.form(first, self.kinds)
        if case .subject(let subject) = form, !self.kinds.contains(subject.kind) {
            throw .usage(Texts.isAddress(of: subject.kind.rawValue, not: SubjectKind.words(self.kinds)))
        }
    }

    private static func narrowed(_ kinds: [SubjectKind], hasSeason: Bool) throws(Failure) -> [SubjectKind] {
        guard hasSeason else { return kinds }
        guard kinds.contains(.tv) else { throw .usage(Texts.needsSeries("season")) }
        return [.tv]
    }

    private static func form(_ word: String, _ kinds: [SubjectKind]) -> Form {
        if let subject = Subject(address: word) { return .subject(subject) }
        if let id = ExternalID(text: word) { return .external(id) }
        guard let number = Int(word) else { return .title(word) }
        return kinds.count == 1 ? .subject(Subject(kinds[0], number)) : .number(number)
    }
}
