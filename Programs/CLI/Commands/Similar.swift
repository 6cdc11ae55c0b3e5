import Marquee
import MarqueePresentation

extension Command {
    static let similar = Command(
        name: "similar", places: [.kinds([.movie, .tv]).optional(), .value(.id, .address, .title)], summary: CommandSummaries.similar,
        options: Option.paging
    ) { (arguments, context) async throws(Failure) in
        let (query, range) = (try SubjectQuery(arguments, [.movie, .tv]), try ListRange(arguments))
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (client, none) = (command.client, Texts.nothingSimilar)
            switch try await command.resolve(query) {
            case .movie(let id): try await command.show(Texts.screens.similar, client.movies.similar, TitlePage(id), range, none: none)
            case .tv(let id): try await command.show(Texts.screens.similar, client.tv.similar, TitlePage(id), range, none: none)
            case .season, .episode, .person, .collection: return
            }
        }
    }
}
