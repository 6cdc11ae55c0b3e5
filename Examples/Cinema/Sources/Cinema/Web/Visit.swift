import Foundation
import HTTPTypes
import Hummingbird
import Marquee

/// One request, with all that a feature needs to answer it.
struct Visit: Sendable {
    let site: Site
    /// The state of the browser.
    let visitor: Visitor
    /// The session of the visitor; nil if the visitor is not signed in.
    let session: Session?
    /// Why the session of the cookie is not known. Pages for everybody are shown as for a visitor meanwhile.
    let sessionFailure: MarqueeError?
    /// Marquee in the person's name and language, and for no longer than a page may take. Without a person, it has no account.
    let marquee: MarqueeClient
    let language: Language
    /// The country of offers, dates and age ratings, as ISO 3166-1.
    let country: String
    let layout: Layout
    /// The path and the query, to come back to.
    let path: String
    /// The page of this site that the request came from, if the browser says so.
    let previous: ReturnAddress?
    /// The field without which a form is refused.
    let token: HTML
    /// Whether a program asks, or a script of this site.
    let wantsJSON: Bool
    /// Whether a script of this site asks for a page of which it shows a part.
    let isPart: Bool
    private let query: FormFields
    private let parameters: Parameters

    var texts: Texts { language.texts }
    var isSignedIn: Bool { session != nil }
    /// Why a page of one person is not shown: its session cannot be looked up now, or the visitor is not signed in.
    var personMissing: any Error { sessionFailure ?? CinemaError.signInNeeded }

    /// - Parameter caller: The visitor for whom Marquee asks, if the visitor is not signed in. An account is a caller by itself.
    init(_ request: Request, _ parameters: Parameters, site: Site, caller: Caller?) async throws {
        self.site = site
        // A script that waits for the whole of a page shows it under the address of the page.
        path = request.uri.string.replacing("?whole=1", with: "").replacing("&whole=1", with: "")
        previous = ReturnAddress(referer: request.headers[.referer])
        wantsJSON = request.wantsJSON
        isPart = HTTPField.Name("X-Part").map { request.headers[$0] != nil } ?? false
        query = FormFields(request.uri.query ?? "")
        self.parameters = parameters
        let cookie = request.cookies[site.cookieName]?.value
        var visitor = cookie.flatMap { site.signer.opened($0) } ?? Visitor()
        let (session, failure) = await site.session(of: visitor)
        // The person stays signed in while the database is away.
        if session == nil, failure == nil { visitor.account = nil }
        // An address shows a layout, and does not store it.
        layout = query["layout"].flatMap(Layout.init(rawValue:)) ?? visitor.layout
        (self.visitor, self.session, sessionFailure) = (visitor, session, failure)
        token = "<input type=\"hidden\" name=\"token\" value=\"\(site.signer.formToken(for: visitor, on: path))\">"
        language = visitor.language ?? Language(accepted: request.headers[.acceptLanguage])
        let client = session.map(site.marquee.user) ?? caller.map { site.marquee.for(caller: $0) } ?? site.marquee
        country = visitor.country ?? language.region
        let audience = try Audience(language: language.tag, fallbackLanguages: ["en"], region: country)
        marquee = client.client(for: audience).within(site.settings.pageTimeLimit)
    }

    /// How long the page waits for a newer value while an older one is there: a page for a script that waits has all of its time.
    var refreshTimeLimit: Duration { query("whole") == nil ? site.settings.refreshTimeLimit : site.settings.pageTimeLimit }

    /// The address of the page for a script that waits for its whole.
    var wholeAddress: String { path + (path.contains("?") ? "&whole=1" : "?whole=1") }

    /// A value of the query.
    func query(_ name: String) -> String? { query[name] }

    /// The page of a list, 1 to 500.
    func page() throws(CinemaError) -> Int {
        guard let text = query("page") else { return 1 }
        guard let page = Int(text), (1...Page<Movie>.limit).contains(page) else { throw .noSuchPage }
        return page
    }

    /// The last page that is shown below a first one, after *Show more*.
    func lastPage(from first: Int) -> Int {
        min(max(query("to").flatMap { Int($0) } ?? first, first), first + Self.mostPages - 1, Page<Movie>.limit)
    }

    private static let mostPages = 20

    /// The address of the same page without the part that only scripts need, for links that come back.
    var here: ReturnAddress? { ReturnAddress(path) }

    /// A part of the path, as a value that it has to be.
    func parameter<Value: LosslessStringConvertible>(_ name: String, as type: Value.Type = Value.self) throws(CinemaError) -> Value {
        guard let value = parameters.get(name, as: type) else { throw .noSuchPage }
        return value
    }

    /// A part of the path, as one of the words that it can be.
    func parameter<Value: RawRepresentable<String>>(_ name: String) throws(CinemaError) -> Value {
        guard let value = parameters.get(name).flatMap(Value.init(rawValue:)) else { throw .noSuchPage }
        return value
    }

    /// Whether the path has a part.
    func has(_ name: String) -> Bool { parameters.get(name) != nil }

    /// Whether a part of the path begins with a digit.
    func has(number name: String) -> Bool { parameters.get(name)?.first?.isNumber ?? false }

    /// The season of the path: `tv/1399/season/1`. Only series have any.
    func season() throws(CinemaError) -> SeasonReference {
        let number: Int = try parameter("season")
        guard case .tv(let series) = try title(), number >= 0 else { throw .noSuchPage }
        return SeasonReference(series: series, number: number)
    }

    /// The episode of the path: `tv/1399/season/1/episode/2`.
    func episode() throws(CinemaError) -> EpisodeReference {
        let (season, number) = (try season(), try parameter("episode", as: Int.self))
        guard number >= 0 else { throw .noSuchPage }
        return EpisodeReference(series: season.series, season: season.number, number: number)
    }

    /// The number of the path, as TMDb's own addresses have it too: `550`, or `550-fight-club`.
    func id() throws(CinemaError) -> Int {
        let text: String = try parameter("id")
        guard let id = Int(text.prefix { $0 != "-" }), id > 0 else { throw .noSuchPage }
        return id
    }

    /// The title of the path: `movie/550` or `tv/1399`.
    func title() throws(CinemaError) -> Markable {
        let id = try id()
        guard let title = Markable(MediaReference(MediaKind(rawValue: try parameter("kind", as: String.self)), id)) else {
            throw .noSuchPage
        }
        return title
    }
}
