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
            let (title, heading) = (try await command.resolve(query).media, Texts.screens.similar)
            if title.kind == .tv {
                try await command.show(heading, client.tv.similar, TitlePage(title.id), range, none: none)
            } else {
                try await command.show(heading, client.movies.similar, TitlePage(title.id), range, none: none)
            }
        }
    }
}
