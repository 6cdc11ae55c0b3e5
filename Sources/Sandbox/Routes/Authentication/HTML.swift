/// Text for a page.
enum HTML {
    /// The text with every sign replaced that could end it. Scalar by scalar, because a sign with an accent is another character.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "'": "&#39;"
            default: String(scalar)
            }
        }.joined()
    }
}

extension Reply {
    /// The style sheet of the pages, which fit a phone and both themes of a browser.
    static var styleSheet: Reply {
        var reply = Reply(contentType: "text/css; charset=utf-8", maxAge: 3_600, body: Array(style.utf8))
        reply.extra = ["X-Content-Type-Options: nosniff"]
        return reply
    }

    static let styleSheetName = "approval.css"

    private static let style = """
        :root { color-scheme: light dark; --ink: #1d2d44; --paper: #f6f4ee; --card: #fff; --line: #8a94a6; --accent: #2f5d7c }
        @media (prefers-color-scheme: dark) {
            :root { --ink: #f1ede2; --paper: #10161f; --card: #1b2430; --line: #75829a; --accent: #8fc1e3 }
        }
        * { box-sizing: border-box }
        body { margin: 0; padding: 1rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif }
        main { max-width: 26rem; margin: max(1rem, 8vh) auto; padding: 1.5rem; background: var(--card); border-radius: 1rem;
            overflow-wrap: anywhere }
        h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.2 }
        p { margin: 0 0 1rem }
        label { display: block }
        input { display: block; width: 100%; margin-top: .25rem; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem;
            background: var(--paper); color: inherit; font: inherit }
        button { min-height: 3rem; min-width: 7.5rem; padding: 0 1.25rem; border: 2px solid var(--accent); border-radius: .5rem;
            background: none; color: var(--accent); font: inherit; font-weight: 600 }
        button[value=approve] { background: var(--accent); color: var(--card) }
        [role=alert] { padding: .75rem; border-left: .25rem solid #c8553d; background: var(--paper) }

        """

    /// A page that runs nothing and that no cache stores. Browsers hold a redirect after a form to the page's rules as well.
    static func page(_ status: Int, _ title: String, _ content: String, formsTo scheme: String? = nil) -> Reply {
        let text = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1"><title>\(title)</title>
            <link rel="stylesheet" href="/\(styleSheetName)"></head>
            <body><main><h1>\(title)</h1>
            \(content)
            </main></body></html>

            """
        var reply = Reply(status: status, contentType: "text/html; charset=utf-8", body: Array(text.utf8))
        let targets = ["'self'"] + (scheme.map { ["\($0):"] } ?? [])
        reply.extra = [
            "Content-Security-Policy: default-src 'none'; style-src 'self'; form-action \(targets.joined(separator: " ")); frame-ancestors 'none'",
            "Cache-Control: no-store", "Referrer-Policy: no-referrer", "X-Content-Type-Options: nosniff",
        ]
        return reply
    }
}
