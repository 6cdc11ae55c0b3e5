/// A typed text, and where its meaning is looked up.
///
/// ```swift
/// var query = LookUpQuery("game of thrones s1e2")
/// query.sources = .device
/// let results = try await marquee.lookUp(query)
/// ```
public struct LookUpQuery: Sendable, ExpressibleByStringLiteral {
    /// The text as it was typed, of at most 200 characters, or an address.
    public var text: String
    /// The wanted kinds; all if empty. A season and an episode are of their series' kind.
    public var kinds: Set<MediaKind> = []
    /// The sources that are asked.
    public var sources = LookUpSources.all
    /// How the server's answers are read.
    public var policy = ReadPolicy.cached

    public init(_ text: String) { self.text = text }

    public init(stringLiteral text: String) { self.init(text) }

    func allows(_ kind: MediaKind?) -> Bool { kinds.isEmpty || kind.map(kinds.contains) != false }

    /// The item that the text names without a source: an address of TMDb, or a kind and an id, such as `movie 550`. Nil for other texts.
    public var item: ItemReference? {
        guard let typed = try? TypedItem(text) else { return nil }
        if let item = typed.item { return item }
        guard let reading = typed.readings.first, let kind = reading.kind, let id = reading.id else { return nil }
        return ItemReference(MediaReference(kind, id))?.narrowed(season: reading.season, episode: reading.episode)
    }
}

/// The sources of ``LookUp``.
public struct LookUpSources: OptionSet, Sendable {
    /// A bit for each source.
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The titles of earlier answers on this device.
    public static let titleIndex = LookUpSources(rawValue: 1)
    /// The catalog of all names on this device; a device without one has no names.
    public static let catalog = LookUpSources(rawValue: 2)
    /// TMDb, as far as the policy of the reads allows.
    public static let server = LookUpSources(rawValue: 4)

    /// The sources on this device, which need no request.
    public static let device: LookUpSources = [.titleIndex, .catalog]
    /// All sources.
    public static let all: LookUpSources = [.titleIndex, .catalog, .server]
}
