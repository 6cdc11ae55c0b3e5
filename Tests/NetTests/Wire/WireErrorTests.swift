import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

struct WireErrorTests {
    /// TMDb's own table of codes: each with the HTTP status it comes with, and its meaning here.
    static let codes: [(status: Int, tmdbCode: Int, code: MarqueeError.Code)] = [
        (501, 2, .server), (401, 3, .forbidden), (405, 4, .refused), (422, 5, .refused), (404, 6, .notFound), (401, 7, .unauthorized),
        (403, 8, .refused), (503, 9, .server), (401, 10, .unauthorized), (500, 11, .server), (401, 14, .unauthorized), (500, 15, .server),
        (401, 16, .unauthorized), (401, 17, .unauthorized), (400, 18, .refused), (406, 19, .refused), (422, 20, .refused),
        (400, 22, .refused), (400, 23, .refused), (504, 24, .server), (429, 25, .rateLimited), (400, 26, .refused), (400, 27, .refused),
        (400, 28, .refused), (400, 29, .refused), (401, 30, .unauthorized), (401, 31, .unauthorized), (401, 32, .unauthorized),
        (401, 33, .unauthorized), (404, 34, .notFound), (401, 35, .unauthorized), (401, 36, .forbidden), (404, 37, .notFound),
        (401, 38, .forbidden), (401, 39, .forbidden), (422, 41, .refused), (405, 42, .refused), (502, 43, .server),
        (500, 44, .refused), (403, 45, .forbidden), (503, 46, .server), (400, 47, .refused),
    ]

    @Test func `Each failure that TMDb documents has a text, and no other code has one`() {
        for code in -1...100 {
            let isDocumented = (2...47).contains(code) && ![12, 13, 40].contains(code)
            #expect((TMDBStatus.reason(code) != nil) == isDocumented, "\(code)")
            let reason = MarqueeError.Reason("tmdb.\(code)")
            #expect((reason.text != reason.key) == isDocumented, "\(code)")
        }
    }

    @Test(arguments: codes)
    func `every code of TMDb's has one meaning`(_ status: Int, _ tmdbCode: Int, _ code: MarqueeError.Code) async throws {
        let body = #"{"success":false,"status_code":\#(tmdbCode),"status_message":"m4rker"}"#
        let error = try #require(await refusal(status: status, body: body))
        #expect(error.code == code)
        #expect(error.status == status)
        #expect(error.tmdbCode == tmdbCode)
        #expect(error.operation == "GET /3/movie/{movie_id}")
        #expect(error.reason.key == "tmdb.\(tmdbCode)")
        #expect(error.retryAfter == nil)
        #expect(!"\(error)".contains("m4rker"))
    }

    @Test(arguments: [
        (400, "refused"), (401, "foreign"), (402, "foreign"), (403, "foreign"), (404, "foreign"), (410, "foreign"),
        (418, "foreign"), (422, "refused"), (429, "rateLimited"), (499, "foreign"), (500, "server"), (501, "server"), (502, "server"),
        (503, "server"), (504, "server"), (599, "server"), (999, "server"), (301, "unexpected"), (302, "unexpected"), (307, "unexpected"),
        (308, "unexpected"), (304, "unexpected"), (300, "unexpected"), (199, "unexpected"), (100, "unexpected"), (0, "unexpected"),
    ])
    func `a list of errors without a code is TMDb's where parameters are wrong, and nowhere else`(
        _ status: Int, _ reason: String
    ) async throws {
        for body in [#"{"errors":["m4rker"]}"#, #"{"errors":["query must be provided"],"success":null}"#] {
            let error = try #require(await refusal(status: status, headers: ["Location": "https://m4rker.example/"], body: body))
            #expect(error.code.rawValue == (["foreign", "unexpected"].contains(reason) ? "unreadable" : reason))
            #expect(error.status == status)
            #expect(error.tmdbCode == nil)
            #expect(error.reason.key == "status." + reason)
            #expect(!"\(error)".contains("m4rker"))
        }
    }

    @Test(arguments: [
        (400, "foreign"), (401, "foreign"), (402, "foreign"), (403, "foreign"), (404, "foreign"), (408, "refused"), (410, "foreign"),
        (413, "foreign"), (425, "refused"), (429, "rateLimited"), (451, "foreign"), (499, "foreign"), (500, "server"), (599, "server"),
        (302, "unexpected"), (304, "unexpected"), (199, "unexpected"), (0, "unexpected"),
    ])
    func `a refusal that is not TMDb's says nothing about what was asked`(_ status: Int, _ reason: String) async throws {
        let bodies = [
            "", " ", "{}", "[]", "null", "m4rker", "<html><body>m4rker</body></html>", #"{"errors":[]}"#,
            #"{"success":false}"#, #"{"status_code":null}"#, #"{"status_code":"m4rker"}"#, #"{"status_code":[34]}"#,
            #"{"status_message":"m4rker"}"#, #"{"status_code":34"#,
            String(repeating: "[", count: 100_000),
        ]
        for body in bodies {
            let error = try #require(await refusal(status: status, headers: ["Location": "https://m4rker.example/"], body: body))
            #expect(error.code.rawValue == (["foreign", "unexpected"].contains(reason) ? "unreadable" : reason))
            #expect(error.status == status)
            #expect(error.tmdbCode == nil)
            #expect(error.reason.key == "status." + reason)
            #expect(!"\(error)".contains("m4rker"))
        }
    }

    @Test(arguments: [
        #"{"status_code":34}"#, #"{"status_code":34.0}"#, #"{"status_code":"34"}"#,
        #"{"status_message":"x","status_code":34,"success":false}"#,
        #"{"success":false,"status_code":34,"errors":["m4rker"],"failure":true}"#, "\r\n {\"status_code\": 34}\n",
    ])
    func `a code is found however it is written`(_ body: String) async throws {
        let error = try #require(await refusal(status: 404, body: body))
        #expect(error.code == .notFound)
        #expect(error.tmdbCode == 34)
    }

