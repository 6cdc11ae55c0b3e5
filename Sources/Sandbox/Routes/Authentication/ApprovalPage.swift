/// A page of the web site, on which a user approves or denies a request token.
struct ApprovalPage: Sendable {
    let token: String
    let version: IssuedRequestToken.Version
    let request: Request

    /// The page that a request is for, or nil when it is for none.
    init?(_ request: Request) {
        if request.segments.count == 2, request.segments[0] == "authenticate" {
            (token, version) = (request.segments[1], .three)
        } else if request.segments == ["auth", "access"] {
            (token, version) = (request.value("request_token") ?? "", .four)
        } else {
            return nil
        }
        self.request = request
    }

    /// The address of the page, made anew: the sent address may mean another host to a browser.
    private var path: String {
        switch version {
        case .four: return "/auth/access?request_token=\(PercentText.encoded(token))"
        case .three:
            let redirect = request.value("redirect_to").map { "?redirect_to=\(PercentText.encoded($0))" } ?? ""
            return "/authenticate/\(PercentText.encoded(token))\(redirect)"
        }
    }

    func answer(_ store: inout AccountStore) -> Reply {
        guard ["GET", "HEAD", "POST"].contains(request.method) else {
            return .failure(.methodNotSupported(but: ["GET", "HEAD", "POST"]))
        }
        guard let pending = store.token(token, version), pending.approval != .denied else {
            return .page(404, "This request is gone", "<p>It has expired, or somebody has decided on it already.</p>")
        }
        let redirect = version == .three ? request.value("redirect_to") : pending.redirect
        let address = redirect.flatMap(ReturnAddress.init)
        if redirect != nil, address == nil {
            return .page(422, "This request is not valid", "<p>The address to go back to is not one.</p>")
        }
        return request.method == "POST" ? decide(address, &store) : form(200, address)
    }

    private func decide(_ address: ReturnAddress?, _ store: inout AccountStore) -> Reply {
        let fields = PercentText.pairs(String(decoding: request.body, as: UTF8.self)) ?? []
        func field(_ name: String) -> String { fields.last { $0.name == name }?.value ?? "" }
        switch field("decision") {
        case "deny":
            store.deny(token)
            return done("denied", "The application gets no access.", address)
        case "approve":
            do throws(Refusal) {
                let account = try store.signIn(field("username"), field("password"))
                _ = store.approve(token, as: account.username)
            } catch {
                return form(error.status, address, error.message)
            }
            return done("approved", "You can go back to the application now.", address)
        default: return form(422, address, "Choose whether to approve or to deny.")
        }
    }

    private func done(_ decision: String, _ words: String, _ address: ReturnAddress?) -> Reply {
        guard let address else { return .page(200, "Request \(decision)", "<p>\(HTML.escaped(words))</p>") }
        var reply = Reply.page(303, "Request \(decision)", "<p>\(HTML.escaped(words))</p>")
        reply.extra.append("Location: \(address.telling(decision, on: token))")
        return reply
    }

    private func form(_ status: Int, _ address: ReturnAddress?, _ problem: String? = nil) -> Reply {
        let warning = problem.map { "<p role=\"alert\">\(HTML.escaped($0))</p>" } ?? ""
        return .page(
            status, "An application asks for access",
            """
            \(warning)<p>If you approve, it can read and change your favorites, watchlist, ratings and lists.</p>
            <form method="post" action="\(HTML.escaped(path))">
            <p><label>User name <input name="username" autocomplete="username"></label></p>
            <p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>
            <p><button name="decision" value="approve">Approve</button> <button name="decision" value="deny">Deny</button></p>
            </form>
            """, formsTo: address?.scheme)
    }
}
