import MarqueeDomain
import MarqueePresentation
import Testing

private let season = SeasonReference(series: 1399, number: 1)
private let rating = try? Rating(8.5)

private func episode(_ number: Int?) -> Episode {
    var episode = Episode(id: 100 + (number ?? 0), seasonNumber: 1, episodeNumber: number)
    episode.name = "Episode name \(number ?? 0)"
    return episode
}

private func reference(_ number: Int) -> EpisodeReference { EpisodeReference(series: 1399, season: 1, number: number) }

struct SeasonStateTests {
    private func fetched(_ numbers: [Int?], marks: [Markable: Marks] = [:]) -> Fetched<SeasonDetails> {
        var details = SeasonDetails(season: Season(id: 1, seasonNumber: 1))
        details.season.name = "Season 1"
        details.episodes = numbers.map(episode)
        return Fetched(details, origin: .server, marks: marks)
    }

    private func loaded(_ numbers: [Int?] = [1, 2, 3]) -> SeasonState {
        var state = SeasonState(season)
        _ = state.appear()
        _ = state.receive(.season(.value(fetched(numbers, marks: [.episode(reference(2)): Marks(rating: rating)]), isLast: true)))
        return state
    }

    @Test func `it reads the season and its neighbors, and shows what the series knew until then`() {
        var preview = Season(id: 1, seasonNumber: 1)
        preview.name = "The first"
        var state = SeasonState(season, preview: preview)
        #expect(state.appear() == [.run(.followMarks), .run(.lookAtNeighbors), .run(.load(.first))])
        #expect(state.name == "The first" && state.episodes.isEmpty)
        _ = state.receive(.season(.value(fetched([1, nil, 2]), isLast: true)))
        #expect(state.name == "Season 1" && state.episodes.map(\.episodeNumber) == [1, 2] && state.selection.id == 1)
        state.disappear()
        #expect(state.appear() == [.run(.followMarks), .run(.lookAtNeighbors), .run(.load(.first))] && state.episodes.count == 2)
    }

    @Test func `the seasons before and after it are those of the series, whatever their numbers are`() {
        var state = loaded()
        _ = state.receive(.seasons([3, nil, 0, 1].map { Season(id: 9, seasonNumber: $0) }))
        #expect(state.previous?.number == 0 && state.next?.number == 3)
        _ = state.receive(.seasons([Season(id: 9, seasonNumber: 1)]))
        #expect(state.previous == nil && state.next == nil)
    }

    @Test func `a rating is shown while it is stored, for its episode alone`() {
        var state = loaded()
        let value = MarkValue.rating(rating)
        #expect(
            state.handle(.rate(rating, reference(1))) == [
                .report(.clicked("rating", on: .season)), .run(.set(value, on: .episode(reference(1)))),
            ])
        #expect(state.marks(on: reference(1)).rating == rating && state.isSaving(reference(1)) && !state.isSaving(reference(2)))
        #expect(state.marks(on: reference(3)).rating == nil && state.marks(on: reference(2)).rating == rating)
        let stored = Marks(rating: rating, pending: [.rating])
        #expect(
            state.receive(.set(value, .episode(reference(1)), stored)) == [.show(.marked(value, title: "Episode name 1"))])
        #expect(state.marks(on: reference(1)) == stored && !state.isSaving(reference(1)))
    }

    @Test func `a rating that cannot be stored is taken back, and a message says why`() {
        var state = loaded()
        _ = state.handle(.rate(nil, reference(2)))
        #expect(state.marks(on: reference(2)).rating == nil)
        #expect(state.receive(.notSet(.rating(nil), .episode(reference(2)), offline)) == [.show(.failed(offline))])
        #expect(state.marks(on: reference(2)).rating == rating)
    }

    @Test func `the selection moves to the ends, and stays at its episode`() {
        var state = loaded()
        #expect(state.handle(.move(by: 9)).events() == [.lastItemShown(on: .season)] && state.selection.id == 3)
        _ = state.handle(.select(2))
        _ = state.receive(.season(.value(fetched([0, 1, 2, 3]), isLast: true)))
        #expect(state.selection.id == 2 && state.selection.index == 2)
    }

    @Test func `a refresh that fails leaves the season, and a message says so`() {
        var state = loaded()
        #expect(state.handle(.refresh) == [.report(.refreshed(.season)), .run(.load(.refresh))])
        #expect(state.receive(.season(.failure(offline))) == [.show(.notRefreshed(offline))] && state.episodes.count == 3)
        var empty = SeasonState(season)
        _ = empty.appear()
        #expect(empty.receive(.season(.failure(offline))) == [] && empty.content.error == offline)
        #expect(empty.handle(.retry) == [.run(.load(.first))])
    }
}

