import MarqueeSandbox
import Testing

/// The pages of the web site on which a user decides.
struct ApprovalPageTests {
    private let right = "username=viewer&password=popcorn&decision=approve"

    private func post(_ sandbox: Sandbox, _ path: String, _ form: String) throws -> Answer {
        try sandbox.send("POST", path, form, type: Sandbox.form, bearer: nil)
    }

    private func exchange(_ sandbox: Sandbox, _ token: String) throws -> Int {
        try sandbox.send("POST", "/3/authentication/session/new", #"{"request_token":"\#(token)"}"#).status
    }

    @Test func `the page asks without running anything`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            let page = try sandbox.ask("/authenticate/\(token)", bearer: nil)
            #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
            let policy = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'"
            #expect(page.headers["content-security-policy"] == policy)
            // A phone shows it as wide as its screen, and the style sheet is the only other thing that the page needs.
            #expect(page.text.contains(#"<meta name="viewport" content="width=device-width, initial-scale=1">"#))
            #expect(page.text.contains(#"<link rel="stylesheet" href="/approval.css">"#) && !page.text.contains("<style"))
            let sheet = try sandbox.ask("/approval.css", bearer: nil)
            #expect(sheet.status == 200 && sheet.headers["content-type"] == "text/css; charset=utf-8" && sheet.text.contains("max-width"))
            #expect(page.headers["cache-control"] == "no-store" && page.headers["referrer-policy"] == "no-referrer")
            #expect(page.text.contains(#"<form method="post" action="/authenticate/\#(token)">"#))
            #expect(page.text.contains(#"name="username""#) && page.text.contains(#"name="password""#))
            #expect(!page.text.contains("<script"))
            let double = try sandbox.ask("//authenticate/\(token)", bearer: nil)
            #expect(double.text.contains(#"action="/authenticate/\#(token)""#))
        }
    }

    @Test func `approving with the right password opens the way`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            #expect(try post(sandbox, "/authenticate/\(token)", "username=viewer&password=peanuts&decision=approve").status == 401)
            #expect(try post(sandbox, "/authenticate/\(token)", "username=viewer&password=popcorn").status == 422)
            #expect(try post(sandbox, "/authenticate/\(token)", "").status == 422)
            #expect(try exchange(sandbox, token) == 401)
            #expect(try post(sandbox, "/authenticate/\(token)", right).status == 200)
            #expect(try exchange(sandbox, token) == 200)
            #expect(try post(sandbox, "/authenticate/\(token)", right).status == 404)
        }
    }

    @Test func `denying closes it`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            #expect(try post(sandbox, "/authenticate/\(token)", "decision=deny").status == 200)
            #expect(try exchange(sandbox, token) == 401)
            #expect(try post(sandbox, "/authenticate/\(token)", right).status == 404)
        }
    }

    @Test func `the user is sent back with the decision`() async throws {
        try await withSandbox { sandbox in
            let places = [
                ("https%3A%2F%2Fexample.org%2Fdone", "https://example.org/done?"),
                ("marquee%3A%2F%2Fdone%3Fa%3D1%23b", "marquee://done?a=1&"),
            ]
            for (encoded, start) in places {
                for (form, decision) in [(right, "approved"), ("decision=deny", "denied")] {
                    let token = try sandbox.requestToken()
                    let path = "/authenticate/\(token)?redirect_to=\(encoded)"
                    let page = try sandbox.ask(path, bearer: nil)
                    #expect(page.text.contains("redirect_to=\(encoded)"))
                    #expect(page.headers["content-security-policy"]?.contains("form-action 'self' \(start.prefix { $0 != ":" }):;") == true)
                    let answer = try post(sandbox, path, form)
                    let end = encoded.hasSuffix("b") ? "#b" : ""
                    #expect(answer.status == 303)
                    #expect(answer.headers["location"] == "\(start)request_token=\(token)&\(decision)=true\(end)")
                }
            }
        }
    }

    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "/elsewhere", "example.org", "", "https://a b",
        "https://a\r\nSet-Cookie: x=1", "https://a\"onload=x", "https://ä", ":x", "1x:y",
    ])
    func `an address that is none is refused`(_ address: String) async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            let encoded = address.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            let answer = try post(sandbox, "/authenticate/\(token)?redirect_to=\(encoded)", right)
            #expect(answer.status == 422 && answer.headers["location"] == nil && answer.headers["set-cookie"] == nil)
            #expect(try exchange(sandbox, token) == 401)
        }
    }

    @Test func `version 4 has its own page and remembers the address`() async throws {
        try await withSandbox { sandbox in
            let request = try sandbox.send("POST", "/4/auth/request_token", #"{"redirect_to":"https://example.org/x?y=1"}"#)
            let token = try #require(try request.object["request_token"] as? String)
            let path = "/auth/access?request_token=\(token)"
            #expect(try sandbox.ask(path, bearer: nil).text.contains(#"action="\#(path)""#))
            let answer = try post(sandbox, path, right)
            #expect(answer.headers["location"] == "https://example.org/x?y=1&request_token=\(token)&approved=true")
            #expect(try sandbox.send("POST", "/4/auth/access_token", #"{"request_token":"\#(token)"}"#).status == 200)
        }
    }

    @Test func `a token that is gone has a page with status 404`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            sandbox.expireTokens()
            for path in ["/authenticate/\(token)", "/authenticate/%3Cscript%3E", "/auth/access", "/auth/access?request_token=\(token)"] {
                let page = try sandbox.ask(path, bearer: nil)
                #expect(page.status == 404 && page.text.hasPrefix("<!doctype html>") && !page.text.contains("<script"))
            }
        }
    }

    @Test func `a suspended user cannot approve, and other methods are not supported`() async throws {
        try await withSandbox { sandbox in
            let token = try sandbox.requestToken()
            sandbox.setStatus(of: "viewer", .suspended)
            #expect(try post(sandbox, "/authenticate/\(token)", right).status == 403)
            #expect(try exchange(sandbox, token) == 401)
            let answer = try sandbox.send("PUT", "/authenticate/\(token)")
            #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD, POST")
        }
    }
}
