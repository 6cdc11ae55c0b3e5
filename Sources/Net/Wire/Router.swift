import Foundation
import MarqueeData
package import MarqueeDomain

/// The one place that turns an endpoint, a server, a credential and an audience into an HTTP request.
package struct Router: Sendable {
    private let server: Server
    private let credential: Credential?
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
    package func request<Answer>(
        for endpoint: Endpoint<Answer>, audience: Audience, originalLanguage: String? = nil, validator: String? = nil
    ) throws(MarqueeError) -> TransportRequest {
        if let refusal = endpoint.refusal { throw refusal }
        let operation = endpoint.operation
        var query = QueryItems()
        audience.add(to: &query, for: operation.audience, originalLanguage: originalLanguage)
        for item in endpoint.query { query.set(item.name, item.value) }
        for (name, value) in endpoint.authorization.query { query.set(name, value.reveal()) }
        var headers: TransportHeaders = ["Accept": "application/json"]
        if let bearer = endpoint.authorization.bearer {
            headers["Authorization"] = "Bearer " + bearer.reveal()
        } else {
            try show(credential, of: operation.route, in: &headers, &query)
        }
        // A store may hold one from before it was checked.
        if let validator, CacheHeaders.isValidator(validator) { headers["If-None-Match"] = validator }
        if endpoint.body != nil { headers["Content-Type"] = "application/json;charset=utf-8" }
        let path = try path(of: endpoint)
        var request = TransportRequest(
            operation.route.method, server.baseURL + path + query.text, headers: headers,
            body: endpoint.body.map { Data($0.reveal().utf8) }, limits: limits, operation: operation.route.description,
            isIdempotent: operation.isIdempotent)
        // The answer to a mark says only that it is done, and there may be hundreds of them.
        request.isPrivate = endpoint.isPrivate && (operation.route.method.isSafe || !operation.isIdempotent)
        return request
    }

    private func show(
        _ credential: Credential?, of route: Route, in headers: inout TransportHeaders, _ query: inout QueryItems
    ) throws(MarqueeError) {
        switch credential?.kind {
        case .accessToken: headers["Authorization"] = credential.map { "Bearer " + $0.secret.reveal() }
        case .apiKey where route.template.hasPrefix("/4/"):
            throw MarqueeError(
                .unauthorized, .init("credential.tokenNeeded", "Version 4 of the API needs an API Read Access Token, not a v3 key."),
                operation: route.description)
        case .apiKey: if let key = credential?.secret.reveal() { query.set("api_key", key) }
        case nil:
            // A proxy in front of TMDb may add the credential itself; TMDb would refuse the request.
            guard !server.isTMDb else {
                throw MarqueeError(.unauthorized, .init("credential.missing", "No credential is set."), operation: route.description)
            }
        }
    }

    /// The key of an endpoint's cached answer, with the parts of the audience that its operation uses. It contains no authorization: the
    /// tenant identifies the person.
    func key<Answer>(for endpoint: Endpoint<Answer>, audience: Audience) -> SnapshotKey {
        let (path, query) = (endpoint.path, endpoint.query)
        // Most endpoints have only one of the two, and then the key shares its storage.
        let arguments = path.isEmpty ? query : path + query
        return SnapshotKey(
            server: server.name, operation: endpoint.operation.route.description, subject: endpoint.subject, arguments: arguments,
            audience: audience.used(by: endpoint.operation.audience))
    }

    private func path<Answer>(of endpoint: Endpoint<Answer>) throws(MarqueeError) -> String {
        var path = ""
        for piece in endpoint.operation.route.pieces {
            switch piece {
            case .text(let text): path += text
            case .variable(let name):
                guard let value = endpoint.path.first(where: { $0.name == name })?.value ?? endpoint.authorization.path[name]?.reveal()
                else {
                    throw MarqueeError(
                        .invalidInput, .init("path.missing", "A value for the path is missing."),
                        operation: endpoint.operation.route.description)
                }
                path += value
            }
        }
        return path
    }
}

extension Audience {
    /// What an operation uses of the audience. Pictures and videos are asked for in its languages too, and gaps in details, which all have
    /// pictures, are filled in its fallback languages.
    fileprivate func used(by use: AudienceUse) -> Audience {
        let usesFallbacks = !use.isDisjoint(with: [.imageLanguage, .videoLanguage])
        return keeping(
            language: usesFallbacks || use.contains(.language), fallbackLanguages: usesFallbacks, region: use.contains(.region),
            includesAdult: use.contains(.adult))
    }

    fileprivate func add(to query: inout QueryItems, for use: AudienceUse, originalLanguage: String?) {
        if use.contains(.language) { query.set("language", language) }
        if use.contains(.region), let region { query.set("region", region) }
        if use.contains(.adult) { query.set("include_adult", includesAdult ? "true" : "false") }
        guard !use.isDisjoint(with: [.imageLanguage, .videoLanguage]) else { return }
        let languages = mediaLanguages(and: originalLanguage)
        if use.contains(.imageLanguage) { query.set("include_image_language", languages) }
        if use.contains(.videoLanguage) { query.set("include_video_language", languages) }
    }

    /// Images and videos in the audience's languages, in English, without text, and in the original language: `language` alone would exclude
    /// all others.
    private func mediaLanguages(and originalLanguage: String?) -> String {
        var languages: [String] = []
        for tag in [language] + fallbackLanguages + ["en", "null"] + [originalLanguage].compactMap(\.self) {
            let bare = String(tag.prefix { $0 != "-" })
            if !languages.contains(bare) { languages.append(bare) }
        }
        return languages.joined(separator: ",")
    }
}
