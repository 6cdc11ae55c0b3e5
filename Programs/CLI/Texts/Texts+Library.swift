import Marquee
import MarqueePresentation

/// The texts of commands for marks and lists.
extension Texts {
    static var emptyShelf: String {
        language.text(en: "Nothing here", de: "Nichts vorhanden", es: "Nada aquí", fr: "Rien ici", ja: "項目はありません", uk: "Тут нічого немає")
    }
    static var ratedSeries: String {
        language.text(
            en: "Rated Series",
            de: "Bewertete Serien",
            es: "Series valoradas",
            fr: "Séries notées",
            ja: "評価したシリーズ",
            uk: "Оцінені серіали")
    }
    static var favoriteSeries: String {
        language.text(
            en: "Favorite Series",
            de: "Lieblingsserien",
            es: "Series favoritas",
            fr: "Séries favorites",
            ja: "お気に入りのシリーズ",
            uk: "Обрані серіали")
    }
    static var seriesToWatch: String {
        language.text(
            en: "Series to Watch",
            de: "Serien auf der Merkliste",
            es: "Series en seguimiento",
            fr: "Séries à voir",
            ja: "見たいシリーズ",
            uk: "Серіали до перегляду")
    }
    static var moviesToWatch: String {
        language.text(
            en: "Movies to Watch",
            de: "Filme auf der Merkliste",
            es: "Películas en seguimiento",
            fr: "Films à voir",
            ja: "見たい映画",
            uk: "Фільми до перегляду")
    }
    static var nothingRecommended: String {
        language.text(
            en: "Nothing recommended",
            de: "Keine Empfehlungen",
            es: "Sin recomendaciones",
            fr: "Aucune recommandation",
            ja: "おすすめはありません",
            uk: "Рекомендацій немає")
    }
    static var recommendedSeries: String {
        language.text(
            en: "Recommended Series",
            de: "Empfohlene Serien",
            es: "Series recomendadas",
            fr: "Séries recommandées",
            ja: "おすすめのシリーズ",
            uk: "Рекомендовані серіали")
    }
    static var recommendedMovies: String {
        language.text(
            en: "Recommended Movies",
            de: "Empfohlene Filme",
            es: "Películas recomendadas",
            fr: "Films recommandés",
            ja: "おすすめの映画",
            uk: "Рекомендовані фільми")
    }
    static func notSentYet(_ reason: String) -> String {
        language.text(
            en: "note: not sent yet: \(reason)",
            de: "Hinweis: noch nicht gesendet: \(reason)",
            es: "nota: aún no enviado: \(reason)",
            fr: "remarque : pas encore envoyé : \(reason)",
            ja: "注意：まだ送信されていません：\(reason)",
            uk: "примітка: ще не надіслано: \(reason)")
    }
    static var otherProcessSends: String {
        language.text(
            en: "Another process is sending it.",
            de: "Ein anderer Prozess sendet es gerade.",
            es: "Otro proceso lo está enviando.",
            fr: "Un autre processus est en train de l’envoyer.",
            ja: "別のプロセスが送信中です。",
            uk: "Це надсилає інший процес.")
    }
    static var offlineGiven: String {
        language.text(
            en: "“--offline” was given.",
            de: "„--offline“ ist angegeben.",
            es: "Se indicó «--offline».",
            fr: "« --offline » est indiqué.",
            ja: "「--offline」が指定されています。",
            uk: "Указано «--offline».")
    }
    static var noUnsentChanges: String {
        language.text(
            en: "There are no unsent changes.",
            de: "Es gibt keine ausstehenden Änderungen.",
            es: "No hay cambios pendientes.",
            fr: "Il n’y a aucune modification en attente.",
            ja: "未送信の変更はありません。",
            uk: "Ненадісланих змін немає.")
    }
    static var noRejectedChanges: String {
        language.text(
            en: "There are no rejected changes.",
            de: "Es gibt keine abgelehnten Änderungen.",
            es: "No hay cambios rechazados.",
            fr: "Il n’y a aucune modification refusée.",
            ja: "拒否された変更はありません。",
            uk: "Відхилених змін немає.")
    }
    static func retried(_ changes: String) -> String {
        language.text(
            en: "Retried: \(changes).",
            de: "Erneut gesendet: \(changes).",
            es: "Reintentado: \(changes).",
            fr: "Nouvelle tentative : \(changes).",
            ja: "再送信：\(changes)。",
            uk: "Повторно надіслано: \(changes).")
    }
    static func retried(_ changes: String, rejectedAgain: Int) -> String {
        language.text(
            en: "Retried: \(changes); rejected again: \(screens.number(rejectedAgain)).",
            de: "Erneut gesendet: \(changes); wieder abgelehnt: \(screens.number(rejectedAgain)).",
            es: "Reintentado: \(changes); rechazado otra vez: \(screens.number(rejectedAgain)).",
            fr: "Nouvelle tentative : \(changes) ; de nouveau refusé : \(screens.number(rejectedAgain)).",
            ja: "再送信：\(changes)、再び拒否：\(screens.number(rejectedAgain)) 件。",
            uk: "Повторно надіслано: \(changes); знову відхилено: \(screens.number(rejectedAgain)).")
    }
    static func notAllSent(_ reason: String) -> String {
        language.text(
            en: "note: not all changes could be sent: \(reason)",
            de: "Hinweis: Nicht alle Änderungen konnten gesendet werden: \(reason)",
            es: "nota: no se pudieron enviar todos los cambios: \(reason)",
            fr: "remarque : toutes les modifications n’ont pas pu être envoyées : \(reason)",
            ja: "注意：一部の変更を送信できませんでした：\(reason)",
            uk: "примітка: не вдалося надіслати всі зміни: \(reason)")
    }
    static func discarded(_ changes: String) -> String {
        language.text(
            en: "Discarded: \(changes).",
            de: "Verworfen: \(changes).",
            es: "Descartado: \(changes).",
            fr: "Abandonné : \(changes).",
            ja: "破棄：\(changes)。",
            uk: "Скасовано: \(changes).")
    }
    /// Changes that were discarded and may have reached the server.
    static func takenBack(_ changes: String) -> String {
        language.text(
            en: "May have reached TMDb, and will be taken back there: \(changes).",
            de: "Vielleicht schon bei TMDb, wird dort zurückgenommen: \(changes).",
            es: "Quizá ya en TMDb; se deshará allí: \(changes).",
            fr: "Peut-être déjà chez TMDb, y sera annulé : \(changes).",
            ja: "TMDb に届いている可能性があり、取り消されます：\(changes)。",
            uk: "Можливо, вже в TMDb; там буде скасовано: \(changes).")
    }
    /// A change that only takes an earlier one back.
    static var isTakenBack: String {
        language.text(
            en: "will be taken back at TMDb",
            de: "wird bei TMDb zurückgenommen",
            es: "se deshará en TMDb",
            fr: "sera annulé chez TMDb",
            ja: "TMDb で取り消されます",
            uk: "буде скасовано в TMDb")
    }
    static func failedAttempts(_ count: Int, next: String) -> String {
        language.text(
            count,
            en: (
                "failed \(screens.number(count)) time; the next retry is at \(next)",
                "failed \(screens.number(count)) times; the next retry is at \(next)"
            ),
            de: (
                "\(screens.number(count)) Mal fehlgeschlagen; nächster Versuch: \(next)",
                "\(screens.number(count)) Mal fehlgeschlagen; nächster Versuch: \(next)"
            ),
            es: (
                "falló \(screens.number(count)) vez; próximo intento: \(next)",
                "falló \(screens.number(count)) veces; próximo intento: \(next)"
            ),
            fr: ("\(screens.number(count)) échec ; prochain essai : \(next)", "\(screens.number(count)) échecs ; prochain essai : \(next)"),
            ja: "\(screens.number(count)) 回失敗、次の再試行：\(next)",
            uk: (
                "\(screens.number(count)) невдала спроба; наступна: \(next)",
                "\(screens.number(count)) невдалі спроби; наступна: \(next)",
                "\(screens.number(count)) невдалих спроб; наступна: \(next)"
            ))
    }
    static var isBeingSent: String {
        language.text(
            en: "is being sent",
            de: "wird gerade gesendet",
            es: "enviándose",
            fr: "en cours d’envoi",
            ja: "送信中",
            uk: "надсилається")
    }
    static var isSuspended: String {
        language.text(
            en: "suspended until the same account signs in again",
            de: "ausgesetzt, bis sich dasselbe Konto wieder anmeldet",
            es: "suspendido hasta que la misma cuenta inicie sesión de nuevo",
            fr: "suspendu jusqu’à ce que le même compte se reconnecte",
            ja: "同じアカウントが再びサインインするまで保留",
            uk: "призупинено, доки в той самий обліковий запис не ввійдуть знову")
    }
    static var isSuspendedOfGuest: String {
        language.text(
            en: "suspended until “pending take-over” after the next login",
            de: "ausgesetzt bis „pending take-over“ nach der nächsten Anmeldung",
            es: "suspendido hasta «pending take-over» tras el próximo inicio de sesión",
            fr: "suspendu jusqu’à « pending take-over » après la prochaine connexion",
            ja: "次のサインイン後の「pending take-over」まで保留",
            uk: "призупинено до «pending take-over» після наступного входу")
    }
    static func isRejected(_ reason: String) -> String {
        language.text(
            en: "rejected. \(reason)",
            de: "abgelehnt. \(reason)",
            es: "rechazado. \(reason)",
            fr: "refusé. \(reason)",
            ja: "拒否されました。\(reason)",
            uk: "відхилено. \(reason)")
    }
}