struct EpisodeStateTests {
    private func neighbors(_ previous: EpisodeReference?, _ next: EpisodeReference?) -> EpisodeState.Neighbors {
        var neighbors = EpisodeState.Neighbors()
        (neighbors.episode, neighbors.previous, neighbors.next) = (episode(2), previous, next)
        return neighbors
    }

    private func details(_ number: Int) -> EpisodeState.Answer {
        .episode(.value(Fetched(EpisodeDetails(episode: episode(number)), origin: .server), isLast: true))
    }

    @Test func `what the season knew is shown until the episode is there`() {
        var state = EpisodeState(reference(2))
        #expect(state.appear() == [.run(.followMarks), .run(.lookAtNeighbors(reference(2))), .run(.load(reference(2), .first))])
        _ = state.receive(.neighbors(neighbors(reference(1), nil)))
        #expect(state.episode?.name == "Episode name 2" && state.content == .loading)
        _ = state.receive(details(2))
        #expect(state.content.value?.episodeNumber == 2)
        #expect(EpisodeState(reference(2), preview: episode(2)).episode?.episodeNumber == 2)
    }

    @Test func `the next episode replaces this one, and at an end nothing happens`() {
        var state = EpisodeState(reference(2))
        _ = state.appear()
        #expect(state.handle(.openNext) == [])
        _ = state.receive(details(2))
        let other = EpisodeReference(series: 1399, season: 2, number: 1)
        _ = state.receive(.neighbors(neighbors(reference(1), other)))
        #expect(
            state.handle(.openNext) == [
                .report(.clicked("next", on: .episode)), .run(.lookAtNeighbors(other)), .run(.load(other, .first)),
            ])
        #expect(state.reference == other && state.content == .loading && state.neighbors.previous == nil && state.episode == nil)
        _ = state.receive(.neighbors(neighbors(reference(2), nil)))
        #expect(state.handle(.openPrevious).effects().contains(.load(reference(2), .first)))
    }

    @Test func `a rating belongs to the episode that it was set on`() {
        var state = EpisodeState(reference(2))
        _ = state.appear()
        _ = state.receive(.neighbors(neighbors(reference(1), reference(3))))
        #expect(state.handle(.rate(rating)).effects() == [.set(.rating(rating), on: reference(2))])
        #expect(state.marks.rating == rating && state.isSaving)
        _ = state.handle(.openNext)
        #expect(state.marks.rating == nil && !state.isSaving)
        _ = state.receive(.set(.rating(rating), reference(2), Marks(rating: rating, pending: [.rating])))
        #expect(state.marks.rating == nil)
        _ = state.receive(.neighbors(neighbors(reference(2), nil)))
        _ = state.handle(.openPrevious)
        #expect(state.marks.rating == rating && state.marks.pending == [.rating])
        _ = state.handle(.rate(nil))
        #expect(state.receive(.notSet(.rating(nil), reference(2), offline)) == [.show(.failed(offline))])
        #expect(state.marks.rating == rating)
        _ = state.receive(.marked(LibraryChange(item: .episode(reference(2)), marks: .none)))
        #expect(state.marks == .none)
    }
}