    @Test(arguments: [0, -7, 1, 48, 999_999, Int.max])
    func `a code that this version does not know leaves the meaning to the status`(_ tmdbCode: Int) async throws {
        let error = try #require(await refusal(status: 403, body: #"{"status_code":\#(tmdbCode)}"#))
        #expect(error.code == .forbidden)
        #expect(error.tmdbCode == tmdbCode)
        #expect(error.reason.key == "status.forbidden")
    }

    @Test(
        arguments: [
            ("0", 0), ("1", 1), ("120", 120), ("86400", 86_400), ("86401", 86_400), ("-1", nil), ("99999999999999999999", 86_400),
            ("1.5", nil),
            ("", nil), ("soon", nil), ("+5", nil), ("٣", nil), ("5, 6", nil), ("Wed, 21 Oct 2015 07:28:00 GMT", nil),
        ] as [(String, Int?)])
    func `a wait is returned if it is a number of seconds, and is a day at most`(_ header: String, _ seconds: Int?) async throws {
        for status in [429, 503] {
            let error = try #require(await refusal(status: status, headers: ["retry-after": header], body: ""))
            #expect(error.retryAfter == seconds.map { .seconds($0) })
        }
    }

    @Test func `only an overloaded server names a wait`() async throws {
        for (status, body) in [(500, ""), (404, ""), (400, ""), (401, #"{"status_code":7}"#)] {
            #expect(await refusal(status: status, headers: ["Retry-After": "5"], body: body)?.retryAfter == nil)
        }
        #expect(await refusal(status: 500, headers: ["Retry-After": "5"], body: #"{"status_code":25}"#)?.retryAfter == .seconds(5))
    }

    @Test(arguments: [
        (#"{"success":false,"status_code":34,"status_message":"m4rker"}"#, 34, MarqueeError.Code.notFound, "tmdb.34"),
        (#"{"success":false,"status_code":7}"#, 7, .unauthorized, "tmdb.7"),
        (#"{"success":false,"status_code":21}"#, 21, .notFound, "tmdb.21"),
        (#"{"success":false,"status_code":999}"#, 999, .refused, "status.refused"),
    ])
    func `an error body with status 200 is the error that it says`(
        _ body: String, _ tmdbCode: Int, _ code: MarqueeError.Code, _ reason: String
    ) throws {
        let tmdb = WireScene().tmdb
        let data = Data(body.utf8)
        let errors = [
            failure(of: { () throws(MarqueeError) in try TMDBMovies(tmdb).details(550).adapt(data).dropped }
            ),
            failure(of: { () throws(MarqueeError) in try TMDBMovies(tmdb).list(.popular()).adapt(data).dropped }),
            failure(of: { () throws(MarqueeError) in try TMDBMovies(tmdb).genres().adapt(data).dropped }),
            failure(of: { () throws(MarqueeError) in try TMDBSearch(tmdb).movies("x").adapt(data).dropped }),
            failure(of: { () throws(MarqueeError) in try TMDBImages(tmdb).configuration().adapt(data).dropped }),
        ]
        for error in errors {
            #expect(error?.code == code)
            #expect(error?.tmdbCode == tmdbCode)
            #expect(error?.status == 200)
            #expect(error?.reason.key == reason)
            #expect(error?.description.contains("m4rker") == false)
        }
    }

    @Test(arguments: [
        #"{"success":true,"status_code":34}"#, #"{"success":false}"#, #"{"status_code":34}"#, #"{"success":false,"status_code":"x"}"#,
    ])
    func `a body that is no error body is unreadable`(_ body: String) {
        let movies = TMDBMovies(WireScene().tmdb)
        let error = failure(of: { () throws(MarqueeError) in try movies.details(550).adapt(Data(body.utf8)).dropped })
        #expect(error?.code == .unreadable)
        #expect(error?.tmdbCode == nil)
    }

    @Test(arguments: [
        (TransportError.Kind.lookup, MarqueeError.Code.offline), (.connect, .offline), (.lost, .offline), (.tls, .offline),
        (.timeout, .timeout), (.tooLarge, .unreadable), (.malformed, .unreadable), (.badRequest, .invalidInput), (.cancelled, .cancelled),
        (.closed, .closed), (.init(rawValue: "new"), .offline),
    ])
    func `every failure of a transport has one meaning`(_ kind: TransportError.Kind, _ code: MarqueeError.Code) async throws {
        let scene = WireScene()
        scene.transport.answer { (_) throws(TransportError) in throw TransportError(kind, "GET https://a.example/?api_key=marker") }
        let details = TMDBMovies(scene.tmdb).details(550)
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await details.fetch(nil) })
        #expect(error?.code == code && error?.operation == "GET /3/movie/{movie_id}")
        #expect(error.map { !"\($0)".contains("a.example") && !"\($0)".contains("marker") && !$0.reason.text.isEmpty } == true)
        let events = scene.events.events
        #expect(events.map(\.operation) == ["GET /3/movie/{movie_id}", "GET /3/movie/{movie_id}"])
        #expect(events.first?.kind == .requestStarted)
        guard case .requestFailed(let noted, _) = events.last?.kind else {
            Issue.record("No failure was noted.")
            return
        }
        #expect(noted == error)
    }

    private func refusal(status: Int, headers: TransportHeaders = [:], body: String) async -> MarqueeError? {
        let details = TMDBMovies(WireScene(status: status, headers: headers, body: body).tmdb).details(550)
        return await failure(ofAsync: { () async throws(MarqueeError) in try await details.fetch(nil) })
    }
}
