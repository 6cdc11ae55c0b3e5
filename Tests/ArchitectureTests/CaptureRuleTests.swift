import TestKit
import Testing

@Suite(.ownThread)
struct CaptureRuleTests {
    private static let layers = [
        "Domain", "Data", "Net", "URLSession", "Database", "Catalog", "Keeping", "Upcoming", "Transfer", "PostgreSQL", "App",
    ]

    @Test func `no async closure with a capture list leaves the caller's actor`() throws {
        for layer in Self.layers {
            #expect(CaptureRule.violations(in: try Project.files(below: "Sources/\(layer)")) == [])
        }
    }

    @Test func `every function that runs its closure in a task is called with such a closure`() throws {
        let names = try Set(Self.layers.flatMap { try Project.files(below: "Sources/\($0)") }.flatMap { $0.tokens })
        #expect(CaptureRule.tasks.keys.filter { !names.contains($0) } == [])
    }

    @Test(arguments: [
        "Read { [key] (policy) async throws(MarqueeError) in try await load(key) }",
        "let call = { [time] () async throws(MarqueeError) in try await bounded(on: time) }",
        "ask(writes: true) { [store, owner] in try await store.claim(by: owner) }",
        "ask({ [self] in await load() })",
        "let call = { @Sendable [store] (key: Key) async -> Int in await store.load(key) }",
        "ask { [weak self] in\n if let self { await load() } }",
        "ask(first: { [key = other.key] _ in\n for key in [key] { await load(key) } })",
        "Stores(titles: Titles(file: cache) { [writer] (titles) async throws(MarqueeError) in try await writer.save(titles) })",
    ])
    func `a planted closure is found`(_ code: String) {
        #expect(CaptureRule.violations(in: [SourceFile(path: "Sources/Data/A.swift", text: code)]).count == 1)
    }

    @Test(arguments: [
        "Read { (policy) async throws(MarqueeError) in try await load(key) }",
        "Task { [writer] in await writer.save() }",
        "Task(priority: .utility) { [writer] in await writer.save() }",
        "group.addTask { [load] in await load() }",
        "await uncancelled({ [self] in await load() }).get()",
        "rows.map { [key] in key + $0 }",
        "onEnd { [writer] in Task { await writer.save() } }",
        "describe { [query] in Query { (validator) async in await query.fetch(validator) } }",
        "var all: [Int] { [first, second] }",
        "func all() async -> Int { [1].count + (await rest()) }",
    ])
    func `a harmless closure is not`(_ code: String) {
        #expect(CaptureRule.violations(in: [SourceFile(path: "Sources/Data/A.swift", text: code)]).isEmpty)
    }
}
