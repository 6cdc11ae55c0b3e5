import MarqueeData
package import MarqueeDomain

extension Operations {
    static let currentAccount = Operation<AccountDTO>(.get, "/3/account", lifetime: .minutes(5), audience: [], isPrivate: true)
    static let account = Operation<AccountDTO>(.get, "/3/account/{account_id}", lifetime: .minutes(5), audience: [], isPrivate: true)
}

extension Endpoint<AccountDTO> {
    /// The account of a session, whose id is not known yet.
    static func account(ofSession session: Secret) -> Self { Endpoint(Operations.currentAccount, as: .session(session)) }

    static func account(of user: UserAuthorization) -> Self { Endpoint(Operations.account, as: .account(user)) }
}

/// An account.
package struct AccountDTO: DTO {
    let id: Int
    let username: String?
    let name: String?
    let iso6391: String?
    let iso31661: String?
    let includeAdult: Bool?
    let avatar: AvatarDTO?

    struct AvatarDTO: Decodable, Sendable {
        let gravatar: GravatarDTO?
        let tmdb: PictureDTO?
    }

    struct GravatarDTO: Decodable, Sendable {
        let hash: String?
    }

    struct PictureDTO: Decodable, Sendable {
        let avatarPath: ImagePath?
    }
}

extension AccountDTO {
    package func adapted() -> Account {
        var account = Account(id: id, username: username ?? "")
        account.name = name ?? ""
        account.language = iso6391 ?? ""
        account.country = iso31661 ?? ""
        account.includesAdult = includeAdult ?? false
        account.avatarPath = avatar?.tmdb?.avatarPath
        account.gravatarHash = (avatar?.gravatar?.hash).known
        return account
    }
}
