import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// The tutorial of the documentation: its steps are compiled, and the last one runs.
@Suite(.timeLimit(.minutes(5)))
struct TutorialTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
    private static let folder = root.appending(path: "Sources/App/Marquee.docc/Tutorials")

    private static func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func `each step of the tutorial is compiled, word for word`() throws {
        let compiled = try Self.lines(Self.root.appending(path: "Tests/LifeTests/Documentation/TutorialSteps.swift"))
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }.sorted()
        #expect(names == (1...5).map { "FilmList-\($0).swift" } + ["FilmList-main.swift"])
        for name in names {
            let step = try Self.lines(Self.folder.appending(path: name))
            #expect(step.first == "import Marquee")
            let rest = Array(step.dropFirst())
            #expect(compiled.indices.contains { compiled[$0...].starts(with: rest) }, "\(name)")
        }
        let page = try String(contentsOf: Self.folder.appending(path: "Film-List-in-a-Train.tutorial"), encoding: .utf8)
        for name in names { #expect(page.contains("file: \"\(name)\""), "\(name)") }
    }

    @Test func `the list of the tutorial stays without a server, and its changes arrive`() async throws {
        let folder = try TemporaryFolder()
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.imageBaseURL = sandbox.imageBaseURL
            $0.storage = .folder(folder.path("store"))
            $0.usesCircuitBreaker = false
        }
        _ = try await marquee.account.signIn(username: "viewer", password: "popcorn")
        let list = TutorialStep5.FilmList(marquee: marquee)
        let online = try await list.lines()
        #expect(online == (try await TutorialStep1.FilmList(marquee: marquee).lines()))
        #expect(try await list.takeAlong() > 0)

        sandbox.behave(.offline)
        let offline = try await list.lines()
        #expect(Array(offline.prefix(online.count)) == online && offline.count == online.count + 2)
        #expect(try await TutorialStep2.FilmList(marquee: marquee).lines().count == online.count + 1)
        // A busy machine may need minutes.
        #expect(try await TutorialStep3.FilmList(marquee: marquee).lines().last?.wholeMatch(of: /Confirmed \d+ minutes ago/) != nil)
        let first = try #require(try await marquee.movies.popular(policy: .offline).value.items.first)
        try await list.watchLater(first)
        #expect(try await list.lines().first?.hasPrefix("+ ") == true)

        sandbox.behave(.normal)
        #expect(try await list.arrive() == 1)
        await marquee.shutdown()
        await sandbox.stop()
    }
}
