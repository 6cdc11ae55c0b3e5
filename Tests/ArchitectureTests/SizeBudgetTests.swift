import Foundation
import TestKit
import Testing

@Suite(.ownThread)
struct SizeBudgetTests {
    /// The numbers of the document, by layer.
    private func budget() throws -> [String: SizeBudget] {
        var budget: [String: SizeBudget] = [:]
        for line in try Project.file("Docs/Size.md").lines {
            let cells = line.text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, let lines = Int(cells[1]), let conformances = Int(cells[2]) else { continue }
            budget[cells[0]] = SizeBudget(lines: lines, conformances: conformances)
        }
        return budget
    }

    @Test func `no layer is larger than its budget, and none has much to spare`() throws {
        let (budget, sizes) = (try budget(), SizeBudget.measured(try Project.sources()))
        #expect(Set(budget.keys) == Set(SizeBudget.layers))
        for layer in SizeBudget.layers {
            let (allowed, size) = (try #require(budget[layer]), try #require(sizes[layer]))
            let table = SizeBudget.table(sizes)
            #expect(size.lines <= allowed.lines && size.conformances <= allowed.conformances, "\(layer) has grown:\n\(table)")
            #expect(size.lines > allowed.lines - 250 && size.conformances > allowed.conformances - 15, "Lower the numbers:\n\(table)")
        }
    }

    @Test func `lines with code and derived conformances are counted`() {
        let file = SourceFile(
            path: "Sources/Net/Wire/Example.swift",
            text: "/// A text.\nstruct Example: Hashable, Codable {\n\n    // why\n    let id: Int\n}\n"
                + "extension Page: Equatable where Item: Equatable {}\nextension Page: Hashable where Item: Hashable {}\n"
                + "extension Row: Codable {\n    init(from decoder: any Decoder) throws {}\n}\n")
        let other = SourceFile(path: "Sources/Catalog/Other.swift", text: "struct Other: Equatable {}\n")
        #expect(SizeBudget.measured([file, other]) == ["Net": SizeBudget(lines: 8, conformances: 6)])
    }
}
