import MarqueeDomain

/// All watch providers of movies or series.
struct ListedWatchProvidersDTO: DTO {
    let results: [ListedWatchProviderDTO]
}

extension ListedWatchProvidersDTO {
    func adapted() -> [ListedWatchProvider] { results.adapted() }
}

struct ListedWatchProviderDTO: DTO {
    @Embedded var provider: WatchProviderDTO
    let displayPriorities: [String: Int]?
}

extension ListedWatchProviderDTO {
    func adapted() -> ListedWatchProvider {
        var listed = ListedWatchProvider(provider: provider.adapted())
        listed.displayPriorities = displayPriorities ?? [:]
        return listed
    }
}
