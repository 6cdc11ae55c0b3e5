import Marquee
import MarqueeSandbox

extension OperationTable {
    static let authentication: [OperationCase] = [
        .act("GET /3/authentication", "/3/authentication") { marquee in try await marquee.account.validateCredential() },
        .act("GET /3/authentication/guest_session/new", "/3/authentication/guest_session/new") { marquee in
            try await marquee.account.signInAsGuest()
        },
        .act("GET /3/authentication/token/new", "/3/authentication/token/new") { marquee in
            try await marquee.account.signIn(username: "viewer", password: "popcorn")
        },
        .act("POST /3/authentication/session/new", "/3/authentication/session/new", body: #"{"request_token":"{requestToken}"}"#) {
            marquee in try await marquee.account.signIn(username: "viewer", password: "popcorn")
        },
        .approval(
            "POST /3/authentication/session/convert/4", "/3/authentication/session/convert/4", body: #"{"access_token":"{userToken}"}"#
        ) { marquee, sandbox in
            let pending = try await marquee.account.beginSignIn(.v4)
            sandbox.approve(pending.requestToken.reveal(), as: "viewer")
            _ = try await marquee.account.completeSignIn(pending)
        },
        .act(
            "POST /3/authentication/token/validate_with_login", "/3/authentication/token/validate_with_login",
            body: #"{"password":"popcorn","request_token":"{requestToken}","username":"viewer"}"#
        ) { marquee in try await marquee.account.signIn(username: "viewer", password: "popcorn") },
        .act("DELETE /3/authentication/session", "/3/authentication/session", body: #"{"session_id":"{session}"}"#, as: .account) {
            marquee in try await marquee.account.signOut()
        },
        .none("GET /3/authentication/session/new", because: "it would put the token of a sign-in into the address"),
    ]

    static let account: [OperationCase] = [
        .read("GET /3/account/{account_id}", "/3/account/4242?session_id={session}", as: .account) { marquee in
            try await marquee.account.details()
        },
        .act(
            "POST /3/account/{account_id}/favorite", "/3/account/4242/favorite?session_id={session}",
            body: #"{"favorite":true,"media_id":550,"media_type":"movie"}"#, as: .account
        ) { marquee in try await marquee.library.setFavorite(.movie(550)) },
        .act(
            "POST /3/account/{account_id}/watchlist", "/3/account/4242/watchlist?session_id={session}",
            body: #"{"media_id":550,"media_type":"movie","watchlist":true}"#, as: .account
        ) { marquee in try await marquee.library.setWatchlist(.movie(550)) },
        .read(
            "GET /3/account/{account_id}/favorite/movies",
            "/3/account/4242/favorite/movies?language=fr-BE&page=1&session_id={session}&sort_by=created_at.desc", as: .account
        ) { marquee in try await marquee.library.favoriteMovies() },
        .read(
            "GET /3/account/{account_id}/favorite/tv",
            "/3/account/4242/favorite/tv?language=fr-BE&page=1&session_id={session}&sort_by=created_at.desc", as: .account
        ) { marquee in try await marquee.library.favoriteTV() },
        .read("GET /3/account/{account_id}/lists", "/3/account/4242/lists?page=1&session_id={session}", as: .account) { marquee in
            try await marquee.lists.mine()
        },
        .read(
            "GET /3/account/{account_id}/rated/movies",
            "/3/account/4242/rated/movies?language=fr-BE&page=1&session_id={session}&sort_by=created_at.desc", as: .account
        ) { marquee in try await marquee.library.ratedMovies() },
        .read(
            "GET /3/account/{account_id}/rated/tv",
            "/3/account/4242/rated/tv?language=fr-BE&page=1&session_id={session}&sort_by=created_at.desc", as: .account
        ) { marquee in try await marquee.library.ratedTV() },
        .read(
            "GET /3/account/{account_id}/rated/tv/episodes",
            "/3/account/4242/rated/tv/episodes?language=fr-BE&page=1&session_id={session}&sort_by=created_at.desc", as: .account
        ) { marquee in try await marquee.library.ratedEpisodes() },
        .read(
            "GET /3/account/{account_id}/watchlist/movies",
            "/3/account/4242/watchlist/movies?language=fr-BE&page=1&session_id={session}&sort_by=created_at.desc", as: .account
        ) { marquee in try await marquee.library.watchlistMovies() },
        .read(
            "GET /3/account/{account_id}/watchlist/tv",
            "/3/account/4242/watchlist/tv?language=fr-BE&page=1&session_id={session}&sort_by=created_at.desc", as: .account
        ) { marquee in try await marquee.library.watchlistTV() },
        .act("GET /3/account", "/3/account?session_id=0123456789abcdef0123456789abcdef01234567") { marquee in
            try? await marquee.account.adopt(Secret("0123456789abcdef0123456789abcdef01234567"))
        },
    ]

    static let guestSessions: [OperationCase] = [
        .read(
            "GET /3/guest_session/{guest_session_id}/rated/movies",
            "/3/guest_session/{guest}/rated/movies?language=fr-BE&page=1&sort_by=created_at.desc", as: .guest
        ) { marquee in try await marquee.library.ratedMovies() },
        .read(
            "GET /3/guest_session/{guest_session_id}/rated/tv",
            "/3/guest_session/{guest}/rated/tv?language=fr-BE&page=1&sort_by=created_at.desc", as: .guest
        ) { marquee in try await marquee.library.ratedTV() },
        .read(
            "GET /3/guest_session/{guest_session_id}/rated/tv/episodes",
            "/3/guest_session/{guest}/rated/tv/episodes?language=fr-BE&page=1&sort_by=created_at.desc", as: .guest
        ) { marquee in try await marquee.library.ratedEpisodes() },
    ]

    static let lists: [OperationCase] = [
        .act("POST /3/list/{list_id}/add_item", "/3/list/8300001/add_item?session_id={session}", body: #"{"media_id":11}"#, as: .account) {
            marquee in try await marquee.lists.add(MediaListEntry(list: 8_300_001, movie: 11))
        },
        .read("GET /3/list/{list_id}/item_status", "/3/list/8300001/item_status?movie_id=550", as: .account) { marquee in
            try await marquee.lists.contains(MediaListEntry(list: 8_300_001, movie: 550))
        },
        .act("POST /3/list/{list_id}/clear", "/3/list/8300001/clear?confirm=true&session_id={session}", as: .account) { marquee in
            try await marquee.lists.clear(8_300_001)
        },
        .act(
            "POST /3/list", "/3/list?session_id={session}", body: #"{"description":"For November","language":"en","name":"Rainy days"}"#,
            as: .account
        ) { marquee in try await marquee.lists.create(name: "Rainy days", description: "For November") },
        .act("DELETE /3/list/{list_id}", "/3/list/8300001?session_id={session}", as: .account) { marquee in
            try await marquee.lists.delete(8_300_001)
        },
        .read("GET /3/list/{list_id}", "/3/list/8300001?language=fr-BE&page=1", as: .account) { marquee in
            try await marquee.lists.details(8_300_001)
        },
        .act(
            "POST /3/list/{list_id}/remove_item", "/3/list/8300001/remove_item?session_id={session}", body: #"{"media_id":550}"#,
            as: .account
        ) { marquee in try await marquee.lists.remove(MediaListEntry(list: 8_300_001, movie: 550)) },
    ]
}
