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
    /// A page that runs nothing and is kept by nobody. Browsers hold a redirect after a form to the page's rules as well.
    static func page(_ status: Int, _ title: String, _ content: String, formsTo scheme: String? = nil) -> Reply {
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
