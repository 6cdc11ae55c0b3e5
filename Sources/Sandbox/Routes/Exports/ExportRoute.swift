extension ExportStore {
    /// The answer to a request for a file, by the last segment of its path.
    func answer(_ name: String, _ request: Request, _ catalog: SandboxCatalog) -> Reply {
        guard request.method == "GET" || request.method == "HEAD" else { return .failure(Refusal.methodNotSupported) }
        let (exports, number) = beginAnswer()
        guard let (kind, day) = Self.parts(of: name), isThere(kind, day, exports) else { return .accessDenied }
        if exports.flaws.contains(.webPage) { return Reply(contentType: "text/html; charset=utf-8", body: Reply.portal) }
        var body = file(name, kind, day, exports, catalog)
        // The time in the head of gzip may be any.
        if exports.flaws.contains(.changingFile) {
            for place in 0..<4 { body[4 + place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
        }
        return .file(body, to: request, exports.flaws)
    }

    /// The kind and the day of `movie_ids_11_25_2026.json.gz`.
    private static func parts(of name: String) -> (GeneratedExport.Kind, ExportDay)? {
        guard name.hasSuffix(".json.gz") else { return nil }
        let stem = name.dropLast(".json.gz".count)
        guard let day = ExportDay(name: stem.suffix(10)), stem.dropLast(10).last == "_",
            let kind = GeneratedExport.Kind(rawValue: String(stem.dropLast(11)))
        else { return nil }
        return (kind, day)
    }
}
