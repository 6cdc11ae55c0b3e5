import Foundation
import Marquee
import MarqueePresentation

/// The conditions of a discovery, as in an address. Invalid values are left out.
struct DiscoverAddress: Sendable, Hashable {
    /// The order of the list.
    enum Order: String, Sendable, CaseIterable { case popularity, date, rating }

    let kind: DiscoverQuery.Kind
    var genre: Int?
    var year: Int?
    /// The lowest average vote.
    var rating: Int?
    var provider: Int?
    var keyword: Int?
    var company: Int?
    var order = Order.popularity

    init(_ kind: DiscoverQuery.Kind, genre: Int? = nil, keyword: Int? = nil, company: Int? = nil) {
        (self.kind, self.genre, self.keyword, self.company) = (kind, genre, keyword, company)
    }

    /// The address of its page.
    var path: String {
        let values = [
            ("genre", genre), ("year", year), ("rating", rating), ("provider", provider), ("keyword", keyword), ("company", company),
        ]
        var fields = values.compactMap { name, value in value.map { "\(name)=\($0)" } }
        if order != .popularity { fields.append("order=\(order.rawValue)") }
        return "/discover/\(kind == .movies ? "movies" : "tv")" + (fields.isEmpty ? "" : "?" + fields.joined(separator: "&"))
    }

    /// The conditions without the names that the page shows.
    func query(in country: String) -> DiscoverQuery {
        func unnamed(_ id: Int?) -> DiscoverQuery.Named? { id.map { .init(id: $0, name: "") } }
        return DiscoverQuery(kind) { query in
            (query.genre, query.company, query.keyword) = (unnamed(genre), unnamed(company), unnamed(keyword))
            (query.provider, query.country) = (unnamed(provider), country)
            (query.year, query.lowestVote) = (year, rating.map(Double.init))
            query.order =
                switch order {
                case .popularity: .popularity
                case .date: .date
                case .rating: .rating
                }
        }
    }
}

extension Visit {
    /// Titles that meet conditions.
    func discover() async throws -> Answer {
        let address = try discoverAddress()
        let (discover, query) = (marquee.discover, address.query(in: country))
        async let genres = genres(of: address.kind)
        async let providers = providers(of: address.kind)
        async let names = names(in: address)
        let fetched = try await pages(on: .discover) { (page, policy) async throws(MarqueeError) in
            switch address.kind {
            case .movies:
                try await discover.movies(query.movieFilter(page: page), policy: policy).map { $0.map(MediaItem.movie) }
            case .tv: try await discover.tv(query.tvFilter(page: page), policy: policy).map { $0.map(MediaItem.tv) }
            }
        }
        let kinds = DiscoverQuery.Kind.allCases.map { kind -> HTML in
            let current: HTML = kind == address.kind ? " aria-current=\"page\"" : ""
            return "<li><a href=\"\(DiscoverAddress(kind).path)\"\(current)>\(kind == .movies ? texts.movies : texts.tvSeries)</a></li>"
        }
        let choices = Choices(genres: await genres, providers: await providers)
        // A genre that is not in TMDb's list does not exist. Without the list, this is unknown.
        if let genre = address.genre, !choices.genres.isEmpty, !choices.genres.contains(where: { $0.id == genre }) {
            throw CinemaError.noSuchPage
        }
        return .page(
            texts.discover,
            """
            <h1>\(texts.discover)</h1><nav aria-label="\(texts.discover)"><ul class="tabs">\(kinds)</ul></nav>
            \(conditions(address, choices, await names))\(filters(address, choices))\(freshness(fetched))\(list(fetched, path: address.path))
            """, data: fetched)
    }

    private struct Choices {
        let genres: [(id: Int, name: String)]
        let providers: [(id: Int, name: String)]
    }

    private struct Names {
        var keyword: String?
        var company: String?
    }

    private func discoverAddress() throws(CinemaError) -> DiscoverAddress {
        let kinds: [String: DiscoverQuery.Kind] = ["movies": .movies, "movie": .movies, "tv": .tv]
        guard let kind = kinds[try parameter("kind", as: String.self)] else { throw .noSuchPage }
        func number(_ name: String, _ range: ClosedRange<Int>) -> Int? {
            query(name).flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
        }
        var address = DiscoverAddress(kind)
        address.genre = number("genre", 1...Int(Int32.max))
        address.year = number("year", 1_870...2_100)
        address.rating = number("rating", 1...10)
        address.provider = number("provider", 1...Int(Int32.max))
        address.keyword = number("keyword", 1...Int(Int32.max))
        address.company = number("company", 1...Int(Int32.max))
        address.order = query("order").flatMap(DiscoverAddress.Order.init(rawValue:)) ?? .popularity
        return address
    }

