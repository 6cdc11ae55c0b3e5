extension SandboxCatalog {
    /// The catalog of every sandbox whose options name no other. Its facts are TMDb's; its overviews are written for the sandbox.
    public static let builtIn: SandboxCatalog = {
        var catalog = SandboxCatalog()
        // A test reads them too, and reports the error.
        catalog.movies = (try? list(moviesJSON)) ?? []
        catalog.series = (try? list(seriesJSON)) ?? []
        catalog.people = (try? list(peopleJSON)) ?? []
        catalog.watchProviders = (try? list(watchProvidersJSON)) ?? []
        return catalog
    }()

    static func list<Item: JSONReadable>(_ json: String) throws(SandboxError) -> [Item] {
        try [Item](JSONReader.read(Array(json.utf8)), at: "")
    }
}
