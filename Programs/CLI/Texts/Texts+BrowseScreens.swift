import Marquee
import MarqueePresentation

/// The words of the screens of discoveries, seasons and the device, and the keys of each screen.
extension Texts {
    static var discover: String {
        language.text(
            en: "Discover",
            de: "Entdecken",
            es: "Descubrir",
            fr: "Découvrir",
            ja: "見つける",
            uk: "Відкриття")
    }
    static var onThisDevice: String {
        language.text(
            en: "On this device",
            de: "Auf diesem Gerät",
            es: "En este dispositivo",
            fr: "Sur cet appareil",
            ja: "この端末",
            uk: "На цьому пристрої")
    }
    static var genres: String { language.text(en: "Genres", de: "Genres", es: "Géneros", fr: "Genres", ja: "ジャンル", uk: "Жанри") }
    static var companies: String {
        language.text(
            en: "Companies",
            de: "Firmen",
            es: "Productoras",
            fr: "Sociétés",
            ja: "製作会社",
            uk: "Компанії")
    }
    static var keywords: String {
        language.text(
            en: "Keywords",
            de: "Stichwörter",
            es: "Palabras clave",
            fr: "Mots-clés",
            ja: "キーワード",
            uk: "Ключові слова")
    }
    static var yearLabel: String { language.text(en: "Year", de: "Jahr", es: "Año", fr: "Année", ja: "年", uk: "Рік") }
    static var yearHint: String {
        language.text(
            en: "four digits; empty for any year", de: "vier Ziffern; leer für jedes Jahr", es: "cuatro cifras; vacío para cualquier año",
            fr: "quatre chiffres ; vide pour toutes les années", ja: "4 桁の数字。空欄ならすべての年",
            uk: "чотири цифри; порожньо — будь-який рік")
    }
    static var anyValue: String { language.text(en: "any", de: "beliebig", es: "cualquiera", fr: "tous", ja: "指定なし", uk: "будь-який") }
    static var byPopularity: String {
        language.text(
            en: "by popularity",
            de: "nach Beliebtheit",
            es: "por popularidad",
            fr: "par popularité",
            ja: "人気順",
            uk: "за популярністю")
    }
    static var byDate: String {
        language.text(
            en: "newest first",
            de: "neueste zuerst",
            es: "más recientes primero",
            fr: "plus récents d’abord",
            ja: "新しい順",
            uk: "спершу найновіші")
    }
    static var byRating: String {
        language.text(
            en: "best rated first",
            de: "beste zuerst",
            es: "mejor valorados primero",
            fr: "mieux notés d’abord",
            ja: "評価順",
            uk: "спершу найкращі")
    }
    static var onlyFromLists: String {
        language.text(
            en: "The details cannot be read now; this is known from lists.",
            de: "Die Details sind gerade nicht lesbar; dies ist aus Listen bekannt.",
            es: "Los detalles no se pueden leer ahora; esto se sabe por las listas.",
            fr: "Les détails ne sont pas lisibles pour l’instant ; ceci vient des listes.",
            ja: "詳細を読み込めないため、一覧からの情報を表示しています。",
            uk: "Подробиці зараз недоступні; це відомо зі списків.")
    }
    static var cacheLists: String { language.text(en: "lists", de: "Listen", es: "listas", fr: "listes", ja: "一覧", uk: "списки") }
    static var cacheDetails: String { language.text(en: "details", de: "Details", es: "fichas", fr: "fiches", ja: "詳細", uk: "картки") }
    static var cachePictures: String {
        language.text(
            en: "pictures",
            de: "Bilder",
            es: "imágenes",
            fr: "images",
            ja: "画像",
            uk: "зображення")
    }
    static var size: String { language.text(en: "size", de: "Größe", es: "tamaño", fr: "taille", ja: "サイズ", uk: "розмір") }
    static var keysRate: String {
        language.text(
            en: "e rate",
            de: "e bewerten",
            es: "e valorar",
            fr: "e noter",
            ja: "e 評価",
            uk: "e оцінити")
    }
    static var keysSeason: String {
        language.text(
            en: "← → another season",
            de: "← → andere Staffel",
            es: "← → otra temporada",
            fr: "← → autre saison",
            ja: "← → 別のシーズン",
            uk: "← → інший сезон")
    }
    static var keysNextEpisode: String {
        language.text(
            en: "n next",
            de: "n nächste",
            es: "n siguiente",
            fr: "n suivant",
            ja: "n 次",
            uk: "n наступна")
    }
    static var keysPreviousEpisode: String {
        language.text(
            en: "p previous",
            de: "p vorige",
            es: "p anterior",
            fr: "p précédent",
            ja: "p 前",
            uk: "p попередня")
    }
    static var keysGenre: String { language.text(en: "g genre", de: "g Genre", es: "g género", fr: "g genre", ja: "g ジャンル", uk: "g жанр") }
    static var keysYear: String { language.text(en: "y year", de: "y Jahr", es: "y año", fr: "y année", ja: "y 年", uk: "y рік") }
    static var keysBest: String { language.text(en: "b rating", de: "b Bewertung", es: "b nota", fr: "b note", ja: "b 評価", uk: "b оцінка") }
    static var keysProvider: String {
        language.text(
            en: "p provider",
            de: "p Anbieter",
            es: "p proveedor",
            fr: "p service",
            ja: "p 配信",
            uk: "p сервіс")
    }
    static var keysOrder: String {
        language.text(
            en: "n order",
            de: "n Reihenfolge",
            es: "n orden",
            fr: "n ordre",
            ja: "n 並び順",
            uk: "n порядок")
    }
    static var keysTrending: String {
        language.text(
            en: "t trending",
            de: "t Trends",
            es: "t tendencias",
            fr: "t tendances",
            ja: "t トレンド",
            uk: "t тренди")
    }
    static var keysClear: String {
        language.text(
            en: "x clear filters",
            de: "x Filter löschen",
            es: "x quitar filtros",
            fr: "x effacer les filtres",
            ja: "x 条件を消去",
            uk: "x скинути фільтри")
    }
    static var otherRegion: String {
        language.text(
            en: "“--region” sets another country",
            de: "„--region“ setzt ein anderes Land",
            es: "«--region» fija otro país",
            fr: "« --region » change le pays",
            ja: "「--region」で国を変更",
            uk: "«--region» змінює країну")
    }
    static var keysKind: String {
        language.text(
            en: "m movies or TV",
            de: "m Filme oder Serien",
            es: "m películas o TV",
            fr: "m films ou séries",
            ja: "m 映画かテレビ",
            uk: "m фільми чи серіали")
    }
    static var keysChoose: String {
        language.text(
            en: "Enter choose",
            de: "Enter wählen",
            es: "Intro elegir",
            fr: "Entrée choisir",
            ja: "Enter 選択",
            uk: "Enter вибрати")
    }
    static var keysSubmit: String {
        language.text(
            en: "Enter search",
            de: "Enter suchen",
            es: "Intro buscar",
            fr: "Entrée chercher",
            ja: "Enter 検索",
            uk: "Enter шукати")
    }
    static var keysResults: String {
        language.text(
            en: "↓ results",
            de: "↓ Ergebnisse",
            es: "↓ resultados",
            fr: "↓ résultats",
            ja: "↓ 結果",
            uk: "↓ результати")
    }
    static var keysScope: String {
        language.text(
            en: "← → where",
            de: "← → worin",
            es: "← → dónde",
            fr: "← → où",
            ja: "← → 対象",
            uk: "← → де шукати")
    }
    static var keysTab: String {
        language.text(
            en: "Tab next part",
            de: "Tab nächster Bereich",
            es: "Tab sección siguiente",
            fr: "Tab partie suivante",
            ja: "Tab 次の画面",
            uk: "Tab наступний розділ")
    }
    static var keysType: String {
        language.text(
            en: "↑ type",
            de: "↑ tippen",
            es: "↑ escribir",
            fr: "↑ écrire",
            ja: "↑ 入力",
            uk: "↑ вводити")
    }
    static var keysCategory: String {
        language.text(
            en: "c whole list",
            de: "c ganze Liste",
            es: "c lista completa",
            fr: "c liste complète",
            ja: "c 一覧",
            uk: "c увесь список")
    }
    static var keyNeighbors: String {
        language.text(
            en: "next and previous episode",
            de: "nächste und vorige Folge",
            es: "episodio siguiente y anterior",
            fr: "épisode suivant et précédent",
            ja: "次と前のエピソード",
            uk: "наступна й попередня серія")
    }
    static func notOnThisDevice(_ text: String) -> String {
        language.text(
            en: "No title on this device matches “\(text)”.",
            de: "Kein Titel auf diesem Gerät passt zu „\(text)“.",
            es: "Ningún título de este dispositivo coincide con «\(text)».",
            fr: "Aucun titre sur cet appareil ne correspond à « \(text) ».",
            ja: "「\(text)」に一致する作品はこの端末にありません。",
            uk: "На цьому пристрої немає назв, що відповідають «\(text)».")
    }
    static func megabytes(_ bytes: Int) -> String {
        // Less than that would be none.
        if (1..<50_000).contains(bytes) { return screens.number((bytes + 999) / 1_000) + " kB" }
        return (bytes < 10_000_000 ? screens.decimal(Double(bytes) / 1_000_000) : screens.number(bytes / 1_000_000)) + " MB"
    }
}
