import Foundation
import TestKit
import Testing

@Suite(.ownThread)
struct DocumentationRuleTests {
    @Test func `every public declaration is documented, and no sentence is repeated`() throws {
        let files = try Project.sources()
        #expect(DocumentationRule(files).violations() == [])
        #expect(files.flatMap(SourceDeclaration.all).count { $0.isPublic } > 4000)
    }

    private func violations(_ text: String, _ other: String = "") -> [String] {
        let files = [SourceFile(path: "Sources/Domain/A.swift", text: text), SourceFile(path: "Sources/Net/B.swift", text: other)]
        return DocumentationRule(files).violations().map(\.description)
    }

    @Test(arguments: [
        "public struct A {}", "public func a() {}", "public protocol A {}", "open class A {}",
        "/// A.\nstruct A {\n    public var a = 1\n}",
        "/// A.\npublic protocol A {\n    func a()\n}", "/// A.\npublic enum A {\n    case a\n}",
        "extension A {\n    public init?(a: Int) {}\n}",
        "extension A {\n    public init(a: Int) throws {}\n}", "@frozen\npublic struct A {}",
        "#if os(Linux)\n    public struct A {}\n#endif",
        "extension A {\n    public static func == (a: A, b: A) -> Bool { true }\n}", "// A.\npublic struct A {}",
    ])
    func `a planted public declaration without documentation is found`(_ text: String) {
        #expect(violations(text).count == 1)
        #expect(violations(text).first?.contains("has no documentation") == true)
    }

    @Test(arguments: [
        "struct A {\n    var a = 1\n}", "extension A {\n    public init(a: Int) {}\n}", "/// A.\n@frozen\npublic struct A {}",
        "/// A.\n#if hasAttribute(x)\n    @x\n#endif\npublic enum A {}",
        "extension A: Codable {\n    public init(from decoder: any Decoder) throws {}\n}",
        "extension A: Hashable, B {\n    public static func == (a: A, b: A) -> Bool { true }\n}",
        "struct A {\n    public subscript<V>(dynamicMember member: KeyPath<B, V>) -> V { b[keyPath: member] }\n}",
        "struct A: B {\n    func f() {\n        public struct C {}\n    }\n}",
        "struct AStub {\n    public var a: (@Sendable () -> Int)?\n}",
    ])
    func `a declaration that is not public, says all by its name, or satisfies a usual protocol needs none`(_ text: String) {
        #expect(violations(text) == [])
    }

    @Test(arguments: [
        ("/// A.\n///\n/// - Parameter b: B.\npublic func a(_ b: Int, c: Int) {}", 1),
        ("/// A.\n///\n/// - Parameters:\n///   - b: B.\n///   - c: C.\n/// - Returns: D.\npublic func a(_ b: Int, c: Int, d: Int) {}", 1),
        ("/// A.\n///\n/// - Parameters:\n///   - b: B.\n///   - c: C.\n/// - Returns: D.\npublic func a(_ b: Int, c: Int) {}", 0),
        ("/// A.\npublic func a(_ b: Int, c: Int) {}", 0), ("/// A.\n///\n/// - Parameter b: B.\nfunc a(_ b: Int, c: Int) {}", 0),
    ])
    func `a parameter without documentation beside a documented one is found`(_ text: String, _ count: Int) {
        #expect(violations(text).count { $0.contains("parameters, of which") } == count)
    }

    private static let requirement = """
        /// P.
        public protocol P {
            /// Reads.
            func read(_ id: Int, for name: String) -> Int
        }

        """

    @Test(arguments: [
        "struct A: P {\n    /// Reads.\n    func read(_ id: Int, for name: String) -> Int { 1 }\n}",
        "extension A: B, P {\n    /// Other.\n    public func read(\n        _ number: Int, for other: String\n    ) -> Int { 1 }\n}",
        "protocol Q: P {}\nstruct A<T: Sendable>: Q {\n    /// Reads.\n    func read(_ id: Int, for name: String) -> Int { 1 }\n}",
        "extension P {\n    /// Reads.\n    func read(_ id: Int, for name: String) -> Int { 1 }\n}",
    ])
    func `documentation of what satisfies a documented requirement is found`(_ text: String) {
        #expect(violations(Self.requirement, text).map { $0.contains("is documented at P.read(_:for:)") } == [true])
    }

    @Test(arguments: [
        "struct A: P {\n    public func read(_ id: Int, for name: String) -> Int { 1 }\n}",
        "struct A: P {\n    /// With other labels.\n    func read(_ id: Int, of name: String) -> Int { 1 }\n}",
        "struct A {\n    /// Of no protocol.\n    func read(_ id: Int, for name: String) -> Int { 1 }\n}",
        "struct A: P {\n    /// Static.\n    static func read(_ id: Int, for name: String) -> Int { 1 }\n}",
    ])
    func `what satisfies a documented requirement needs none, and another declaration keeps its own`(_ text: String) {
        #expect(violations(Self.requirement, text) == [])
    }

    @Test func `a static property may say what its value is, and not what the requirement says`() {
        func text(_ sentence: String) -> String {
            "/// P.\npublic protocol P {\n    /// Values.\n    static var all: [Self] { get }\n}\n\nextension A: P {\n    \(sentence)\n    public static var all: [A] { [] }\n}"
        }
        #expect(violations(text("/// Two values.")) == [])
        #expect(violations(text("/// Values.")).count == 1)
    }

    @Test func `a requirement that a use case publishes as it is has its sentence there`() {
        func text(_ requirement: String) -> String {
            """
            /// R.
            public protocol MovieRepository {
            \(requirement)    func credits(of id: Int) -> Read<Int>
            }

            /// Use cases.
            public struct MovieUseCases {
                let movies: any MovieRepository
            }

            extension MovieUseCases {
                /// Reads the credits.
                public var credits: Get<Int, Int> { Get(movies.credits) }
            }
            """
        }
        #expect(violations(text("")) == [])
        #expect(violations(text("    /// Credits.\n")).map { $0.contains("at the use case that publishes it") } == [true])
        #expect(violations(text("").replacing("Get(", with: "Other(")).map { $0.contains("has no documentation") } == [true])
    }

    @Test func `a sentence on functions of one name in two layers is found, whatever stands around it`() {
        let one = "/// First. Reads the credits\n/// of a movie (<https://a.b>).\npublic func credits() {}"
        #expect(
            violations(one, "struct A {\n    /// Reads the credits of a movie. Last.\n    package func credits(of id: Int) {}\n}").count
                == 1)
        #expect(violations(one, "struct A {\n    /// Reads the credits of a series.\n    package func credits(of id: Int) {}\n}") == [])
        #expect(violations(one, "struct A {\n    /// Reads the credits of a movie.\n    package func other(of id: Int) {}\n}") == [])
    }

    @Test func `an empty line of documentation at an end is found`() {
        #expect(violations("/// A.\n///\npublic struct A {}").count == 1)
        #expect(violations("/// A.\n///\n/// B.\npublic struct A {}") == [])
    }
}
