import Marquee
import MarqueeTransfer

/// The texts of what an import cannot read.
extension Texts {
    static func problem(_ reason: ImportProblem.Reason) -> String {
        switch reason {
        case .damagedArchive:
            language.text(
                en: "the archive is damaged", de: "das Archiv ist beschädigt", es: "el archivo comprimido está dañado",
                fr: "l’archive est endommagée", ja: "アーカイブが壊れています", uk: "архів пошкоджено")
        case .lockedArchive:
            language.text(
                en: "the archive needs a password: unpack it first", de: "das Archiv hat ein Passwort: bitte entpacken",
                es: "el comprimido tiene contraseña: descomprímalo antes", fr: "l’archive a un mot de passe : décompressez-la d’abord",
                ja: "アーカイブにパスワードがあります。先に展開してください", uk: "архів має пароль: спершу розпакуйте його")
        case .unknownPacking:
            language.text(
                en: "packed in an unknown way", de: "unbekannt gepackt", es: "comprimido de forma desconocida", fr: "compression inconnue",
                ja: "不明な圧縮形式です", uk: "невідоме стиснення")
        case .tooLarge:
            language.text(en: "too large", de: "zu groß", es: "demasiado grande", fr: "trop volumineux", ja: "大きすぎます", uk: "завелике")
        case .tooManyRows:
            language.text(
                en: "too many rows", de: "zu viele Zeilen", es: "demasiadas filas", fr: "trop de lignes", ja: "行が多すぎます",
                uk: "забагато рядків")
        case .unknownFile:
            language.text(
                en: "no known form", de: "keine bekannte Form", es: "forma desconocida", fr: "forme inconnue", ja: "不明な形式です",
                uk: "невідомий формат")
        case .damagedFile:
            language.text(
                en: "the file is damaged", de: "die Datei ist beschädigt", es: "el archivo está dañado", fr: "le fichier est endommagé",
                ja: "ファイルが壊れています", uk: "файл пошкоджено")
        case .newerVersion:
            language.text(
                en: "from a newer Marquee: update this one first", de: "von einem neueren Marquee: bitte zuerst aktualisieren",
                es: "de un Marquee más reciente: actualice este antes", fr: "d’un Marquee plus récent : mettez d’abord celui-ci à jour",
                ja: "新しい Marquee のファイルです。先に更新してください", uk: "з новішої версії Marquee: спершу оновіть цю")
        case .invalidEntry:
            language.text(
                en: "entry not read", de: "Eintrag nicht gelesen", es: "entrada no leída", fr: "entrée non lue", ja: "項目を読み取れません",
                uk: "запис не прочитано")
        case .noMarks:
            language.text(
                en: "only titles: say what they are with “--as”", de: "nur Titel: mit „--as“ die Bedeutung nennen",
                es: "solo títulos: indique qué son con «--as»", fr: "des titres seuls : indiquez leur sens avec « --as »",
                ja: "作品名だけです。「--as」で意味を指定してください", uk: "лише назви: вкажіть їх значення через «--as»")
        case .unknownScale:
            language.text(
                en: "ratings of 5 or of 10? say it with “--scale”", de: "Bewertungen bis 5 oder bis 10? Mit „--scale“ angeben",
                es: "¿valoraciones sobre 5 o sobre 10? indíquelo con «--scale»", fr: "notes sur 5 ou sur 10 ? indiquez-le avec « --scale »",
                ja: "5点満点か10点満点か「--scale」で指定してください", uk: "оцінки з 5 чи з 10? вкажіть через «--scale»")
        case .openQuote:
            language.text(
                en: "a quote does not end", de: "ein Anführungszeichen endet nicht", es: "una comilla no se cierra",
                fr: "un guillemet n’est pas fermé", ja: "引用符が閉じていません", uk: "лапки не закрито")
        case .extraFields:
            language.text(
                en: "more fields than columns", de: "mehr Felder als Spalten", es: "más campos que columnas",
                fr: "plus de champs que de colonnes",
                ja: "列より項目が多い行です", uk: "полів більше, ніж стовпців")
        case .noTitle:
            language.text(en: "no title", de: "kein Titel", es: "sin título", fr: "sans titre", ja: "作品名がありません", uk: "немає назви")
        case .invalidRating:
            language.text(
                en: "invalid rating", de: "ungültige Bewertung", es: "valoración no válida", fr: "note non valable", ja: "無効な評価です",
                uk: "хибна оцінка")
        case .invalidDate:
            language.text(
                en: "date not read, the row is used without it", de: "Datum nicht gelesen, die Zeile gilt ohne es",
                es: "fecha no leída, la fila se usa sin ella", fr: "date non lue, la ligne est utilisée sans elle",
                ja: "日付を読み取れません。日付なしで使います", uk: "дату не прочитано, рядок використано без неї")
        case .invalidYear:
            language.text(
                en: "year not read, the row is used without it", de: "Jahr nicht gelesen, die Zeile gilt ohne es",
                es: "año no leído, la fila se usa sin él", fr: "année non lue, la ligne est utilisée sans elle",
                ja: "年を読み取れません。年なしで使います", uk: "рік не прочитано, рядок використано без нього")
        case .zeroRating:
            language.text(
                en: "a rating of 0 means unrated", de: "0 ist keine Bewertung", es: "0 no es una valoración", fr: "0 n’est pas une note",
                ja: "0 は評価ではありません", uk: "0 не є оцінкою")
        case .longTitle:
            language.text(
                en: "TMDb finds no title of more than 200 letters: choose it by its id",
                de: "TMDb sucht keine Titel mit mehr als 200 Zeichen: bitte mit der ID wählen",
                es: "TMDb no busca títulos de más de 200 letras: elíjalo por su id",
                fr: "TMDb ne cherche pas de titre de plus de 200 lettres : choisissez-le par son identifiant",
                ja: "200文字を超える作品名は検索できません。ID で選んでください", uk: "TMDb не шукає назв, довших за 200 літер: виберіть за ідентифікатором")
        case .emptyList:
            language.text(
                en: "a list without titles, which is not created", de: "eine Liste ohne Titel, die nicht angelegt wird",
                es: "una lista sin títulos, que no se crea", fr: "une liste sans titre, qui n’est pas créée",
                ja: "作品のないリストは作成しません", uk: "список без назв, його не створено")
        case .notText:
            language.text(
                en: "no text file", de: "keine Textdatei", es: "no es un archivo de texto", fr: "pas un fichier texte",
                ja: "テキストファイルではありません",
                uk: "не текстовий файл")
        case .spreadsheet:
            language.text(
                en: "a spreadsheet: save it as CSV first", de: "eine Tabellenkalkulation: bitte als CSV speichern",
                es: "una hoja de cálculo: guárdela antes como CSV", fr: "une feuille de calcul : enregistrez-la d’abord en CSV",
                ja: "表計算ファイルです。先に CSV で保存してください", uk: "електронна таблиця: спершу збережіть її як CSV")
        case .invalidChoice:
            language.text(
                en: "no choice: write “movie/550” or an address of TMDb", de: "keine Wahl: „movie/550“ oder eine TMDb-Adresse schreiben",
                es: "no es una elección: escriba «movie/550» o una dirección de TMDb",
                fr: "pas un choix : écrivez « movie/550 » ou une adresse de TMDb",
                ja: "選択が無効です。「movie/550」か TMDb のアドレスを書いてください", uk: "не вибір: напишіть «movie/550» або адресу TMDb")
        case .unsupportedKind:
            language.text(
                en: "not on TMDb, such as games and seasons", de: "nicht bei TMDb, wie Spiele und Staffeln",
                es: "no está en TMDb, como juegos y temporadas", fr: "absent de TMDb, comme les jeux et les saisons",
                ja: "TMDb にない種類です（ゲームやシーズンなど）", uk: "немає в TMDb, як-от ігри та сезони")
        }
    }
}
