public import MarqueeDomain

/// The content of this device without a network.
public typealias DevicePresenter = Presenter<DeviceState>

extension Presenter where State == DeviceState {
    /// Creates the screen, which follows the marks of the signed-in person and never asks a server.
    public convenience init(
        cache: CacheUseCases, catalog: CatalogUseCases, search: SearchUseCases, library: LibraryUseCases,
        context: PresentationContext = PresentationContext()
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
                    guard text.isEmpty else { return try await search.multi(TextSearch(text, page: page), policy: .offline) }
                    let titles = try await cache.titles(page: page)
                    return Fetched(titles, origin: .titleIndex, marks: await library.storedMarks(on: titles.items))
                } deliver: {
                    deliver(.page($0, request))
                }
            case .followMarks:
                for await change in library.changes { deliver(.marked(change)) }
            }
        }
    }
}

extension LibraryUseCases {
    /// The marks of this device on titles. Titles without marks are left out, as all are while no person is signed in.
    fileprivate func storedMarks(on items: [MediaItem]) async -> [Markable: Marks] {
        var found: [Markable: Marks] = [:]
        for item in items.compactMap({ Markable($0.id) }) {
            guard let marks = try? await marks(on: item, policy: .offline).value else { continue }
            if marks != .none { found[item] = marks }
        }
        return found
    }
}
