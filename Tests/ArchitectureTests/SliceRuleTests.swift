import TestKit
import Testing

@Suite(.ownThread)
struct SliceRuleTests {
    @Test func `every operation has a slice and a row`() throws {
        let tables = SliceRule.Tables(
            slices: try Project.files(below: "Sources/Net").filter { !$0.path.hasSuffix("/AllOperations.swift") },
            gathering: try Project.file("Sources/Net/AllOperations.swift"))
        // Never sent: its list has one page, and `discover` has them all.
        let unsent = "companyMovies is spoken by no slice"
        #expect(SliceRule.violations(in: tables).filter { $0.what != unsent } == [])
    }

    private func tables(
        row: String = "static let a = Operation<X>(.get, \"/a\")", list: String = "static let xRows: [any OperationRow] = [a]",
        gathering: String = "all = xRows + yRows", endpoint: String = "extension Endpoint<X> { Endpoint(Operations.a) }"
    ) -> SliceRule.Tables {
        SliceRule.Tables(
            slices: [SourceFile(path: "A.swift", text: [row, list, endpoint].joined(separator: "\n"))],
            gathering: SourceFile(path: "All.swift", text: gathering))
    }

    @Test func `a complete slice is in order`() {
        #expect(SliceRule.violations(in: tables()).isEmpty)
    }

    @Test func `an operation without a row is found`() {
        #expect(SliceRule.violations(in: tables(endpoint: "Endpoint(Operations.a) Endpoint(Operations.b)")).map(\.path) == ["A.swift"])
    }

    @Test func `a slice that goes around the table is found`() {
        let planted = tables(row: "", list: "", endpoint: "extension Endpoint<X> { Endpoint(Operation(.get, \"/b\")) }")
        #expect(SliceRule.violations(in: planted).map(\.path) == ["A.swift"])
    }

    @Test func `an operation that is not listed, gathered or spoken is found`() {
        #expect(SliceRule.violations(in: tables(list: "static let xRows: [any OperationRow] = []")).count == 1)
        #expect(SliceRule.violations(in: tables(gathering: "all = yRows")).count == 1)
        #expect(SliceRule.violations(in: tables(endpoint: "")).count == 1)
    }
}
