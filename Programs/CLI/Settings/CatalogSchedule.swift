/// How often the catalog is replaced by a newer one.
struct CatalogSchedule: Sendable {
    /// The age of a catalog in days from which on it is replaced; nil never replaces it.
    let days: Int?
    /// Whether a person has chosen it, so that a device without a catalog gets one.
    let isChosen: Bool

    static let choices = ["never", "daily", "weekly", "monthly"]

    init(_ settings: Settings) {
        isChosen = settings[.catalogUpdates].origin != .standard
        days = ["daily": 1, "weekly": 7, "monthly": 30][settings[.catalogUpdates].value ?? ""]
    }
}
