extension Sandbox {
    /// Opens a sandbox on 127.0.0.1 and a free port, or where the options ask for it.
    public static func start(_ options: Options = Options()) async throws(SandboxError) -> Sandbox {
        try Sandbox(options: options, limits: Limits())
    }

    convenience init(options: Options, limits: Limits) throws(SandboxError) {
        let (accounts, catalog) = (Accounts(options), try CatalogStore(options.catalog, clock: options.clock))
        let exports = ExportStore(options.exports, clock: options.clock)
        let server = try SandboxServer(options: options, limits: limits) { baseURL in
            Site(options: options, accounts: accounts, catalog: catalog, exports: exports, baseURL: baseURL)
        }
        self.init(server: server, accounts: accounts, catalog: catalog, exports: exports)
    }
}
