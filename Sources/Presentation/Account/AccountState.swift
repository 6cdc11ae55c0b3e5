public import MarqueeDomain

/// The account of the signed-in person: its name, its unsent changes, and signing out.
public struct AccountState: ScreenState {
    /// The known state of the account.
    public struct Summary: Sendable, Equatable {
        /// The session on this device.
        public var session: Session
        /// The account as its owner sees it; nil for a guest, and where it was never read.
        public var account: Account?
        /// The changes not yet sent, and those that the server rejected.
        public var pending: [PendingChange]

        /// Creates a summary of a session whose account is not known yet.
        public init(session: Session, account: Account? = nil, pending: [PendingChange] = []) {
            self.session = session
            self.account = account
            self.pending = pending
        }
    }

    public enum Intent: Sendable, Hashable {
        /// Send all changes, and read all shelves.
        case sync
        /// Sign out; with changes not yet sent, the person is asked first.
        case signOut
        /// Sign out although there are changes not yet sent.
        case confirmSignOut
        /// Stay signed in.
        case cancelSignOut
        /// Retry the read that failed.
        case retry
    }

    public enum Effect: ScreenEffect, Hashable {
        /// Read the account.
        case load(Loading)
        /// Send all changes, and read all shelves.
        case sync
        /// Sign out.
        case signOut

        public var kind: EffectKind<String> {
            switch self {
            case .load: .read(in: "account")
            case .sync: .act(on: .library)
            case .signOut: .act(on: .account)
            }
        }
    }

    public enum Answer: Sendable {
        /// The account that was read; nil if no person is signed in.
        case account(Summary?)
        /// The account could not be read.
        case notRead(MarqueeError)
        /// Everything was sent and read, as far as the report says.
        case synced(SyncReport)
        /// The person has signed out.
        case signedOut(SignOutReport)
        /// The changes could not be sent.
        case notSynced(MarqueeError)
        /// The person could not be signed out.
        case notSignedOut(MarqueeError)
    }

    /// The phase of the screen.
    public enum Phase: Sendable, Equatable {
        /// The account is on its way.
        case loading
        /// No person is signed in.
        case signedOut
        /// The account.
        case signedIn(Summary)
        /// The account could not be read; it can be retried.
        case failed(MarqueeError)
    }

    /// The phase of the screen.
    public internal(set) var phase = Phase.loading
    /// Whether everything is being sent and read.
    public internal(set) var isSyncing = false
    /// Whether the person is asked if changes not yet sent shall stay behind.
    public internal(set) var isConfirmingSignOut = false

    /// Creates a state before anything is read.
    public init() {}

    public var screen: Screen { .account }

    /// The known state of the account.
    public var summary: Summary? { if case .signedIn(let summary) = phase { summary } else { nil } }
}
