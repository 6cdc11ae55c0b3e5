import Marquee
import MarqueePresentation

/// The words of the filter and the order of a list in the full-screen program.
extension Texts {
    static var keysFilter: String {
        language.text(en: "F filter", de: "F filtern", es: "F filtrar", fr: "F filtrer", ja: "F 絞り込み", uk: "F фільтр")
    }
    static var keysSort: String {
        language.text(en: "S sort", de: "S sortieren", es: "S ordenar", fr: "S trier", ja: "S 並べ替え", uk: "S сортувати")
    }
    /// The key that removes the filter and the order.
    static var keysWholeList: String {
        language.text(
            en: "Esc whole list",
            de: "Esc ganze Liste",
            es: "Esc lista entera",
            fr: "Échap liste entière",
            ja: "Esc 全体を表示",
            uk: "Esc увесь список")
    }
    static var keysKeepFilter: String {
        language.text(
            en: "Enter keep the filter",
            de: "Enter Filter behalten",
            es: "Intro conservar el filtro",
            fr: "Entrée garder le filtre",
            ja: "Enter 絞り込みを確定",
            uk: "Enter залишити фільтр")
    }
    static var filter: String { language.text(en: "Filter", de: "Filter", es: "Filtro", fr: "Filtre", ja: "絞り込み", uk: "Фільтр") }
    static var byTitle: String {
        language.text(en: "by title", de: "nach Titel", es: "por título", fr: "par titre", ja: "題名順", uk: "за назвою")
    }
    /// How many of the loaded rows a filter keeps.
    static func ofLoaded(_ count: Int, _ loaded: Int) -> String {
        let (count, loaded) = (screens.number(count), screens.number(loaded))
        return language.text(
            en: "\(count) of the \(loaded) loaded",
            de: "\(count) der \(loaded) geladenen",
            es: "\(count) de los \(loaded) cargados",
            fr: "\(count) sur les \(loaded) chargés",
            ja: "読み込み済み \(loaded) 件中 \(count) 件",
            uk: "\(count) із \(loaded) завантажених")
    }
    static var nothingLoadedFits: String {
        language.text(
            en: "No loaded title fits the filter.",
            de: "Kein geladener Titel passt zum Filter.",
            es: "Ningún título cargado cumple el filtro.",
            fr: "Aucun titre chargé ne correspond au filtre.",
            ja: "読み込んだ作品に一致するものはありません。",
            uk: "Жодна завантажена назва не відповідає фільтру.")
    }
    static var downLoadsMore: String {
        language.text(
            en: "↓ loads more titles.",
            de: "↓ lädt weitere Titel.",
            es: "↓ carga más títulos.",
            fr: "↓ charge d’autres titres.",
            ja: "↓ でさらに読み込みます。",
            uk: "↓ завантажує більше назв.")
    }
    static var keyFilter: String {
        language.text(en: "filter", de: "filtern", es: "filtrar", fr: "filtrer", ja: "絞り込み", uk: "фільтрувати")
    }
    static var keySort: String {
        language.text(en: "sort", de: "sortieren", es: "ordenar", fr: "trier", ja: "並べ替え", uk: "сортувати")
    }
}
