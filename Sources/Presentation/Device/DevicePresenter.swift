public import MarqueeDomain

/// The content of this device without a network.
public typealias DevicePresenter = Presenter<DeviceState>

extension Presenter where State == DeviceState {
    /// Creates the screen, which never asks a server.
    public convenience init(
        cache: CacheUseCases, catalog: CatalogUseCases, search: SearchUseCases, context: PresentationContext = PresentationContext()
    ) {
        self.init(DeviceState(), context: context) { effect, deliver in
            switch effect {
            case .count:
                do throws(MarqueeError) {
                    deliver(.info(try await cache.info()))
                } catch {
                    deliver(.notCounted(error))
                }
                // A catalog that cannot be read is reported as an event.
                deliver(.catalog(try? await catalog.info()))
            case .search(let text, let request):
                await request.load { (page, _) async throws(MarqueeError) in
                    guard !text.isEmpty else { return Fetched(try await cache.titles(page: page), origin: .titleIndex) }
                    return try await search.multi(TextSearch(text, page: page), policy: .offline)
                } deliver: {
                    deliver(.page($0, request))
                }
            }
        }
    }
}
