/// How titles are like a typed one.
struct TitleLikeness: Sendable {
    /// The typed title and its year, if there is one at its end.
    let typed: TypedTitle?
    private let whole: ComparedTitle
    private let title: ComparedTitle?

    init(_ text: String) {
        typed = TypedTitle(text)
        (whole, title) = (ComparedTitle(text), typed.map { ComparedTitle($0.title) })
    }

    /// Why the typed text can name an item with these names; nil if it names another one.
    func reason(of names: [String], _ year: Int?, isLocal: Bool) -> LookUpReason? {
        let names = names.map { ComparedTitle($0) }
        if names.contains(where: whole.areThose) { return .exactTitle }
        if let title, names.contains(where: title.areThose), typed?.year == year { return .titleWithYear }
        if names.contains(where: { whole.areIn($0) || title?.areIn($0) == true }) { return .partOfTitle }
        guard isLocal else { return .otherTitle }
        // With another number, it is another title.
        return names.contains { whole.hasNumbers(in: $0) || title?.hasNumbers(in: $0) == true } ? .correctedSpelling : nil
    }

    /// Whether a title of this year can be meant. The year is only unimportant if it is one of the words of the title.
    func allows(_ year: Int?, _ reason: LookUpReason) -> Bool { reason.isCertain || year == nil || typed == nil || typed?.year == year }
}
