public import MarqueeDomain

/// Signing in: with a name and a password, by approving the program in a browser, or as a guest.
public struct SignInState: ScreenState {
    /// How far the person is.
    public enum Phase: Sendable, Hashable {
        /// Nobody is signed in.
        case signedOut
        /// The server is asked.
        case working
        /// The person has to approve the program at `PendingSignIn.approvalAddress`.
        case awaitingApproval(PendingSignIn)
        /// Somebody is signed in.
        case signedIn(Session)
        /// It failed; the person can try again.
        case failed(MarqueeError)
    }

    public enum Intent: Sendable, Hashable {
        /// Sign in with a name and a password.
        case signIn(LoginCredentials)
        /// Ask for an approval in a browser.
        case beginApproval(ApprovalRequest)
        /// The person says that the program is approved.
        case approved
        /// Sign in as a guest, who can only rate.
        case signInAsGuest
        /// Give up.
        case cancel
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Look who is signed in.
        case lookForSession
        /// Sign in with a name and a password.
        case signIn(LoginCredentials)
        /// Ask for an approval in a browser.
        case beginApproval(ApprovalRequest)
        /// Complete a sign-in, now or after a pause.
        case complete(PendingSignIn, afterPause: Bool)
        /// Sign in as a guest.
        case signInAsGuest

        /// The steps of signing in.
        public enum Step: Sendable, Hashable {
            /// The only one.
            case only
        }
        public var slot: Step? { .only }
    }

    public enum Answer: Sendable {
        /// Who was signed in before; nil for nobody.
        case found(Session?)
        /// The person can approve the program.
        case began(PendingSignIn)
        /// Somebody has signed in.
        case signedIn(Session)
        /// It failed.
        case failed(MarqueeError)
    }

    /// How far the person is.
    public private(set) var phase = Phase.signedOut
    /// Whether the server was asked, and said that the program is not approved yet.
    public private(set) var isNotApprovedYet = false

    /// Creates a state before anybody is looked for.
    public init() {}

    public var screen: Screen { .signIn }
}

extension SignInState {
    public mutating func appear() -> [Reaction<Effect>] {
        if case .awaitingApproval(let pending) = phase { return [.run(.complete(pending, afterPause: true))] }
        return [.run(.lookForSession)]
    }

    public mutating func disappear() { if phase == .working { phase = .signedOut } }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        isNotApprovedYet = false
        switch (intent, phase) {
        case (.approved, .awaitingApproval(let pending)):
            return [.report(.clicked("approved", on: screen)), .run(.complete(pending, afterPause: false))]
        case (.approved, _): return []
        case (.signIn(let credentials), _): return work("signIn", .signIn(credentials))
        case (.beginApproval(let request), _): return work("approval", .beginApproval(request))
        case (.signInAsGuest, _): return work("guest", .signInAsGuest)
        case (.cancel, .signedIn): return []
        case (.cancel, _):
            phase = .signedOut
            return [.report(.clicked("cancel", on: screen)), .cancel(.only)]
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .found(let session):
            phase = session.map(Phase.signedIn) ?? .signedOut
            return []
        case .began(let pending):
            phase = .awaitingApproval(pending)
            return [.run(.complete(pending, afterPause: true))]
        case .signedIn(let session):
            phase = .signedIn(session)
            isNotApprovedYet = false
            return [.report(AnalyticsEvent(.signedIn, on: screen)), .show(.signedIn(username: session.username))]
        case .failed(let error):
            guard case .awaitingApproval(let pending) = phase, error.isPassingDuringApproval else {
                phase = .failed(error)
                return []
            }
            isNotApprovedYet = error.isNotApproved
            return [.run(.complete(pending, afterPause: true))]
        }
    }

    private mutating func work(_ element: String, _ effect: Effect) -> [Reaction<Effect>] {
        phase = .working
        return [.report(.clicked(element, on: screen)), .run(effect)]
    }
}

extension MarqueeError {
    /// Whether an approval can still come: it was not given yet, or the server could not be asked.
    fileprivate var isPassingDuringApproval: Bool { isNotApproved || [.offline, .timeout, .rateLimited, .server].contains(code) }

    /// Whether TMDb says that the person has not approved the program yet: code 17 in version 3 of the API, 41 in version 4.
    fileprivate var isNotApproved: Bool { [17, 41].contains(tmdbCode) }
}
