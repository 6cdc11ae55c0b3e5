/// A person's account on TMDb, as its owner sees it: text from outside.
///
/// See <https://developer.themoviedb.org/reference/account-details>.
public struct Account: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's number of the account.
    public var id: Int
    /// The user name.
    public var username: String
    /// The name to show; empty if none was given.
    public var name = ""
    /// The language of the account, as ISO 639-1; empty if unknown.
    public var language = ""
    /// The country of the account, as ISO 3166-1; empty if unknown.
    public var country = ""
    /// Whether adult titles are wanted.
    public var includesAdult = false
    /// A picture on TMDb, if there is one.
    public var avatarPath: ImagePath?
    /// The hash by which Gravatar knows the person, if there is one.
    public var gravatarHash: String?

    /// Creates an account.
    public init(id: Int, username: String) {
        self.id = id
        self.username = username
    }
}

extension AccountUseCases {
    /// Reads the account of the person whose library this is; guests have none, which is ``MarqueeError/Code/forbidden``.
    ///
    /// See <https://developer.themoviedb.org/reference/account-details>.
    public var details: Get<Void, Account> { Get(accounts.account) }
}
