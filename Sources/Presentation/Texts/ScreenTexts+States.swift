import MarqueeDomain

extension ScreenTexts {
    /// Where a list or a home is empty.
    public var nothingHere: String {
        language.text(
            en: "There is nothing here.",
            de: "Hier ist nichts.",
            es: "Aquí no hay nada.",
            fr: "Il n’y a rien ici.",
            ja: "ここには何もありません。",
            uk: "Тут нічого немає.")
    }

    /// While something newer is on its way.
    public var refreshing: String {
        language.text(en: "refreshing…", de: "wird aktualisiert …", es: "actualizando…", fr: "actualisation…", ja: "更新中…", uk: "оновлення…")
    }

    /// While the next page is on its way.
    public var loadingMore: String {
        language.text(
            en: "loading more…",
            de: "weitere werden geladen …",
            es: "cargando más…",
            fr: "chargement de la suite…",
            ja: "続きを読み込み中…",
            uk: "завантаження наступних…")
    }

    /// That the server could not be reached.
    public var offline: String {
        language.text(en: "offline", de: "offline", es: "sin conexión", fr: "hors ligne", ja: "オフライン", uk: "без мережі")
    }

    /// That something could not be refreshed.
    public var notRefreshed: String {
        language.text(
            en: "not refreshed",
            de: "nicht aktualisiert",
            es: "sin actualizar",
            fr: "pas actualisé",
            ja: "更新できず",
            uk: "не оновлено")
    }

    /// In place of an overview that TMDb does not have.
    public var noOverview: String {
        language.text(
            en: "There is no overview.",
            de: "Es gibt keine Inhaltsangabe.",
            es: "No hay sinopsis.",
            fr: "Aucun synopsis.",
            ja: "あらすじはありません。",
            uk: "Опису немає.")
    }

    /// The age of something newer than a minute.
    public var justNow: String {
        language.text(en: "just now", de: "gerade eben", es: "ahora mismo", fr: "à l’instant", ja: "たった今", uk: "щойно")
    }

    /// An age in minutes.
    public func minutesOld(_ count: Int) -> String {
        language.text(
            en: "\(number(count)) min old",
            de: "\(number(count)) Min. alt",
            es: "hace \(number(count)) min",
            fr: "il y a \(number(count)) min",
            ja: "\(number(count)) 分前",
            uk: "\(number(count)) хв тому")
    }

    /// An age in hours.
    public func hoursOld(_ count: Int) -> String {
        language.text(
            en: "\(number(count)) h old",
            de: "\(number(count)) Std. alt",
            es: "hace \(number(count)) h",
            fr: "il y a \(number(count)) h",
            ja: "\(number(count)) 時間前",
            uk: "\(number(count)) год тому")
    }

    /// An age in days.
    public func daysOld(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(number(count)) day old", "\(number(count)) days old"),
            de: ("\(number(count)) Tag alt", "\(number(count)) Tage alt"),
            es: ("hace \(number(count)) día", "hace \(number(count)) días"),
            fr: ("il y a \(number(count)) jour", "il y a \(number(count)) jours"),
            ja: "\(number(count)) 日前",
            uk: ("\(number(count)) день тому", "\(number(count)) дні тому", "\(number(count)) днів тому"))
    }
}
