import Marquee
import MarqueePresentation

/// The texts of the command for the catalog of names.
extension Texts {
    static var catalogMissing: String { "This device has no catalog." }
    static var catalogFewerHint: String { "“marquee catalog import --allow-fewer” replaces it all the same." }
    static var catalogDayHint: String {
        "TMDb keeps exports for about three months, and has those of a day from 8:00 UTC on. Without “--date”, the newest are taken."
    }
    static var catalogImportHint: String { "“marquee catalog import” makes one of TMDb’s daily exports." }
    static var catalogHeading: String {
        language.text(en: "Catalog", de: "Katalog", es: "Catálogo", fr: "Catalogue", ja: "カタログ", uk: "Каталог")
    }
    /// The day, the size and the counts of a catalog, in one line.
    static func catalogState(_ info: CatalogInfo) -> String {
        let counts = CatalogKind.allCases.compactMap { kind in info.counts[kind].map { labeled(catalogKind(kind)) + screens.number($0) } }
        return ([labeled(catalogHeading) + info.day.description, labeled(size) + megabytes(info.bytes)] + counts).joined(separator: " · ")
    }
    static var catalogDay: String { "day" }
    static var catalogNames: String { "names" }
    static func catalogKind(_ kind: CatalogKind) -> String {
        switch kind {
        case .movie: language.text(en: "movies", de: "Filme", es: "películas", fr: "films", ja: "映画", uk: "фільми")
        case .tv: language.text(en: "series", de: "Serien", es: "series", fr: "séries", ja: "シリーズ", uk: "серіали")
        case .person: language.text(en: "people", de: "Personen", es: "personas", fr: "personnes", ja: "人物", uk: "люди")
        case .collection:
            language.text(en: "collections", de: "Filmreihen", es: "colecciones", fr: "sagas", ja: "コレクション", uk: "колекції")
        case .network: language.text(en: "networks", de: "Sender", es: "cadenas", fr: "chaînes", ja: "放送局", uk: "мережі")
        case .keyword:
            language.text(en: "keywords", de: "Stichwörter", es: "palabras clave", fr: "mots-clés", ja: "キーワード", uk: "ключові слова")
        case .company: language.text(en: "companies", de: "Firmen", es: "empresas", fr: "sociétés", ja: "会社", uk: "компанії")
        }
    }
    static var catalogRight: String { "The catalog is undamaged." }
    static var catalogRemoved: String { "The catalog was removed." }
    static func catalogImported(_ count: String) -> String { "Names in the catalog: \(count)." }
    static func catalogLeftOut(_ count: String) -> String { "Lines that were left out: \(count)." }
    static func catalogWithout(_ words: String) -> String { "No name has all words; these were left out: \(words)" }
    static func catalogReplaced(_ day: String, added: String, removed: String) -> String {
        language.text(
            en: "The catalog is of \(day). New names: \(added), removed: \(removed).",
            de: "Der Katalog ist vom \(day). Neue Namen: \(added), entfallen: \(removed).",
            es: "El catálogo es del \(day). Nombres nuevos: \(added), eliminados: \(removed).",
            fr: "Le catalogue date du \(day). Noms nouveaux : \(added), supprimés : \(removed).",
            ja: "カタログは \(day) のものです。新しい名称 \(added) 件、なくなった名称 \(removed) 件。",
            uk: "Каталог за \(day): нових назв — \(added), зниклих — \(removed).")
    }
    static func catalogKept(_ day: String) -> String {
        language.text(
            en: "The catalog of \(day) stays.", de: "Der Katalog vom \(day) bleibt.", es: "Se conserva el catálogo del \(day).",
            fr: "Le catalogue du \(day) est conservé.", ja: "\(day) のカタログをそのまま使います。", uk: "Каталог за \(day) залишається.")
    }
    static var catalogPostponed: String {
        language.text(
            en: "An import of the catalog began within the last day and has not ended. The next update waits a day.",
            de: "Ein Import des Katalogs hat im Lauf des letzten Tages begonnen und nicht geendet. Das nächste Update wartet einen Tag.",
            es: "Una importación del catálogo empezó en el último día y no ha terminado. La próxima actualización espera un día.",
            fr: "Un import du catalogue a commencé dans les dernières 24 heures sans se terminer. La prochaine mise à jour attend un jour.",
            ja: "カタログの取り込みがこの一日のうちに始まり、まだ終わっていません。次の更新まで一日待ちます。",
            uk: "Імпорт каталогу почався протягом останньої доби й не завершився. Наступне оновлення чекає добу.")
    }
    static func changesRead(_ count: String, since day: String) -> String {
        language.text(
            en: "Changed titles and people since \(day): \(count). What is cached of them will be read again.",
            de: "Geänderte Titel und Personen seit \(day): \(count). Was davon im Cache ist, wird neu geladen.",
            es: "Títulos y personas cambiados desde \(day): \(count). Lo que hay en caché se leerá de nuevo.",
            fr: "Titres et personnes modifiés depuis \(day) : \(count). Ce qui est en cache sera relu.",
            ja: "\(day) 以降に変更された作品と人物：\(count) 件。キャッシュ済みのものは読み直されます。",
            uk: "Змінені назви й люди з \(day): \(count). Кешоване про них буде прочитано знову.")
    }
    static func answersRenewed(_ count: String, of all: String) -> String {
        language.text(
            en: "Cached answers that were read again: \(count) of \(all).",
            de: "Neu geladene Antworten aus dem Cache: \(count) von \(all).",
            es: "Respuestas en caché leídas de nuevo: \(count) de \(all).",
            fr: "Réponses en cache relues : \(count) sur \(all).",
            ja: "読み直したキャッシュ済みの応答：\(all) 件中 \(count) 件。",
            uk: "Кешованих відповідей прочитано знову: \(count) з \(all).")
    }
    static func catalogFetching(_ bar: String, _ megabytes: String, _ file: String, _ count: String) -> String {
        "\(bar) Downloading file \(file) of \(count): \(megabytes) MB"
    }
    static func catalogDate(_ text: String) -> String { "“\(text)” is not a day such as 2026-11-25" }
    static func catalogNoKind(_ text: String) -> String {
        let kinds = CatalogKind.allCases.map(\.rawValue).joined(separator: comma)
        return "“\(text)” is not one of the kinds \(kinds)"
    }
    static var catalogKindsOfFiles: String { "“--kinds” is for downloads: files have their kinds in their names" }
    static func catalogReading(_ count: String) -> String { "Reading: \(count)" }
    static func catalogIndexing(_ done: String, _ total: String) -> String { "Indexing: \(done) of \(total)" }
    static var catalogWriting: String { "Writing the file" }
    static func catalogManifestUnreadable(_ path: String) -> String { "“\(path)” cannot be read as a manifest of sha256sum" }
    static func catalogNotInManifest(_ name: String) -> String { "The manifest does not have \(name)." }
    static func catalogOtherDigest(_ name: String) -> String { "The SHA-256 of \(name) is not the one of the manifest." }
    static var catalogCopyHint: String { "Copy the catalog and its manifest again from the machine that made them." }
    static func catalogEnriched(_ count: String, _ language: String) -> String {
        "Titles in the language “\(language)” that were added to suggestions and offline searches: \(count)."
    }
    static func catalogEnrichUsage(_ language: String) -> String { "“catalog enrich” takes its language as “--lang \(language)”" }
    static var catalogUsage: String { "“catalog” takes “info”, “import [FILE…]”, “enrich”, “search TEXT”, “verify” or “remove”" }
}
