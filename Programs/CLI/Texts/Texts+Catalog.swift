import Marquee
import MarqueePresentation

/// The texts of the command for the catalog of names.
extension Texts {
    static var catalogMissing: String {
        language.text(
            en: "This device has no catalog.",
            de: "Auf diesem Gerät ist kein Katalog.",
            es: "Este dispositivo no tiene catálogo.",
            fr: "Cet appareil n’a pas de catalogue.",
            ja: "この端末にカタログはありません。",
            uk: "На цьому пристрої немає каталогу.")
    }
    static var catalogImportHint: String {
        language.text(
            en: "“marquee catalog import” makes one of TMDb’s daily exports.",
            de: "„marquee catalog import“ macht einen aus den täglichen Exporten von TMDb.",
            es: "«marquee catalog import» crea uno con las exportaciones diarias de TMDb.",
            fr: "« marquee catalog import » en crée un avec les exports quotidiens de TMDb.",
            ja: "「marquee catalog import」で、TMDb の毎日のエクスポートから作れます。",
            uk: "«marquee catalog import» створює його зі щоденних експортів TMDb.")
    }
    static var catalogHeading: String {
        language.text(en: "Catalog", de: "Katalog", es: "Catálogo", fr: "Catalogue", ja: "カタログ", uk: "Каталог")
    }
    /// The day, the size and the counts of a catalog, in one line.
    static func catalogState(_ info: CatalogInfo) -> String {
        let counts = CatalogKind.allCases.compactMap { kind in info.counts[kind].map { labeled(catalogKind(kind)) + screens.number($0) } }
        return ([labeled(catalogHeading) + info.day.description, labeled(size) + megabytes(info.bytes)] + counts).joined(separator: " · ")
    }
    static var catalogDay: String { language.text(en: "day", de: "Tag", es: "día", fr: "jour", ja: "日付", uk: "день") }
    static var catalogNames: String { language.text(en: "names", de: "Namen", es: "nombres", fr: "noms", ja: "名称", uk: "назви") }
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
    static var catalogRight: String {
        language.text(
            en: "The catalog is undamaged.", de: "Der Katalog ist unbeschädigt.", es: "El catálogo está intacto.",
            fr: "Le catalogue est intact.", ja: "カタログに破損はありません。", uk: "Каталог не пошкоджено.")
    }
    static var catalogRemoved: String {
        language.text(
            en: "The catalog was removed.", de: "Der Katalog wurde entfernt.", es: "Se quitó el catálogo.",
            fr: "Le catalogue a été supprimé.", ja: "カタログを削除しました。", uk: "Каталог вилучено.")
    }
    static func catalogImported(_ count: String) -> String {
        language.text(
            en: "The catalog has \(count) names.", de: "Der Katalog hat \(count) Namen.", es: "El catálogo tiene \(count) nombres.",
            fr: "Le catalogue contient \(count) noms.", ja: "カタログの名称は \(count) 件です。", uk: "У каталозі назв: \(count).")
    }
    static func catalogLeftOut(_ count: String) -> String {
        language.text(
            en: "\(count) lines were left out.", de: "\(count) Zeilen wurden ausgelassen.", es: "Se omitieron \(count) líneas.",
            fr: "\(count) lignes ont été ignorées.", ja: "\(count) 行を除外しました。", uk: "Пропущено рядків: \(count).")
    }
    static func catalogWithout(_ words: String) -> String {
        language.text(
            en: "No name has all words; these were left out: \(words)",
            de: "Kein Name enthält alle Wörter; ausgelassen: \(words)",
            es: "Ningún nombre tiene todas las palabras; se omitieron: \(words)",
            fr: "Aucun nom ne contient tous les mots ; ignorés : \(words)",
            ja: "すべての語を含む名称がないため、除外しました：\(words)",
            uk: "Жодна назва не містить усіх слів; пропущено: \(words)")
    }
    static func catalogReplaced(_ day: String, added: String, removed: String) -> String {
        language.text(
            en: "The catalog is of \(day): \(added) names are new, \(removed) are gone.",
            de: "Der Katalog ist vom \(day): \(added) Namen sind neu, \(removed) sind entfallen.",
            es: "El catálogo es del \(day): \(added) nombres nuevos, \(removed) eliminados.",
            fr: "Le catalogue date du \(day) : \(added) noms nouveaux, \(removed) supprimés.",
            ja: "カタログは \(day) のものです。新しい名称 \(added) 件、なくなった名称 \(removed) 件。",
            uk: "Каталог за \(day): нових назв — \(added), зниклих — \(removed).")
    }
    static func catalogKept(_ day: String) -> String {
        language.text(
            en: "The catalog of \(day) stays.", de: "Der Katalog vom \(day) bleibt.", es: "Se conserva el catálogo del \(day).",
            fr: "Le catalogue du \(day) est conservé.", ja: "\(day) のカタログをそのまま使います。", uk: "Каталог за \(day) залишається.")
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
        language.text(
            en: "\(bar) Downloading file \(file) of \(count): \(megabytes) MB",
            de: "\(bar) Datei \(file) von \(count) wird geladen: \(megabytes) MB",
            es: "\(bar) Descarga del archivo \(file) de \(count): \(megabytes) MB",
            fr: "\(bar) Téléchargement du fichier \(file) sur \(count) : \(megabytes) Mo",
            ja: "\(bar) \(count) 個中 \(file) 個目をダウンロード中：\(megabytes) MB",
            uk: "\(bar) Завантаження файлу \(file) із \(count): \(megabytes) МБ")
    }
    static func catalogDate(_ text: String) -> String {
        language.text(
            en: "“\(text)” is not a day such as 2026-11-25", de: "„\(text)“ ist kein Tag wie 2026-11-25",
            es: "«\(text)» no es un día como 2026-11-25", fr: "« \(text) » n’est pas un jour comme 2026-11-25",
            ja: "「\(text)」は 2026-11-25 のような日付ではありません", uk: "«\(text)» не є днем, як-от 2026-11-25")
    }
    static func catalogNoKind(_ text: String) -> String {
        let kinds = CatalogKind.allCases.map(\.rawValue).joined(separator: comma)
        return language.text(
            en: "“\(text)” is not one of the kinds \(kinds)", de: "„\(text)“ ist keine der Arten \(kinds)",
            es: "«\(text)» no es una de las clases \(kinds)", fr: "« \(text) » n’est pas un des genres \(kinds)",
            ja: "「\(text)」は種類（\(kinds)）のいずれでもありません", uk: "«\(text)» не є одним із видів \(kinds)")
    }
    static var catalogKindsOfFiles: String {
        language.text(
            en: "“--kinds” is for downloads: files have their kinds in their names",
            de: "„--kinds“ gilt für Downloads: Dateien haben ihre Art im Namen",
            es: "«--kinds» es para descargas: los archivos llevan su clase en el nombre",
            fr: "« --kinds » vaut pour les téléchargements : les fichiers ont leur genre dans leur nom",
            ja: "「--kinds」はダウンロード用です。ファイルの種類は名前で決まります",
            uk: "«--kinds» — для завантажень: вид файлу є в його назві")
    }
    static func catalogReading(_ count: String) -> String {
        language.text(
            en: "Reading: \(count)", de: "Lesen: \(count)", es: "Lectura: \(count)", fr: "Lecture : \(count)", ja: "読み込み：\(count)",
            uk: "Читання: \(count)")
    }
    static func catalogIndexing(_ done: String, _ total: String) -> String {
        language.text(
            en: "Indexing: \(done) of \(total)", de: "Indizieren: \(done) von \(total)", es: "Indexación: \(done) de \(total)",
            fr: "Indexation : \(done) sur \(total)", ja: "索引作成：\(total) 件中 \(done) 件", uk: "Індексування: \(done) із \(total)")
    }
    static var catalogWriting: String {
        language.text(
            en: "Writing the file", de: "Datei wird geschrieben", es: "Escritura del archivo", fr: "Écriture du fichier",
            ja: "ファイルを書き込み中", uk: "Запис файлу")
    }
    static func catalogManifestUnreadable(_ path: String) -> String {
        language.text(
            en: "“\(path)” cannot be read as a manifest of sha256sum",
            de: "„\(path)“ ist nicht als Manifest von sha256sum lesbar",
            es: "«\(path)» no se puede leer como manifiesto de sha256sum",
            fr: "« \(path) » n’est pas lisible comme manifeste de sha256sum",
            ja: "「\(path)」は sha256sum のマニフェストとして読めません",
            uk: "«\(path)» не читається як маніфест sha256sum")
    }
    static func catalogNotInManifest(_ name: String) -> String {
        language.text(
            en: "The manifest does not have \(name).", de: "Das Manifest enthält \(name) nicht.", es: "El manifiesto no tiene \(name).",
            fr: "Le manifeste ne contient pas \(name).", ja: "マニフェストに \(name) がありません。", uk: "У маніфесті немає \(name).")
    }
    static func catalogOtherDigest(_ name: String) -> String {
        language.text(
            en: "The SHA-256 of \(name) is not the one of the manifest.",
            de: "Die SHA-256 von \(name) ist nicht die des Manifests.",
            es: "El SHA-256 de \(name) no es el del manifiesto.",
            fr: "Le SHA-256 de \(name) n’est pas celui du manifeste.",
            ja: "\(name) の SHA-256 がマニフェストのものと違います。",
            uk: "SHA-256 файлу \(name) відрізняється від маніфесту.")
    }
    static var catalogCopyHint: String {
        language.text(
            en: "Copy the catalog and its manifest again from the machine that made them.",
            de: "Kopieren Sie Katalog und Manifest noch einmal von dem Rechner, der sie gemacht hat.",
            es: "Copie de nuevo el catálogo y su manifiesto desde la máquina que los creó.",
            fr: "Copiez de nouveau le catalogue et son manifeste depuis la machine qui les a créés.",
            ja: "作成したマシンから、カタログとマニフェストをもう一度コピーしてください。",
            uk: "Скопіюйте каталог і маніфест знову з машини, яка їх створила.")
    }
    static func catalogEnriched(_ count: String, _ language: String) -> String {
        Self.language.text(
            en: "\(count) titles in the language “\(language)” were added to suggestions and offline searches.",
            de: "\(count) Titel in der Sprache „\(language)“ sind jetzt in Vorschlägen und in der Suche ohne Netz.",
            es: "Se añadieron \(count) títulos en el idioma «\(language)» a las sugerencias y búsquedas sin red.",
            fr: "\(count) titres dans la langue « \(language) » ont été ajoutés aux suggestions et aux recherches hors ligne.",
            ja: "言語「\(language)」のタイトル \(count) 件を、候補とオフライン検索に追加しました。",
            uk: "Назви мовою «\(language)» додано до підказок і пошуку без мережі: \(count).")
    }
    static func catalogEnrichUsage(_ language: String) -> String {
        self.language.text(
            en: "“catalog enrich” takes its language as “--lang \(language)”",
            de: "„catalog enrich“ erwartet die Sprache als „--lang \(language)“",
            es: "«catalog enrich» recibe el idioma como «--lang \(language)»",
            fr: "« catalog enrich » reçoit la langue par « --lang \(language) »",
            ja: "「catalog enrich」の言語は「--lang \(language)」で指定します",
            uk: "«catalog enrich» приймає мову як «--lang \(language)»")
    }
    static var catalogUsage: String {
        language.text(
            en: "“catalog” takes “info”, “import [FILE…]”, “enrich”, “search TEXT”, “verify” or “remove”",
            de: "„catalog“ braucht „info“, „import [DATEI…]“, „enrich“, „search TEXT“, „verify“ oder „remove“",
            es: "«catalog» admite «info», «import [ARCHIVO…]», «enrich», «search TEXTO», «verify» o «remove»",
            fr: "« catalog » accepte « info », « import [FICHIER…] », « enrich », « search TEXTE », « verify » ou « remove »",
            ja: "「catalog」には「info」「import [ファイル…]」「enrich」「search 文字列」「verify」「remove」のいずれかが必要です",
            uk: "«catalog» приймає «info», «import [ФАЙЛ…]», «enrich», «search ТЕКСТ», «verify» або «remove»")
    }
}
