import Marquee
import MarqueePresentation

/// The words in the output of commands about titles and people.
extension Texts {
    static func labeled(_ name: String) -> String {
        language.text(en: "\(name): ", de: "\(name): ", es: "\(name): ", fr: "\(name) : ", ja: "\(name)：", uk: "\(name): ")
    }
    static func shown(_ count: Int, of total: Int) -> String {
        language.text(
            en: "\(screens.number(count)) of \(screens.number(total))",
            de: "\(screens.number(count)) von \(screens.number(total))",
            es: "\(screens.number(count)) de \(screens.number(total))",
            fr: "\(screens.number(count)) sur \(screens.number(total))",
            ja: "\(screens.number(total)) 件中 \(screens.number(count)) 件",
            uk: "\(screens.number(count)) із \(screens.number(total))")
    }
    static func page(_ number: Int, of pages: Int, total: Int) -> String {
        language.text(
            en: "page \(screens.number(number)) of \(screens.number(pages)), total: \(screens.number(total))",
            de: "Seite \(screens.number(number)) von \(screens.number(pages)), insgesamt: \(screens.number(total))",
            es: "página \(screens.number(number)) de \(screens.number(pages)), total: \(screens.number(total))",
            fr: "page \(screens.number(number)) sur \(screens.number(pages)), total : \(screens.number(total))",
            ja: "\(screens.number(number))/\(screens.number(pages)) ページ、全 \(screens.number(total)) 件",
            uk: "сторінка \(screens.number(number)) із \(screens.number(pages)), усього: \(screens.number(total))")
    }
    static var cached: String {
        language.text(en: "cached", de: "aus dem Cache", es: "en caché", fr: "en cache", ja: "キャッシュ", uk: "з кешу")
    }
    static var cachedTitles: String {
        language.text(
            en: "cached, from the titles seen before",
            de: "aus dem Cache, von früher gesehenen Titeln",
            es: "en caché, de los títulos vistos antes",
            fr: "en cache, parmi les titres déjà vus",
            ja: "キャッシュ、以前に表示した作品から",
            uk: "з кешу, із переглянутих раніше назв")
    }
    static var stale: String { language.text(en: "stale", de: "veraltet", es: "caducado", fr: "périmé", ja: "期限切れ", uk: "застаріло") }
    static var notAllowed: String {
        language.text(en: "not allowed", de: "nicht erlaubt", es: "no permitido", fr: "non autorisé", ja: "許可されていません", uk: "не дозволено")
    }
    static var notFound: String {
        language.text(en: "not found", de: "nicht gefunden", es: "no encontrado", fr: "introuvable", ja: "見つかりません", uk: "не знайдено")
    }
    static var rateLimited: String {
        language.text(
            en: "rate limited",
            de: "zu viele Anfragen",
            es: "demasiadas peticiones",
            fr: "trop de requêtes",
            ja: "要求が多すぎます",
            uk: "забагато запитів")
    }
    static var rejected: String {
        language.text(en: "rejected", de: "abgelehnt", es: "rechazado", fr: "refusé", ja: "拒否されました", uk: "відхилено")
    }
    static var serverError: String {
        language.text(
            en: "server error",
            de: "Serverfehler",
            es: "error del servidor",
            fr: "erreur du serveur",
            ja: "サーバーエラー",
            uk: "помилка сервера")
    }
    static var unreadable: String {
        language.text(en: "unreadable", de: "nicht lesbar", es: "ilegible", fr: "illisible", ja: "読み取れません", uk: "неможливо прочитати")
    }
    static var noOverview: String {
        language.text(
            en: "No overview in this language.",
            de: "Keine Inhaltsangabe in dieser Sprache.",
            es: "No hay sinopsis en este idioma.",
            fr: "Pas de synopsis dans cette langue.",
            ja: "この言語のあらすじはありません。",
            uk: "Опису цією мовою немає.")
    }
    static func directed(by names: String) -> String {
        language.text(
            en: "Directed by \(names)",
            de: "Regie: \(names)",
            es: "Dirección: \(names)",
            fr: "Réalisation : \(names)",
            ja: "監督：\(names)",
            uk: "Режисер: \(names)")
    }
    static func created(by names: String) -> String {
        language.text(
            en: "Created by \(names)",
            de: "Idee: \(names)",
            es: "Creación: \(names)",
            fr: "Création : \(names)",
            ja: "企画：\(names)",
            uk: "Творці: \(names)")
    }
    static var filmography: String {
        language.text(
            en: "Filmography", de: "Filmografie", es: "Filmografía", fr: "Filmographie", ja: "フィルモグラフィー", uk: "Фільмографія")
    }
    static func whereToWatch(nowhereIn country: String, but others: String) -> String {
        language.text(
            en: "nowhere in \(country), but in \(others)",
            de: "in \(country) nirgends, aber in \(others)",
            es: "en \(country) no, pero sí en \(others)",
            fr: "pas dans \(country), mais dans \(others)",
            ja: "\(country) ではなし、\(others) ではあり",
            uk: "ніде (\(country)), але є в: \(others)")
    }
    static func whereToWatch(onlyIn countries: String) -> String {
        language.text(
            en: "in \(countries)",
            de: "in \(countries)",
            es: "en \(countries)",
            fr: "dans \(countries)",
            ja: "\(countries)",
            uk: "\(countries)")
    }
    static func reviewsHidden(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(screens.number(count)) review, shown with “--reviews”", "\(screens.number(count)) reviews, shown with “--reviews”"),
            de: (
                "\(screens.number(count)) Rezension, zu sehen mit „--reviews“",
                "\(screens.number(count)) Rezensionen, zu sehen mit „--reviews“"
            ),
            es: (
                "\(screens.number(count)) reseña, se muestra con «--reviews»",
                "\(screens.number(count)) reseñas, se muestran con «--reviews»"
            ),
            fr: (
                "\(screens.number(count)) critique, affichée avec « --reviews »",
                "\(screens.number(count)) critiques, affichées avec « --reviews »"
            ),
            ja: "レビュー \(screens.number(count)) 件（「--reviews」で表示）",
            uk: (
                "\(screens.number(count)) рецензія, показати: «--reviews»",
                "\(screens.number(count)) рецензії, показати: «--reviews»",
                "\(screens.number(count)) рецензій, показати: «--reviews»"
            ))
    }
    static var website: String { language.text(en: "Website", de: "Website", es: "Sitio web", fr: "Site web", ja: "ウェブサイト", uk: "Сайт") }
    static var poster: String { language.text(en: "Poster", de: "Poster", es: "Póster", fr: "Affiche", ja: "ポスター", uk: "Постер") }
}
