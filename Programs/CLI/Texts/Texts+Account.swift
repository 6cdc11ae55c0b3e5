import Marquee

/// The texts of commands for accounts.
extension Texts {
    static func isCurrent(_ name: String) -> String {
        language.text(
            en: "\(name) is the current account now.",
            de: "\(name) ist jetzt das aktuelle Konto.",
            es: "\(name) es ahora la cuenta actual.",
            fr: "\(name) est maintenant le compte courant.",
            ja: "現在のアカウントは \(name) です。",
            uk: "Тепер поточний обліковий запис — \(name).")
    }
    static func sessionIs(_ state: String) -> String {
        language.text(
            en: "note: the session is \(state).",
            de: "Hinweis: Sitzung: \(state).",
            es: "nota: la sesión: \(state).",
            fr: "remarque : session : \(state).",
            ja: "注意：セッションの状態：\(state)。",
            uk: "примітка: сеанс: \(state).")
    }
    static var signedInBefore: String {
        language.text(
            en: "Signed in here before",
            de: "Früher hier angemeldet",
            es: "Sesiones anteriores aquí",
            fr: "Connectés ici auparavant",
            ja: "以前ここでサインインしたアカウント",
            uk: "Раніше входили тут")
    }
    static var signedInToo: String {
        language.text(
            en: "Signed in here too",
            de: "Hier ebenfalls angemeldet",
            es: "También con sesión aquí",
            fr: "Également connectés ici",
            ja: "ここでサインインしているほかのアカウント",
            uk: "Тут також увійшли")
    }
    static func accountUnread(_ reason: String) -> String {
        language.text(
            en: "note: the details of the account could not be read: \(reason)",
            de: "Hinweis: Die Angaben zum Konto konnten nicht gelesen werden: \(reason)",
            es: "nota: no se pudieron leer los datos de la cuenta: \(reason)",
            fr: "remarque : les informations du compte n’ont pas pu être lues : \(reason)",
            ja: "注意：アカウントの詳細を読み取れませんでした：\(reason)",
            uk: "примітка: не вдалося прочитати дані облікового запису: \(reason)")
    }
    static var accountName: String { language.text(en: "name", de: "Name", es: "nombre", fr: "nom", ja: "名前", uk: "ім’я") }
    static var accountNumber: String { language.text(en: "number", de: "Nummer", es: "número", fr: "numéro", ja: "番号", uk: "номер") }
    static var accountLanguage: String { language.text(en: "language", de: "Sprache", es: "idioma", fr: "langue", ja: "言語", uk: "мова") }
    static var accountSession: String { language.text(en: "session", de: "Sitzung", es: "sesión", fr: "session", ja: "セッション", uk: "сеанс") }
    static var accountSince: String { language.text(en: "since", de: "seit", es: "desde", fr: "depuis", ja: "開始", uk: "від") }
    static var accountUntil: String { language.text(en: "until", de: "bis", es: "hasta", fr: "jusqu’au", ja: "期限", uk: "до") }
    static var accountVersion: String {
        language.text(en: "version 4", de: "Version 4", es: "versión 4", fr: "version 4", ja: "バージョン 4", uk: "версія 4")
    }
    static var accountUnsent: String {
        language.text(en: "unsent", de: "ungesendet", es: "sin enviar", fr: "non envoyé", ja: "未送信", uk: "не надіслано")
    }
    static var yes: String { language.text(en: "yes", de: "ja", es: "sí", fr: "oui", ja: "あり", uk: "так") }
    static var no: String { language.text(en: "no", de: "nein", es: "no", fr: "non", ja: "なし", uk: "ні") }
    static var nothing: String { language.text(en: "nothing", de: "nichts", es: "nada", fr: "rien", ja: "なし", uk: "нічого") }
    static var stateActive: String {
        language.text(en: "signed in", de: "angemeldet", es: "sesión iniciada", fr: "connecté", ja: "サインイン中", uk: "вхід виконано")
    }
    static var stateRevoked: String {
        language.text(
            en: "rejected by the server; sign in again to send unsent changes",
            de: "vom Server abgelehnt; erneut anmelden, um ungesendete Änderungen zu senden",
            es: "rechazada por el servidor; inicie sesión de nuevo para enviar los cambios pendientes",
            fr: "refusée par le serveur ; reconnectez-vous pour envoyer les modifications en attente",
            ja: "サーバーに拒否されました。未送信の変更を送るには、もう一度サインインしてください",
            uk: "відхилено сервером; увійдіть знову, щоб надіслати ненадіслані зміни")
    }
    static var stateGuestEnded: String {
        language.text(
            en: "ended; “pending take-over” after the next login sends unsent ratings",
            de: "beendet; „pending take-over“ nach der nächsten Anmeldung sendet, was wartet",
            es: "terminada; «pending take-over» tras el próximo inicio de sesión envía lo pendiente",
            fr: "terminée ; « pending take-over » après la prochaine connexion envoie le reste",
            ja: "終了。次のサインイン後の「pending take-over」で未送信の評価を送れます",
            uk: "завершено; «pending take-over» після наступного входу надсилає ненадіслане")
    }
    static func severalGuests(_ names: [String]) -> String {
        let names = names.joined(separator: ", ")
        return language.text(
            en: "There are several guests: \(names).",
            de: "Es gibt mehrere Gäste: \(names).",
            es: "Hay varios invitados: \(names).",
            fr: "Il y a plusieurs invités : \(names).",
            ja: "ゲストが複数います：\(names)。",
            uk: "Гостей кілька: \(names).")
    }
    static var stateSignedOut: String {
        language.text(en: "signed out", de: "abgemeldet", es: "sesión cerrada", fr: "déconnecté", ja: "サインアウト済み", uk: "вихід виконано")
    }
    static var openAndApprove: String {
        language.text(
            en: "Open this address and approve the sign-in; this program waits until then:",
            de: "Diese Adresse öffnen und die Anmeldung bestätigen; das Programm wartet so lange:",
            es: "Abra esta dirección y apruebe el inicio de sesión; el programa espera hasta entonces:",
            fr: "Ouvrez cette adresse et approuvez la connexion ; le programme attend jusque-là :",
            ja: "次のアドレスを開いてサインインを承認してください。それまで待機します：",
            uk: "Відкрийте цю адресу й підтвердьте вхід; програма чекає на це:")
    }
    static var waitInterrupted: String {
        language.text(
            en: "The wait was interrupted.",
            de: "Das Warten wurde unterbrochen.",
            es: "Se interrumpió la espera.",
            fr: "L’attente a été interrompue.",
            ja: "待機が中断されました。",
            uk: "Очікування перервано.")
    }
    static var signedInAsGuest: String {
        language.text(
            en: "Signed in as a guest, who can only rate.",
            de: "Als Gast angemeldet; Gäste können nur bewerten.",
            es: "Sesión iniciada como invitado, que solo puede valorar.",
            fr: "Connecté en tant qu’invité, qui peut seulement noter.",
            ja: "ゲストとしてサインインしました。ゲストにできるのは評価だけです。",
            uk: "Вхід виконано як гість; гість може лише оцінювати.")
    }
    static var sandboxSessionEnds: String {
        language.text(
            en: "This session ends with this command, because the built-in sandbox does. “marquee sandbox” starts one that keeps running.",
            de: "Diese Sitzung endet mit dem Befehl, weil die eingebaute Sandbox endet. „marquee sandbox“ startet eine, die weiterläuft.",
            es: "Esta sesión termina con la orden, como el entorno de pruebas integrado. «marquee sandbox» inicia uno que sigue activo.",
            fr: "Cette session prend fin avec la commande, comme le bac à sable intégré. « marquee sandbox » en lance un qui continue.",
            ja: "内蔵サンドボックスとともに、このセッションもコマンドの終了時に終わります。動き続けるものは「marquee sandbox」で起動します。",
            uk: "Цей сеанс завершується разом із командою та вбудованою пісочницею. «marquee sandbox» запускає ту, що працює далі.")
    }
    static func syncSends(_ backlog: String) -> String {
        language.text(
            en: "\(backlog) “marquee sync” sends the unsent changes.",
            de: "\(backlog) „marquee sync“ sendet die ausstehenden Änderungen.",
            es: "\(backlog) «marquee sync» envía los cambios pendientes.",
            fr: "\(backlog) « marquee sync » envoie les modifications en attente.",
            ja: "\(backlog)「marquee sync」で未送信の変更を送ります。",
            uk: "\(backlog) «marquee sync» надсилає ненадіслані зміни.")
    }
    static var syncDownloads: String {
        language.text(
            en: "“marquee sync” downloads the marks of this account.",
            de: "„marquee sync“ lädt die Markierungen dieses Kontos herunter.",
            es: "«marquee sync» descarga las marcas de esta cuenta.",
            fr: "« marquee sync » télécharge les marques de ce compte.",
            ja: "「marquee sync」でこのアカウントのマークをダウンロードします。",
            uk: "«marquee sync» завантажує позначки цього облікового запису.")
    }
}
