import Marquee
import MarqueeSandbox

extension OperationTable {
    static let v4Account: [OperationCase] = [
        .read("GET /4/account/{account_object_id}/lists", "/4/account/{objectID}/lists?page=1", as: .accountOfVersion4) { marquee in
            try await marquee.mixedLists.mine()
        },
        .read(
            "GET /4/account/{account_object_id}/movie/favorites",
            "/4/account/{objectID}/movie/favorites?language=fr-BE&page=1&sort_by=created_at.desc", as: .accountOfVersion4
        ) { marquee in try await marquee.library.sortedFavoriteMovies() },
        .read(
            "GET /4/account/{account_object_id}/tv/favorites",
            "/4/account/{objectID}/tv/favorites?language=fr-BE&page=1&sort_by=created_at.desc", as: .accountOfVersion4
        ) { marquee in try await marquee.library.sortedFavoriteTV() },
        .read(
            "GET /4/account/{account_object_id}/movie/rated",
            "/4/account/{objectID}/movie/rated?language=fr-BE&page=1&sort_by=created_at.desc", as: .accountOfVersion4
        ) { marquee in try await marquee.library.sortedRatedMovies() },
        .read(
            "GET /4/account/{account_object_id}/tv/rated", "/4/account/{objectID}/tv/rated?language=fr-BE&page=1&sort_by=created_at.desc",
            as: .accountOfVersion4
        ) { marquee in try await marquee.library.sortedRatedTV() },
        .read(
            "GET /4/account/{account_object_id}/movie/recommendations", "/4/account/{objectID}/movie/recommendations?language=fr-BE&page=1",
            as: .accountOfVersion4
        ) { marquee in try await marquee.library.recommendedMovies() },
        .read(
            "GET /4/account/{account_object_id}/tv/recommendations", "/4/account/{objectID}/tv/recommendations?language=fr-BE&page=1",
            as: .accountOfVersion4
        ) { marquee in try await marquee.library.recommendedTV() },
        .read(
            "GET /4/account/{account_object_id}/movie/watchlist",
            "/4/account/{objectID}/movie/watchlist?language=fr-BE&page=1&sort_by=created_at.desc", as: .accountOfVersion4
        ) { marquee in try await marquee.library.sortedWatchlistMovies() },
        .read(
            "GET /4/account/{account_object_id}/tv/watchlist",
            "/4/account/{objectID}/tv/watchlist?language=fr-BE&page=1&sort_by=created_at.desc", as: .accountOfVersion4
        ) { marquee in try await marquee.library.sortedWatchlistTV() },
    ]

    static let v4Auth: [OperationCase] = [
        .act("POST /4/auth/request_token", "/4/auth/request_token", body: #"{}"#) { marquee in try await marquee.account.beginSignIn(.v4) },
        .approval("POST /4/auth/access_token", "/4/auth/access_token", body: #"{"request_token":"{requestToken}"}"#) { marquee, sandbox in
            let pending = try await marquee.account.beginSignIn(.v4)
            sandbox.approve(pending.requestToken.reveal(), as: "viewer")
            _ = try await marquee.account.completeSignIn(pending)
        },
        .act("DELETE /4/auth/access_token", "/4/auth/access_token", body: #"{"access_token":"{userToken}"}"#, as: .accountOfVersion4) {
            marquee in try await marquee.account.signOut()
        },
    ]

    static let v4Lists: [OperationCase] = [
        .read("GET /4/list/{list_id}", "/4/list/8300001?language=fr-BE&page=1", as: .accountOfVersion4) { marquee in
            try await marquee.mixedLists.details(8_300_001)
        },
        .act(
            "POST /4/list", "/4/list", body: #"{"description":"For November","iso_639_1":"en","name":"Rainy days","public":1}"#,
            as: .accountOfVersion4
        ) { marquee in try await marquee.mixedLists.create(name: "Rainy days", description: "For November") },
        .act("PUT /4/list/{list_id}", "/4/list/8300001", body: #"{"public":true,"sort_by":"original_order.asc"}"#, as: .accountOfVersion4) {
            marquee in
            try await marquee.mixedLists.update(MixedListUpdate(list: 8_300_001, isPublic: true, sortBy: .ascending(.originalOrder)))
        },
        .act("DELETE /4/list/{list_id}", "/4/list/8300001", as: .accountOfVersion4) { marquee in
            try await marquee.mixedLists.delete(8_300_001)
        },
        .act("GET /4/list/{list_id}/clear", "/4/list/8300001/clear", as: .accountOfVersion4) { marquee in
            try await marquee.mixedLists.clear(8_300_001)
        },
        .act(
            "POST /4/list/{list_id}/items", "/4/list/8300001/items",
            body: #"{"items":[{"media_id":550,"media_type":"movie"},{"media_id":1399,"media_type":"tv"}]}"#, as: .accountOfVersion4
        ) { marquee in try await marquee.mixedLists.add(MixedListItems(list: 8_300_001, titles: [.movie(550), .tv(1399)])) },
        .act(
            "PUT /4/list/{list_id}/items", "/4/list/8300001/items",
            body: #"{"items":[{"comment":"Twice","media_id":550,"media_type":"movie"},{"comment":"","media_id":1399,"media_type":"tv"}]}"#,
            as: .accountOfVersion4
        ) { marquee in
            try await marquee.mixedLists.comment(MixedListComments(list: 8_300_001, comments: [.tv(1399): "", .movie(550): "Twice"]))
        },
        .act(
            "DELETE /4/list/{list_id}/items", "/4/list/8300001/items", body: #"{"items":[{"media_id":550,"media_type":"movie"}]}"#,
            as: .accountOfVersion4
        ) { marquee in try await marquee.mixedLists.remove(MixedListItems(list: 8_300_001, titles: [.movie(550)])) },
        .read("GET /4/list/{list_id}/item_status", "/4/list/8300001/item_status?media_id=1399&media_type=tv", as: .accountOfVersion4) {
            marquee in try await marquee.mixedLists.contains(MixedListEntry(list: 8_300_001, title: .tv(1399)))
        },
    ]
}
