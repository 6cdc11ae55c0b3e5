import Foundation
import Marquee
import MarqueePresentation

/// The parts that several screens of details have.
extension Screens {
    /// Text with its paragraphs: each on lines of its own, with an empty line where there is one. The last one names the language of the
    /// text if that is not the wished one.
    static func paragraphs(_ text: String, in language: String? = nil) -> [Line] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.split(whereSeparator: \.isWhitespace).isEmpty ? .empty : Line($0) }
        lines = lines.enumerated().filter { index, line in !line.isEmpty || (index > 0 && !lines[index - 1].isEmpty) }.map(\.element)
            .droppingLast(where: \.isEmpty)
        if !lines.isEmpty { lines[lines.count - 1] += mark(language) }
        return lines
    }

    /// A heading that says how many of how many are below it, where that is not all.
    static func heading(
        _ title: String, shown: Int, of all: Int, _ words: (_ shown: Int, _ all: Int) -> String = Texts.shown
    ) -> Line {
        Line(title, .heading) + (shown < all ? Line("  " + words(shown, all), .faint) : .empty)
    }

    /// The first rows of a list under a heading, after an empty line; nothing for an empty list.
    static func section<Item: Listed>(
        _ title: String, _ items: [Item], of total: Int, _ marking: Marking, most: Int, width: Int
    ) -> [Line] {
        items.isEmpty
            ? []
            : [.empty, heading(title, shown: min(most, items.count), of: total)] + Table(items.prefix(most), marking).lines(width: width)
    }

    /// The trailers that can be opened: those in the best language first, and the official ones of a language before the others.
    static func trailers(_ videos: [Video], in languages: LanguageChain) -> [Line] {
        let lines = videos.filter { $0.type == .trailer }.ranked(in: languages).compactMap { video in
            Address.video(video).map {
                (Line("  ") + Line($0, link: $0) + Line(video.name.isEmpty ? "" : "  \(video.name)", .faint)).hanging(at: 4)
            }
        }
        return lines.isEmpty
            ? [] : [.empty, heading(Texts.screens.trailers, shown: min(3, lines.count), of: lines.count)] + lines.prefix(3)
    }

    /// Where a title can be watched in the first of some countries that has offers, with its source.
    static func offers(_ providers: WatchProviders?, in countries: [String]) -> [Line] {
        guard let providers, !providers.countries.isEmpty else { return [] }
        guard let offers = providers.offers(in: countries), let country = offers.region else {
            let others = providers.countries.keys.sorted().joined(separator: Texts.comma)
            let place =
                countries.isEmpty
                ? Texts.whereToWatch(onlyIn: others)
                : Texts.whereToWatch(nowhereIn: countries.joined(separator: Texts.comma), but: others)
            return [.empty, Line(Texts.screens.whereToWatch, .heading) + Line("  " + place, .faint), justWatch]
        }
        return [.empty, Line(Texts.screens.whereToWatch(in: country), .heading)] + kinds(of: offers.value) + [justWatch]
    }

    /// One line for each form of an offer.
    static func kinds(of offers: WatchOffers) -> [Line] {
        let texts = Texts.screens
        let kinds =
            [
                (texts.subscription, offers.flatrate), (texts.free, offers.free), (texts.withAds, offers.ads),
                (texts.rent, offers.rent), (texts.buy, offers.buy),
            ] + offers.others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let width = kinds.reduce(16) { max($0, $1.0.columns + 4) }
        return kinds.filter { !$0.1.isEmpty }.map { kind, providers in
            (Line("  \(kind)", .faint).padded(to: width)
                + Line(ScreenTexts.names(providers.map(\.providerName)).joined(separator: Texts.comma))).hanging(
                    at: width)
        }
    }

    /// TMDb requires that its source be named.
    static var justWatch: Line { Line(Texts.screens.justWatch, .faint) }

    /// The reviews of users, or how to see them.
    static func reviews(_ reviews: Page<Review>?, _ amount: ShownAmount) -> [Line] {
        guard let reviews, !reviews.items.isEmpty else { return [] }
        guard amount.withReviews else {
            return [.empty, Line(Texts.reviewsHidden(reviews.totalResults), .faint)]
        }
        let shown = reviews.items.prefix(amount.rows ?? .max)
        return [.empty, heading(Texts.screens.reviews, shown: shown.count, of: reviews.totalResults)]
            + shown.flatMap { review in
                let rating = review.authorDetails.rating.map { Texts.screens.votes($0) }
                return [
                    .empty,
                    Line("\(review.author)") + Line([rating, date(review.createdAt)].compactMap { $0 }.map { "  \($0)" }.joined(), .faint),
                ]
                    + paragraphs(review.content)
            }
    }

    /// Where more is to be found.
    static func links(
        _ subject: ItemReference, imdb: String? = nil, homepage: String = "", in language: String? = nil, poster: String? = nil
    ) -> [Line] {
        let links = [
            ("TMDb", subject.address, nil), ("IMDb", Address.imdb(imdb), nil),
            (Texts.website, homepage.isEmpty ? nil : homepage, language), (Texts.poster, poster, nil),
        ]
        return [.empty]
            + links.compactMap { name, address, language in
                address.map { Line(Texts.labeled(name), .faint) + Line($0, .faint, link: $0) + mark(language) }
            }
    }

    private static func date(_ date: Date?) -> String? { date.flatMap { Day($0.ISO8601Format()) }.map(Texts.screens.day) }
}

extension [Line] {
    fileprivate func droppingLast(where isDropped: (Line) -> Bool) -> [Line] {
        last.map(isDropped) == true ? dropLast() : self
    }
}
