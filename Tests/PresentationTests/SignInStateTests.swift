import Foundation
import MarqueeDomain
import MarqueePresentation
import Testing

struct SignInStateTests {
    private static let session = Session(id: 1, kind: .account, signedInAt: .distantPast)
    private static let pending = PendingSignIn(version: .v3, requestToken: Secret("token"), approvalAddress: Secret("address"))
    private static let credentials = LoginCredentials(username: "viewer", password: Secret("popcorn"))
    private static let notApproved = MarqueeError(.unauthorized, .init("test", "Not approved."), tmdbCode: 17)
    private static let expired = MarqueeError(.unauthorized, .init("test", "Expired."), tmdbCode: 33)

    private func awaiting() -> SignInState {
        var state = SignInState()
        _ = state.appear()
        _ = state.handle(.beginApproval(ApprovalRequest()))
        _ = state.receive(.began(Self.pending))
        return state
    }

    @Test func `it reads the current session`() {
        var state = SignInState()
        #expect(state.appear() == [.run(.lookForSession)])
        _ = state.receive(.found(Self.session))
        #expect(state.phase == .signedIn(Self.session))
        var ended = Self.session
        ended.state = .revoked
        _ = state.receive(.found(ended))
        #expect(state.phase == .signedOut)
        _ = state.receive(.found(nil))
        #expect(state.phase == .signedOut)
    }

    @Test(arguments: [
        (SignInState.Intent.signIn(credentials), SignInState.Effect.signIn(credentials), "signIn"),
        (.signInAsGuest, .signInAsGuest, "guest"),
        (.beginApproval(ApprovalRequest(.v4)), .beginApproval(ApprovalRequest(.v4)), "approval"),
    ])
    func `each way asks the server`(_ intent: SignInState.Intent, _ effect: SignInState.Effect, _ element: String) {
        var state = SignInState()
        #expect(state.handle(intent) == [.report(.clicked(element, on: .signIn)), .cancel(.only), .withdraw(.account), .run(effect)])
        #expect(state.phase == .working)
    }

    @Test func `a sign-in is told without a name`() {
        var state = SignInState()
        _ = state.handle(.signIn(Self.credentials))
        let reactions = state.receive(.signedIn(Self.session))
        #expect(state.phase == .signedIn(Self.session))
        #expect(reactions.events() == [AnalyticsEvent(.signedIn, on: .signIn)])
        #expect(reactions.messages() == [.signedIn(username: "")])
    }

    @Test func `a wrong password can be tried again`() {
        var state = SignInState()
        _ = state.handle(.signIn(Self.credentials))
        _ = state.receive(.failed(unauthorized))
        #expect(state.phase == .failed(unauthorized))
        #expect(state.handle(.signIn(Self.credentials)).effects() == [.signIn(Self.credentials)])
    }

    @Test func `an approval is asked for again and again until it is given`() {
        var state = awaiting()
        #expect(state.phase == .awaitingApproval(Self.pending))
        let again: [Reaction<SignInState.Effect>] = [.run(.pause(Self.pending))]
        #expect(state.receive(.paused(Self.pending)) == [.run(.complete(Self.pending))])
        #expect(state.receive(.failed(Self.notApproved)) == again && state.isNotApprovedYet)
        #expect(state.receive(.failed(offline)) == again && !state.isNotApprovedYet)
        #expect(state.handle(.approved).effects() == [.complete(Self.pending)])
        #expect(state.receive(.paused(Self.pending)) == [], "The server is being asked.")
        _ = state.receive(.signedIn(Self.session))
        #expect(state.phase == .signedIn(Self.session))
    }

    @Test func `an approval that came too late fails`() {
        var state = awaiting()
        #expect(state.receive(.failed(Self.expired)) == [])
        #expect(state.phase == .failed(Self.expired) && state.handle(.approved) == [])
    }

    @Test func `a screen that comes back goes on waiting for the approval`() {
        var state = awaiting()
        state.disappear()
        #expect(state.appear() == [.run(.pause(Self.pending))])
    }

    @Test func `giving up ends what is asked`() {
        var state = awaiting()
        #expect(state.handle(.cancel) == [.report(.clicked("cancel", on: .signIn)), .cancel(.only), .withdraw(.account)])
        #expect(state.phase == .signedOut)
    }
}
