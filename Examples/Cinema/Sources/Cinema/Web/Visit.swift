import Foundation
import Hummingbird
import Marquee

/// One request, with all that a feature needs to answer it.
struct Visit: Sendable {
    let site: Site
    /// What the browser remembers.
    let visitor: Visitor
    /// The session of the person, if somebody is signed in.
    let session: Session?
    /// Marquee in the person's name and language, and for no longer than a page may take. Without a person, it is nobody's.
    let marquee: MarqueeClient
    let language: Language
    let layout: Layout
    /// The path and the query, to come back to.
    let path: String
    private let query: FormFields
    private let parameters: Parameters

    var texts: Texts { language.texts }
    var isSignedIn: Bool { session != nil }

    init(_ request: Request, _ parameters: Parameters, site: Site) async throws {
        self.site = site
        path = request.uri.string
        query = FormFields(request.uri.query ?? "")
        self.parameters = parameters
        let cookie = request.cookies[Visitor.cookie]?.value
        var visitor = cookie.flatMap { site.signer.opened($0) } ?? Visitor()
        let session = try await site.session(of: visitor)
        if session == nil { visitor.account = nil }
        if let layout = query["layout"].flatMap(Layout.init(rawValue:)) { visitor.layout = layout }
        (self.visitor, self.session, layout) = (visitor, session, visitor.layout)
        language = visitor.language ?? Language(accepted: request.headers[.acceptLanguage])
        let client = session.map(site.marquee.user) ?? site.marquee
        let audience = try Audience(language: language.tag, fallbackLanguages: ["en"], region: language.region)
        marquee = client.client(for: audience).within(site.settings.pageTimeLimit)
    }

    /// A value of the query.
    func query(_ name: String) -> String? { query[name] }

    /// The page of a list, 1 to 500.
    var page: Int { min(max(query("page").flatMap { Int($0) } ?? 1, 1), Page<Movie>.limit) }

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

    /// The title of the path: `movie/550` or `tv/1399`.
    func title() throws(CinemaError) -> Markable {
        let id: Int = try parameter("id")
        guard let title = Markable(MediaReference(MediaKind(rawValue: try parameter("kind", as: String.self)), id)), id > 0 else {
            throw .noSuchPage
        }
        return title
    }
}
