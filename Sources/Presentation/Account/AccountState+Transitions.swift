import MarqueeDomain

extension AccountState {
    public mutating func appear() -> [Reaction<Effect>] { [.run(.load(.first))] }

    public mutating func disappear() { isConfirmingSignOut = false }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        switch intent {
        case .sync:
            guard summary != nil, !isSyncing else { return [] }
            isSyncing = true
            return [.report(.clicked("sync", on: screen)), .run(.sync)]
        case .signOut:
            guard let summary else { return [] }
            isConfirmingSignOut = !summary.pending.isEmpty
            return [.report(.clicked("signOut", on: screen))] + (isConfirmingSignOut ? [] : signOut)
        case .confirmSignOut:
            guard isConfirmingSignOut else { return [] }
            isConfirmingSignOut = false
            return [.report(.clicked("confirmSignOut", on: screen))] + signOut
        case .cancelSignOut:
            isConfirmingSignOut = false
            return [.report(.clicked("cancelSignOut", on: screen))]
        case .retry:
            if summary == nil { phase = .loading }
            return [.run(.load(.refresh))]
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .account(var new):
            // The session and the changes come before the account.
            if let old = summary, old.session.id == new?.session.id, new?.account == nil { new?.account = old.account }
            phase = new.map(Phase.signedIn) ?? .signedOut
            return []
        case .notRead(let error):
            guard summary == nil else { return [.show(.notRefreshed(error))] }
            phase = .failed(error)
            return []
        case .synced(let report):
            isSyncing = false
            return [.show(.synced(report)), .run(.load(.first))]
        case .signedOut(let report):
            phase = .signedOut
            return [.report(AnalyticsEvent(.signedOut, on: screen)), .show(.signedOut(report)), .withdraw(.library)]
        case .notSynced(let error):
            isSyncing = false
            // A sign-out takes the synchronization back.
            return phase == .signedOut && error.code == .cancelled ? [] : [.show(.failed(error))]
        case .notSignedOut(let error): return [.show(.failed(error)), .run(.load(.first))]
        }
    }

    /// The server refuses a read of the account that is under way while it is signed out.
    private var signOut: [Reaction<Effect>] { [.cancel("account"), .run(.signOut)] }
}
