/// A person's account on TMDb, as its owner sees it: text from outside.
///
/// See <https://developer.themoviedb.org/reference/account-details>.
public struct Account: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's number of the account.
    public let id: Int
    /// The user name.
    public let username: String
    /// The name to show; empty if none was given.
    public let name: String
    /// The language of the account, as ISO 639-1; empty if unknown.
    public let language: String
    /// The country of the account, as ISO 3166-1; empty if unknown.
    public let country: String
    /// Whether adult titles are wanted.
    public let includesAdult: Bool
    /// A picture on TMDb, if there is one.
    public let avatarPath: ImagePath?
    /// The hash by which Gravatar knows the person, if there is one.
    public let gravatarHash: String?

    /// Creates an account.
    public init(
        id: Int, username: String, name: String = "", language: String = "", country: String = "", includesAdult: Bool = false,
        avatarPath: ImagePath? = nil, gravatarHash: String? = nil
    ) {
        self.id = id
        self.username = username
        self.name = name
        self.language = language
        self.country = country
        self.includesAdult = includesAdult
        self.avatarPath = avatarPath
        self.gravatarHash = gravatarHash
    }
}

/// Reads the account of the person whose library this is.
public struct GetAccount: Reading {
    private let accounts: any AccountRepository

    /// Creates the use case.
    public init(accounts: any AccountRepository) { self.accounts = accounts }

    /// The read of the account; guests have none, which is ``MarqueeError/Code/forbidden``.
    public func read(_ input: Void) -> Read<Account> { accounts.account() }
}
