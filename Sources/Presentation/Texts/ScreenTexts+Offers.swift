import MarqueeDomain

extension ScreenTexts {
    /// With a subscription.
    public var subscription: String {
        language.text(en: "subscription", de: "Abo", es: "suscripción", fr: "abonnement", ja: "定額見放題", uk: "підписка")
    }

    /// Without a price.
    public var free: String { language.text(en: "free", de: "kostenlos", es: "gratis", fr: "gratuit", ja: "無料", uk: "безкоштовно") }

    /// Without a price, between advertisements.
    public var withAds: String {
        language.text(en: "with ads", de: "mit Werbung", es: "con anuncios", fr: "avec publicité", ja: "広告付き", uk: "з рекламою")
    }

    /// For some time, for a price.
    public var rent: String { language.text(en: "rent", de: "leihen", es: "alquiler", fr: "location", ja: "レンタル", uk: "оренда") }

    /// For ever, for a price.
    public var buy: String { language.text(en: "buy", de: "kaufen", es: "compra", fr: "achat", ja: "購入", uk: "купівля") }

    /// The source of the offers, which TMDb requires to be named.
    public var justWatch: String {
        language.text(
            en: "Data by JustWatch",
            de: "Daten von JustWatch",
            es: "Datos de JustWatch",
            fr: "Données de JustWatch",
            ja: "データ提供：JustWatch",
            uk: "Дані JustWatch")
    }
}
