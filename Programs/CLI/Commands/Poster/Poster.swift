import Foundation
import Marquee
import MarqueePresentation

extension Command {
    static let poster = Command(
        name: "poster", places: [.kinds(MediaKind.known).optional(), .value(.id, .address, .title)],
        summary: CommandSummaries.poster,
        options: [.season, .episode, .pictureWidth, .output], isPaged: false
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, MediaKind.known)
        let width = try arguments.number(.pictureWidth) ?? 342
        guard (1...10_000).contains(width) else { throw .usage(Texts.needsNumber("width", from: 1, to: 10_000)) }
        let file = arguments.text(.output)
        if file == "-", arguments.has(.json) { throw .usage(Texts.outputAndJSON("output")) }
        if let file, file != "-" {
            try OutputFile.check(file, replaces: { ImageFormat(of: Data($0)) != nil }, else: Texts.notAPicture(file))
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let portrait = try await command.portrait(of: try await command.resolve(query))
            let picture = try await command.load(portrait, width: width)
            if let file { try command.write(picture, to: file) }
            if command.isJSON { return try command.terminal.print(json: PosterJSON(picture, file: file)) }
            if file == nil { command.show(picture, context) }
        }
    }
}

/// The main picture of a subject.
struct Portrait: Sendable {
    let title: String
    let path: ImagePath?
    let kind: ImageKind
}

extension CommandSession {
    /// The main picture of a subject: a poster, a profile image or the still image of an episode.
    fileprivate func portrait(of subject: ItemReference) async throws(Failure) -> Portrait {
        let languages = client.audience.languages
        return try await fetch { (policy) async throws(MarqueeError) -> Fetched<Portrait> in
            switch subject {
            case .movie(let id):
                try await client.movies.details(id, including: ScreenParts.movie, policy: policy)
                    .map { Portrait(title: $0.title, path: $0.bestPoster(in: languages), kind: .poster) }
            case .tv(let id):
                try await client.tv.details(id, including: ScreenParts.series, policy: policy)
                    .map { Portrait(title: $0.name, path: $0.bestPoster(in: languages), kind: .poster) }
            case .season(let season):
                try await client.tvSeasons.details(season.series, season: season.number, including: ScreenParts.season, policy: policy)
                    .map { Portrait(title: $0.name, path: $0.bestPoster(in: languages), kind: .poster) }
            case .episode(let episode):
                try await client.tvEpisodes.details(
                    episode.series, season: episode.season, episode: episode.number, including: ScreenParts.episode, policy: policy
                ).map { Portrait(title: $0.name, path: $0.stillPath, kind: .still) }
            case .person(let id):
                try await client.people.details(id, including: ScreenParts.person, policy: policy)
                    .map { Portrait(title: $0.name, path: $0.profilePath, kind: .profile) }
            case .collection(let id):
                try await client.collections.details(id, including: ScreenParts.collection, policy: policy)
                    .map { Portrait(title: $0.name, path: $0.bestPoster(in: languages), kind: .poster) }
            }
        }.value
    }
}
