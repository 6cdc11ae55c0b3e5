import Foundation
import MarqueeDomain
import MarqueePresentation

/// An intent of a screen, and the acts that follow from it. A new intent does not compile until it is in one of these tables.
protocol ActingIntent: Sendable {
    associatedtype Effect: ScreenEffect, Equatable
    static var all: [Self] { get }
    var acts: [Effect] { get }
}

let samplePending = PendingChange(item: .movie(1), value: .favorite(true), changedAt: .distantPast, state: .waiting)
let sampleCredentials = LoginCredentials(username: "viewer", password: Secret("popcorn"))
let sampleSession = Session(id: 1, kind: .account, signedInAt: .distantPast)

extension DetailsState.Intent: ActingIntent {
    static let all: [Self] = [.toggleFavorite, .toggleWatchlist, .rate(nil), .open(.movie(1)), .refresh, .retry]
    var acts: [DetailsState.Effect] {
        switch self {
        case .toggleFavorite: [.set(.favorite(true), on: .movie(550))]
        case .toggleWatchlist: [.set(.watchlist(true), on: .movie(550))]
        case .rate(let rating): [.set(.rating(rating), on: .movie(550))]
        case .open, .refresh, .retry: []
        }
    }
}

extension LibraryState.Intent: ActingIntent {
    static let all: [Self] = [
        .show(.ratedTV), .itemShown(0), .move(by: 1), .select(.title(.movie(1))), .open(.movie(1)),
        .set(.favorite(false), on: .movie(1)), .sync, .resend(samplePending), .discard(samplePending), .refresh, .retry,
    ]
    var acts: [LibraryState.Effect] {
        switch self {
        case .set(let value, on: let item): [.set(value, on: item)]
        case .sync: [.sync]
        case .resend(let change): [.resend(change)]
        case .discard(let change): [.discard(change)]
        case .show, .itemShown, .move, .select, .open, .refresh, .retry: []
        }
    }
}

extension SearchState.Intent: ActingIntent {
    static let all: [Self] = [
        .type("fight club"), .submit, .choose(.recent("fight")), .choose(.title(SuggestedTitle(reference: .movie(550), title: "A"))),
        .look(.tv), .itemShown(0), .move(by: 1), .select(.movie(550)), .open(.movie(550)), .refresh, .retry, .forget("fight"), .forgetAll,
    ]
    /// Those of a search that has found something. A recent search is recorded again when it has found something again.
    var acts: [SearchState.Effect] {
        switch self {
        case .submit, .open, .choose(.title): [.record("fight")]
        case .forget(let text): [.forget(text)]
        case .forgetAll: [.forget(nil)]
        case .type, .choose, .look, .itemShown, .move, .select, .refresh, .retry: []
        }
    }
}

extension SignInState.Intent: ActingIntent {
    static let all: [Self] = [.signIn(sampleCredentials), .beginApproval(ApprovalRequest()), .approved, .signInAsGuest, .cancel]
    static let pending = PendingSignIn(version: .v3, requestToken: Secret("token"), approvalAddress: Secret("address"))
    /// Those of a sign-in that waits for an approval.
    var acts: [SignInState.Effect] {
        switch self {
        case .signIn(let credentials): [.signIn(credentials)]
        case .approved: [.complete(Self.pending)]
        case .signInAsGuest: [.signInAsGuest]
        case .beginApproval, .cancel: []
        }
    }
}

extension AccountState.Intent: ActingIntent {
    static let all: [Self] = [.sync, .signOut, .confirmSignOut, .cancelSignOut, .retry]
    /// Those of an account without changes to send.
    var acts: [AccountState.Effect] {
        switch self {
        case .sync: [.sync]
        case .signOut: [.signOut]
        case .confirmSignOut, .cancelSignOut, .retry: []
        }
    }
}

extension HomeState.Intent: ActingIntent {
    static let all: [Self] = [
        .show(.tv), .moveRow(by: 1), .moveItem(by: 1), .select(.movie(1), row: .movies(.popular)), .open(.movie(1)), .refresh, .retry,
    ]
    var acts: [HomeState.Effect] {
        switch self {
        case .show, .moveRow, .moveItem, .select, .open, .refresh, .retry: []
        }
    }
}

extension CategoryState.Intent: ActingIntent {
    static let all: [Self] = [.itemShown(0), .move(by: 1), .select(.movie(1)), .open(.movie(1)), .refresh, .retry]
    var acts: [CategoryState.Effect] {
        switch self {
        case .itemShown, .move, .select, .open, .refresh, .retry: []
        }
    }
}

extension PersonState.Intent: ActingIntent {
    static let all: [Self] = [.open(.movie(1)), .refresh, .retry]
    var acts: [PersonState.Load] {
        switch self {
        case .open, .refresh, .retry: []
        }
    }
}

extension SeasonState.Intent: ActingIntent {
    static let episode = EpisodeReference(series: 1, season: 1, number: 1)
    static let all: [Self] = [.move(by: 1), .select(1), .open(episode), .rate(nil, episode), .refresh, .retry]
    var acts: [SeasonState.Effect] {
        switch self {
        case .rate(let rating, let episode): [.set(.rating(rating), on: .episode(episode))]
        case .move, .select, .open, .refresh, .retry: []
        }
    }
}

extension EpisodeState.Intent: ActingIntent {
    static let all: [Self] = [.rate(nil), .openPrevious, .openNext, .open(.person(1)), .refresh, .retry]
    var acts: [EpisodeState.Effect] {
        switch self {
        case .rate(let rating): [.set(.rating(rating), on: SeasonState.Intent.episode)]
        case .openPrevious, .openNext, .open, .refresh, .retry: []
        }
    }
}

extension DiscoverState.Intent: ActingIntent {
    static let all: [Self] = [
        .look(DiscoverQuery(.tv)), .itemShown(0), .move(by: 1), .select(.movie(1)), .open(.movie(1)), .refresh, .retry,
    ]
    var acts: [DiscoverState.Effect] {
        switch self {
        case .look, .itemShown, .move, .select, .open, .refresh, .retry: []
        }
    }
}

extension DeviceState.Intent: ActingIntent {
    static let all: [Self] = [.type("a"), .itemShown(0), .move(by: 1), .open(.movie(1)), .refresh, .retry]
    var acts: [DeviceState.Effect] {
        switch self {
        case .type, .itemShown, .move, .open, .refresh, .retry: []
        }
    }
}

extension ToastState.Intent: ActingIntent {
    static let all: [Self] = [.show(.signedIn(username: "")), .dismiss(1)]
    var acts: [ToastState.Expiry] {
        switch self {
        case .show, .dismiss: []
        }
    }
}
