import Foundation
import Marquee
import TestKit

/// The table of faults and their codes, as the document has it.
enum FaultTable {
    /// The code of every row; nil for a fault that does no harm.
    static let rows: [String: MarqueeError.Code?] = {
        let rows = section.split(separator: "\n").compactMap { line -> (String, MarqueeError.Code?)? in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
            let code = cells[2].filter { $0 != "`" }
            return (cells[0].filter { $0 != "`" }, code == "none" ? nil : MarqueeError.Code(rawValue: code))
        }
        return Dictionary(rows) { first, _ in first }
    }()

    /// The row of the table, as a test compares it: the code, "none", or nothing where there is no row.
    static func word(for fault: String, with carrier: Carrier = .curl) -> String? {
        if carrier == .urlSession, lostOnFoundation.contains(fault) { return "offline" }
        return rows[fault].map { $0?.rawValue ?? "none" }
    }

    /// The faults that are `offline` with `URLSession` on Linux, which gives no other reason.
    static let lostOnFoundation: Set<String> = {
        let paragraph = section.components(separatedBy: "\n\n").first { $0.hasPrefix("With `URLSessionTransport` on Linux") } ?? ""
        let list = paragraph.components(separatedBy: "offline:").last ?? ""
        return Set(list.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element))
    }()

    private static let section: String = {
        let document = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/Errors.md").standardized
        let text = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
        return text.components(separatedBy: "\n## ").first { $0.hasPrefix("Faults and their codes") } ?? ""
    }()
}
