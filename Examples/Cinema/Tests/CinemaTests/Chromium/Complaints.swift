import Foundation
import Synchronization

/// The complaints of a browser: errors of scripts and of the console, violations of the policy, and dialogs, which no page of the site opens.
final class Complaints: Sendable {
    private struct Event: Decodable {
        struct Parameters: Decodable {
            struct Entry: Decodable {
                let source: String
                let level: String
                let text: String
                let url: String?
            }
            struct Exception: Decodable {
                struct Value: Decodable { let description: String? }
                let text: String
                let exception: Value?
            }

            let type: String?
            let message: String?
            let entry: Entry?
            let exceptionDetails: Exception?
        }

        let method: String
        let params: Parameters?
    }

    private let state = Mutex<[String]>([])

    /// All complaints since the last time.
    func taken() -> [String] {
        state.withLock { complaints in
            defer { complaints = [] }
            return complaints
        }
    }

    /// Takes an event; true if it is a dialog.
    func note(_ message: Data) -> Bool {
        guard let event = try? JSONDecoder().decode(Event.self, from: message), let parameters = event.params else { return false }
        switch event.method {
        case "Runtime.exceptionThrown":
            add("exception: \(parameters.exceptionDetails?.exception?.description ?? parameters.exceptionDetails?.text ?? "")")
        case "Runtime.consoleAPICalled" where ["error", "assert", "warning"].contains(parameters.type):
            add("console: \(String(decoding: message, as: UTF8.self))")
        case "Log.entryAdded":
            if let entry = parameters.entry, entry.level == "error" || entry.source == "security" {
                add("\(entry.source): \(entry.text) \(entry.url ?? "")")
            }
        case "Page.javascriptDialogOpening":
            add("dialog: \(parameters.message ?? "")")
            return true
        default: break
        }
        return false
    }

    private func add(_ complaint: String) { state.withLock { $0.append(complaint) } }
}
