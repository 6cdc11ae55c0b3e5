/// A program's credential at TMDb: one of the two on the account's API settings page.
///
/// See <https://developer.themoviedb.org/docs/authentication-application>.
public struct Credential: Sendable, Hashable {
    /// The kind of a credential.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum Kind: Sendable, Hashable {
        /// The long API Read Access Token, sent as a bearer header: prefer this one.
        case accessToken
        /// The short v3 API key, which TMDb accepts only in the query of a URL.
        case apiKey
    }

    /// The kind of the credential.
    public let kind: Kind
    /// The token or the key.
    public let secret: Secret

    private init(_ kind: Kind, _ text: String) {
        self.kind = kind
        secret = Secret(text)
    }

    /// Creates a credential from an API Read Access Token.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` if the text is not three parts with dots. The reason says if it is a v3 key.
    public static func accessToken(_ text: String) throws(MarqueeError) -> Credential {
        let text = trimmed(text)
        guard isAccessToken(text) else {
            throw MarqueeError(.invalidInput, isAPIKey(text) ? .keyGivenAsToken : .credentialShape)
        }
        return Credential(.accessToken, text)
    }

    /// Creates a credential from a v3 API key.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` if the text is not 32 hex digits. The reason says if it is an access token.
    public static func apiKey(_ text: String) throws(MarqueeError) -> Credential {
        let text = trimmed(text)
        guard isAPIKey(text) else {
            throw MarqueeError(.invalidInput, isAccessToken(text) ? .tokenGivenAsKey : .credentialShape)
        }
        return Credential(.apiKey, text)
    }

    /// Creates a credential of either kind, recognized by its form.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` if the text has the form of neither.
    public static func detect(_ text: String) throws(MarqueeError) -> Credential {
        let text = trimmed(text)
        if isAPIKey(text) { return Credential(.apiKey, text) }
        if isAccessToken(text) { return Credential(.accessToken, text) }
        throw MarqueeError(.invalidInput, .credentialShape)
    }

    private static func isAPIKey(_ text: String) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
    }

    private static func isAccessToken(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, text.utf8.count <= 4096 else { return false }
        return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isBase64URL) }
    }

    private static func isBase64URL(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
        default: false
        }
    }

    /// Removes white space at both ends: secrets from files and terminals end in a line break.
    private static func trimmed(_ text: String) -> String {
        let front = text.drop { $0.isWhitespace }
        return String(front.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension MarqueeError.Reason {
    static let credentialShape = Self("credential.shape")
    static let keyGivenAsToken = Self("credential.keyGivenAsToken")
    static let tokenGivenAsKey = Self("credential.tokenGivenAsKey")
}
