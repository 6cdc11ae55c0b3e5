import Marquee
import MarqueePresentation

/// Makes the models of an app's screens. All share one context, so that their acts run in order and end before the app does.
@MainActor
public struct Models {
    private let marquee: MarqueeClient
    private let context: PresentationContext

    /// Creates the models of a client.
    public init(_ marquee: MarqueeClient, context: PresentationContext = PresentationContext()) {
        (self.marquee, self.context) = (marquee, context)
    }

    /// The first screen.
    public func home() -> ScreenModel<HomeState> {
        ScreenModel(HomePresenter(movies: marquee.movies, tv: marquee.tv, library: marquee.library, context: context))
    }

    /// The screen of a title.
    public func details(of title: Markable) -> ScreenModel<DetailsState> {
        ScreenModel(
            DetailsPresenter(
                title, movies: marquee.movies, tv: marquee.tv, previews: marquee.preview, library: marquee.library, context: context))
    }
}
