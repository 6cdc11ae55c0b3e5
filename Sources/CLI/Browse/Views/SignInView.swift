import Marquee
import MarqueePresentation

/// Signing in with a name and a password, in a browser, or as a guest.
enum SignInView {
    static func draw(_ state: SignInState, _ form: SignInForm, on canvas: inout Canvas) {
        canvas.put("Sign in to TMDb", y: 0, style: .heading)
        switch state.phase {
        case .awaitingApproval(let pending):
            canvas.put("Open this page in a browser and approve marquee:", y: 2)
            let address = pending.approvalAddress.reveal()
            for (offset, line) in Line(address, .plain).wrapped(to: canvas.width).enumerated() { canvas.put(line, y: 3 + offset) }
            let note = state.isNotApprovedYet ? "It is not approved yet; asking again every few seconds." : "Waiting for the approval…"
            canvas.put(note, y: 3 + max(1, (address.columns + canvas.width - 1) / canvas.width) + 1, style: .faint)
            return
        case .working: canvas.put("Asking the server…", y: 6, style: .faint)
        case .failed(let error): canvas.put(error.reason.text, y: 6, style: .negative)
        case .signedIn(let session):
            canvas.put("Signed in" + (session.username.isEmpty ? "." : " as \(session.username)."), y: 6, style: .positive)
        case .signedOut: break
        }
        field("User name:", form.username, isHere: form.field == .username, y: 2, on: &canvas)
        field("Password:", String(repeating: "•", count: form.password.count), isHere: form.field == .password, y: 3, on: &canvas)
        canvas.put("Enter sign in · Tab next field · Ctrl-B approve in a browser · Ctrl-G guest · Esc back", y: 5, style: .faint)
    }

    private static func field(_ name: String, _ text: String, isHere: Bool, y: Int, on canvas: inout Canvas) {
        canvas.put((isHere ? "▸ " : "  ") + name, y: y, style: isHere ? .accent : .text)
        let end = canvas.put(text, x: 14, y: y, width: max(1, canvas.width - 15))
        if isHere { canvas.put(" ", x: end, y: y, style: .text.selected) }
    }
}
