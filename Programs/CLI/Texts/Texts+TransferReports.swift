import Marquee

/// The texts about what an import decides, and about files that are written.
extension Texts {
    static func importLeft(_ titles: String) -> String {
        language.text(
            en: "Titles still to be added to lists: \(titles). The same command adds them later.",
            de: "Titel, die noch auf Listen fehlen: \(titles). Derselbe Befehl fügt sie später hinzu.",
            es: "Títulos que faltan en listas: \(titles). La misma orden los añade más tarde.",
            fr: "Titres encore à ajouter à des listes : \(titles). La même commande les ajoute plus tard.",
            ja: "まだリストに追加していない作品：\(titles)。後で同じコマンドを実行すると追加します。",
            uk: "Ще не додано назв до списків: \(titles). Та сама команда додасть їх пізніше.")
    }
    static var importUnused: String {
        language.text(
            en: "files with nothing to import", de: "Dateien ohne etwas zum Importieren", es: "archivos sin nada que importar",
            fr: "fichiers sans rien à importer", ja: "取り込むもののないファイル", uk: "файлів, у яких нема чого імпортувати")
    }
    static var importLeftOut: String {
        language.text(
            en: "Files left out", de: "Ausgelassene Dateien", es: "Archivos omitidos", fr: "Fichiers laissés de côté", ja: "除いたファイル",
            uk: "Пропущені файли")
    }
    static var importRemarks: String {
        language.text(
            en: "Read, with a remark", de: "Gelesen, mit Hinweis", es: "Leídos, con una nota", fr: "Lus, avec une remarque",
            ja: "読み取ったが注意が必要な行",
            uk: "Прочитано, із зауваженням")
    }
    static var importRepeatedRows: String {
        language.text(
            en: "Repeated (the row behind the arrow decides)", de: "Mehrfach (die Zeile hinter dem Pfeil entscheidet)",
            es: "Repetidos (decide la fila tras la flecha)", fr: "Répétés (la ligne après la flèche décide)",
            ja: "重複（矢印の後の行を使います）", uk: "Повтори (вирішує рядок після стрілки)")
    }
    static var importNoDays: String {
        language.text(
            en: "TMDb does not tell this session when you rated, so your ratings stay. After “login --web --v4” it does.",
            de: "TMDb sagt dieser Sitzung nicht, wann bewertet wurde. Eigene Bewertungen bleiben. Nach „login --web --v4“ sagt es das.",
            es: "TMDb no dice a esta sesión cuándo valoró; sus valoraciones quedan. Tras «login --web --v4» lo dice.",
            fr: "TMDb ne dit pas à cette session quand vous avez noté : vos notes restent. Après « login --web --v4 », si.",
            ja: "このセッションでは評価した日が分からないため、自分の評価が残ります。「login --web --v4」の後なら分かります。",
            uk: "TMDb не каже цьому сеансу, коли ви оцінювали, тож ваші оцінки лишаються. Після «login --web --v4» каже.")
    }
    static func exportedTable(_ rows: String, _ path: String) -> String {
        language.text(
            en: "Wrote “\(path)”. Rows: \(rows).", de: "„\(path)“ geschrieben. Zeilen: \(rows).", es: "«\(path)» escrito. Filas: \(rows).",
            fr: "« \(path) » écrit. Lignes : \(rows).", ja: "\(rows) 行を「\(path)」に書き込みました。", uk: "Записано рядків: \(rows) у «\(path)».")
    }
    static func notAnExport(_ path: String) -> String {
        language.text(
            en: "“\(path)” exists and is not an export of this form.",
            de: "„\(path)“ gibt es schon, und ist kein Export dieser Form.",
            es: "«\(path)» ya existe y no es una exportación de esta forma.",
            fr: "« \(path) » existe déjà et n’est pas un export de cette forme.",
            ja: "「\(path)」はすでにあり、この形式の書き出しではありません。",
            uk: "«\(path)» вже існує й не є експортом цього формату.")
    }
    static func notUndecided(_ path: String) -> String {
        language.text(
            en: "“\(path)” is there already, and has choices or is another file.",
            de: "„\(path)“ gibt es schon, und enthält eine Wahl oder ist eine andere Datei.",
            es: "«\(path)» ya existe y tiene elecciones o es otro archivo.",
            fr: "« \(path) » existe déjà et contient des choix ou est un autre fichier.",
            ja: "「\(path)」はすでにあり、選択が記入されているか別のファイルです。",
            uk: "«\(path)» вже існує й містить вибір або є іншим файлом.")
    }
    static var nameNewFile: String {
        language.text(
            en: "Name a new file, or remove this one.", de: "Eine neue Datei nennen oder diese entfernen.",
            es: "Indique un archivo nuevo o quite este.", fr: "Indiquez un nouveau fichier ou supprimez celui-ci.",
            ja: "新しいファイルを指定するか、このファイルを削除してください。", uk: "Вкажіть новий файл або вилучіть цей.")
    }
    static func folderFull(_ folder: String) -> String { "\(folder): the disk is full" }
    static func syncSendsRest(_ count: String) -> String {
        language.text(
            en: "note: unsent changes: \(count). “marquee sync” sends them.",
            de: "Hinweis: ungesendete Änderungen: \(count). „marquee sync“ sendet sie.",
            es: "nota: cambios sin enviar: \(count). «marquee sync» los envía.",
            fr: "remarque : modifications non envoyées : \(count). « marquee sync » les envoie.",
            ja: "注意：未送信の変更：\(count)。「marquee sync」で送信できます。",
            uk: "примітка: ненадіслані зміни: \(count). «marquee sync» надішле їх.")
    }
    static func importFileLost(_ file: String) -> String {
        language.text(
            en: "“\(file)” could not be read completely.",
            de: "„\(file)“ konnte nicht ganz gelesen werden.",
            es: "No se pudo leer «\(file)» por completo.",
            fr: "« \(file) » n’a pas pu être lu en entier.",
            ja: "「\(file)」を最後まで読み込めませんでした。",
            uk: "«\(file)» не вдалося прочитати повністю.")
    }
}
