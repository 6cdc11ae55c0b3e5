import Foundation
import Testing

@testable import MarqueeSandbox

/// Nothing that opens an account is ever shown.
struct SecrecyTests {
    @Test func `secrets are nowhere in the journal`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            let login = #"{"username":"viewer","password":"popcorn","request_token":"\#(token)"}"#
            _ = try sandbox.send("POST", "/3/authentication/token/validate_with_login", login)
            let (session, guest, user) = (try sandbox.session(), try sandbox.guestSession(), try sandbox.userToken())
            let page = try sandbox.requestToken()
            _ = try sandbox.ask("/authenticate/\(page)?redirect_to=https%3A%2F%2Fexample.org", bearer: nil)
            _ = try sandbox.send(
                "POST", "/authenticate/\(page)", "username=viewer&password=popcorn&decision=approve", type: Sandbox.form, bearer: nil)
            _ = try sandbox.ask("/auth/access?request_token=\(page)", bearer: nil)
            _ = try sandbox.ask("/3/account?session_id=\(session)")
            _ = try sandbox.ask("/3/account?session%5Fid=\(session)")
            for path in [
                "/3/guest_session/\(guest)/rated/movies", "/3/%67uest_session/\(guest)/rated/movies", "/3/guest_session/./\(guest)/x",
                "/3/guest_session/\(guest)/../x", "/3/guest_session/x/../\(guest)", "/3%2Fguest_session%2F\(guest)",
                "//guest_session//\(guest)",
            ] {
                _ = try sandbox.ask(path)
            }
            _ = try sandbox.send("PUT", "/3/guest_session/\(guest)/rated/movies", #"{"a":[{"Session_ID":"\#(session)"}]}"#)
            _ = try sandbox.send("POST", "/3/authentication/session/convert/4", #"{"access_token":"\#(user)"}"#)
            _ = try sandbox.send("DELETE", "/4/auth/access_token", #"{"access_token":"\#(user)"}"#)
            _ = try sandbox.send("DELETE", "/3/authentication/session", #"{"session_id":"\#(session)"}"#)
            let shown = "\(sandbox.log) \(sandbox.writes) \(sandbox.counters)"
            for secret in [token, page, session, guest, user, "popcorn", Sandbox.accessToken] {
                #expect(!secret.isEmpty && !shown.contains(secret))
            }
            #expect(sandbox.counters.requestsByPath["/3/guest_session/<redacted>/rated/movies"] == 3)
            #expect(sandbox.counters.requestsByPath["/3/authentication/guest_session/new"] == 1)
            #expect(sandbox.log.contains { $0.path == "/authenticate/<redacted>?redirect_to=https%3A%2F%2Fexample.org" })
            #expect(sandbox.writes.contains { $0.body == #"{"access_token":"<redacted>"}"# && $0.account == "viewer" })
        }
    }

    @Test(arguments: [
        ("/3/guest_session/abc/rated/tv?page=2", "/3/guest_session/<redacted>/rated/tv?page=2"),
        ("/3/authentication/guest_session/new", "/3/authentication/guest_session/new"),
        ("/authenticate/abc?redirect_to=x", "/authenticate/<redacted>?redirect_to=x"),
        ("/3/a%2Fguest_session/b%20c%0Ad/x%0Ay", "/3/a/guest_session/<redacted>/x%0Ay"),
        (
            "/3/movie/550?request_token=a&access_token=b&password=c",
            "/3/movie/550?request_token=<redacted>&access_token=<redacted>&password=<redacted>"
        ),
        ("/3/movie/%35%35%30", "/3/movie/%35%35%30"),
    ])
    func `targets are shown without their secrets`(target: String, shown: String) {
        #expect(PercentText.redacted(target) == shown)
    }
}
