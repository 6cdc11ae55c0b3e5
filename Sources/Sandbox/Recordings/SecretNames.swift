/// The names of secrets in TMDb's queries, bodies and paths.
enum SecretNames {
    /// The kind of a secret; each kind has its own placeholders.
    enum Kind: String, Sendable {
        case key, accessToken = "access-token", session, guest = "guest-session", requestToken = "request-token", cookie
        case password, username = "user", name, account, object, hash
    }

    /// The kind of the secret in a parameter or a member of this name, or nil.
    ///
    /// Names are compared by their letters and without case, since programs may send a wrong spelling. The last words of a name count, as in
    /// `x_session_id`.
    static func kind(of name: String) -> Kind? {
        var (letters, starts): ([UInt8], [Int]) = ([], [])
        var last: UInt8 = 0
        for byte in name.utf8 {
            let isUpper = (65...90).contains(byte)
            if isUpper || (97...122).contains(byte) {
                let isInside = (65...90).contains(last) || ((97...122).contains(last) && !isUpper)
                if !isInside { starts.append(letters.count) }
                letters.append(byte | 0x20)
            }
            last = byte
        }
        for start in starts {
            if let kind = kinds[String(decoding: letters[start...], as: UTF8.self)] { return kind }
        }
        return nil
    }

    private static let kinds: [String: Kind] = [
        "apikey": .key, "session": .session, "sessionid": .session, "guestsessionid": .guest, "guestsession": .guest,
        "requesttoken": .requestToken, "accesstoken": .accessToken, "token": .accessToken, "authorization": .accessToken,
        "refreshtoken": .accessToken, "jwt": .accessToken, "bearer": .accessToken, "sid": .session, "pass": .password, "pwd": .password,
        "password": .password, "passwd": .password, "passphrase": .password, "passcode": .password, "otp": .password, "totp": .password,
        "secret": .key, "accesskey": .key, "secretkey": .key, "privatekey": .key, "credential": .key, "credentials": .key,
        "csrftoken": .accessToken, "xsrftoken": .accessToken, "authtoken": .accessToken, "idtoken": .accessToken,
        "phpsessid": .session, "jsessionid": .session, "sessid": .session, "sessiontoken": .session, "cookie": .cookie,
        "setcookie": .cookie,
        "username": .username, "accountid": .account, "accountobjectid": .object, "gravatarhash": .hash,
    ]

    /// The kind of the secret in a segment of a path that begins with a version, or nil.
    static func kind(ofSegment index: Int, in path: [String]) -> Kind? {
        guard index > 0, index < path.count else { return nil }
        switch path[index - 1].lowercased() {
        // Under `authentication`, a guest session is created: its path has no secret.
        case "guest_session": return index > 1 && path[index - 2].lowercased() == "authentication" ? nil : .guest
        case "account" where index == 2: return Int(digits: path[index]) == nil ? .object : .account
        case "authenticate": return .requestToken
        // Such as `access_token`. A single word may be one of a page or of a sentence, and the last of several may be one of a title.
        case let parent where parent.contains { "_-".contains($0) }: return kinds[parent.filter { !"_-".contains($0) }]
        default: return nil
        }
    }
}
