import TestKit
import Testing

@Suite(.ownThread)
struct OperationRuleTests {
    @Test func `every operation is named by the API that asks for it`() throws {
        let data = try Project.files(below: "Sources/Data").flatMap(SourceDeclaration.all)
        let net = try Project.files(below: "Sources/Net").flatMap(SourceDeclaration.all)
        // Never sent: one would put the token of a sign-in into the address, the other one has a single page.
        let unsent = ["GET /3/authentication/session/new", "GET /3/company/{company_id}/movies"].map {
            "no requirement of an API names " + $0
        }
        #expect(OperationRule.violations(apis: data, implementations: net).filter { !unsent.contains($0.what) } == [])
        let named = data.filter { $0.scope.hasSuffix("API") }.map { OperationRule.operations(in: $0.documentation) }
        #expect(named.reduce(into: Set<String>()) { $0.formUnion($1) }.count == 175)
    }

    @Test func `a planted operation that is wrong, missing or another one is found`() {
        let api = SourceFile(
            path: "Sources/Data/A.swift",
            text: """
                public protocol MovieAPI: Sendable {
                    /// `GET /3/movie/{id}/credit`
                    func credits(of id: Int) -> Remote<Int>
                    /// `GET /3/movie/latest`
                    func keywords(of id: Int) -> Remote<Int>
                }
                """)
        let net = SourceFile(
            path: "Sources/Net/A.swift",
            text: """
                extension Operations {
                    static let credits = Operation<CreditsDTO>(.get, "/3/movie/{id}/credits")
                    static let latest = Operation<MovieDTO>(.get, "/3/movie/latest")
                }

                struct TMDBMovies: MovieAPI {
                    func credits(of id: Int) -> Remote<Int> { tmdb.remote(Endpoint(Operations.credits)) }
                    func keywords(of id: Int) -> Remote<Int> { tmdb.remote(Endpoint(Operations.latest)) }
                }
                """)
        let violations = OperationRule.violations(apis: SourceDeclaration.all(in: api), implementations: SourceDeclaration.all(in: net))
        #expect(
            violations.map(\.description) == [
                "Sources/Data/A.swift:3: no operation is GET /3/movie/{id}/credit",
                "Sources/Net/A.swift:2: no requirement of an API names GET /3/movie/{id}/credits",
                "Sources/Net/A.swift:7: its requirement does not name GET /3/movie/{id}/credits",
            ])
    }
}
