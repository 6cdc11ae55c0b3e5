/// The user's account on TMDb. Its texts come from the server and are untrusted.
///
/// See <https://developer.themoviedb.org/reference/account-details>.
public struct Account: Sendable, Equatable, Codable, Identifiable {
    /// TMDb's id of the account.
    public var id: Int
    /// The user name.
    public var username: String
    /// The display name; empty if the account has none.
    public var name = ""
    /// Its language, as an ISO 639-1 code; empty if unknown.
    public var language = ""
    /// Its country, as an ISO 3166-1 code; empty if unknown.
    public var country = ""
    /// Whether its settings include adult titles.
    public var includesAdult = false
    /// Its avatar on TMDb; nil if it has none.
    public var avatarPath: ImagePath?
    /// The hash of its Gravatar image; nil if it has none.
    public var gravatarHash: String?

    public init(id: Int, username: String) {
        self.id = id
        self.username = username
    }
}

extension AccountUseCases {
    /// Reads the signed-in account. In a guest session, it throws ``MarqueeError/Code/forbidden``.
    ///
    /// See <https://developer.themoviedb.org/reference/account-details>.
    public var details: Get<Void, Account> { Get(accounts.account) }
}
