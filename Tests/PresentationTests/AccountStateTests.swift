import Foundation
import MarqueeDomain
import MarqueePresentation
import Testing

struct AccountStateTests {
    private static let session = Session(id: 1, kind: .account, signedInAt: .distantPast)
    private static let change = PendingChange(item: .movie(1), value: .favorite(true), changedAt: .distantPast, state: .waiting)

    private func signedIn(_ pending: [PendingChange] = []) -> AccountState {
        var state = AccountState()
        _ = state.appear()
        let account = Account(id: 7, username: "viewer")
        _ = state.receive(.account(.init(session: Self.session, account: account, pending: pending)))
        return state
    }

    @Test func `nobody's account is signed out`() {
        var state = AccountState()
        #expect(state.appear() == [.run(.load(.first))] && state.phase == .loading)
        _ = state.receive(.account(nil))
        #expect(state.phase == .signedOut && state.handle(.signOut) == [] && state.handle(.sync) == [])
    }

    @Test func `an account that is known stays while it is read again`() {
        var state = signedIn()
        _ = state.receive(.account(.init(session: Self.session, pending: [Self.change])))
        #expect(state.summary?.account?.username == "viewer" && state.summary?.pending == [Self.change])
        #expect(state.receive(.notRead(offline)) == [.show(.notRefreshed(offline))])
        #expect(state.summary != nil)
    }

    @Test func `an account that cannot be read is retried`() {
        var state = AccountState()
        _ = state.appear()
        #expect(state.receive(.notRead(offline)) == [] && state.phase == .failed(offline))
        #expect(state.handle(.retry) == [.run(.load(.refresh))] && state.phase == .loading)
    }

    @Test func `signing out with nothing to send needs no question`() {
        var state = signedIn()
        // A read under way would be refused; after a failure, it begins again.
        #expect(Array(state.handle(.signOut).suffix(2)) == [.cancel("account"), .run(.signOut)] && !state.isConfirmingSignOut)
        #expect(state.receive(.notSignedOut(offline)) == [.show(.failed(offline)), .run(.load(.first))])
        let report = SignOutReport()
        let reactions = state.receive(.signedOut(report))
        #expect(state.phase == .signedOut && reactions.events() == [AnalyticsEvent(.signedOut, on: .account)])
        #expect(reactions.messages() == [.signedOut(report)])
    }

    @Test func `signing out with changes not yet sent is asked about`() {
        var state = signedIn([Self.change])
        #expect(state.handle(.confirmSignOut) == [])
        #expect(state.handle(.signOut).effects() == [] && state.isConfirmingSignOut)
        _ = state.handle(.cancelSignOut)
        #expect(!state.isConfirmingSignOut)
        _ = state.handle(.signOut)
        #expect(state.handle(.confirmSignOut).effects() == [.signOut])
    }

    @Test func `everything is sent once at a time`() {
        var state = signedIn()
        #expect(state.handle(.sync).effects() == [.sync] && state.handle(.sync) == [])
        #expect(state.receive(.synced(SyncReport())).effects() == [.load(.first)] && !state.isSyncing)
        _ = state.handle(.sync)
        #expect(state.receive(.notSynced(offline)) == [.show(.failed(offline))] && !state.isSyncing)
    }
}
