import MarqueeData
package import MarqueeDomain

extension Endpoint<AccountDTO> {
    /// The account that a session belongs to, whose number is not known yet.
    static func account(ofSession session: Secret) -> Self { Endpoint(Operations.currentAccount, as: .session(session)) }

    static func account(of user: UserAuthorization) -> Self { Endpoint(Operations.account, as: .account(user)) }
}

/// An account. A picture that cannot be read is left out and counted.
package struct AccountDTO: DTO {
    let id: Int
    let username: String?
    let name: String?
    let language: String?
    let country: String?
    let includeAdult: Bool?
    let avatar: Attempt<Avatar>?

    enum CodingKeys: String, CodingKey {
        case id, username, name, avatar
        case language = "iso_639_1"
        case country = "iso_3166_1"
        case includeAdult = "include_adult"
    }

    struct Avatar: Decodable, Sendable {
        let gravatar: Attempt<Gravatar>?
        let tmdb: Attempt<Picture>?
    }

    struct Gravatar: Decodable, Sendable {
        let hash: String?
    }

    struct Picture: Decodable, Sendable {
        let path: LooseImagePath?

        enum CodingKeys: String, CodingKey {
            case path = "avatar_path"
        }
    }
}

extension AccountDTO {
    package func adapted() -> Account {
        var account = Account(id: id, username: username ?? "")
        account.name = name ?? ""
        account.language = language ?? ""
        account.country = country ?? ""
        account.includesAdult = includeAdult ?? false
        account.avatarPath = avatar?.value?.tmdb?.value?.path?.value
        account.gravatarHash = (avatar?.value?.gravatar?.value?.hash).known
        return account
    }
}
