import MarqueeDomain

/// All watch providers of movies or series.
struct ListedWatchProvidersDTO: DTO {
    let results: [ListedWatchProviderDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension ListedWatchProvidersDTO {
    func adapted() -> [ListedWatchProvider] { results.adapted() }
}

struct ListedWatchProviderDTO: DTO {
    let provider: WatchProviderDTO
    let displayPriorities: [String: Int]?

    init(_ row: TapeRow) throws {
        provider = try WatchProviderDTO(row)
        displayPriorities = row.optional("display_priorities")
    }
}

extension ListedWatchProviderDTO {
    func adapted() -> ListedWatchProvider {
        var listed = ListedWatchProvider(provider: provider.adapted())
        listed.displayPriorities = displayPriorities ?? [:]
        return listed
    }
}
