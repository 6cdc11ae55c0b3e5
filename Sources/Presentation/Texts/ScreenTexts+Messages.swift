import MarqueeDomain

extension ScreenTexts {
    /// A mark that was set on a title.
    public func marked(_ words: String, title: String) -> String {
        language.text(
            en: "\(title): \(words).",
            de: "\(title): \(words).",
            es: "\(title): \(words).",
            fr: "\(title) : \(words).",
            ja: "\(title)：\(words)。",
            uk: "\(title): \(words).")
    }

    /// A sentence about a title.
    public func about(_ title: String, _ sentence: String) -> String {
        language.text(
            en: "\(title): \(sentence)",
            de: "\(title): \(sentence)",
            es: "\(title): \(sentence)",
            fr: "\(title) : \(sentence)",
            ja: "\(title)：\(sentence)",
            uk: "\(title): \(sentence)")
    }

    /// A mark that was set on something without a title.
    public func done(_ words: String) -> String {
        language.text(
            en: "Done: \(words).",
            de: "Erledigt: \(words).",
            es: "Hecho: \(words).",
            fr: "C’est fait : \(words).",
            ja: "完了：\(words)。",
            uk: "Готово: \(words).")
    }

    /// After a sign-out.
    public var signedOut: String {
        language.text(
            en: "Signed out.",
            de: "Abgemeldet.",
            es: "Sesión cerrada.",
            fr: "Déconnecté.",
            ja: "サインアウトしました。",
            uk: "Вихід виконано.")
    }

    /// After a sign-out without the server.
    public var signedOutHere: String {
        language.text(
            en: "Signed out here; the server could not be told.",
            de: "Hier abgemeldet; der Server konnte nicht benachrichtigt werden.",
            es: "Sesión cerrada aquí; no se pudo avisar al servidor.",
            fr: "Déconnecté ici ; le serveur n’a pas pu être prévenu.",
            ja: "ここではサインアウトしましたが、サーバーに通知できませんでした。",
            uk: "Вихід виконано тут; повідомити сервер не вдалося.")
    }

    /// Why something could not be refreshed.
    public func notRefreshed(because reason: String) -> String {
        language.text(
            en: "Not refreshed: \(reason)",
            de: "Nicht aktualisiert: \(reason)",
            es: "No se ha actualizado: \(reason)",
            fr: "Pas actualisé : \(reason)",
            ja: "更新できませんでした：\(reason)",
            uk: "Не оновлено: \(reason)")
    }

    /// Why not all changes were sent.
    public func notSent(because reason: String) -> String {
        language.text(
            en: "Not everything was sent: \(reason)",
            de: "Nicht alles wurde gesendet: \(reason)",
            es: "No se ha enviado todo: \(reason)",
            fr: "Tout n’a pas été envoyé : \(reason)",
            ja: "一部を送信できませんでした：\(reason)",
            uk: "Надіслано не все: \(reason)")
    }

    /// How many changes were sent.
    public func sent(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(number(count)) sent.", "\(number(count)) sent."),
            de: ("\(number(count)) gesendet.", "\(number(count)) gesendet."),
            es: ("\(number(count)) enviado.", "\(number(count)) enviados."),
            fr: ("\(number(count)) envoi effectué.", "\(number(count)) envois effectués."),
            ja: "\(number(count)) 件を送信しました。",
            uk: ("Надіслано: \(number(count)).", "Надіслано: \(number(count)).", "Надіслано: \(number(count))."))
    }

    /// How many changes were sent, and how many the server did not accept.
    public func sent(_ count: Int, rejected: Int) -> String {
        language.text(
            en: "\(number(count)) sent, \(number(rejected)) rejected.",
            de: "\(number(count)) gesendet, \(number(rejected)) abgelehnt.",
            es: "Enviados: \(number(count)); rechazados: \(number(rejected)).",
            fr: "Envoyés : \(number(count)) ; refusés : \(number(rejected)).",
            ja: "送信 \(number(count)) 件、拒否 \(number(rejected)) 件。",
            uk: "Надіслано: \(number(count)), відхилено: \(number(rejected)).")
    }
}
