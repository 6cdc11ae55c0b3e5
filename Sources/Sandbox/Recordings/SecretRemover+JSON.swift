/// Values of JSON.
extension SecretRemover {
    mutating func cleaned(_ json: JSON, of path: [String], isAnswer: Bool) -> JSON {
        var json = json
        if isAnswer, path.dropFirst().first == "account", path.count <= 3 { json = cleanedAccount(json) }
        let isOwn = ["account", "list"].contains(path.dropFirst().first)
        // Named places first: they make the secrets known that may be anywhere.
        json = named(json, isOwn: isOwn)
        return scrubbed(json)
    }

    /// Replaces the values whose names say that they are secrets.
    private mutating func named(_ json: JSON, isOwn: Bool) -> JSON {
        switch json {
        case .object(let members):
            let pair = Self.namedPair(members)
            let isGrant = members.contains { ["request_token", "guest_session_id"].contains($0.name) }
            return .object(
                members.enumerated().map { index, member in
                    let (name, value) = member
                    if let pair, pair.index == index { return (name, replaced(value, pair.kind)) }
                    // A replay of tokens that have expired would fail; the day of the recording does not matter to it.
                    if isGrant, name == "expires_at" { return (name, "2099-12-31 23:59:59 UTC") }
                    // The names and pictures of reviewers are public.
                    if name == "author_details" { return (name, unnamed(value)) }
                    if isOwn, name == "created_by" { return (name, cleanedCreator(value)) }
                    if name == "gravatar" { return (name, replaced(value, .hash)) }
                    return (withoutForms(name), SecretNames.kind(of: name).map { replaced(value, $0) } ?? named(value, isOwn: isOwn))
                })
        case .array(let items): return .array(items.map { named($0, isOwn: isOwn) })
        case .string(let text): return .string(cleanedText(text, isOwn: isOwn))
        default: return json
        }
    }

    /// The place of the secret in an object such as `{"name":"api_key","value":"…"}`, as archives of browsers have it, and its kind.
    private static func namedPair(_ members: [(name: String, value: JSON)]) -> (index: Int, kind: SecretNames.Kind)? {
        guard let index = members.firstIndex(where: { $0.name.lowercased() == "value" }) else { return nil }
        for (name, value) in members where ["name", "key", "id"].contains(name.lowercased()) {
            if case .string(let text) = value, let kind = SecretNames.kind(of: text) { return (index, kind) }
        }
        return nil
    }

    /// Some texts are JSON by themselves.
    private mutating func cleanedText(_ text: String, isOwn: Bool) -> String {
        guard let first = text.utf8.first, "{[".utf8.contains(first), let json = JSONReader.value(of: Array(text.utf8)) else {
            return withoutForms(text)
        }
        let cleaned = named(json, isOwn: isOwn).bytes
        return cleaned == json.bytes ? text : String(decoding: cleaned, as: UTF8.self)
    }

    /// Replaces the secrets that their form shows in the values of one object, whose names are public.
    private mutating func unnamed(_ json: JSON) -> JSON {
        guard case .object(let members) = json else { return named(json, isOwn: false) }
        return .object(
            members.map { name, value in
                guard case .string(let text) = value else { return (name, named(value, isOwn: false)) }
                // An address at Gravatar has the hash of a reviewer.
                if name == "avatar_path",
                    text.wholeMatch(of: #/(/|https://[a-z.]+/avatar/|/https://[a-z.]+/avatar/)[0-9a-f]+\.[a-z]+/#) != nil
                {
                    return (name, value)
                }
                return (name, .string(withoutForms(text)))
            })
    }

    /// Replaces every text and number in a value.
    private mutating func replaced(_ json: JSON, _ kind: SecretNames.Kind) -> JSON {
        switch json {
        case .object(let members): .object(members.map { ($0.name, replaced($0.value, kind)) })
        case .array(let items): .array(items.map { replaced($0, kind) })
        case .string(let text): .string(cleaned(text, kind))
        case .integer(let number): .integer(kind == .account || kind == .object ? placeholders.number(for: number) : 0)
        case .number: .integer(0)
        case .boolean, .null: json
        }
    }

    private mutating func cleanedAccount(_ json: JSON) -> JSON {
        guard case .object(let members) = json else { return json }
        return .object(
            members.map { name, value in
                switch name {
                case "id": (name, replaced(value, .account))
                case "username": (name, replaced(value, .username))
                case "name": (name, replaced(value, .name))
                case "include_adult": (name, .boolean(false))
                case "avatar":
                    (name, ["gravatar": ["hash": replaced(value["gravatar"]?["hash"] ?? .null, .hash)], "tmdb": ["avatar_path": nil]])
                default: (name, value)
                }
            })
    }

    /// The account that created a list: its name, or an object of several members.
    private mutating func cleanedCreator(_ json: JSON) -> JSON {
        guard case .object(let members) = json else { return replaced(json, .username) }
        return .object(
            members.map { name, value in
                switch name {
                case "id": (name, replaced(value, .account))
                case "name": (name, replaced(value, .name))
                case "avatar_path": (name, .null)
                default: (name, SecretNames.kind(of: name).map { replaced(value, $0) } ?? named(value, isOwn: true))
                }
            })
    }

    /// Replaces known secrets within texts and names.
    private func scrubbed(_ json: JSON) -> JSON {
        // Few answers contain any, and looking into each text takes long.
        placeholders.areIn(json.bytes) ? scrubbedTexts(json) : json
    }

    private func scrubbedTexts(_ json: JSON) -> JSON {
        switch json {
        case .object(let members): .object(members.map { (placeholders.removed(from: $0.name), scrubbedTexts($0.value)) })
        case .array(let items): .array(items.map { scrubbedTexts($0) })
        case .string(let text): .string(placeholders.known(text) ?? placeholders.removed(from: text))
        default: json
        }
    }
}
