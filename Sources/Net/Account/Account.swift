import MarqueeData
import MarqueeDomain

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
struct AccountDTO: DTO {
    let id: Int
    let username: String?
    let name: String?
    let iso6391: String?
    let iso31661: String?
    let includeAdult: Bool?
    let avatar: AvatarDTO?

    init(_ row: TapeRow) throws {
        id = try row.required("id")
        username = row.optional("username")
        name = row.optional("name")
        iso6391 = row.optional("iso_639_1")
        iso31661 = row.optional("iso_3166_1")
        includeAdult = row.optional("include_adult")
        avatar = row.optional("avatar")
    }

    struct AvatarDTO: ObjectShape {
        let gravatar: GravatarDTO?
        let tmdb: PictureDTO?

        init(_ row: TapeRow) throws {
            gravatar = row.optional("gravatar")
            tmdb = row.optional("tmdb")
        }
    }

    struct GravatarDTO: ObjectShape {
        let hash: String?

        init(_ row: TapeRow) throws {
            hash = row.optional("hash")
        }
    }

    struct PictureDTO: ObjectShape {
        let avatarPath: ImagePath?

        init(_ row: TapeRow) throws {
            avatarPath = row.optional("avatar_path")
        }
    }
}

extension AccountDTO {
    func adapted() -> Account {
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
