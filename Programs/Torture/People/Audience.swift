import Foundation
import Marquee
import MarqueeSandbox

/// A person with an account in the sandbox, all of whose answers name the account.
struct AudienceMember: Sendable {
    let number: Int

    static func all(_ count: Int) -> [AudienceMember] { (0..<count).map(AudienceMember.init) }

    var username: String { "person-\(number)-of-the-audience" }
    var password: String { "word-\(number)" }
    var listName: String { "What \(username) sees" }
    var search: String { "sought by \(username)" }
    var account: Sandbox.Account { Sandbox.Account(username: username, password: password, id: 10_000 + number) }

    /// No two people have the same: the bits of the number choose the favorites, and its digits the ratings.
    func marks(on movies: [Int]) -> [Markable: Marks] {
        var marks: [Markable: Marks] = [:]
        for (bit, movie) in movies.prefix(10).enumerated() where (number + 1) >> bit & 1 == 1 {
            marks[.movie(movie), default: .none].isFavorite = true
        }
        for (place, movie) in movies.dropFirst(10).prefix(3).enumerated() {
            let digit = number / [1, 20, 400][place] % 20
            marks[.movie(movie), default: .none].rating = Rating(halfPoints: digit + 1)
        }
        return marks
    }

    /// Gives the account the marks of its owner.
    func prepare(_ sandbox: Sandbox, movies: [Int]) {
        let marks = marks(on: movies)
        sandbox.edit(username) { library in
            library.favoriteMovies = movies.filter { marks[.movie($0)]?.isFavorite == true }
            for movie in movies {
                if let rating = marks[.movie(movie)]?.rating { library.ratedMovies[movie] = rating.value }
            }
        }
    }

    func signIn(_ client: MarqueeClient) async throws -> Session {
        let session = try await patiently { try await client.account.signIn(username: username, password: Secret(password)) }
        _ = try await patiently { try await client.user(session).library.pull() }
        return session
    }
}
