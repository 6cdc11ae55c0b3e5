import Marquee
import MarqueePresentation

/// Values as lines of text.
enum Screens {
    /// A heading that says so when its screen is not from the server, and in which language its title is if that is not the wished one.
    static func heading<Value>(_ title: String, in language: String? = nil, _ fetched: Fetched<Value>) -> Line {
        Line(title, .heading) + mark(language) + Line(cacheNote(fetched).map { "  [\($0)]" } ?? "", .cacheNote)
    }

    /// The language of the text before it, such as ` [pt-PT]`; nothing for the wished language.
    static func mark(_ language: String?) -> Line { language.map { Line(" [\($0)]", .faint) } ?? .empty }

    static func page<Item: Listed>(_ heading: Line, _ page: Page<Item>, _ marking: Marking, width: Int) -> [Line] {
        let marking = marking.on(page.items.map(\.markable))
        return [heading] + Table(page.items, marking).lines(width: width) + [foot(page)] + marking.legend
    }

    /// The shown part of a list.
    static func foot<Item>(_ page: Page<Item>, isPage: Bool = true) -> Line {
        guard isPage else { return Line(Texts.shown(page.items.count, of: page.totalResults), .faint) }
        return Line(Texts.page(page.page, of: min(page.totalPages, Page<Item>.limit), total: page.totalResults), .faint)
    }

    /// How many rows of a list are shown where several lists are on one screen.
    static let most = 5

    /// The marks of a title in words, under its heading; nothing where nothing is marked.
    static func marked(_ marks: Marks) -> [Line] {
        let words = Glyphs.words(marks)
        return words.isEmpty ? [] : [words]
    }

    /// The meanings of the signs on a screen of several lists.
    static func legend(_ marking: Marking) -> [Line] { marking.legend.isEmpty ? [] : [.empty] + marking.legend }

    static func year(_ day: Day?) -> Line { Line(day.map { String($0.year) } ?? "") }

    /// A vote, which means nothing without voters.
    static func vote(_ average: Double, of count: Int) -> Line {
        count > 0 ? Line(Texts.screens.decimal(average), average >= 7 ? .vote : .plain) : Line("-", .faint)
    }

    /// A vote in words, with its count.
    static func votes(_ average: Double, of count: Int) -> String? {
        count > 0 ? Texts.screens.votes(average, of: count) : nil
    }

    private static func cacheNote<Value>(_ fetched: Fetched<Value>) -> String? {
        switch fetched.origin {
        case .server: nil
        case .titleIndex: Texts.cachedTitles
        default:
            [
                Texts.cached, Texts.screens.age(fetched.age), fetched.isStale ? Texts.stale : nil, fetched.refreshError.map(word),
            ].compactMap { $0 }.joined(separator: Texts.comma)
        }
    }

    /// Why a cached value could not be refreshed, in a word or two.
    private static func word(for error: MarqueeError) -> String {
        switch error.code {
        case .offline, .timeout: Texts.screens.offline
        case .unauthorized, .forbidden: Texts.notAllowed
        case .notFound: Texts.notFound
        case .rateLimited: Texts.rateLimited
        case .refused: Texts.rejected
        case .server: Texts.serverError
        case .unreadable: Texts.unreadable
        default: Texts.screens.notRefreshed
        }
    }
}
