extension Sandbox {
    /// A user of the sandbox. The password opens nothing else, so that it may be in a test.
    public struct Account: Sendable, Equatable {
        /// Whether TMDb lets the user in.
        public enum Status: Sendable, Equatable {
            /// The user may sign in.
            case active
            /// Signing in and everything done with an earlier session is refused with code 31.
            case disabled
            /// Signing in is refused with code 32 until the e-mail address is verified; an earlier session goes on.
            case unverified
            /// Signing in and everything done with an earlier session is refused with code 45.
            case suspended
        }

        /// The number of the account in version 3.
        public var id: Int
        /// The 24 hexadecimal digits that version 4 has in place of the number.
        public var objectID: String
        /// The name to sign in with, by which the sandbox distinguishes accounts.
        public var username: String
        /// The password to sign in with.
        public var password: String
        /// The name that is shown, which may be empty.
        public var name: String
        /// The language of the account as `iso_639_1`.
        public var language: String
        /// The country of the account as `iso_3166_1`.
        public var region: String
        /// Whether the account wants to see adult titles.
        public var includesAdult: Bool
        /// Whether TMDb lets the user in.
        public var status: Status

        /// An account; its object id is derived from its number when none is given.
        public init(
            username: String, password: String, id: Int, objectID: String? = nil, name: String = "", language: String = "en",
            region: String = "US", includesAdult: Bool = false, status: Status = .active
        ) {
            self.id = id
            self.objectID = objectID ?? Fingerprint.hex(of: "account \(id)".utf8, digits: 24)
            self.username = username
            self.password = password
            self.name = name
            self.language = language
            self.region = region
            self.includesAdult = includesAdult
            self.status = status
        }

        /// The account that every sandbox has unless its options say otherwise: `viewer` with the password `popcorn`.
        public static let viewer = Account(username: "viewer", password: "popcorn", id: 4242)
    }
}
