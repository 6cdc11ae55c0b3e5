import MarqueeData
import MarqueeDomain

extension TMDB {
    /// How the texts that the audience's language lacks are filled in an answer.
    typealias Filling<Value> = @Sendable (Value, Audience) -> Value

    /// The read for an endpoint, with the markable items of its answer. Translations are appended where gaps are to be filled.
    func remote<Answer>(
        _ endpoint: Endpoint<Answer>, markables: (@Sendable (Answer.Entity) -> [Markable])? = nil,
        filling: Filling<Answer.Entity>? = nil
    ) -> Remote<Answer.Entity> {
        let line = line(of: endpoint.line, translated: filling != nil)
        return Remote(key: key(of: line), isPrivate: line.isPrivate, refusal: line.refusal, languages: languages) { languages in
            if let languages { return .remote(speaking(languages).remote(endpoint, markables: markables, filling: filling)) }
            return .query(
                query(line, Answer.self) { value, losses in
                    let value = filling?(value, audience) ?? value
                    return Adapted(
                        value, markables: MarkableCollector.collect { $0.add(markables?(value) ?? []) }, losses: losses)
                })
        }
    }

    /// The read for the alternative titles of a title, by which searches find it afterwards.
    func remote<Answer>(_ endpoint: Endpoint<Answer>, aliasesOf title: MediaReference) -> Remote<[AlternativeTitle]>
    where Answer.Entity == [AlternativeTitle] {
        let line = endpoint.line
        return Remote(key: key(of: line), isPrivate: line.isPrivate, refusal: line.refusal, languages: languages) { languages in
            if let languages { return .remote(speaking(languages).remote(endpoint, aliasesOf: title)) }
            let server = server.name
            return .query(
                query(line, Answer.self) { value, losses in
                    Adapted(value, titles: IndexedTitle.aliases(value, of: title, server: server), losses: losses)
                })
        }
    }

    /// The read for an endpoint, with the titles of its answer and its other markable items. Translations are appended where gaps are to be
    /// filled.
    func remote<Answer>(
        _ endpoint: Endpoint<Answer>, markables: (@Sendable (Answer.Entity) -> [Markable])? = nil,
        filling: Filling<Answer.Entity>? = nil
    ) -> Remote<Answer.Entity> where Answer.Entity: TitleBearing {
        let line = line(of: endpoint.line, translated: filling != nil)
        var key = key(of: line)
        // Operations without a language answer in TMDb's own language, so their texts are not filled.
        let fillsRows = rowLanguages != nil && line.operation.audience.contains(.language)
        if fillsRows, key.audience.fallbackLanguages.isEmpty { key.fillLanguages = audience.fallbackLanguages }
        return Remote(key: key, isPrivate: line.isPrivate, refusal: line.refusal, languages: languages) { [key] languages in
            if let languages { return .remote(speaking(languages).remote(endpoint, markables: markables, filling: filling)) }
            // The language of the answer: an operation without one answers in TMDb's own.
            let (server, language) = (server.name, key.audience.language)
            return .query(
                query(line, Answer.self) { value, losses in
                    var told = LanguageCollector()
                    value.visitTitles(&told)
                    originalLanguages.note(told.languages)
                    // The index has the server's texts in this language, and no text of another one.
                    let filled = filling?(value, audience) ?? value
                    var adapted = Adapted(
                        filled, titles: value.indexed(server: server, language: language),
                        markables: MarkableCollector.collect {
                            value.visitTitles(&$0)
                            $0.add(markables?(value) ?? [])
                        }, losses: losses)
                    if fillsRows { adapted.gaps = gaps(of: filled) }
                    return adapted
                })
        }
    }

    /// The titles of an answer that lack a text, to be filled from the index; nil if none does.
    private func gaps<Value: TitleBearing & Sendable>(of value: Value) -> TextGaps<Value>? {
        guard let languages = rowLanguages else { return nil }
        var collector = GapCollector(languages.wishes)
        value.visitTitles(&collector)
        guard !collector.titles.isEmpty else { return nil }
        return TextGaps(collector.titles, in: languages.codes) { translations in
            var filled = value
            filled.fillTexts(KnownTexts(translations: translations, languages: languages))
            return filled
        }
    }

    private func line(of line: RequestLine, translated: Bool) -> RequestLine {
        translated && audience.hasFallbacks ? line.appending("translations") : line
    }
}
