import Marquee
import MarqueeKeeping
import MarqueePresentation

/// The titles and the parts that a command line asks to keep.
struct KeepWish {
    private enum Source {
        case titles([SubjectQuery])
        case items(KeepRequest.Items)
        /// A discover page, whose conditions may name genres and people.
        case discover(isMovies: Bool, count: Int, ParsedArguments)
    }

    private let source: Source
    private let seasons: KeepRequest.Seasons
    private let pictures: Set<KeptPicture>
    private let languages: [String]
    private let maxBytes: Int?
    private let maxRequests: Int?
    /// Whether only the cost is asked for.
    let isEstimate: Bool

    /// A number of titles that is worth a look, if none is typed.
    private static let usualCount = 100

    init(_ arguments: ParsedArguments) throws(Failure) {
        source = try Self.source(arguments)
        seasons = arguments.text(.seasons).flatMap { KeepRequest.Seasons(rawValue: $0) } ?? .none
        pictures = try Self.pictures(arguments)
        languages = arguments.text(.languages).map { MarqueeClient.Configuration.list($0) } ?? []
        maxBytes = try Self.bytes(arguments)
        maxRequests = try arguments.number(.maxRequests)
        guard maxRequests.map({ $0 >= 1 }) ?? true else { throw .usage(Texts.needsNumberFromOne(Option.maxRequests.name)) }
        isEstimate = arguments.has(.estimate)
    }

    /// The request. Titles are looked up for it.
    func request(in session: CommandSession) async throws(Failure) -> KeepRequest {
        var request: KeepRequest
        switch source {
        case .titles(let queries): request = KeepRequest(.titles(try await session.media(queries)))
        case .items(let items): request = KeepRequest(items)
        case .discover(isMovies: true, let count, let conditions):
            request = KeepRequest(.discoverMovies(try await session.movieFilter(conditions), count: count))
        case .discover(_, let count, let conditions):
            request = KeepRequest(.discoverTV(try await session.seriesFilter(conditions), count: count))
        }
        (request.seasons, request.pictures, request.languages) = (seasons, pictures, languages)
        (request.maxBytes, request.maxRequests) = (maxBytes, maxRequests)
        return request.withPartsOfScreens
    }

    private static func source(_ arguments: ParsedArguments) throws(Failure) -> Source {
        let all: [Option] = [.library, .list, .popular, .discover]
        let sources = all.filter(arguments.has)
        let words = arguments.words.dropFirst()
        guard sources.count <= 1 else {
            throw .usage(Texts.onlyOneOf(all.map { "--" + $0.name }.joined(separator: Texts.comma)))
        }
        if !arguments.has(.discover), let condition = Option.discovery.first(where: arguments.has) {
            throw .usage(Texts.needsOption(condition.name, Option.discover.name))
        }
        switch sources.first {
        case Option.library where words.isEmpty: return .items(.library)
        case Option.list where words.isEmpty:
            guard let id = try arguments.number(.list) else { break }
            return .items(.list(id))
        case Option.popular where words.count <= 1:
            let kind = arguments.text(.popular).flatMap { MediaKind(word: $0) } ?? .movie
            guard let count = words.first.map({ Int($0) }) ?? usualCount, (1...10_000).contains(count) else { break }
            return .items(.popular(kind, count: count))
        case Option.discover where words.count <= 1:
            let isMovies = arguments.text(.discover).flatMap { MediaKind(word: $0) } == .movie
            guard let count = words.first.map({ Int($0) }) ?? usualCount, (1...10_000).contains(count) else { break }
            try arguments.checkConditions(ofMovies: isMovies)
            return .discover(isMovies: isMovies, count: count, arguments)
        case nil:
            let queries = try arguments.subjects(MediaKind.known)
            if !queries.isEmpty { return .titles(queries) }
        default: break
        }
        throw .usage(Texts.keepUsage)
    }

    /// Kinds with widths, such as `poster,backdrop:780`.
    private static func pictures(_ arguments: ParsedArguments) throws(Failure) -> Set<KeptPicture> {
        var pictures: Set<KeptPicture> = []
        for text in arguments.text(.pictures).map({ MarqueeClient.Configuration.list($0) }) ?? [] {
            let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let (kind, usual) = kinds[parts[0]], let width = parts.count == 1 ? usual : Int(parts[1]), (1...10_000).contains(width)
            else {
                throw .usage(Texts.keepPicturesUsage(text))
            }
            pictures.insert(KeptPicture(kind, width: width))
        }
        return pictures
    }

    /// The kinds of pictures, with the width that is kept if none is typed.
    private static let kinds: [String: (ImageKind, Int)] = [
        "poster": (.poster, 342), "backdrop": (.backdrop, 780), "profile": (.profile, 185),
    ]

    /// A number of bytes, such as `500M`.
    private static func bytes(_ arguments: ParsedArguments) throws(Failure) -> Int? {
        guard let text = arguments.text(.maxBytes) else { return nil }
        let units: [Character: Int] = ["k": 1_000, "K": 1_000, "M": 1_000_000, "G": 1_000_000_000]
        let unit = text.last.flatMap { units[$0] }
        guard let number = Int(unit == nil ? text : String(text.dropLast())), number > 0,
            case let (bytes, isTooLarge) = number.multipliedReportingOverflow(by: unit ?? 1), !isTooLarge
        else { throw .usage(Texts.needsSize(Option.maxBytes.name)) }
        return bytes
    }
}
