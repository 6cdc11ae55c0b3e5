extension Sandbox {
    /// The marks of the account of this name; empty when there is no such account.
    public func library(of username: String) -> Library { accounts.withStore { $0.member(username)?.marks.library ?? Library() } }

    /// Changes the marks of the account of this name, as another device of the user would.
    ///
    /// Titles that the catalog does not have and ratings that TMDb would not take are left out. A rating that is there already keeps
    /// its place on the rated shelves; new ones follow by their ids. The change is one step for every client, so the closure must not
    /// ask anything of this sandbox.
    public func edit(_ username: String, _ change: (inout Library) -> Void) {
        let catalog = catalogIndex
        accounts.withStore { store in store.change(username, in: catalog) { change(&$0) } }
    }

    /// Adds an account. One of the same name is replaced, which ends its sessions and empties its library.
    public func add(_ account: Account) { accounts.withStore { $0.add(account) } }

    /// Changes whether the account of this name may sign in and use its sessions.
    public func setStatus(of username: String, _ status: Account.Status) {
        accounts.withStore { $0.setStatus(of: username, status) }
    }

    /// Approves a request token of either version, as the page under `/authenticate/` does when the user agrees.
    ///
    /// Returns false, and changes nothing, when the token is unknown, expired, used or denied, or when the account is unknown or not
    /// active.
    @discardableResult
    public func approve(_ requestToken: String, as username: String) -> Bool {
        accounts.withStore { $0.approve(requestToken, as: username) }
    }

    /// Denies a request token of either version, as the page does when the user does not agree.
    public func deny(_ requestToken: String) { accounts.withStore { $0.deny(requestToken) } }

    /// Ends every session and every access token of the account of this name, as the user can do on TMDb's site.
    public func revokeSessions(of username: String) { accounts.withStore { $0.revokeSessions(of: username) } }

    /// Ends every guest session.
    public func revokeGuests() { accounts.withStore { $0.revokeGuests() } }

    /// Lets every request token expire that was handed out so far.
    public func expireTokens() { accounts.withStore { $0.expireTokens() } }

    /// The last thousand writes, oldest first.
    public var writes: [Write] { accounts.withStore { $0.writes.recent } }

    /// Closes or opens the gate before marks, ratings and lists: while it is closed, writes to them wait before they are carried out.
    ///
    /// When the gate is opened they go on in the order in which they came, even if their clients have given up. Going offline and stopping
    /// end the wait too, and then they are never carried out. Signing in and out passes a closed gate.
    public func gate(writes isClosed: Bool) { accounts.gate.close(isClosed) }

    /// How many writes wait at the gate.
    public var heldWrites: Int { accounts.gate.count }
}
