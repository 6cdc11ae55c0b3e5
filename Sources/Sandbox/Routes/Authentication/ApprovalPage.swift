/// A page of the web site, on which a user approves or denies a request token.
struct ApprovalPage: Sendable {
    let token: String
    let version: RequestToken.Version
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

    func answer(_ book: inout Book) -> Reply {
        guard ["GET", "HEAD", "POST"].contains(request.method) else {
            return .failure(.methodNotSupported(but: ["GET", "HEAD", "POST"]))
        }
        guard let pending = book.token(token, version), pending.approval != .denied else {
            return .page(404, "This request is gone", "<p>It has expired, or somebody has decided on it already.</p>")
        }
        let redirect = version == .three ? request.value("redirect_to") : pending.redirect
        let address = redirect.flatMap(ReturnAddress.init)
        if redirect != nil, address == nil {
            return .page(422, "This request is not valid", "<p>The address to go back to is not one.</p>")
        }
        return request.method == "POST" ? decide(address, &book) : form(200, address)
    }

    private func decide(_ address: ReturnAddress?, _ book: inout Book) -> Reply {
        let fields = PercentText.pairs(String(decoding: request.body, as: UTF8.self)) ?? []
        func field(_ name: String) -> String { fields.last { $0.name == name }?.value ?? "" }
        switch field("decision") {
        case "deny":
            book.deny(token)
            return done("denied", "The application gets no access.", address)
        case "approve":
            do throws(Failure) {
                let account = try book.signIn(field("username"), field("password"))
                _ = book.approve(token, as: account.username)
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
            <form method="post" action="\(HTML.escaped(request.target))">
            <p><label>User name <input name="username" autocomplete="username"></label></p>
            <p><label>Password <input name="password" type="password" autocomplete="current-password"></label></p>
            <p><button name="decision" value="approve">Approve</button> <button name="decision" value="deny">Deny</button></p>
            </form>
            """, formsTo: address?.scheme)
    }
}

/// Text for a page.
enum HTML {
    static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: String(character)
            }
        }.joined()
    }
}

extension Reply {
    /// A page that runs nothing and is kept by nobody. Browsers hold a redirect after a form to the page's rules as well.
    fileprivate static func page(_ status: Int, _ title: String, _ content: String, formsTo scheme: String? = nil) -> Reply {
        let text = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>\(title)</title></head>
            <body><main><h1>\(title)</h1>
            \(content)
            </main></body></html>

            """
        var reply = Reply(status: status, contentType: "text/html; charset=utf-8", body: Array(text.utf8))
        let targets = ["'self'"] + (scheme.map { ["\($0):"] } ?? [])
        reply.extra = [
            "Content-Security-Policy: default-src 'none'; form-action \(targets.joined(separator: " ")); frame-ancestors 'none'",
            "Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
        ]
        return reply
    }
}
