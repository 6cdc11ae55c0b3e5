import MarqueeDomain

extension ScreenTexts {
    /// For a screen that needs a signed-in person.
    public var nobodySignedIn: String {
        language.text(
            en: "Nobody is signed in.",
            de: "Niemand ist angemeldet.",
            es: "Nadie ha iniciado sesión.",
            fr: "Personne n’est connecté.",
            ja: "サインインしていません。",
            uk: "Ніхто не ввійшов у систему.")
    }

    /// Where a shelf has nothing on it.
    public var emptyShelf: String {
        language.text(
            en: "Nothing is on this shelf.",
            de: "Hier steht noch nichts.",
            es: "Aquí todavía no hay nada.",
            fr: "Il n’y a encore rien ici.",
            ja: "ここにはまだ何もありません。",
            uk: "Тут поки нічого немає.")
    }

    /// How many changes the server does not have yet.
    public func waiting(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(number(count)) to be sent", "\(number(count)) to be sent"),
            de: ("\(number(count)) zu senden", "\(number(count)) zu senden"),
            es: ("\(number(count)) por enviar", "\(number(count)) por enviar"),
            fr: ("\(number(count)) à envoyer", "\(number(count)) à envoyer"),
            ja: "送信待ち \(number(count)) 件",
            uk: ("\(number(count)) до надсилання", "\(number(count)) до надсилання", "\(number(count)) до надсилання"))
    }

    /// While a mark is being stored on this device.
    public var saving: String {
        language.text(
            en: "saving…", de: "wird gespeichert …", es: "guardando…", fr: "enregistrement…", ja: "保存中…", uk: "збереження…")
    }

    /// While changes are sent.
    public var sending: String {
        language.text(en: "sending…", de: "wird gesendet …", es: "enviando…", fr: "envoi…", ja: "送信中…", uk: "надсилання…")
    }
}
