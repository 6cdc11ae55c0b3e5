/// The subject of a picture.
struct DrawingSubject: Sendable, Hashable {
    var kind = SandboxCatalog.Picture.Kind.poster
    /// The title or the name; empty if it is not known.
    var title = ""
    /// A smaller line below, such as a season.
    var note = ""
    /// The number of an episode, in the largest type; empty without one.
    var numeral = ""
    /// TMDb's number of the genre.
    var genre: Int?
    /// Chooses the colors.
    var seed: UInt64
    /// Varies the composition.
    var variant: UInt64
}

extension DrawingSubject {
    /// A title or a person, whose id chooses the colors.
    init(title: String, genre: Int?, id: String) {
        let seed = Fingerprint.value(of: id.utf8)
        self.init(title: title, genre: genre, seed: seed, variant: seed)
    }
}
