import Marquee
import MarqueePresentation

/// The texts of signing in and out.
extension Texts {
    static var passwordFromInput: String {
        language.text(
            en: "Without a terminal, “login NAME” reads the password from the first line of standard input.",
            de: "Ohne Terminal liest „login NAME“ das Passwort aus der ersten Zeile der Standardeingabe.",
            es: "Sin terminal, «login NAME» lee la contraseña de la primera línea de la entrada estándar.",
            fr: "Sans terminal, « login NAME » lit le mot de passe sur la première ligne de l’entrée standard.",
            ja: "端末がない場合、「login NAME」は標準入力の 1 行目からパスワードを読み取ります。",
            uk: "Без термінала «login NAME» читає пароль із першого рядка стандартного введення.")
    }
    static var credentialsNeeded: String {
        language.text(
            en: "A user name and a password are needed.",
            de: "Benutzername und Passwort sind erforderlich.",
            es: "Se necesitan un nombre de usuario y una contraseña.",
            fr: "Un nom d’utilisateur et un mot de passe sont nécessaires.",
            ja: "ユーザー名とパスワードが必要です。",
            uk: "Потрібні ім’я користувача та пароль.")
    }
    static var webNeedsNoPassword: String {
        language.text(
            en: "“marquee login --web” signs in without a password.",
            de: "„marquee login --web“ meldet ohne Passwort an.",
            es: "«marquee login --web» inicia sesión sin contraseña.",
            fr: "« marquee login --web » connecte sans mot de passe.",
            ja: "「marquee login --web」ならパスワードなしでサインインできます。",
            uk: "«marquee login --web» виконує вхід без пароля.")
    }
    static var questionInterrupted: String {
        language.text(
            en: "The question was interrupted.",
            de: "Die Frage wurde unterbrochen.",
            es: "Se interrumpió la pregunta.",
            fr: "La question a été interrompue.",
            ja: "質問が中断されました。",
            uk: "Запитання перервано.")
    }
    static func removed(_ name: String) -> String {
        language.text(
            en: "Removed \(name).",
            de: "\(name) entfernt.",
            es: "\(name): cuenta eliminada.",
            fr: "\(name) : compte supprimé.",
            ja: "\(name) を削除しました。",
            uk: "\(name): видалено.")
    }
    static func signedOut(_ name: String) -> String {
        language.text(
            en: "Signed out \(name).",
            de: "\(name) abgemeldet.",
            es: "\(name): sesión cerrada.",
            fr: "\(name) : déconnecté.",
            ja: "\(name) をサインアウトしました。",
            uk: "\(name): вихід виконано.")
    }
    static var nothingStored: String {
        language.text(
            en: "Nothing of the account is stored here any more; “marquee history clear” removes the recent searches of the device.",
            de: "Vom Konto ist hier nichts mehr gespeichert; „marquee history clear“ entfernt die letzten Suchen des Geräts.",
            es: "Aquí ya no queda nada de la cuenta; «marquee history clear» borra las búsquedas recientes del dispositivo.",
            fr: "Rien du compte n’est plus conservé ici ; « marquee history clear » efface les recherches récentes de l’appareil.",
            ja: "このアカウントの情報はもうここにありません。端末の最近の検索は「marquee history clear」で消去できます。",
            uk: "Від облікового запису тут нічого не лишилося; «marquee history clear» видаляє останні пошуки пристрою.")
    }
    static func unsentRemoved(_ changes: String) -> String {
        language.text(
            en: "note: unsent changes (\(changes)): removed too.",
            de: "Hinweis: ausstehende Änderungen (\(changes)): ebenfalls entfernt.",
            es: "nota: cambios pendientes (\(changes)): también eliminados.",
            fr: "remarque : modifications en attente (\(changes)) : également supprimées.",
            ja: "注意：未送信の変更（\(changes)）も削除しました。",
            uk: "примітка: ненадіслані зміни (\(changes)): також видалено.")
    }
    static func unsentStored(_ changes: String) -> String {
        language.text(
            en: "note: unsent changes (\(changes)): stored until the same account signs in here again.",
            de: "Hinweis: ausstehende Änderungen (\(changes)): gespeichert, bis sich dasselbe Konto hier wieder anmeldet.",
            es: "nota: cambios pendientes (\(changes)): se conservan hasta que la misma cuenta inicie sesión aquí.",
            fr: "remarque : modifications en attente (\(changes)) : conservées jusqu’à ce que le même compte se reconnecte ici.",
            ja: "注意：未送信の変更（\(changes)）は、同じアカウントでここに再びサインインするまで保存されます。",
            uk: "примітка: ненадіслані зміни (\(changes)): збережено, доки в той самий обліковий запис не ввійдуть тут знову.")
    }
    static func guestRatingsLeft(_ changes: String) -> String {
        language.text(
            en: "note: unsent ratings of an ended guest session (\(changes)): “marquee pending take-over” sends them.",
            de: "Hinweis: ausstehende Bewertungen einer Gastsitzung (\(changes)): „marquee pending take-over“ sendet sie.",
            es: "nota: valoraciones pendientes de una sesión de invitado (\(changes)): «marquee pending take-over» las envía.",
            fr: "remarque : notes en attente d’une session d’invité (\(changes)) : « marquee pending take-over » les envoie.",
            ja: "注意：終了したゲストセッションの未送信の評価（\(changes)）は「marquee pending take-over」で送信できます。",
            uk: "примітка: ненадіслані оцінки гостьового сеансу (\(changes)): «marquee pending take-over» надішле їх.")
    }
    static func takenOver(_ changes: String) -> String {
        language.text(
            en: "Taken over from an ended guest session: \(changes).",
            de: "Von einer beendeten Gastsitzung übernommen: \(changes).",
            es: "Asumidos de una sesión de invitado terminada: \(changes).",
            fr: "Repris d’une session d’invité terminée : \(changes).",
            ja: "終了したゲストセッションから引き継ぎました：\(changes)。",
            uk: "Перейнято із завершеного гостьового сеансу: \(changes).")
    }
    static var nothingToTakeOver: String {
        language.text(
            en: "No ended guest session has a rating to take over.",
            de: "Von beendeten Gastsitzungen ist keine Bewertung zu übernehmen.",
            es: "No hay valoraciones de sesiones de invitado terminadas que asumir.",
            fr: "Aucune note d’une session d’invité terminée n’est à reprendre.",
            ja: "終了したゲストセッションから引き継ぐ評価はありません。",
            uk: "Немає оцінок завершених гостьових сеансів, які можна перейняти.")
    }
    static func guestRatingsKept(_ changes: String) -> String {
        language.text(
            en: "note: ratings of a guest that stay unsent, because this session has rated these titles (\(changes)).",
            de: "Hinweis: nicht gesendete Bewertungen eines Gastes, weil diese Sitzung die Titel bewertet hat (\(changes)).",
            es: "nota: valoraciones de un invitado sin enviar, porque esta sesión ha valorado esos títulos (\(changes)).",
            fr: "remarque : notes d’un invité non envoyées, car cette session a noté ces titres (\(changes)).",
            ja: "注意：このセッションで評価済みのため、ゲストの評価を送信しません（\(changes)）。",
            uk: "примітка: оцінки гостя не надіслано, бо цей сеанс уже оцінив ці назви (\(changes)).")
    }
    static func serverSessionRemains(_ reason: String) -> String {
        language.text(
            en: "note: the server could not end the session: \(reason) It stays valid there until it is ended on TMDb's site.",
            de: "Hinweis: Der Server konnte die Sitzung nicht beenden: \(reason) Sie gilt dort, bis TMDbs Website sie beendet.",
            es: "nota: el servidor no pudo cerrar la sesión: \(reason) Allí sigue siendo válida hasta que se cierre en el sitio de TMDb.",
            fr: "remarque : le serveur n’a pas pu fermer la session : \(reason) Elle y vaut jusqu’à sa fermeture sur le site de TMDb.",
            ja: "注意：サーバーがセッションを終了できませんでした：\(reason)TMDb のサイトで終了するまで有効なままです。",
            uk: "примітка: сервер не зміг завершити сеанс: \(reason) Там він чинний, доки його не завершать на сайті TMDb.")
    }
    static func changes(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(screens.number(count)) change", "\(screens.number(count)) changes"),
            de: ("\(screens.number(count)) Änderung", "\(screens.number(count)) Änderungen"),
            es: ("\(screens.number(count)) cambio", "\(screens.number(count)) cambios"),
            fr: ("\(screens.number(count)) modification", "\(screens.number(count)) modifications"),
            ja: "変更 \(screens.number(count)) 件",
            uk: ("\(screens.number(count)) зміна", "\(screens.number(count)) зміни", "\(screens.number(count)) змін"))
    }
    static func changesWait(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(screens.number(count)) change waits to be sent.", "\(screens.number(count)) changes wait to be sent."),
            de: (
                "\(screens.number(count)) Änderung ist noch nicht gesendet.",
                "\(screens.number(count)) Änderungen sind noch nicht gesendet."
            ),
            es: ("\(screens.number(count)) cambio pendiente de envío.", "\(screens.number(count)) cambios pendientes de envío."),
            fr: ("\(screens.number(count)) modification en attente d’envoi.", "\(screens.number(count)) modifications en attente d’envoi."),
            ja: "送信待ちの変更が \(screens.number(count)) 件あります。",
            uk: (
                "\(screens.number(count)) зміна чекає на надсилання.",
                "\(screens.number(count)) зміни чекають на надсилання.",
                "\(screens.number(count)) змін чекають на надсилання."
            ))
    }
    static func changesRejected(_ count: Int) -> String {
        language.text(
            count,
            en: (
                "\(screens.number(count)) was rejected; “marquee pending” shows why.",
                "\(screens.number(count)) were rejected; “marquee pending” shows why."
            ),
            de: (
                "\(screens.number(count)) wurde abgelehnt; „marquee pending“ zeigt den Grund.",
                "\(screens.number(count)) wurden abgelehnt; „marquee pending“ zeigt die Gründe."
            ),
            es: (
                "\(screens.number(count)) rechazado; «marquee pending» muestra por qué.",
                "\(screens.number(count)) rechazados; «marquee pending» muestra por qué."
            ),
            fr: (
                "\(screens.number(count)) refusée ; « marquee pending » montre pourquoi.",
                "\(screens.number(count)) refusées ; « marquee pending » montre pourquoi."
            ),
            ja: "\(screens.number(count)) 件が拒否されました。理由は「marquee pending」で確認できます。",
            uk: (
                "\(screens.number(count)) відхилено; «marquee pending» показує чому.",
                "\(screens.number(count)) відхилено; «marquee pending» показує чому.",
                "\(screens.number(count)) відхилено; «marquee pending» показує чому."
            ))
    }
}
