public import MarqueeDomain

extension ScreenTexts {
    /// The word for a favorite, in a list of marks.
    public var favorite: String {
        language.text(en: "a favorite", de: "Favorit", es: "favorito", fr: "dans les favoris", ja: "お気に入り", uk: "в обраному")
    }

    /// The word for a title that is no favorite.
    public var notFavorite: String {
        language.text(
            en: "not a favorite",
            de: "kein Favorit",
            es: "no es favorito",
            fr: "pas dans les favoris",
            ja: "お気に入りではない",
            uk: "не в обраному")
    }

    /// Where a title on the watchlist is.
    public var onWatchlist: String {
        language.text(
            en: "on the watchlist",
            de: "auf der Merkliste",
            es: "en la lista de seguimiento",
            fr: "dans la liste de suivi",
            ja: "ウォッチリスト内",
            uk: "у списку перегляду")
    }

    /// Where another title is.
    public var notOnWatchlist: String {
        language.text(
            en: "not on the watchlist",
            de: "nicht auf der Merkliste",
            es: "no está en la lista de seguimiento",
            fr: "pas dans la liste de suivi",
            ja: "ウォッチリスト外",
            uk: "не в списку перегляду")
    }

    /// How a title is rated.
    public func rated(_ rating: Rating) -> String {
        language.text(
            en: "rated \(self.rating(rating))",
            de: "mit \(self.rating(rating)) bewertet",
            es: "valorado con \(self.rating(rating))",
            fr: "noté \(self.rating(rating))",
            ja: "評価 \(self.rating(rating))",
            uk: "оцінка \(self.rating(rating))")
    }

    /// A title without a rating.
    public var notRated: String {
        language.text(en: "not rated", de: "nicht bewertet", es: "sin valorar", fr: "pas noté", ja: "未評価", uk: "без оцінки")
    }

    /// Whose rating it is.
    public var yourRating: String {
        language.text(en: "your rating", de: "eigene Bewertung", es: "su valoración", fr: "votre note", ja: "自分の評価", uk: "ваша оцінка")
    }

    /// A change that the server does not have yet.
    public var waitsToBeSent: String {
        language.text(
            en: "waits to be sent",
            de: "noch nicht gesendet",
            es: "pendiente de envío",
            fr: "en attente d’envoi",
            ja: "送信待ち",
            uk: "чекає на надсилання")
    }

    /// A change that the server did not accept.
    public var wasRejected: String {
        language.text(en: "was rejected", de: "wurde abgelehnt", es: "rechazado", fr: "refusé", ja: "拒否された", uk: "відхилено")
    }

    /// That a change of a mark was not accepted.
    public var changeWasRejected: String {
        language.text(
            en: "a change was rejected",
            de: "eine Änderung wurde abgelehnt",
            es: "se rechazó un cambio",
            fr: "une modification a été refusée",
            ja: "変更が拒否された",
            uk: "зміну відхилено")
    }
}
