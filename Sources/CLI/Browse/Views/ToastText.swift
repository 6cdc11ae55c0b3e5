import Marquee
import MarqueePresentation

/// Messages in words.
enum ToastText {
    static func text(_ message: Toast.Message) -> String {
        switch message {
        case .marked(let value, let title): (title.isEmpty ? "Done: " : "\(title): ") + Glyphs.words(value) + "."
        case .synced(let report): synced(report)
        case .signedIn(let username): "Signed in" + (username.isEmpty ? " as a guest." : " as \(username).")
        case .signedOut(let report):
            report.serverFailure == nil ? "Signed out." : "Signed out here; the server could not be told."
        case .failed(let error): error.reason.text
        case .notRefreshed(let error): "Not refreshed: \(error.reason.text)"
        @unknown default: ""
        }
    }

    private static func synced(_ report: SyncReport) -> String {
        if let failure = report.failure { return "Not everything was sent: \(failure.reason.text)" }
        return "\(report.sent) sent" + (report.rejected > 0 ? ", \(report.rejected) rejected" : "") + "."
    }
}
