/// The site behind the server of a sandbox: its routes, its accounts, and the faults that it can play.
struct Site: RequestHandler {
    let options: Sandbox.Options
    let accounts: Accounts
    let catalog: CatalogStore
    let exports: ExportStore
    let baseURL: String

    func answer(_ request: Request, unless isDropped: () -> Bool) -> Reply? {
        if request.segments.count == 3, request.segments.starts(with: ["p", "exports"]) {
            return exports.answer(request.segments[2], request, catalog.index.catalog)
        }
        let routes = Routes(
            options: options, baseURL: address(for: request), accounts: accounts, catalog: catalog.index,

            changes: catalog.changes(withNullIDs: exports.exports.flaws.contains(.nullIDs)))
        guard routes.isGated(request) else { return routes.answer(request) }
        return accounts.gate.pass(unless: isDropped) { routes.answer(request) }
    }

    func outcome(of request: Request, meeting fault: Sandbox.Fault, usual: Reply) -> Outcome {
        fault.outcome(of: request, usual: usual, baseURL: baseURL)
    }

    /// Clients find a sandbox that listens on all networks under the names that they use.
    private func address(for request: Request) -> String {
        guard options.host == "0.0.0.0", let host = request.headers["host"], host.wholeMatch(of: #/[A-Za-z0-9.-]+(:[0-9]+)?/#) != nil else {
            return baseURL
        }
        return "http://" + host
    }
}
