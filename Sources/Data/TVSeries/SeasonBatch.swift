import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads several seasons of a series: cached ones from the cache, and the others with up to 20 in one request.
struct SeasonBatch: Sendable {
    let api: any TVSeriesAPI
    let reader: Reader
    let series: TVSeries.ID

    private static let mostSeasons = 20

    func read(_ numbers: [Int]?) -> Read<[SeasonDetails]> {
        Read { (policy, language) async throws(MarqueeError) in
            var whole = Fetched<[SeasonDetails]>([], origin: .memory)
            var wanted = numbers ?? []
            if numbers == nil {
                let details = try await reader.read(api.details(series, including: [], as: nil))(policy: policy, language: language)
                wanted = details.value.seasons.compactMap(\.seasonNumber)
                whole = details.map { _ in [] }
                whole.marks = [:]
            }
            let seasons = try await seasons(wanted, policy, language)
            var seen: Set<Int> = []
            for number in wanted where seen.insert(number).inserted { if let season = seasons[number] { whole.append(season) } }
            return whole
        }
    }

    /// The seasons by their numbers, without those that TMDb does not have.
    private func seasons(
        _ numbers: [Int], _ policy: ReadPolicy, _ language: LanguageChain?
    ) async throws(MarqueeError) -> [Int: Fetched<SeasonDetails>] {
        var (found, missing, stale): ([Int: Fetched<SeasonDetails>], [Int], [Int: Fetched<SeasonDetails>]) = ([:], [], [:])
        for number in Set(numbers).sorted() {
            let cached =
                policy.cache == .never ? nil : try? await read(number)(policy: .offline.within(policy.maximumAge), language: language)
            switch ReadDecision(policy, cached: cached.map { $0.isStale ? .stale : .fresh } ?? .nothing) {
            case .serve: found[number] = cached
            // A read by itself serves the cached value and asks the server for the next time, or it throws the reason.
            case .serveAndRefresh, .fail: found[number] = try await read(number)(policy: policy, language: language)
            case .fetchElseServe:
                stale[number] = cached
                missing.append(number)
            case .fetch: missing.append(number)
            }
        }
        while !missing.isEmpty {
            let chunk = Array(missing.prefix(Self.mostSeasons))
            missing.removeFirst(chunk.count)
            do throws(MarqueeError) {
                found.merge(try await fetched(chunk, language)) { $1 }
            } catch {
                guard error.code != .cancelled else { throw error }
                for number in chunk {
                    guard var season = stale[number] else { throw error }
                    season.refreshError = error
                    found[number] = season
                }
            }
        }
        return found
    }

    /// Seasons from the server. A season alone is asked for alone: the server can say then that it has not changed. So are those in the
    /// languages of a call, which may need translations.
    private func fetched(_ numbers: [Int], _ language: LanguageChain?) async throws(MarqueeError) -> [Int: Fetched<SeasonDetails>] {
        guard language == nil, numbers.count > 1, let remote = api.seasons(numbers, of: series) else {
            return try await fetchedAlone(numbers, language)
        }
        let (bodies, answer, _) = try await reader.ask(remote)
        var seasons: [Int: Fetched<SeasonDetails>] = [:]
        for number in numbers {
            guard let body = bodies[number] else { continue }
            let part = answer.replacingBody(with: body)
            let remote = season(number).fetching { (_) async throws(MarqueeError) in part }
            do throws(MarqueeError) {
                seasons[number] = try await reader.read(remote)(policy: .fresh)
            } catch  where error.code == .notFound {
                continue
            }
        }
        return seasons
    }

    private func fetchedAlone(
        _ numbers: [Int], _ language: LanguageChain?
    ) async throws(MarqueeError) -> [Int: Fetched<SeasonDetails>] {
        let outcomes = await withTaskGroup(of: (Int, Result<Fetched<SeasonDetails>, MarqueeError>).self) { group in
            for number in numbers {
                group.addTask {
                    let outcome: Result<Fetched<SeasonDetails>, MarqueeError>
                    do throws(MarqueeError) { outcome = .success(try await read(number)(policy: .fresh, language: language)) } catch {
                        outcome = .failure(error)
                    }
                    return (number, outcome)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        var seasons: [Int: Fetched<SeasonDetails>] = [:]
        for (number, outcome) in outcomes {
            do throws(MarqueeError) {
                seasons[number] = try outcome.get()
            } catch  where error.code == .notFound {
                continue
            }
        }
        return seasons
    }

    private func read(_ number: Int) -> Read<SeasonDetails> { reader.read(season(number)) }

    private func season(_ number: Int) -> Remote<SeasonDetails> {
        api.season(SeasonReference(series: series, number: number), including: [], as: nil)
    }
}

extension RemoteAnswer {
    /// The same for a part of the body, which has no validator of its own.
    fileprivate func replacingBody(with part: Data) -> RemoteAnswer {
        if case .body(_, _, let lifetime) = self { .body(part, validator: nil, freshFor: lifetime) } else { .unstorable(part) }
    }
}

extension Fetched<[SeasonDetails]> {
    /// Adds a season, and the facts of its read.
    fileprivate mutating func append(_ season: Fetched<SeasonDetails>) {
        value.append(season.value)
        let origins = [Origin.server, .store, .memory]
        origin = origins.first { [origin, season.origin].contains($0) } ?? season.origin
        age = Swift.max(age, season.age)
        fetchedAt = [fetchedAt, season.fetchedAt].compactMap { $0 }.min()
        isStale = isStale || season.isStale
        refreshError = refreshError ?? season.refreshError
        droppedRows += season.droppedRows
        droppedFields += season.droppedFields
        marks.merge(season.marks) { $1 }
    }
}
