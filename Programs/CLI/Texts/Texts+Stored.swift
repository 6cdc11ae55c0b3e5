import Marquee

/// The texts of commands for the cache and the history.
extension Texts {
    static var cacheCleared: String {
        language.text(
            en: "The cache was cleared; the search history is unchanged.",
            de: "Der Cache wurde geleert; der Suchverlauf ist unverändert.",
            es: "Se vació la caché; el historial de búsqueda no ha cambiado.",
            fr: "Le cache a été vidé ; l’historique de recherche est inchangé.",
            ja: "キャッシュを消去しました。検索履歴はそのままです。",
            uk: "Кеш очищено; історія пошуку не змінилася.")
    }
    static func bytesRemoved(_ bytes: String, from folder: String) -> String {
        language.text(
            en: "Bytes removed from \(folder): \(bytes).",
            de: "Aus \(folder) entfernte Bytes: \(bytes).",
            es: "Bytes eliminados de \(folder): \(bytes).",
            fr: "Octets supprimés de \(folder) : \(bytes).",
            ja: "\(folder) から \(bytes) バイトを削除しました。",
            uk: "Байтів вилучено з \(folder): \(bytes).")
    }
    static var cacheHeading: String {
        language.text(en: "Cached", de: "Im Cache", es: "En caché", fr: "En cache", ja: "キャッシュの内容", uk: "У кеші")
    }
    static var cacheAnswers: String {
        language.text(en: "answers", de: "Antworten", es: "respuestas", fr: "réponses", ja: "応答", uk: "відповіді")
    }
    static var cacheTitles: String { language.text(en: "titles", de: "Titel", es: "títulos", fr: "titres", ja: "作品", uk: "назви") }
    static var cacheBytes: String { language.text(en: "bytes", de: "Bytes", es: "bytes", fr: "octets", ja: "バイト", uk: "байти") }
    static var cacheOldest: String {
        language.text(en: "oldest", de: "älteste", es: "más antigua", fr: "la plus ancienne", ja: "最も古いもの", uk: "найстаріша")
    }
    static var cacheNewest: String {
        language.text(en: "newest", de: "neueste", es: "más reciente", fr: "la plus récente", ja: "最も新しいもの", uk: "найновіша")
    }
    static func atMost(_ bytes: String, _ limit: String) -> String {
        language.text(
            en: "\(bytes) of \(limit) at most",
            de: "\(bytes) von höchstens \(limit)",
            es: "\(bytes) de \(limit) como máximo",
            fr: "\(bytes) sur \(limit) au plus",
            ja: "\(bytes)（上限 \(limit)）",
            uk: "\(bytes) із щонайбільше \(limit)")
    }
    static var sizeUnknown: String {
        language.text(
            en: "The store does not report its size.",
            de: "Der Speicher meldet seine Größe nicht.",
            es: "El almacén no indica su tamaño.",
            fr: "Le stockage n’indique pas sa taille.",
            ja: "保存領域のサイズを取得できません。",
            uk: "Сховище не повідомляє свого розміру.")
    }
    static var doctorChecksStore: String {
        language.text(
            en: "“marquee doctor” checks the store.",
            de: "„marquee doctor“ prüft den Speicher.",
            es: "«marquee doctor» comprueba el almacén.",
            fr: "« marquee doctor » vérifie le stockage.",
            ja: "「marquee doctor」で保存領域を確認できます。",
            uk: "«marquee doctor» перевіряє сховище.")
    }
    static var historyCleared: String {
        language.text(
            en: "The search history was cleared.",
            de: "Der Suchverlauf wurde gelöscht.",
            es: "Se borró el historial de búsqueda.",
            fr: "L’historique de recherche a été effacé.",
            ja: "検索履歴を消去しました。",
            uk: "Історію пошуку очищено.")
    }
}
