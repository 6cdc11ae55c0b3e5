import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// The data of this site: its size, its age, and a search in it. The script lists the pages that this browser keeps. This page sends no
    /// request to TMDb.
    func device() async throws -> Answer {
        let info = try await marquee.cache.info()
        let catalog = try await marquee.catalog.info()
        let text = query("q") ?? ""
        let found = try await titlesHere(text)
        note(found)
        let results: HTML =
            found.value.items.isEmpty
            ? "<p class=\"empty\">\(texts.nothingFound)</p>"
            : list(found, path: "/device?q=" + (text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""))
        return .page(
            texts.keptHere,
            """
            <h1>\(texts.keptHere)</h1><p>\(texts.deviceHint)</p>\(info.map(figures))\(catalog.map(figures))
            <form class="filters" action="/device"><label>\(texts.searchHere) \
            <input type="search" name="q" value="\(text)" maxlength="200" dir="auto"></label><button>\(texts.search)</button></form>
            <section aria-labelledby="here"><h2 id="here">\(texts.titlesHere)</h2>\(results)</section>\(pagesOfBrowser)
            """, data: info)
    }

    /// The page in place of one that this browser has not seen, while it has no network. The worker keeps it.
    func offline() async throws -> Answer {
        .page(
            texts.noNetwork,
            """
            <section class="refused"><h1>\(texts.noNetwork)</h1><p>\(texts.notSeen)</p><p><a href="/">\(texts.toHome)</a></p></section>\
            \(pagesOfBrowser)
            """)
    }

    /// A list that the script fills with the pages that this browser keeps; nothing without it.
    private var pagesOfBrowser: HTML {
        """
        <section id="browser" class="box" aria-labelledby="on-this-device" hidden><h2 id="on-this-device">\(texts.onThisDevice)</h2>\
        <p>\(texts.browserHint)</p><ul class="links"></ul></section>
        """
    }

    /// The stored titles for a text; all of them without one.
    private func titlesHere(_ text: String) async throws -> Fetched<Page<MediaItem>> {
        let page = try page()
        guard !text.allSatisfy(\.isWhitespace) else { return Fetched(try await marquee.cache.titles(page: page), origin: .titleIndex) }
        let search = marquee.search
        do throws(MarqueeError) {
            return try await search.multi(text, page: page, policy: .offline)
        } catch {
            // Without a network, a search that finds nothing here has nothing to show.
            guard error.code == .offline else { throw error }
            return Fetched(.empty, origin: .titleIndex, isStale: true)
        }
    }

    private func figures(_ info: CacheInfo) -> HTML {
        var rows = [
            (texts.titlesHere, number(info.titles)), (texts.pagesHere, number(info.details)), (texts.listsHere, number(info.lists)),
            // A cache in memory stores no pictures.
            info.imageByteLimit.map { _ in (texts.picturesHere, number(info.images)) },
            (texts.sizeHere, bytes(info.bytes + info.imageBytes)),
            info.keptBytes > 0 ? (texts.keptApart, bytes(info.keptBytes)) : nil,
        ].compactMap { $0 }.map { name, value in "<dt>\(name)</dt><dd><bdi>\(value)</bdi></dd>" as HTML }
        if let oldest = info.oldest { rows.append("<dt>\(texts.since)</dt><dd>\(moment(oldest))</dd>") }
        if let newest = info.newest { rows.append("<dt>\(texts.newest)</dt><dd>\(moment(newest))</dd>") }
        return "<dl class=\"figures\">\(rows)</dl>"
    }

    /// The catalog of all names.
    private func figures(_ catalog: CatalogInfo) -> HTML {
        let kinds: [(String, CatalogKind)] = [
            (texts.movies, .movie), (texts.series, .tv), (texts.people, .person), (texts.collection, .collection),
        ]
        var rows: [(String, HTML)] = [
            (texts.catalogDay, day(catalog.day)), (texts.catalogNames, "\(number(catalog.count))"),
            (texts.sizeHere, "\(bytes(catalog.bytes))"),
        ]
        for (name, kind) in kinds { if let count = catalog.counts[kind] { rows.append((name, "\(number(count))")) } }
        let list = rows.map { name, value in "<dt>\(name)</dt><dd><bdi>\(value)</bdi></dd>" as HTML }
        return "<h2>\(texts.catalog)</h2><dl class=\"figures\">\(list)</dl>"
    }

    private func bytes(_ count: Int) -> String { Int64(count).formatted(.byteCount(style: .file).locale(language.locale)) }

    private func number(_ value: Int) -> String { value.formatted(.number.locale(language.locale)) }

    private func moment(_ date: Date) -> HTML {
        var style = Date.FormatStyle(date: .long, time: .shortened, locale: language.locale)
        style.timeZone = .gmt
        // A script writes it in the time zone of the reader.
        return "<time class=\"moment\" datetime=\"\(date.formatted(.iso8601))\">\(date.formatted(style)) UTC</time>"
    }
}
