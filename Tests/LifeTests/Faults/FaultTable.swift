import Foundation
import Marquee

/// The table of faults and their codes, as the document has it.
enum FaultTable {
    /// The code of every row; nil for a fault that does no harm.
    static let rows: [String: MarqueeError.Code?] = {
        let document = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/Errors.md").standardized
        let text = (try? String(contentsOf: document, encoding: .utf8)) ?? ""
        let section = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Faults and their codes") } ?? ""
        let rows = section.split(separator: "\n").compactMap { line -> (String, MarqueeError.Code?)? in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
            let code = cells[2].filter { $0 != "`" }
            return (cells[0].filter { $0 != "`" }, code == "none" ? nil : MarqueeError.Code(rawValue: code))
        }
        return Dictionary(rows) { first, _ in first }
    }()

    /// What the table says, as a test compares it: the code, "none", or nothing where there is no row.
    static func word(for fault: String) -> String? { rows[fault].map { $0?.rawValue ?? "none" } }
}
