/// The kinds of things that have a page on TMDb, as the command line and TMDb's addresses spell them.
enum SubjectKind: String, CaseIterable {
    case movie, tv, person, collection

    /// Several kinds as a usage line has them.
    static func words(_ kinds: [SubjectKind]) -> String { kinds.map { Texts.quoted($0.rawValue) }.joined(separator: Texts.comma) }
}
