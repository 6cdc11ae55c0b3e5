import Marquee
import MarqueeData
import MarqueeDomain

/// Reads one item of a request with all that is wanted of it, and notes the outcome.
struct KeptItemReading: Sendable {
    let client: MarqueeClient
    let parts: KeepUseCases.Parts
    let job: KeepJob

    /// Reads an item.
    ///
    /// - Returns: Whether there was space for it.
    /// - Throws: An error that is not about this item: the server or the store cannot be used now.
    func callAsFunction(_ item: MediaReference, _ requests: RequestCount) async throws(MarqueeError) -> Bool {
        var outcome = KeptOutcome.stored
        do throws(MarqueeError) {
            if job.request.languages.isEmpty { try await read(item, client, requests) }
            for language in job.request.languages {
                let regions = client.audience.region
                try await read(item, try client.client(language: language, region: regions), requests)
            }
        } catch {
            switch error.code {
            case .notFound: outcome = .missing
            case .unreadable, .invalidInput, .forbidden, .refused: outcome = .failed(reason: error.reason.key)
            default: throw error
            }
        }
        return try await parts.kept.note(outcome, of: item, for: job.id, at: parts.clock.now())
    }

    private func read(_ item: MediaReference, _ client: MarqueeClient, _ requests: RequestCount) async throws(MarqueeError) {
        let request = job.request
        switch item.kind {
        case .movie:
            let fetched = try await client.movies.details(item.id, including: request.movieParts.subtracting([.accountStates]))
            try note(fetched, requests)
            try await load([.poster: fetched.value.movie.posterPath, .backdrop: fetched.value.movie.backdropPath], of: item)
        case .tv:
            let fetched = try await client.tv.details(item.id, including: request.seriesParts.subtracting([.accountStates]))
            try note(fetched, requests)
            try await readSeasons(of: fetched.value, client, requests)
            try await load([.poster: fetched.value.series.posterPath, .backdrop: fetched.value.series.backdropPath], of: item)
        case .person:
            let fetched = try await client.people.details(item.id, including: request.personParts)
            try note(fetched, requests)
            try await load([.profile: fetched.value.person.profilePath], of: item)
        case .collection:
            let fetched = try await client.collections.details(item.id, including: request.collectionParts)
            try note(fetched, requests)
            let collection = fetched.value.collection
            try await load([.poster: collection.posterPath, .backdrop: collection.backdropPath], of: item)
        case .unknown: break
        }
    }

    private func readSeasons(of series: TVSeriesDetails, _ client: MarqueeClient, _ requests: RequestCount) async throws(MarqueeError) {
        let numbers = series.seasons.compactMap(\.seasonNumber).sorted()
        let wanted: ArraySlice<Int>
        switch job.request.seasons {
        case .none: return
        case .latest: wanted = numbers.suffix(1)
        case .all: wanted = numbers[...]
        }
        if wanted.isEmpty { return }
        try note(try await client.tv.seasons(wanted, of: series.series.id), requests)
    }

    /// Counts an answer of the server. A stale one in its place is a failure: the item is not kept as it is now.
    private func note<Value>(_ fetched: Fetched<Value>, _ requests: RequestCount) throws(MarqueeError) {
        if fetched.origin == .server { requests.add() }
        if let error = fetched.refreshError { throw error }
    }

    /// Loads the wanted pictures. A picture that the server does not have is left out.
    private func load(_ paths: [ImageKind: ImagePath?], of item: MediaReference) async throws(MarqueeError) {
        let wanted = job.request.pictures.compactMap { picture in (paths[picture.kind] ?? nil).map { (picture, $0) } }
        if wanted.isEmpty { return }
        try await parts.kept.protect(pictures: Set(wanted.map(\.1.description)), of: item)
        for (picture, path) in wanted {
            let image = await client.images.load(path, as: picture.kind, width: picture.width)
            if let error = image.error, ![.notFound, .unreadable].contains(error.code) { throw error }
        }
    }
}
