import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// A credential is on the wire and nowhere else.
struct SecrecyTests {
    @Test func `the check itself finds what is there`() {
        struct Leaky { let inner = [["k": "x" + Marker.key]] }
        #expect(leaks(Leaky()))
        #expect(leaks([Marker.token]))
        #expect(leaks(Data(Marker.key.utf8)))
        #expect(!leaks("nothing"))
    }

    @Test(arguments: [false, true])
    func `nothing that holds a credential prints it`(_ isKey: Bool) async throws {
        let credential: Credential = isKey ? try .apiKey(Marker.key) : try .accessToken(Marker.token)
        let scene = WireScene(status: 401, body: #"{"status_code":7,"status_message":"\#(Marker.key)"}"#, credential: credential)
        let router = Router(server: .tmdb, credential: credential)
        let request = try router.request(for: .movieDetails(550, including: MoviePart.standard.union([.translations])), audience: .standard)
        #expect((request.url + request.headers.fields.map(\.value).joined()).contains(isKey ? Marker.key : Marker.token))

        let details = TMDBMovies(scene.tmdb).details(550)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await details.fetch("\"a\"") })
        #expect(error?.code == .unauthorized)
        #expect(scene.transport.requests.count == 1)

        let holders: [(String, Any)] = [
            ("TransportRequest", request), ("TransportHeaders", request.headers), ("TransportHeaders.Field", request.headers.fields),
            ("Credential", credential), ("Router", router), ("TMDB", scene.tmdb), ("TMDBMovies", TMDBMovies(scene.tmdb)),
            ("Remote", details), ("SnapshotKey", details.key), ("MarqueeError", error as Any), ("events", scene.events.events),
            ("sent requests", scene.transport.requests),
        ]
        for (name, holder) in holders { #expect(!leaks(holder), "\(name)") }
    }

    @Test func `no request prints what it shows on behalf of a person`() throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let bodies = [
            Endpoint.validate(Secret(Marker.requestToken), with: .init(username: "a", password: Secret(Marker.password))).line,
            Endpoint.createSession(Secret(Marker.requestToken)).line, Endpoint.convert(Secret(Marker.userToken)).line,
            Endpoint.deleteSession(Secret(Marker.session)).line, Endpoint.createUserToken(Secret(Marker.requestToken)).line,
            Endpoint.deleteUserToken(Secret(Marker.userToken)).line, Endpoint.account(ofSession: Secret(Marker.session)).line,
            Endpoint.createSessionByGet(Secret(Marker.requestToken)).line,
            Endpoint.movieDetails(550, including: [.accountStates], as: .person).line,
            Endpoint.movieDetails(550, including: [.accountStates], as: .guest).line,
        ]
        for line in FilledRequest.all.map(\.line) + bodies {
            let request = try router.request(for: line, audience: .standard)
            let route = line.operation.route
            #expect(!leaks(request) && !leaks(line) && !leaks(router.key(for: line, audience: .standard)), "\(line.name)")
            #expect(request.description == "\(route.method.rawValue) https://api.themoviedb.org\(route.template)")
        }
    }

    @Test func `the check finds a person's secrets where they are`() throws {
        let router = Router(server: .tmdb, credential: try .accessToken(Marker.token))
        let persons = FilledRequest.all.filter { $0.line.authorization !== Authorization.program && $0.line.authorization.bearer == nil }
        #expect(persons.count > 20)
        for row in persons { #expect(leaks([try router.request(for: row.line, audience: .standard).url]), "\(row.route)") }
    }

    @Test func `a key of a person's read names no person`() {
        let tmdb = WireScene().tmdb
        let (account, library, lists) = (TMDBAccount(tmdb), TMDBLibrary(tmdb), TMDBLists(tmdb))
        let other = UserAuthorization(
            kind: .account, session: Secret("other"), accountID: 7, userToken: Secret("o.t.r"), objectID: "other")
        #expect(account.account(of: .person).key == account.account(of: other).key)
        #expect(library.shelf(.favoriteTV, ShelfPage(), as: .person).key == library.shelf(.favoriteTV, ShelfPage(), as: other).key)
        #expect(library.recommendedTV(page: 1, as: .person).key == library.recommendedTV(page: 1, as: other).key)
        #expect(lists.lists(MediaListsPage(), as: .person).key == lists.lists(MediaListsPage(), as: other).key)
        for remote in [library.shelf(.ratedMovies, ShelfPage(), as: .person), library.shelf(.ratedMovies, ShelfPage(), as: .guest)] {
            #expect(remote.key.tenant == nil && remote.isPrivate)
            #expect(remote.key.arguments.map { "\($0.name)=\($0.value)" } == ["page=1", "sort_by=created_at.desc"])
            #expect(!leaks(remote))
        }
    }

    @Test func `a body is not printed either`() {
        let request = TransportRequest(.post, "https://a.example/3/x?session_id=\(Marker.key)#\(Marker.key)", body: Data(Marker.key.utf8))
        #expect(!leaks(request))
        #expect(request.description == "POST https://a.example/3/x")
    }

    @Test(arguments: [
        ("GET /3/guest_session/{guest_session_id}/rated/movies", "GET https://a.example:1/3/guest_session/{guest_session_id}/rated/movies"),
        ("shelf of a guest", "GET https://a.example:1 shelf of a guest"), ("POST /x", "GET https://a.example:1 POST /x"),
    ])
    func `of a named operation the name is printed, because a path may hold a secret`(_ operation: String, _ printed: String) {
        let address = "HTTPS://A.example:1/tmdb/3/guest_session/\(Marker.guest)/rated/movies"
        let request = TransportRequest(.get, address, operation: operation)
        #expect(!leaks(request))
        #expect(request.description == printed && request.debugDescription == printed)
        let broken = TransportRequest(.get, "ftp://a.example/" + Marker.guest, operation: operation)
        #expect(!leaks(broken))
    }

    @Test func `what is printed still helps`() throws {
        let request = TransportRequest(.get, "https://a.example/3/x?y=z", headers: ["Accept": "a", "Authorization": "b"])
        var dumped = ""
        dump(request, to: &dumped)
        for text in ["GET", "https://a.example/3/x", "Accept", "Authorization", "bodyBytes", "limits"] { #expect(dumped.contains(text)) }
        #expect("\(request.headers)" == "Accept, Authorization")
        #expect(String(reflecting: request.headers.fields[1]) == "Authorization")
    }

    private func leaks(_ value: Any) -> Bool {
        var dumped = ""
        dump(value, to: &dumped)
        let bytes = Marker.all.map { Data($0.utf8) }
        return ["\(value)", String(reflecting: value), String(describing: value), dumped].contains { text in
            Marker.all.contains { text.contains($0) }
        } || reflected(value, depth: 0).contains { text in bytes.contains { text.range(of: $0) != nil } }
    }

    /// All texts and bytes that reflection comes upon.
    private func reflected(_ value: Any, depth: Int) -> [Data] {
        guard depth < 24 else { return [] }
        if let data = value as? Data { return [data] }
        if let text = value as? String { return [Data(text.utf8)] }
        return Mirror(reflecting: value).children.flatMap { reflected($0.value, depth: depth + 1) }
    }
}
