import Foundation
import Marquee

/// Values as lines of text.
enum Screens {
    /// A heading that says so when its screen is not from the server.
    static func heading<Value>(_ title: String, _ fetched: Fetched<Value>) -> String {
        mark(fetched).map { title + "  " + $0 } ?? title
    }

    static func line(_ id: Int, _ year: Int?, _ votes: Double?, _ title: String) -> String {
        "  " + padded(String(id), 8) + (year.map(String.init) ?? "    ") + "  " + rating(votes) + "  " + Harmless.line(title)
    }

    static func page<Item: Listed>(_ heading: String, _ page: Page<Item>) -> [String] {
        [heading] + page.items.map(\.line)
            + ["page \(page.number) of \(min(page.totalPages, Page<Item>.limit)), \(page.totalResults) titles in all"]
    }

    static func isMarked(_ line: String) -> Bool { line.contains(opening) }

    static func unmarked(_ line: String) -> String {
        line.components(separatedBy: "  " + opening).first ?? line
    }

    private static let opening = "[kept"

    private static func mark<Value>(_ fetched: Fetched<Value>) -> String? {
        switch fetched.origin {
        case .server: nil
        case .titleIndex: opening + ": from the titles seen before]"
        default:
            opening + ", " + age(fetched.age) + (fetched.isStale ? ", stale" : "") + (fetched.refreshError == nil ? "" : ", offline") + "]"
        }
    }

    private static func age(_ age: Duration) -> String {
        let seconds = age.components.seconds
        return switch seconds {
        case ..<60: "just now"
        case ..<3600: "\(seconds / 60) min old"
        case ..<86_400: "\(seconds / 3600) h old"
        default: "\(seconds / 86_400) days old"
        }
    }

    static func rating(_ votes: Double?) -> String {
        guard let votes else { return "  - " }
        let tenths = Int((votes * 10).rounded())
        return padded(front: "\(tenths / 10).\(tenths % 10)", 4)
    }

    static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    private static func padded(front text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
