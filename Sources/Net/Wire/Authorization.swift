import MarqueeData
import MarqueeDomain

/// The secrets of a person in a request, in the places where TMDb expects them. They are never part of a cache key and never printed.
final class Authorization: Sendable {
    /// Values of the route's variables.
    let path: [String: Secret]
    /// Items of the query.
    let query: [String: Secret]
    /// The bearer token that replaces the program's credential.
    let bearer: Secret?
    /// Why the request is not allowed, if so; nothing is sent then.
    let refusal: MarqueeError?

    private init(path: [String: Secret] = [:], query: [String: Secret] = [:], bearer: Secret? = nil, refusal: MarqueeError? = nil) {
        self.path = path
        self.query = query
        self.bearer = bearer
        self.refusal = refusal
    }

    /// No person: only the program's credential.
    static let program = Authorization()

    /// No person, and a request that must not be sent.
    static func refused(_ error: MarqueeError) -> Authorization { Authorization(refusal: error) }

    /// A session, of an account or a guest.
    static func session(_ session: Secret) -> Authorization { Authorization(query: ["session_id": session]) }

    /// A request token that a person has approved.
    static func requestToken(_ token: Secret) -> Authorization { Authorization(query: ["request_token": token]) }

    /// The session of an account or a guest, for requests about marks.
    static func anyone(_ user: UserAuthorization) -> Authorization {
        user.kind == .guest ? Authorization(query: ["guest_session_id": user.session]) : .session(user.session)
    }

    /// The credentials of a request for details: the session of the account if a part is private to it, otherwise those of the program.
    static func asked<Part: DetailsPart>(for parts: Set<Part>, by user: UserAuthorization?) -> Authorization {
        guard parts.contains(where: { $0.isPrivate }) else { return program }
        return user.map(anyone) ?? refused(.signedOut)
    }

    /// An account, with its id in the path and its session in the query; guests are refused.
    static func account(_ user: UserAuthorization) -> Authorization {
        guard user.kind == .account, let id = user.accountID else { return refused(.guestsOnlyRate) }
        return Authorization(query: ["session_id": user.session]).adding("account_id") { () throws(MarqueeError) in try PathValue(id) }
    }

    /// A guest, whose session is in the path.
    static func guest(_ user: UserAuthorization) -> Authorization {
        program.adding("guest_session_id") { () throws(MarqueeError) in try PathValue(user.session.reveal()) }
    }

    /// An account of version 4, with its id in the path and its access token as the bearer.
    static func userToken(_ user: UserAuthorization) -> Authorization {
        guard let token = user.userToken, TokenText.isToken(token.reveal()), let objectID = user.objectID else {
            return refused(MarqueeError(.unauthorized, .noUserToken))
        }
        return Authorization(bearer: token).adding("account_object_id") { () throws(MarqueeError) in try PathValue(objectID) }
    }

    private func adding(_ variable: String, value: () throws(MarqueeError) -> PathValue) -> Authorization {
        do throws(MarqueeError) {
            let value = Secret(try value().text)
            return Authorization(path: path.merging([variable: value]) { $1 }, query: query, bearer: bearer, refusal: refusal)
        } catch {
            return Authorization(path: path, query: query, bearer: bearer, refusal: error)
        }
    }
}

extension MarqueeError.Reason {
    fileprivate static let noUserToken = Self("session.userToken")
}
