import Marquee

/// Something to ask a client, and to ask again to see whether the answer is the same.
enum Question: Sendable {
    case movie(Int)
    case list(MovieList, language: String)

    enum Answer: Sendable, Equatable {
        case movie(MovieDetails)
        case list(Page<Movie>)
    }

    /// One of ten thousand lists in several languages.
    static func numbered(_ number: Int) -> Question {
        let (languages, kinds) = (["en-US", "de-DE", "fr-FR", "es-ES", "nl-NL"], MovieList.Kind.allCases)
        let kind = kinds[number / 500 % kinds.count]
        return .list(MovieList(kind, page: number % 500 + 1), language: languages[number / 500 / kinds.count % languages.count])
    }

    func ask(_ client: MarqueeClient, _ policy: ReadPolicy) async throws(MarqueeError) -> Fetched<Answer> {
        switch self {
        case .movie(let id): try await client.movies.details(id, policy: policy).map(Answer.movie)
        case .list(let list, let language):
            try await client.client(language: language).movies.list(list, policy: policy).map(Answer.list)
        }
    }

    func outcome(_ client: MarqueeClient, _ policy: ReadPolicy) async -> Result<Fetched<Answer>, MarqueeError> {
        do throws(MarqueeError) {
            return .success(try await ask(client, policy))
        } catch {
            return .failure(error)
        }
    }

    /// The cached answer; nil if nothing is cached.
    func kept(by client: MarqueeClient) async throws(MarqueeError) -> Answer? {
        do throws(MarqueeError) {
            return try await ask(client, .offline).value
        } catch  where error.code == .offline {
            return nil
        }
    }
}
