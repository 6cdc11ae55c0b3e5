import TestKit
import Testing

@Suite(.ownThread)
struct SafetyRuleTests {
    @Test func `no source goes around the compiler`() throws {
        #expect(SafetyRule.violations(in: try Project.sources()) == [])
    }

    /// The sandbox and the torture program convert their own numbers only.
    @Test func `numbers from outside become whole ones in one place`() throws {
        let files = try Project.sources().filter { file in
            !["Sources/Sandbox/", "Programs/Torture/"].contains { file.path.hasPrefix($0) }
        }
        #expect(SafetyRule.plainConversions(in: files) == [])
    }

    @Test(arguments: ["let a = Int((b * 10).rounded())", "f(Int(Double(c) * 2))", "    return Int(now.timeIntervalSince1970 / 5)"])
    func `a planted conversion is found`(_ line: String) {
        #expect(SafetyRule.plainConversions(in: [SourceFile(path: "Sources/Data/A.swift", text: line)]).count == 1)
    }

    @Test(arguments: ["let a = UInt((b * 10).rounded())", "f(Int(c), Double(d))", "let e = Int(nearest: g, in: 0...Int(h))"])
    func `a harmless conversion is not`(_ line: String) {
        #expect(SafetyRule.plainConversions(in: [SourceFile(path: "Sources/Data/A.swift", text: line)]).isEmpty)
    }

    @Test func `no value is made around an await`() throws {
        let files = try ["Sources", "Programs", "Examples"].flatMap { try Project.files(below: $0) }
        #expect(SafetyRule.valuesAroundAwait(in: files) == [])
    }

    @Test(arguments: [
        "return (place, .success(try await read()))", "return Row(id: id, outcome: .success(try await read(id)))",
        "group.addTask { (item, await read(item)) }", "group.addTask(priority: .utility) { (item, try await read(item)) }",
    ])
    func `a planted value around an await is found`(_ line: String) {
        #expect(SafetyRule.valuesAroundAwait(in: [SourceFile(path: "Sources/Data/A.swift", text: line)]).count == 1)
    }

    @Test(arguments: ["outcome = .success(try await read())", "return try await read(a, b)", "let (a, b) = (try await c(), try await d())"])
    func `a harmless await is not`(_ line: String) {
        #expect(SafetyRule.valuesAroundAwait(in: [SourceFile(path: "Sources/Data/A.swift", text: line)]).isEmpty)
    }

    @Test func `every exception is still where it was named`() throws {
        for (path, lines) in SafetyRule.exceptions {
            let text = try Project.file(path).text
            for line in lines { #expect(text.contains(line), "\(path) no longer holds: \(line)") }
        }
    }

    @Test(arguments: [
        "final class Box: @unchecked Sendable {}", "nonisolated(unsafe) var count = 0", "let a = try! load()", "let b = c as! Int",
        "fatalError(\"no\")", "let d = e!", "let f = g()!", "let h = i[0]!.j", "var k: Int!",
    ])
    func `a planted line is found`(_ line: String) {
        #expect(SafetyRule.violations(in: [SourceFile(path: "Sources/Data/A.swift", text: "\n" + line)]).count == 1)
    }

    @Test(arguments: [
        "// try! is not used", "let a = \"as! and fatalError(\"", "guard a != b, !c else { return }", "let d = e ?? f", "if !g {}",
        "x !== y",
    ])
    func `a harmless line is not`(_ line: String) {
        #expect(SafetyRule.violations(in: [SourceFile(path: "Sources/Data/A.swift", text: line)]).isEmpty)
    }
}
