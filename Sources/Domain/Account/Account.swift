/// A person's account on TMDb, as its owner sees it. Its texts come from the server and are untrusted.
///
/// See <https://developer.themoviedb.org/reference/account-details>.
public struct Account: Sendable, Hashable, Codable, Identifiable {
    /// TMDb's id of the account.
    public var id: Int
    /// The user name.
    public var username: String
    /// The name to show; empty if none was given.
    public var name = ""
    /// The language of the account, as ISO 639-1; empty if unknown.
    public var language = ""
    /// The country of the account, as ISO 3166-1; empty if unknown.
    public var country = ""
    /// Whether adult titles are included.
    public var includesAdult = false
    /// An avatar on TMDb, if there is one.
    public var avatarPath: ImagePath?
    /// The Gravatar hash of the person, if there is one.
    public var gravatarHash: String?

    public init(id: Int, username: String) {
        self.id = id
        self.username = username
    }
}

extension AccountUseCases {
    /// Reads the account of the signed-in person; for a guest, who has none, it throws ``MarqueeError/Code/forbidden``.
    ///
    /// See <https://developer.themoviedb.org/reference/account-details>.
    public var details: Get<Void, Account> { Get(accounts.account) }
}