    /// The conditions that are set, each with the way to the list without it.
    private func conditions(_ address: DiscoverAddress, _ choices: Choices, _ names: Names) -> HTML {
        var rows: [(String, DiscoverAddress)] = []
        func add(_ text: String?, _ remove: (inout DiscoverAddress) -> Void) {
            guard let text else { return }
            var other = address
            remove(&other)
            rows.append((text, other))
        }
        add(address.genre.map { id in choices.genres.first { $0.id == id }?.name ?? "\(texts.genre) \(id)" }) { $0.genre = nil }
        add(address.year.map { "\(texts.year) \($0)" }) { $0.year = nil }
        add(address.rating.map { "\(texts.lowestVote) \($0)" }) { $0.rating = nil }
        add(address.provider.map { id in choices.providers.first { $0.id == id }?.name ?? "\(texts.provider) \(id)" }) { $0.provider = nil }
        add(address.keyword.map { names.keyword ?? "\(texts.keywords) \($0)" }) { $0.keyword = nil }
        add(address.company.map { names.company ?? "\(texts.companies) \($0)" }) { $0.company = nil }
        if rows.isEmpty { return .empty }
        let links = rows.map { text, other -> HTML in
            """
            <li><a href="\(other.path)"><bdi>\(text)</bdi> <span aria-hidden="true">✕</span><span class="hidden">\(texts.forget)</span></a></li>
            """
        }
        return "<ul class=\"tabs conditions\" aria-label=\"\(texts.conditions)\">\(links)</ul>"
    }

    private func filters(_ address: DiscoverAddress, _ choices: Choices) -> HTML {
        let orders = DiscoverAddress.Order.allCases.map { order -> HTML in
            "<option value=\"\(order.rawValue)\"\(order == address.order ? " selected" as HTML : .empty)>\(texts.name(order))</option>"
        }
        let hidden = [("keyword", address.keyword), ("company", address.company)].compactMap { name, value in
            value.map { "<input type=\"hidden\" name=\"\(name)\" value=\"\($0)\">" as HTML }
        }
        let ratings = (5...9).map { (id: $0, name: String($0)) }
        return """
            <details class="exact"><summary>\(texts.conditions)</summary>
            <form class="filters" action="\(DiscoverAddress(address.kind).path)">\(hidden)
            <label>\(texts.genre) \(choice("genre", choices.genres, address.genre))</label>
            <label>\(texts.year) <input type="number" name="year" min="1870" max="2100" value="\(address.year.map(String.init) ?? "")"></label>
            <label>\(texts.lowestVote) \(choice("rating", ratings, address.rating))</label>
            <label>\(texts.provider) \(choice("provider", choices.providers, address.provider))</label>
            <label>\(texts.order) <select name="order">\(orders)</select></label>
            <button>\(texts.showTitles)</button></form></details>
            """
    }

    private func choice(_ name: String, _ values: [(id: Int, name: String)], _ current: Int?) -> HTML {
        let options = values.map { value -> HTML in
            "<option value=\"\(value.id)\"\(value.id == current ? " selected" as HTML : .empty)>\(value.name)</option>"
        }
        return "<select name=\"\(name)\"><option value=\"\">\(texts.any)</option>\(options)</select>"
    }

    /// The page can do without these: then it offers fewer conditions.
    private func genres(of kind: DiscoverQuery.Kind) async -> [(id: Int, name: String)] {
        let genres = marquee.genres
        let found = await part { (policy) async throws(MarqueeError) in
            kind == .movies ? try await genres.movies(policy: policy) : try await genres.tv(policy: policy)
        }
        return found?.map { ($0.id, $0.name) } ?? []
    }

    private func providers(of kind: DiscoverQuery.Kind) async -> [(id: Int, name: String)] {
        let (watchProviders, region) = (marquee.watchProviders, country)
        let providers = await part { (policy) async throws(MarqueeError) in
            kind == .movies
                ? try await watchProviders.movies(watchRegion: region, policy: policy)
                : try await watchProviders.tv(watchRegion: region, policy: policy)
        }
        return providers?.prefix(60).map { ($0.id, $0.providerName) } ?? []
    }

    private func names(in address: DiscoverAddress) async -> Names {
        let (keywords, companies) = (marquee.keywords, marquee.companies)
        var names = Names()
        if let id = address.keyword {
            names.keyword = await part { (policy) async throws(MarqueeError) in try await keywords.details(id, policy: policy) }?.name
        }
        if let id = address.company {
            names.company = await part { (policy) async throws(MarqueeError) in try await companies.details(id, policy: policy) }?.company
                .name
        }
        return names
    }
}
