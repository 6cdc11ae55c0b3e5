public import MarqueeDomain

/// Signing in: with a name and a password, by approving the program in a browser, or as a guest.
public struct SignInState: ScreenState {
    /// How far the person is.
    public enum Phase: Sendable, Equatable {
        /// No person is signed in.
        case signedOut
        /// The server is asked.
        case working
        /// The person has to approve the program at `PendingSignIn.approvalAddress`.
        case awaitingApproval(PendingSignIn)
        /// A person is signed in.
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
        /// Sign in as a guest. A guest can only rate.
        case signInAsGuest
        /// Give up.
        case cancel
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read the current session.
        case lookForSession
        /// Sign in with a name and a password.
        case signIn(LoginCredentials)
        /// Ask for an approval in a browser.
        case beginApproval(ApprovalRequest)
        /// Wait before the server is asked again whether the person has approved the program.
        case pause(PendingSignIn)
        /// Complete a sign-in that the person has approved.
        case complete(PendingSignIn)
        /// Sign in as a guest.
        case signInAsGuest

        /// The steps of signing in for which the screen waits.
        public enum Step: Sendable, Hashable {
            /// The only one.
            case only
        }
        public var kind: EffectKind<Step> {
            switch self {
            case .lookForSession, .beginApproval, .pause: .read(in: .only)
            case .signIn, .complete, .signInAsGuest: .act(on: .account)
            }
        }
    }

    public enum Answer: Sendable {
        /// The account that was signed in before; nil if there was none.
        case found(Session?)
        /// The person can approve the program.
        case began(PendingSignIn)
        /// The pause is over.
        case paused(PendingSignIn)
        /// A person has signed in.
        case signedIn(Session)
        /// It failed.
        case failed(MarqueeError)
    }

    /// How far the person is.
    public private(set) var phase = Phase.signedOut
    /// Whether the server was asked, and said that the program is not approved yet.
    public private(set) var isNotApprovedYet = false

    /// Whether the server is being asked to complete the sign-in.
    private var isCompleting = false
    private var isShown = false

    /// Creates a state before the current session is read.
    public init() {}

    public var screen: Screen { .signIn }
}

extension SignInState {
    public mutating func appear() -> [Reaction<Effect>] {
        isShown = true
        if case .awaitingApproval(let pending) = phase { return [.run(.pause(pending))] }
        return [.run(.lookForSession)]
    }

    public mutating func disappear() {
        isShown = false
        if phase == .working { phase = .signedOut }
    }

    public mutating func handle(_ intent: Intent) -> [Reaction<Effect>] {
        isNotApprovedYet = false
        switch (intent, phase) {
        case (.approved, .awaitingApproval(let pending)):
            return [.report(.clicked("approved", on: screen)), .cancel(.only)] + complete(pending)
        case (.approved, _): return []
        case (.signIn(let credentials), _): return work("signIn", .signIn(credentials))
        case (.beginApproval(let request), _): return work("approval", .beginApproval(request))
        case (.signInAsGuest, _): return work("guest", .signInAsGuest)
        case (.cancel, .signedIn): return []
        case (.cancel, _):
            phase = .signedOut
            return [.report(.clicked("cancel", on: screen)), .cancel(.only), .withdraw(.account)]
        }
    }

    public mutating func receive(_ answer: Answer) -> [Reaction<Effect>] {
        switch answer {
        case .found(let session):
            // A session that the server has ended is signed in again here.
            phase = session.flatMap { $0.state == .active ? Phase.signedIn($0) : nil } ?? .signedOut
            return []
        case .began(let pending):
            phase = .awaitingApproval(pending)
            return [.run(.pause(pending))]
        case .paused(let pending): return complete(pending)
        case .signedIn(let session):
            phase = .signedIn(session)
            (isNotApprovedYet, isCompleting) = (false, false)
            return [.report(AnalyticsEvent(.signedIn, on: screen)), .show(.signedIn(username: session.username))]
        case .failed(let error):
            isCompleting = false
            // The person has taken the sign-in back.
            if error.code == .cancelled { return [] }
            guard case .awaitingApproval(let pending) = phase, error.isPassingDuringApproval else {
                phase = .failed(error)
                return isShown ? [] : [.show(.failed(error))]
            }
            isNotApprovedYet = error.isNotApproved
            return [.run(.pause(pending))]
        }
    }

    /// A new way to sign in takes the earlier ones back.
    private mutating func work(_ element: String, _ effect: Effect) -> [Reaction<Effect>] {
        phase = .working
        return [.report(.clicked(element, on: screen)), .cancel(.only), .withdraw(.account), .run(effect)]
    }

    private mutating func complete(_ pending: PendingSignIn) -> [Reaction<Effect>] {
        guard !isCompleting else { return [] }
        isCompleting = true
        return [.run(.complete(pending))]
    }
}

extension MarqueeError {
    /// Whether an approval can still come: it was not given yet, or the server could not be asked.
    fileprivate var isPassingDuringApproval: Bool { isNotApproved || [.offline, .timeout, .rateLimited, .server].contains(code) }

    /// Whether TMDb says that the person has not approved the program yet: code 17 in version 3 of the API, 41 in version 4.
    fileprivate var isNotApproved: Bool { [17, 41].contains(tmdbCode) }
}
