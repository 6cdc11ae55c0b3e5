import Marquee
import MarqueePresentation

/// The texts of commands for lists and syncing.
extension Texts {
    static var lists: String { language.text(en: "Lists", de: "Listen", es: "Listas", fr: "Listes", ja: "リスト", uk: "Списки") }
    static var noLists: String {
        language.text(
            en: "No lists yet",
            de: "Noch keine Listen",
            es: "Todavía no hay listas",
            fr: "Aucune liste pour l’instant",
            ja: "リストはまだありません",
            uk: "Списків поки немає")
    }
    static func noPage(_ number: Int, last: Int) -> String {
        language.text(
            en: "There is no page \(number): the last one is page \(last).",
            de: "Es gibt keine Seite \(number): Die letzte ist Seite \(last).",
            es: "No hay página \(number): la última es la página \(last).",
            fr: "Il n’y a pas de page \(number) : la dernière est la page \(last).",
            ja: "\(number) ページはありません。最後は \(last) ページです。",
            uk: "Сторінки \(number) немає: остання — сторінка \(last).")
    }
    static func showsLastPage(_ last: Int) -> String {
        let option = quoted("--page \(last)")
        return language.text(
            en: "\(option) shows the last page.",
            de: "\(option) zeigt die letzte Seite.",
            es: "\(option) muestra la última página.",
            fr: "\(option) affiche la dernière page.",
            ja: "最後のページを表示するには \(option) を指定します。",
            uk: "\(option) показує останню сторінку.")
    }
    static func isOnList(_ movie: Int, _ list: Int) -> String {
        language.text(
            en: "Movie \(movie) is on list \(list).",
            de: "Film \(movie) ist auf Liste \(list).",
            es: "La película \(movie) está en la lista \(list).",
            fr: "Le film \(movie) est dans la liste \(list).",
            ja: "映画 \(movie) はリスト \(list) にあります。",
            uk: "Фільм \(movie) є в списку \(list).")
    }
    static func isNotOnList(_ movie: Int, _ list: Int) -> String {
        language.text(
            en: "Movie \(movie) is not on list \(list).",
            de: "Film \(movie) ist nicht auf Liste \(list).",
            es: "La película \(movie) no está en la lista \(list).",
            fr: "Le film \(movie) n’est pas dans la liste \(list).",
            ja: "映画 \(movie) はリスト \(list) にありません。",
            uk: "Фільму \(movie) немає в списку \(list).")
    }
    static func listCreated(_ list: Int, _ name: String) -> String {
        language.text(
            en: "List \(list) was created: \(name)",
            de: "Liste \(list) wurde angelegt: \(name)",
            es: "Se creó la lista \(list): \(name)",
            fr: "La liste \(list) a été créée : \(name)",
            ja: "リスト \(list) を作成しました：\(name)",
            uk: "Створено список \(list): \(name)")
    }
    static func addedToList(_ movie: Int, _ list: Int) -> String {
        language.text(
            en: "Movie \(movie) was added to list \(list).",
            de: "Film \(movie) wurde zu Liste \(list) hinzugefügt.",
            es: "La película \(movie) se añadió a la lista \(list).",
            fr: "Le film \(movie) a été ajouté à la liste \(list).",
            ja: "映画 \(movie) をリスト \(list) に追加しました。",
            uk: "Фільм \(movie) додано до списку \(list).")
    }
    static func removedFromList(_ movie: Int, _ list: Int) -> String {
        language.text(
            en: "Movie \(movie) was removed from list \(list).",
            de: "Film \(movie) wurde aus Liste \(list) entfernt.",
            es: "La película \(movie) se quitó de la lista \(list).",
            fr: "Le film \(movie) a été retiré de la liste \(list).",
            ja: "映画 \(movie) をリスト \(list) から削除しました。",
            uk: "Фільм \(movie) вилучено зі списку \(list).")
    }
    static func listCleared(_ list: Int) -> String {
        language.text(
            en: "List \(list) was cleared.",
            de: "Liste \(list) wurde geleert.",
            es: "Se vació la lista \(list).",
            fr: "La liste \(list) a été vidée.",
            ja: "リスト \(list) を空にしました。",
            uk: "Список \(list) очищено.")
    }
    static func listDeleted(_ list: Int) -> String {
        language.text(
            en: "List \(list) was deleted.",
            de: "Liste \(list) wurde gelöscht.",
            es: "Se eliminó la lista \(list).",
            fr: "La liste \(list) a été supprimée.",
            ja: "リスト \(list) を削除しました。",
            uk: "Список \(list) видалено.")
    }
    static func madeBy(_ name: String) -> String {
        language.text(en: "by \(name)", de: "von \(name)", es: "de \(name)", fr: "par \(name)", ja: "作成：\(name)", uk: "автор: \(name)")
    }
    static func synced(sent: Int, rejected: Int, waiting: Int) -> String {
        language.text(
            en: "Sent \(screens.number(sent)), rejected \(screens.number(rejected)), waiting \(screens.number(waiting)).",
            de: "Gesendet: \(screens.number(sent)), abgelehnt: \(screens.number(rejected)), ausstehend: \(screens.number(waiting)).",
            es: "Enviados: \(screens.number(sent)), rechazados: \(screens.number(rejected)), pendientes: \(screens.number(waiting)).",
            fr: "Envoyées : \(screens.number(sent)), refusées : \(screens.number(rejected)), en attente : \(screens.number(waiting)).",
            ja: "送信 \(screens.number(sent)) 件、拒否 \(screens.number(rejected)) 件、待機 \(screens.number(waiting)) 件。",
            uk: "Надіслано: \(screens.number(sent)), відхилено: \(screens.number(rejected)), очікує: \(screens.number(waiting)).")
    }
    static func superseded(_ count: Int) -> String {
        language.text(
            en: "Discarded in favor of newer values on the server: \(screens.number(count)).",
            de: "Zugunsten neuerer Werte auf dem Server verworfen: \(screens.number(count)).",
            es: "Descartados por haber valores más recientes en el servidor: \(screens.number(count)).",
            fr: "Abandonnées au profit de valeurs plus récentes du serveur : \(screens.number(count)).",
            ja: "サーバーの新しい値を優先して破棄：\(screens.number(count)) 件。",
            uk: "Скасовано на користь новіших значень на сервері: \(screens.number(count)).")
    }
    static func pulled(_ items: Int, changed: Int) -> String {
        language.text(
            en: "Read \(screens.number(items)) from your shelves; changed elsewhere: \(screens.number(changed)).",
            de: "\(screens.number(items)) aus der Sammlung gelesen; anderswo geändert: \(screens.number(changed)).",
            es: "Leídos \(screens.number(items)) de sus colecciones; cambiados en otro lugar: \(screens.number(changed)).",
            fr: "\(screens.number(items)) lus dans vos collections ; modifiés ailleurs : \(screens.number(changed)).",
            ja: "コレクションから \(screens.number(items)) 件を読み取り、ほかで変更されたもの \(screens.number(changed)) 件。",
            uk: "Прочитано з ваших колекцій: \(screens.number(items)); змінено деінде: \(screens.number(changed)).")
    }
    static var pendingShowsWhy: String {
        language.text(
            en: "“marquee pending” shows why a change was rejected.",
            de: "„marquee pending“ zeigt, warum eine Änderung abgelehnt wurde.",
            es: "«marquee pending» muestra por qué se rechazó un cambio.",
            fr: "« marquee pending » montre pourquoi une modification a été refusée.",
            ja: "変更が拒否された理由は「marquee pending」で確認できます。",
            uk: "«marquee pending» показує, чому зміну відхилено.")
    }
}
