import Foundation
import Synchronization

/// A page in Chromium, as a person uses it: keys, clicks, and the visible text.
struct Tab: Sendable {
    let address: URL
    let complaints = Complaints()
    let chromium: Chromium
    private let session: String

    /// Opens an empty page of its own.
    init(_ chromium: Chromium, address: URL) async throws {
        (self.chromium, self.address) = (chromium, address)
        let target = try Self.result(of: await chromium.call("Target.createTarget", ["url": "about:blank"]))["targetId"] as? String ?? ""
        let attached = try await chromium.call("Target.attachToTarget", ["targetId": target, "flatten": true])
        session = try Self.result(of: attached)["sessionId"] as? String ?? ""
        chromium.onEvent { [complaints, chromium, session] event in
            // A page with a dialog does nothing more until it is closed.
            if complaints.note(event) {
                Task { _ = try? await chromium.call("Page.handleJavaScriptDialog", ["accept": false], session: session) }
            }
        }
        for domain in ["Page", "Runtime", "Log", "Accessibility", "Network"] { try await call("\(domain).enable") }
        try await call("Page.addScriptToEvaluateOnNewDocument", ["source": Self.messageRecorder])
        // A test is about the pages of the site; those of the worker have tests of their own.
        try await usesWorker(false)
    }

    /// Whether pages go through the worker of the site.
    func usesWorker(_ usesWorker: Bool) async throws { try await call("Network.setBypassServiceWorker", ["bypass": !usesWorker]) }

    /// Sends a command about this page.
    @discardableResult
    func call(_ method: String, _ parameters: sending [String: Any] = [:]) async throws -> [String: Any] {
        try Self.result(of: await chromium.call(method, parameters, session: session))
    }

    /// Goes to a page of the site, and waits until all of it is there.
    func open(_ path: String) async throws {
        try await call("Page.navigate", ["url": address.absoluteString + path])
        try await wait("document.readyState === 'complete'")
    }

    /// The value of a JavaScript expression.
    func value<Value>(_ expression: String, as type: Value.Type = Value.self) async throws -> Value {
        let answer = try await call(
            "Runtime.evaluate", ["expression": expression, "awaitPromise": true, "returnByValue": true, "userGesture": true])
        if let details = answer["exceptionDetails"] as? [String: Any] {
            throw ChromiumError("\((details["exception"] as? [String: Any])?["description"] ?? details)")
        }
        guard let value = (answer["result"] as? [String: Any])?["value"] as? Value else { throw ChromiumError("\(expression): \(answer)") }
        return value
    }

    /// Waits until an expression is true, on whatever page is then there.
    func wait(_ condition: String) async throws {
        let expression = """
            new Promise((done) => {
              let rounds = 0;
              const look = () => {
                let isTrue = false;
                try { isTrue = Boolean(\(condition)); } catch {}
                if (isTrue || ++rounds > 50) done(isTrue); else setTimeout(look, 20);
              };
              look();
            })
            """
        let start = ContinuousClock.now
        while start.duration(to: .now) < .seconds(60) {
            // A promise of a page that was left has no answer.
            if (try? await value(expression, as: Bool.self)) == true { return }
        }
        let seen = try await value("location.pathname + \": \" + document.body.innerText.slice(0, 600)", as: String.self)
        throw ChromiumError("Never true: \(condition), at \(seen)")
    }

    /// Waits until the page has shown a message with this text. A message goes after some seconds, in which a busy machine may not look.
    func waitForMessage(_ text: String) async throws {
        try await wait("shownMessages.some((each) => each.includes(\(Self.quoted(text))))")
    }

    /// Keeps the texts of all messages of a page.
    private static let messageRecorder = """
        window.shownMessages = [];
        new MutationObserver((changes) => {
          for (const change of changes) {
            const region = change.target.closest?.("#messages");
            if (region) window.shownMessages.push(region.textContent);
          }
        }).observe(document, { childList: true, subtree: true });
        """

    /// A text as a literal of JavaScript.
    static func quoted(_ text: String) -> String {
        let array = (try? JSONSerialization.data(withJSONObject: [text])) ?? Data("[\"\"]".utf8)
        return String(decoding: array.dropFirst().dropLast(), as: UTF8.self)
    }

    private static func result(of message: Data) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: message) as? [String: Any]
        return object?["result"] as? [String: Any] ?? [:]
    }
}
