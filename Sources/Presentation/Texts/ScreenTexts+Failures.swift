public import MarqueeDomain

extension ScreenTexts {
    /// The reason of a failure, for a person: a missing item has the name that the person knows, and a server that is not asked for the
    /// moment is one that could not be reached, and an answer that is not JSON comes from something in between. The reason of the error itself is for logs and programs.
    public func reason(of error: MarqueeError) -> String {
        if error.isCircuitOpen {
            guard let wait = error.retryAfter else { return error.reason.text(in: language) }
            return unreachable(nextTryIn: Int(nearest: (wait / .seconds(1)).rounded(.up), in: 1...86_400))
        }
        if error.reason.key == "answer.notJSON" { return intercepted }
        let isAbsent = error.code == .notFound && ["tmdb.6", "tmdb.34", "status.notFound"].contains(error.reason.key)
        return isAbsent ? absent(MissingThing(operation: error.operation)) : error.reason.text(in: language)
    }

    /// That a server could not be reached, and when it is asked again.
    public func unreachable(nextTryIn seconds: Int) -> String {
        language.text(
            en: "The server could not be reached; the next try is in \(number(seconds)) s.",
            de: "Der Server ist nicht erreichbar; der nächste Versuch ist in \(number(seconds)) s.",
            es: "No se pudo contactar con el servidor; el próximo intento es dentro de \(number(seconds)) s.",
            fr: "Le serveur est injoignable ; la prochaine tentative aura lieu dans \(number(seconds)) s.",
            ja: "サーバーに接続できませんでした。\(number(seconds)) 秒後に再試行します。",
            uk: "Не вдалося з’єднатися із сервером; наступна спроба за \(number(seconds)) с.")
    }

    private func absent(_ thing: MissingThing) -> String {
        switch thing {
        case .title:
            language.text(
                en: "TMDb has no such title.",
                de: "TMDb hat diesen Titel nicht.",
                es: "TMDb no tiene ese título.",
                fr: "TMDb n’a pas ce titre.",
                ja: "TMDb にこの作品はありません。",
                uk: "У TMDb немає такого фільму чи серіалу.")
        case .person:
            language.text(
                en: "TMDb has no such person.",
                de: "TMDb hat diese Person nicht.",
                es: "TMDb no tiene a esa persona.",
                fr: "TMDb n’a pas cette personne.",
                ja: "TMDb にこの人物はありません。",
                uk: "У TMDb немає такої людини.")
        case .season:
            language.text(
                en: "TMDb has no such season.",
                de: "TMDb hat diese Staffel nicht.",
                es: "TMDb no tiene esa temporada.",
                fr: "TMDb n’a pas cette saison.",
                ja: "TMDb にこのシーズンはありません。",
                uk: "У TMDb немає такого сезону.")
        case .episode:
            language.text(
                en: "TMDb has no such episode.",
                de: "TMDb hat diese Folge nicht.",
                es: "TMDb no tiene ese episodio.",
                fr: "TMDb n’a pas cet épisode.",
                ja: "TMDb にこのエピソードはありません。",
                uk: "У TMDb немає такої серії.")
        case .list:
            language.text(
                en: "TMDb has no such list.",
                de: "TMDb hat diese Liste nicht.",
                es: "TMDb no tiene esa lista.",
                fr: "TMDb n’a pas cette liste.",
                ja: "TMDb にこのリストはありません。",
                uk: "У TMDb немає такого списку.")
        case .other:
            language.text(
                en: "TMDb does not have this.",
                de: "TMDb hat dies nicht.",
                es: "TMDb no tiene esto.",
                fr: "TMDb n’a pas cela.",
                ja: "TMDb にこれはありません。",
                uk: "TMDb цього не має.")
        }
    }
}

/// The kind of item that an operation did not find.
private enum MissingThing {
    case title, person, season, episode, list, other

    /// Reads the route template of an operation, such as `GET /3/movie/{movie_id}`.
    init(operation: String?) {
        let route = operation?.split(separator: " ").last.map(String.init) ?? ""
        let parts = route.split(separator: "/").dropFirst()
        self =
            switch parts.first {
            case "movie": .title
            case "tv": parts.contains("episode") ? .episode : parts.contains("season") ? .season : .title
            case "person": .person
            case "list": .list
            // Marks are set on titles.
            case "account" where ["favorite", "watchlist"].contains(parts.last): .title
            default: .other
            }
    }
}
