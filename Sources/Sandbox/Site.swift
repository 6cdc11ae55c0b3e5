/// What stands behind the server of a sandbox: its routes, its accounts, and the faults that it can be told to play.
struct Site: RequestHandler {
    let routes: Routes
    let accounts: Accounts
    let baseURL: String

    init(options: Sandbox.Options, accounts: Accounts, baseURL: String) {
        routes = Routes(options: options, baseURL: baseURL, accounts: accounts)
        (self.accounts, self.baseURL) = (accounts, baseURL)
    }

    func answer(_ request: Request, unless isDropped: () -> Bool) -> Reply? {
        guard routes.isGated(request) else { return routes.answer(request) }
        return accounts.gate.pass(unless: isDropped) { routes.answer(request) }
    }

    func outcome(of request: Request, meeting fault: Sandbox.Fault, usual: Reply) -> Outcome {
        fault.outcome(of: request, usual: usual, baseURL: baseURL)
    }
}
