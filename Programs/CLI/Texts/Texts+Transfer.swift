import Marquee
import MarqueePresentation
import MarqueeTransfer

/// The texts of imports and exports.
extension Texts {
    static var importUsage: String {
        language.text(
            en: "“import” takes files: the archive or the tables of another service.",
            de: "„import“ nimmt Dateien: das Archiv oder die Tabellen eines anderen Dienstes.",
            es: "«import» recibe archivos: el comprimido o las tablas de otro servicio.",
            fr: "« import » prend des fichiers : l’archive ou les tableaux d’un autre service.",
            ja: "「import」にはファイルを指定します：他のサービスのアーカイブまたは表。",
            uk: "«import» приймає файли: архів або таблиці іншого сервісу.")
    }
    static func importFileUnread(_ path: String, _ reason: String) -> String {
        language.text(
            en: "“\(path)” cannot be read: \(reason)", de: "„\(path)“ ist nicht lesbar: \(reason)",
            es: "No se puede leer «\(path)»: \(reason)", fr: "Impossible de lire « \(path) » : \(reason)",
            ja: "「\(path)」を読み取れません：\(reason)", uk: "Не вдалося прочитати «\(path)»: \(reason)")
    }
    static var importNothing: String {
        language.text(
            en: "The files have no titles that can be imported.",
            de: "Die Dateien enthalten keine Titel zum Importieren.",
            es: "Los archivos no tienen títulos que se puedan importar.",
            fr: "Les fichiers ne contiennent aucun titre à importer.",
            ja: "取り込める作品がファイルにありません。",
            uk: "У файлах немає назв, які можна імпортувати.")
    }
    static var importForms: String {
        language.text(
            en: "Docs/Transfer.md lists the forms; a plain table needs a header such as “Title,Year,Rating10”.",
            de: "Docs/Transfer.md nennt die Formen; eine einfache Tabelle braucht eine Kopfzeile wie „Title,Year,Rating10“.",
            es: "Docs/Transfer.md enumera las formas; una tabla simple necesita un encabezado como «Title,Year,Rating10».",
            fr: "Docs/Transfer.md liste les formes ; un simple tableau a besoin d’un en-tête tel que « Title,Year,Rating10 ».",
            ja: "形式は Docs/Transfer.md にあります。表には「Title,Year,Rating10」のような見出し行が必要です。",
            uk: "Формати описано в Docs/Transfer.md; простій таблиці потрібен заголовок на кшталт «Title,Year,Rating10».")
    }
    static func importFound(_ rows: String, _ titles: String, _ matched: String, _ ambiguous: String, _ missing: String) -> String {
        language.text(
            en: "Rows: \(rows), titles: \(titles). Found: \(matched), to choose: \(ambiguous), not found: \(missing).",
            de: "Zeilen: \(rows), Titel: \(titles). Gefunden: \(matched), zu wählen: \(ambiguous), nicht gefunden: \(missing).",
            es: "Filas: \(rows), títulos: \(titles). Encontrados: \(matched), por elegir: \(ambiguous), no encontrados: \(missing).",
            fr: "Lignes : \(rows), titres : \(titles). Trouvés : \(matched), à choisir : \(ambiguous), introuvables : \(missing).",
            ja: "\(rows) 行、\(titles) 作品。見つかった：\(matched)、選択が必要：\(ambiguous)、見つからない：\(missing)。",
            uk: "Рядків: \(rows), назв: \(titles). Знайдено: \(matched), вибрати: \(ambiguous), не знайдено: \(missing).")
    }
    static var importRatings: String {
        language.text(
            en: "ratings to set", de: "Bewertungen zu setzen", es: "valoraciones por poner", fr: "notes à poser", ja: "設定する評価",
            uk: "оцінок поставити")
    }
    static var importFavorites: String {
        language.text(
            en: "favorites to set", de: "Favoriten zu setzen", es: "favoritos por poner", fr: "favoris à poser", ja: "追加するお気に入り",
            uk: "обраних додати")
    }
    static var importWatchlist: String {
        language.text(
            en: "to put on the watchlist", de: "auf die Merkliste", es: "para el seguimiento", fr: "à mettre dans les titres à voir",
            ja: "ウォッチリストへ", uk: "до списку перегляду")
    }
    static func importOnList(_ name: String) -> String {
        language.text(
            en: "to put on the list “\(name)”", de: "auf die Liste „\(name)“", es: "para la lista «\(name)»",
            fr: "à mettre sur la liste « \(name) »",
            ja: "リスト「\(name)」へ", uk: "до списку «\(name)»")
    }
    static var importWatched: String {
        language.text(
            en: "watched, which has no place on TMDb (“--watched-list NAME”)",
            de: "gesehen, wofür TMDb keinen Platz hat („--watched-list NAME“)",
            es: "vistos, sin lugar en TMDb («--watched-list NAME»)", fr: "vus, sans place sur TMDb (« --watched-list NAME »)",
            ja: "視聴済み。TMDb に場所がありません（「--watched-list NAME」）", uk: "переглянуто, без місця в TMDb («--watched-list NAME»)")
    }
    static var importSkipped: String {
        language.text(
            en: "rows without a mark to import", de: "Zeilen ohne Markierung", es: "filas sin marca", fr: "lignes sans marque",
            ja: "マークのない行", uk: "рядків без позначки")
    }
    static var importDiffering: String {
        language.text(
            en: "Different ratings", de: "Abweichende Bewertungen", es: "Valoraciones distintas", fr: "Notes différentes", ja: "異なる評価",
            uk: "Різні оцінки")
    }
    static func importMine(_ mine: String, _ other: String) -> String {
        language.text(
            en: "yours \(mine), in the file \(other)", de: "eigene \(mine), in der Datei \(other)",
            es: "la suya \(mine), en el archivo \(other)",
            fr: "la vôtre \(mine), dans le fichier \(other)", ja: "自分 \(mine)、ファイル \(other)", uk: "ваша \(mine), у файлі \(other)")
    }
    static var importPlainLists: String {
        language.text(
            en: "Lists of this session have no comments and no series, and every user may read them. “login --web --v4” makes others.",
            de: "Listen dieser Sitzung haben keine Kommentare und keine Serien und sind öffentlich. „login --web --v4“ erlaubt andere.",
            es: "Las listas de esta sesión no tienen comentarios ni series y son públicas. «login --web --v4» permite otras.",
            fr: "Les listes de cette session n’ont ni commentaires ni séries et sont publiques. « login --web --v4 » en permet d’autres.",
            ja: "このセッションのリストにはコメントもシリーズも入らず、公開されます。「login --web --v4」なら可能です。",
            uk: "Списки цього сеансу не мають коментарів і серіалів, і їх бачать усі. «login --web --v4» дозволяє інші.")
    }
    static var importToSet: String {
        language.text(en: "To set", de: "Zu setzen", es: "Por poner", fr: "À poser", ja: "設定する", uk: "Поставити")
    }
    static var importReplaced: String {
        language.text(
            en: "ratings to replace", de: "Bewertungen zu ersetzen", es: "valoraciones por sustituir", fr: "notes à remplacer",
            ja: "置き換える評価", uk: "оцінок замінити")
    }
    static var importSame: String {
        language.text(
            en: "already there", de: "schon vorhanden", es: "ya presentes", fr: "déjà présents", ja: "設定済み", uk: "уже є")
    }
    static var importConflicts: String {
        language.text(
            en: "ratings that differ, and stay (“--conflicts take”)", de: "abweichende Bewertungen, die bleiben („--conflicts take“)",
            es: "valoraciones distintas que quedan («--conflicts take»)", fr: "notes différentes, gardées (« --conflicts take »)",
            ja: "異なるがそのままの評価（「--conflicts take」）", uk: "різних оцінок, які лишаються («--conflicts take»)")
    }
    static var importRepeated: String {
        language.text(
            en: "repeated in the files", de: "in den Dateien mehrfach", es: "repetidos en los archivos", fr: "répétés dans les fichiers",
            ja: "ファイル内で重複", uk: "повторів у файлах")
    }
    static var importUnsupported: String {
        language.text(
            en: "without a place on TMDb", de: "ohne Platz bei TMDb", es: "sin lugar en TMDb", fr: "sans place sur TMDb",
            ja: "TMDb に場所がないもの", uk: "без місця в TMDb")
    }
    static var importToChoose: String {
        language.text(en: "To choose", de: "Zu wählen", es: "Por elegir", fr: "À choisir", ja: "選択が必要", uk: "Вибрати")
    }
    static var importNotFound: String {
        language.text(
            en: "Not found", de: "Nicht gefunden", es: "No encontrados", fr: "Introuvables", ja: "見つからない", uk: "Не знайдено")
    }
    static var importUnread: String {
        language.text(en: "Not read", de: "Nicht gelesen", es: "Sin leer", fr: "Non lus", ja: "読み取れない行", uk: "Не прочитано")
    }
    static func importMore(_ count: String) -> String {
        language.text(
            en: "and \(count) more", de: "und \(count) weitere", es: "y \(count) más", fr: "et \(count) de plus", ja: "ほか \(count) 件",
            uk: "і ще \(count)")
    }
    static var importConfirm: String {
        language.text(
            en: "Nothing was changed. “--yes” sets the marks.",
            de: "Es wurde nichts geändert. „--yes“ setzt die Markierungen.",
            es: "No se cambió nada. «--yes» pone las marcas.",
            fr: "Rien n’a été modifié. « --yes » pose les marques.",
            ja: "何も変更していません。「--yes」でマークを設定します。",
            uk: "Нічого не змінено. «--yes» поставить позначки.")
    }
    static func importChoose(_ option: String) -> String {
        language.text(
            en: "\(option) writes all titles to choose as a table; fill in its first column and import it.",
            de: "\(option) schreibt alle offenen Titel als Tabelle; die erste Spalte ausfüllen und sie importieren.",
            es: "\(option) escribe todos los títulos pendientes como tabla; rellene la primera columna e impórtela.",
            fr: "\(option) écrit tous les titres à choisir dans un tableau ; remplissez la première colonne et importez-le.",
            ja: "\(option) で未決定の作品をすべて表に書き出せます。最初の列に記入して取り込んでください。",
            uk: "\(option) записує всі невизначені назви в таблицю; заповніть перший стовпець і імпортуйте її.")
    }
    static func importLater(_ count: String, _ reason: String) -> String {
        language.text(
            en: "Titles that were not looked up: \(count). \(reason) Run the same command later.",
            de: "Nicht gesuchte Titel: \(count). \(reason) Denselben Befehl später wiederholen.",
            es: "Títulos sin buscar: \(count). \(reason) Repita la orden más tarde.",
            fr: "Titres non cherchés : \(count). \(reason) Relancez la même commande plus tard.",
            ja: "\(count) 件は検索していません：\(reason) 後で同じコマンドを実行してください。",
            uk: "Не шукалося назв: \(count). \(reason) Повторіть команду пізніше.")
    }
    static func importStored(_ marks: String) -> String {
        language.text(
            en: "Marks stored: \(marks).", de: "Gespeicherte Markierungen: \(marks).", es: "Marcas guardadas: \(marks).",
            fr: "Marques enregistrées : \(marks).", ja: "保存したマーク：\(marks)。", uk: "Збережено позначок: \(marks).")
    }
    static func importCreated(_ names: String) -> String {
        language.text(
            en: "Lists created: \(names).", de: "Angelegte Listen: \(names).", es: "Listas creadas: \(names).",
            fr: "Listes créées : \(names).",
            ja: "作成したリスト：\(names)。", uk: "Створено списки: \(names).")
    }
    static func importListed(_ titles: String) -> String {
        language.text(
            en: "Titles added to lists: \(titles).", de: "Zu Listen hinzugefügte Titel: \(titles).",
            es: "Títulos añadidos a listas: \(titles).", fr: "Titres ajoutés à des listes : \(titles).",
            ja: "リストに追加した作品：\(titles)。", uk: "Додано назв до списків: \(titles).")
    }
    static func exportLacksIDs(_ titles: String) -> String {
        language.text(
            en: "Left out, because TMDb does not have their ids of IMDb: \(titles).",
            de: "Ausgelassen, weil TMDb ihre IMDb-IDs nicht kennt: \(titles).",
            es: "Omitidos, porque TMDb no tiene sus ids de IMDb: \(titles).",
            fr: "Laissés de côté, car TMDb n’a pas leurs identifiants IMDb : \(titles).",
            ja: "IMDb の ID が TMDb にないため除いた作品：\(titles)。",
            uk: "Пропущено, бо TMDb не має їхніх ідентифікаторів IMDb: \(titles).")
    }
    static func importFailed(_ count: String, _ reason: String) -> String {
        language.text(
            en: "Marks that could not be set: \(count). \(reason)", de: "Nicht gesetzte Markierungen: \(count). \(reason)",
            es: "Marcas que no se pudieron poner: \(count). \(reason)", fr: "Marques qui n’ont pas pu être posées : \(count). \(reason)",
            ja: "設定できなかったマーク：\(count) 件。\(reason)", uk: "Не вдалося поставити позначок: \(count). \(reason)")
    }
    static func importMatching(_ done: String, _ total: String) -> String {
        language.text(
            en: "looking up titles: \(done) of \(total)", de: "Titel suchen: \(done) von \(total)",
            es: "buscando títulos: \(done) de \(total)",
            fr: "recherche des titres : \(done) sur \(total)", ja: "作品を検索中：\(done) / \(total)", uk: "пошук назв: \(done) з \(total)")
    }
    static func importApplying(_ done: String, _ total: String) -> String {
        language.text(
            en: "setting marks: \(done) of \(total)", de: "Markierungen setzen: \(done) von \(total)",
            es: "poniendo marcas: \(done) de \(total)",
            fr: "pose des marques : \(done) sur \(total)", ja: "マークを設定中：\(done) / \(total)", uk: "позначення: \(done) з \(total)")
    }
    static func exported(_ titles: String, _ lists: String, _ path: String) -> String {
        language.text(
            en: "Wrote “\(path)”. Titles: \(titles), lists: \(lists).",
            de: "„\(path)“ geschrieben. Titel: \(titles), Listen: \(lists).",
            es: "«\(path)» escrito. Títulos: \(titles), listas: \(lists).",
            fr: "« \(path) » écrit. Titres : \(titles), listes : \(lists).",
            ja: "\(titles) 作品と \(lists) リストを「\(path)」に書き込みました。", uk: "Записано назв: \(titles), списків: \(lists) у «\(path)».")
    }
}
