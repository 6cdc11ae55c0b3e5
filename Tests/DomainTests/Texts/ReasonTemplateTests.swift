import Testing

@testable import MarqueeDomain

struct ReasonTemplateTests {
    @Test(arguments: [
        ("a {x} b", ["x": "1"], "a 1 b"), ("{x}", ["x": "1"], "1"), ("a {x}, {y}.", ["x": "1", "y": "2", "z": "3"], "a 1, 2."),
        ("a", [:], "a"),
        ("{y} {x}", ["x": "{y}", "y": "{x}"], "{x} {y}"), ("a {x} b", [:], nil), ("a {x}", ["X": "1"], nil),
    ])
    func `Values fill their places`(_ template: String, _ values: [String: String], _ sentence: String?) {
        #expect(ReasonTemplate(template).filled(with: values) == sentence)
    }

    @Test(arguments: [
        ("a {x} b", "a 1 b", ["x": "1"]), ("{x}", "1", ["x": "1"]), ("a {x}, {y}.", "a 1, 2.", ["x": "1", "y": "2"]), ("a", "a", [:]),
        ("a {x} b", "a 1 c", nil), ("a {x} b", "a b", nil), ("a", "ab", nil), ("a {x}", "a 1\n2", ["x": "1\n2"]),
        ("{x} b", "1 b b", ["x": "1 b"]),
    ])
    func `Values are found in a sentence of the template`(_ template: String, _ sentence: String, _ values: [String: String]?) {
        #expect(ReasonTemplate(template).values(in: sentence) == values)
    }
}
