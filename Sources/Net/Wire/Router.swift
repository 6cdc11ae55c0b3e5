import MarqueeData
package import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The one place that turns a request line, a server, a credential and an audience into an HTTP request.
package struct Router: Sendable {
    private let server: Server
    private let credential: Credential?
    var hasCredential: Bool { credential != nil }
    private let limits: TransportLimits

    package init(server: Server, credential: Credential?, limits: TransportLimits = TransportLimits()) {
        self.server = server
        self.credential = credential
        self.limits = limits
    }

    /// The request; with a validator, a conditional one.
    ///
    /// - Parameter originalLanguage: The language in which the title was made, if it is known: posters and trailers in it are asked for too.
    ///   It is no part of the key, so that the answer is found again whether it is known or not.
    func request(
        for line: RequestLine, audience: Audience, originalLanguage: String? = nil, validator: String? = nil
    ) throws(MarqueeError) -> TransportRequest {
        if let refusal = line.refusal { throw refusal }
        let operation = line.operation
        var query = QueryItems()
        audience.add(to: &query, for: operation.audience, originalLanguage: originalLanguage)
        for item in line.query { query.set(item.name, item.value) }
        for (name, value) in line.authorization.query { query.set(name, value.reveal()) }
        var headers: TransportHeaders = ["Accept": "application/json"]
        if let bearer = line.authorization.bearer {
            headers["Authorization"] = "Bearer " + bearer.reveal()
        } else {
            try show(credential, of: operation.route, in: &headers, &query)
        }
        // A store may hold one from before it was checked.
        if let validator, CacheHeaders.isValidator(validator) { headers["If-None-Match"] = validator }
        if line.body != nil { headers["Content-Type"] = "application/json;charset=utf-8" }
        let path = try path(of: line)
        var request = TransportRequest(
            operation.route.method, server.baseURL + path + query.text, headers: headers,
            body: line.body.map { Data($0.reveal().utf8) }, limits: limits, operation: line.name,
            isIdempotent: operation.isIdempotent)
        // The answer to a mark says only that it is done, and there may be hundreds of them.
        request.isPrivate = line.isPrivate && (operation.route.method.isSafe || !operation.isIdempotent)
        return request
    }

    private func show(
        _ credential: Credential?, of route: Route, in headers: inout TransportHeaders, _ query: inout QueryItems
    ) throws(MarqueeError) {
        switch credential?.kind {
        case .accessToken: headers["Authorization"] = credential.map { "Bearer " + $0.secret.reveal() }
        case .apiKey where route.template.hasPrefix("/4/"):
            throw MarqueeError(
                .unauthorized, .init("credential.tokenNeeded"),
                operation: route.description)
        case .apiKey: if let key = credential?.secret.reveal() { query.set("api_key", key) }
        case nil:
            // A proxy in front of TMDb may add the credential itself; TMDb would refuse the request.
            guard !server.isTMDb else {
                throw MarqueeError(.unauthorized, .credentialMissing, operation: route.description)
            }
        }
    }

    /// The key of the cached answer, with the parts of the audience that its operation uses. It contains no authorization: the
    /// tenant identifies the person.
    func key(for line: RequestLine, audience: Audience) -> SnapshotKey {
        let (path, query) = (line.path, line.query)
        // Most endpoints have only one of the two, and then the key shares its storage.
        let arguments = path.isEmpty ? query : path + query
        return SnapshotKey(
            server: server.name, operation: line.operation.keyName, subject: line.subject, arguments: arguments,
            audience: audience.used(by: line.operation.audience))
    }

    private func path(of line: RequestLine) throws(MarqueeError) -> String {
        var path = ""
        for piece in line.operation.route.pieces {
            switch piece {
            case .text(let text): path += text
            case .variable(let name):
                guard let value = line.path.first(where: { $0.name == name })?.value ?? line.authorization.path[name]?.reveal()
                else {
                    throw MarqueeError(
                        .invalidInput, .pathMissing, operation: line.name)
                }
                path += value
            }
        }
        return path
    }
}

extension MarqueeError.Reason {
    static let credentialMissing = MarqueeError.Reason("credential.missing")
}

extension Audience {
    /// The part of the audience that an operation uses. Pictures and videos are asked for in its languages too, and gaps in details, which
    /// all have pictures, are filled in its fallback languages.
    fileprivate func used(by use: AudienceUse) -> Audience {
        keeping(
            language: use.usesFallbacks || use.contains(.language), fallbackLanguages: use.usesFallbacks, region: use.contains(.region),
            includesAdult: use.contains(.adult))
    }

    fileprivate func add(to query: inout QueryItems, for use: AudienceUse, originalLanguage: String?) {
        if use.contains(.language) { query.set("language", language) }
        if use.contains(.region), let region { query.set("region", region) }
        if use.contains(.adult) { query.set("include_adult", includesAdult ? "true" : "false") }
        guard use.usesFallbacks else { return }
        let languages = mediaLanguages(and: originalLanguage)
        if use.contains(.imageLanguage) { query.set("include_image_language", languages) }
        if use.contains(.videoLanguage) { query.set("include_video_language", languages) }
    }

    /// Images and videos in the audience's languages under all their codes, in English, without text, and in the original language:
    /// `language` alone would exclude all others.
    private func mediaLanguages(and originalLanguage: String?) -> String {
        var languages: [String] = []
        for tag in [language] + fallbackLanguages + ["en", "null"] + [originalLanguage].compactMap(\.self) {
            for code in LanguageEquivalence.codes(tag) where !languages.contains(code) { languages.append(code) }
        }
        return languages.joined(separator: ",")
    }
}
