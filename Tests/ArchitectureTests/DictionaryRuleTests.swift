import Testing

struct DictionaryRuleTests {
    @Test func `dictionaries with words of the domain as keys are objects of JSON`() throws {
        let files = try Project.files(below: "Sources/Domain")
        #expect(files.contains { $0.text.contains("[ImageKind: [ImageSize]]") } && files.contains { $0.text.contains("[Markable: Marks]") })
        #expect(DictionaryRule.violations(in: files) == [])
    }

    @Test(arguments: [
        ("    public var marks: [Kind: Int] = [:]", ["dictionary with keys of Kind"]), ("    let marks: [Kind: Int]", []),
        ("    public let names: [String: Int]", []), ("    public var list: [Kind] = []", []),
        ("    public var deep: [String: [Day: Int]] = [:]", ["dictionary with keys of Day"]),
        ("public enum Kind: String, Codable, CodingKeyRepresentable { case a }\npublic var marks: [Kind: Int] = [:]", []),
        ("extension Kind: Codable, CodingKeyRepresentable {\n}\n    public var marks: [Kind: Int] = [:]", []),
    ])
    func `a planted dictionary is found`(_ text: String, _ found: [String]) {
        #expect(DictionaryRule.violations(in: [SourceFile(path: "Sources/Domain/A.swift", text: text)]).map(\.what) == found)
    }
}
