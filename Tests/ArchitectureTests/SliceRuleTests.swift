import Testing

struct SliceRuleTests {
    @Test func `every operation has a slice, a row and a request`() throws {
        let net = try Project.files(below: "Sources/Net")
        let tables = SliceRule.Tables(
            operations: try Project.file("Sources/Net/Wire/Operations.swift"),
            requests: try Project.file("Tests/NetTests/Wire/RequestTable.swift"),
            slices: net.filter { !$0.path.hasSuffix("/Operations.swift") })
        #expect(SliceRule.violations(in: tables) == [])
    }

    private func tables(
        operations: String = "static let a = Operation<X>(.get, \"/a\")\nstatic let all: [any Row] = [\n    a,\n]",
        requests: String = "Row(Operations.a, \"GET /a\")", slice: String = "extension Endpoint<X> { Endpoint(Operations.a) }"
    ) -> SliceRule.Tables {
        SliceRule.Tables(
            operations: SourceFile(path: "Operations.swift", text: operations), requests: SourceFile(path: "Table.swift", text: requests),
            slices: [SourceFile(path: "A.swift", text: slice)])
    }

    @Test func `a complete slice is in order`() {
        #expect(SliceRule.violations(in: tables()).isEmpty)
    }

    @Test func `a slice without a row of operations is found`() {
        #expect(SliceRule.violations(in: tables(slice: "Endpoint(Operations.a) Endpoint(Operations.b)")).map(\.path) == ["A.swift"])
    }

    @Test func `a slice that goes around the table is found`() {
        let planted = tables(slice: "extension Endpoint<X> { Endpoint(Operation(.get, \"/b\")) } // uses no row")
        #expect(SliceRule.violations(in: planted).contains { $0.path == "A.swift" })
    }

    @Test func `an operation without a request row is found`() {
        #expect(SliceRule.violations(in: tables(requests: "")).map(\.path) == ["Table.swift"])
    }

    @Test func `an operation that is not listed or not spoken is found`() {
        let unlisted = tables(operations: "static let a = Operation<X>(.get)\nstatic let all: [any Row] = [\n]")
        #expect(SliceRule.violations(in: unlisted).count == 1)
        #expect(SliceRule.violations(in: tables(slice: "")).count == 1)
    }
}
