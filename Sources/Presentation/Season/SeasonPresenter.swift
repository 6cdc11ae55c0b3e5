public import MarqueeDomain

/// A season of a series with its episodes.
public typealias SeasonPresenter = Presenter<SeasonState>

extension Presenter where State == SeasonState {
    /// Creates the screen of a season, with the season as its series described it, which is shown until it is loaded.
    public convenience init(
        _ season: SeasonReference, preview: Season? = nil, tv: TVSeriesUseCases, tvSeasons: SeasonUseCases, library: LibraryUseCases,
        context: PresentationContext = PresentationContext()
    ) {
        self.init(SeasonState(season, preview: preview), context: context) { effect, deliver in
            switch effect {
            case .load(let loading):
                await loading.load { (policy) async throws(MarqueeError) in
                    try await tvSeasons.details(season.series, season: season.number, including: ScreenParts.season, policy: policy)
                } deliver: {
                    deliver(.season($0))
                }
            case .lookAtNeighbors:
                // Without the series the screen only lacks the way to its other seasons.
                if let series = try? await tv.details(season.series, including: ScreenParts.series) {
                    deliver(.seasons(series.value.seasons))
                }
            case .set(let value, on: let item):
                do throws(MarqueeError) {
                    deliver(.set(value, item, try await library.set(value, on: item)))
                } catch {
                    deliver(.notSet(value, item, error))
                }
            case .followMarks:
                for await change in library.changes { deliver(.marked(change)) }
            }
        }
    }
}
