import Marquee

extension Command {
    static let doctor = Command(
        name: "doctor", usage: "doctor", summary: "check the credential, the server and the store", options: [], needsSettings: false
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage("“doctor” takes no arguments.") }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.examine(context.findings)
        }
    }
}

extension Context {
    /// What was chosen, and by whom.
    fileprivate var findings: [Finding] {
        let credential = settings[.tokenFile]
        let source = credential.origin == .standard ? "none; the built-in sandbox is used" : "set, \(credential.origin.words)"
        let (file, keys) = (SettingsFile(environment), SettingKey.all.filter { $0 != .tokenFile })
        let problems = file.read().problems.map { Failure.settings($0, in: file).message }
        return [Finding(name: "credential", ok: true, detail: source)]
            + keys.map { Finding(name: $0.name, ok: true, detail: settings[$0].words) }
            + [Finding(name: "pictures", ok: true, detail: pictures.words)]
            + problems.map { Finding(name: "config", ok: false, detail: $0) }
    }
}

private struct FindingsJSON: Encodable {
    let findings: [Finding]
}

/// One thing that the doctor looked at.
struct Finding: Encodable {
    let name: String
    let ok: Bool
    let detail: String

    fileprivate var line: Line {
        ((ok ? Line("ok      ", .vote) : Line("FAILED  ", .error)) + Line("\(name): \(detail)")).hanging(at: 8)
    }
}

extension CommandSession {
    func examine(_ chosen: [Finding]) async throws(Failure) {
        var findings = chosen
        var failure: MarqueeError?
        if policy != .offline {
            do throws(MarqueeError) {
                let answer = try await client.images.configuration(policy: .fresh)
                findings.append(Finding(name: "server", ok: true, detail: "answers; images come from \(answer.value.baseURL)"))
            } catch {
                failure = error
                findings.append(Finding(name: "server", ok: false, detail: error.reason.text))
            }
        }
        do throws(MarqueeError) {
            let kept = try await client.images.configuration(policy: .offline)
            let isKept = kept.refreshError == nil
            try await client.checkStore()
            findings.append(Finding(name: "store", ok: true, detail: isKept ? "holds the server's configuration" : "is empty"))
        } catch {
            failure = failure ?? error
            findings.append(Finding(name: "store", ok: false, detail: error.reason.text))
        }
        if let session {
            let (finding, trouble) = await examine(session, asks: policy != .offline && failure == nil)
            failure = failure ?? trouble
            findings.append(finding)
        }
        try show(text: { findings.map(\.line) }, json: { FindingsJSON(findings: findings) })
        if let failure { throw .marquee(failure) }
    }

    /// Whether the server takes the session: it is asked in its name, unless it has not even answered without one.
    private func examine(_ session: Session, asks: Bool) async -> (Finding, MarqueeError?) {
        var (session, trouble): (Session, MarqueeError?) = (session, nil)
        var end = " according to the local store."
        if asks {
            do throws(MarqueeError) {
                session = try await client.account.check(())
                end = "."
            } catch {
                trouble = error
                end = " according to the local store; the server could not be asked: \(error.reason.text)"
            }
        }
        if session.state != .active {
            trouble = trouble ?? refusal.error ?? .sessionEnded
            end = "."
        }
        let unsent = await backlog(of: session)?.words ?? "There are no unsent changes."
        return (Finding(name: "account", ok: trouble == nil, detail: "\(session.name), \(session.state.words)\(end) \(unsent)"), trouble)
    }
}
