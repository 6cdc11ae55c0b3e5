import Foundation
import Marquee
import MarqueePresentation
import MarqueeUpcoming

extension Visit {
    /// Up to three titles of the person's watchlist that stream in the person's country, with minutes and services.
    func tonight() async throws -> Answer {
        guard isSignedIn else { throw personMissing }
        let minutes = try minutes()
        let planned = try await marquee.planned()
        let (marquee, country) = (marquee, country)
        let fetched = try await shown(on: .library) { (policy) async throws(MarqueeError) in
            let titles = try await marquee.tonight(planned.titles, minutes: minutes, region: country, policy: policy)
            return Fetched(titles, origin: .store, isStale: policy == .offline)
        }
        let rows = fetched.value.map(row)
        // Titles that were never read may be ones that stream.
        let isAway = site.connection.failingSince != nil
        let list: HTML =
            if !rows.isEmpty { "<ul class=\"links coming\">\(rows)</ul>" } else if fetched.isStale {
                skeleton(Skeleton([.text(lines: 3)]))
            } else { "<p class=\"empty\">\(isAway && !planned.titles.isEmpty ? texts.tmdbAway : coming.nothingTonight)</p>" }
        let part: HTML? = planned.isPart ? "<p class=\"remarks\">\(coming.partOfShelves(FollowedTitles.mostOfAShelf))</p>" : nil
        let region = language.locale.localizedString(forRegionCode: country) ?? country
        return .page(
            coming.tonight,
            """
            <h1>\(coming.tonight)</h1>\(tabs(on: "tonight"))\(freshness(fetched))<p>\(coming.tonightHint(region))</p>
            <form class="filters" action="/library/tonight"><label>\(coming.time) <select name="minutes">\(choices(minutes))</select></label>\
            <button>\(texts.showTitles)</button></form>
            \(list)\(part)
            """, data: fetched.map { $0.map(TonightJSON.init) })
    }

    private static let times = [30, 60, 90, 120, 150, 180]

    /// The time of the address; nil without one.
    private func minutes() throws(CinemaError) -> Int? {
        guard let text = query("minutes"), !text.isEmpty else { return nil }
        guard let minutes = Int(text), (1...1_440).contains(minutes) else { throw .badForm }
        return minutes
    }

    private func choices(_ current: Int?) -> [HTML] {
        let selected: HTML = " selected"
        let unlimited: HTML = "<option value=\"\"\(current == nil ? selected : .empty)>\(texts.any)</option>"
        return [unlimited]
            + Set(Self.times + [current].compactMap { $0 }).sorted().map { minutes in
                "<option value=\"\(minutes)\"\(minutes == current ? selected : .empty)>\(runtime(minutes))</option>"
            }
    }

    private func row(_ title: TonightTitle) -> HTML {
        guard let item = Markable(title.item) else { return .empty }
        let minutes = title.minutes.flatMap { $0 > 0 ? "<span class=\"card-facts\">\(runtime($0))</span>" as HTML : nil }
        let services = title.providers.map { "<li><bdi>\($0)</bdi></li>" as HTML }
        return """
            <li><a href="\(item.path)"><bdi>\(title.title)</bdi></a>\(minutes)\(votes(title.voteAverage > 0 ? title.voteAverage : nil))\
            <ul class="names" aria-label="\(texts.whereToWatch)">\(services)</ul></li>
            """
    }
}

/// A title for programs.
private struct TonightJSON: Encodable, Sendable {
    let item: MediaReference
    let title: String
    let minutes: Int?
    let providers: [String]

    init(_ title: TonightTitle) { (item, self.title, minutes, providers) = (title.item, title.title, title.minutes, title.providers) }
}
