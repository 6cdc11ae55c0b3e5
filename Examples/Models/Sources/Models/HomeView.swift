#if canImport(SwiftUI)
    import MarqueePresentation
    import SwiftUI

    /// The home screen in SwiftUI: each row a line of titles. It is compiled on Apple platforms only.
    public struct HomeView: View {
        @State private var home: ScreenModel<HomeState>

        /// Creates the view of a model.
        public init(_ home: ScreenModel<HomeState>) { _home = State(initialValue: home) }

        public var body: some View {
            List(home.state.shown.content.fetched?.value.rows ?? [], id: \.category) { row in
                Text(row.items.prefix(5).map(\.title).joined(separator: ", "))
            }
            .refreshable { home.send(.refresh) }
            .task { await home.follow() }
        }
    }
#endif
