import Marquee
import MarqueeDrift

/// The words of the report on recorded answers.
extension Texts {
    static func driftExchanges(_ count: Int) -> String {
        language.text(
            en: "Exchanges: \(count)", de: "Aufzeichnungen: \(count)", es: "Intercambios: \(count)", fr: "Échanges : \(count)",
            ja: "記録：\(count)", uk: "Записів: \(count)")
    }
    static func driftMatched(_ count: Int) -> String {
        language.text(
            en: "of known operations: \(count)", de: "von bekannten Operationen: \(count)", es: "de operaciones conocidas: \(count)",
            fr: "d’opérations connues : \(count)", ja: "既知の操作：\(count)", uk: "відомих операцій: \(count)")
    }
    static func driftOperations(_ count: Int) -> String {
        language.text(
            en: "operations: \(count)", de: "Operationen: \(count)", es: "operaciones: \(count)", fr: "opérations : \(count)",
            ja: "操作の種類：\(count)", uk: "операцій: \(count)")
    }
    static func driftRows(_ count: Int) -> String {
        language.text(
            en: "Rows dropped: \(count)", de: "Verlorene Zeilen: \(count)", es: "Filas perdidas: \(count)", fr: "Lignes perdues : \(count)",
            ja: "失われた行：\(count)", uk: "Втрачено рядків: \(count)")
    }
    static func driftFields(_ count: Int) -> String {
        language.text(
            en: "fields dropped: \(count)", de: "verlorene Felder: \(count)", es: "campos perdidos: \(count)",
            fr: "champs perdus : \(count)", ja: "失われたフィールド：\(count)", uk: "втрачено полів: \(count)")
    }
    static func driftListed(_ count: Int) -> String {
        language.text(
            en: "known differences: \(count)", de: "bekannte Unterschiede: \(count)", es: "diferencias conocidas: \(count)",
            fr: "différences connues : \(count)", ja: "既知の相違：\(count)", uk: "відомих відмінностей: \(count)")
    }
    static func driftHeading(_ kind: DriftFinding.Kind) -> String {
        switch kind {
        case .failedAnswer:
            language.text(
                en: "Unreadable answers", de: "Unlesbare Antworten", es: "Respuestas ilegibles", fr: "Réponses illisibles",
                ja: "読み取れない応答", uk: "Нечитні відповіді")
        case .lostRow:
            language.text(
                en: "Dropped rows", de: "Verlorene Zeilen", es: "Filas perdidas", fr: "Lignes perdues", ja: "失われた行",
                uk: "Втрачені рядки")
        case .otherAnswer:
            language.text(
                en: "Answers about something else", de: "Antworten über etwas anderes", es: "Respuestas sobre otra cosa",
                fr: "Réponses à une autre demande", ja: "別の内容についての応答", uk: "Відповіді про інше")
        case .unknownError:
            language.text(
                en: "Errors of an unknown form", de: "Fehler in unbekannter Form", es: "Errores de forma desconocida",
                fr: "Erreurs de forme inconnue", ja: "未知の形式のエラー", uk: "Помилки невідомої форми")
        case .changedDate:
            language.text(
                en: "Unreadable dates", de: "Unlesbare Daten", es: "Fechas ilegibles", fr: "Dates illisibles", ja: "読み取れない日付",
                uk: "Нечитні дати")
        case .lostField:
            language.text(
                en: "Dropped fields", de: "Verlorene Felder", es: "Campos perdidos", fr: "Champs perdus", ja: "失われたフィールド",
                uk: "Втрачені поля")
        case .changedType:
            language.text(
                en: "Changed types that are read", de: "Geänderte Typen, die gelesen werden", es: "Tipos cambiados que se leen",
                fr: "Types modifiés qui sont lus", ja: "型が変わったが読み取れる値", uk: "Змінені типи, які читаються")
        case .newWord:
            language.text(
                en: "New words", de: "Neue Wörter", es: "Palabras nuevas", fr: "Mots nouveaux", ja: "新しい語", uk: "Нові слова")
        case .newDictionaryKey:
            language.text(
                en: "Map keys of a new form", de: "Schlüssel in neuer Form", es: "Claves de forma nueva", fr: "Clés de forme nouvelle",
                ja: "新しい形式のキー", uk: "Ключі нової форми")
        case .newKey:
            language.text(
                en: "Keys that are not read", de: "Nicht gelesene Schlüssel", es: "Claves que no se leen", fr: "Clés non lues",
                ja: "読み取られないキー", uk: "Ключі, які не читаються")
        case .missingPart:
            language.text(
                en: "Requested parts that are missing", de: "Angeforderte Teile, die fehlen", es: "Partes pedidas que faltan",
                fr: "Parties demandées qui manquent", ja: "要求したが欠けている部分", uk: "Запитані частини, яких немає")
        case .unaskedPart:
            language.text(
                en: "Parts that were not requested", de: "Nicht angeforderte Teile", es: "Partes no pedidas", fr: "Parties non demandées",
                ja: "要求していない部分", uk: "Незапитані частини")
        case .pageBeyondEnd:
            language.text(
                en: "Pages beyond the end", de: "Seiten hinter dem Ende", es: "Páginas posteriores al final", fr: "Pages après la fin",
                ja: "最後より後のページ", uk: "Сторінки після кінця")
        }
    }
    static var driftUnmatched: String {
        language.text(
            en: "Requests of no known operation", de: "Anfragen ohne bekannte Operation", es: "Peticiones sin operación conocida",
            fr: "Requêtes sans opération connue", ja: "既知の操作に当たらない要求", uk: "Запити без відомої операції")
    }
    static var driftAbsent: String {
        language.text(
            en: "Keys that are read and that no answer has", de: "Schlüssel, die gelesen werden und in keiner Antwort stehen",
            es: "Claves que se leen y que ninguna respuesta tiene", fr: "Clés lues qu’aucune réponse ne contient",
            ja: "読み取るが、どの応答にもないキー", uk: "Ключі, які читаються, але яких немає в жодній відповіді")
    }
    static var driftErrors: String {
        language.text(
            en: "Recorded errors", de: "Aufgezeichnete Fehler", es: "Errores grabados", fr: "Erreurs enregistrées", ja: "記録されたエラー",
            uk: "Записані помилки")
    }
    static func driftCode(_ code: Int) -> String {
        language.text(
            en: "code \(code)", de: "Code \(code)", es: "código \(code)", fr: "code \(code)", ja: "コード \(code)", uk: "код \(code)")
    }
    static var driftProblems: String {
        language.text(
            en: "Damaged entries of the recording", de: "Beschädigte Einträge der Aufzeichnung", es: "Entradas dañadas de la grabación",
            fr: "Entrées endommagées de l’enregistrement", ja: "記録の壊れた項目", uk: "Пошкоджені записи")
    }
    static func driftOmitted(_ count: Int) -> String {
        language.text(
            en: "Further differences that are not listed: \(count)", de: "Weitere, nicht aufgeführte Unterschiede: \(count)",
            es: "Otras diferencias que no se enumeran: \(count)", fr: "Autres différences non listées : \(count)",
            ja: "一覧にないその他の相違：\(count)", uk: "Інші відмінності, яких немає в переліку: \(count)")
    }
    static var driftNone: String {
        language.text(
            en: "No differences found.", de: "Keine Unterschiede gefunden.", es: "No se encontraron diferencias.",
            fr: "Aucune différence trouvée.", ja: "相違はありません。", uk: "Відмінностей не знайдено.")
    }
    static func driftAsked(_ asked: String, _ said: String) -> String {
        language.text(
            en: "requested \(asked), answered \(said)", de: "angefragt \(asked), geantwortet \(said)",
            es: "pedido \(asked), respondido \(said)", fr: "demandé \(asked), répondu \(said)", ja: "要求は \(asked)、応答は \(said)",
            uk: "запитано \(asked), у відповіді \(said)")
    }
    static func driftLastPage(_ asked: String, _ last: String) -> String {
        language.text(
            en: "requested \(asked) of \(last)", de: "angefragt \(asked) von \(last)", es: "pedida \(asked) de \(last)",
            fr: "demandée \(asked) sur \(last)", ja: "全 \(last) ページ中の \(asked) を要求", uk: "запитано \(asked) з \(last)")
    }
    static func driftType(_ form: String) -> String {
        switch form {
        case "textForNumber":
            language.text(
                en: "a text in place of a number", de: "ein Text statt einer Zahl", es: "un texto en lugar de un número",
                fr: "un texte au lieu d’un nombre", ja: "数値の代わりに文字列", uk: "текст замість числа")
        case "numberForFlag":
            language.text(
                en: "a number in place of true or false", de: "eine Zahl statt true oder false", es: "un número en lugar de true o false",
                fr: "un nombre au lieu de true ou false", ja: "true／false の代わりに数値", uk: "число замість true чи false")
        case "fractionForWhole":
            language.text(
                en: "a fraction in place of a whole number", de: "ein Bruch statt einer ganzen Zahl",
                es: "una fracción en lugar de un entero", fr: "une fraction au lieu d’un entier", ja: "整数の代わりに小数",
                uk: "дріб замість цілого числа")
        default:
            language.text(
                en: "a value in place of a list", de: "ein Wert statt einer Liste", es: "un valor en lugar de una lista",
                fr: "une valeur au lieu d’une liste", ja: "リストの代わりに単独の値", uk: "значення замість списку")
        }
    }
    static var driftFound: String {
        language.text(
            en: "Some recorded answers cannot be read completely, or are not the answers to their requests.",
            de: "Manche aufgezeichneten Antworten sind nicht vollständig lesbar oder gehören nicht zu ihren Anfragen.",
            es: "Algunas respuestas grabadas no se pueden leer por completo o no corresponden a su petición.",
            fr: "Certaines réponses enregistrées ne sont pas entièrement lisibles ou ne répondent pas à leur requête.",
            ja: "完全には読み取れない応答、または要求と一致しない応答が記録にあります。",
            uk: "Деякі записані відповіді неможливо прочитати повністю, або вони не відповідають своїм запитам.")
    }
    static var driftPlaces: String {
        language.text(
            en: "The report names each operation and place.",
            de: "Der Bericht nennt jede Operation und Stelle.",
            es: "El informe indica cada operación y lugar.",
            fr: "Le rapport indique chaque opération et chaque endroit.",
            ja: "報告に操作と場所がすべて示されています。",
            uk: "Звіт називає кожну операцію й місце.")
    }
    static func needsRecording(_ command: String) -> String {
        language.text(
            en: "“\(command)” needs one file or folder with recorded exchanges.",
            de: "„\(command)“ braucht eine Datei oder einen Ordner mit Aufzeichnungen.",
            es: "«\(command)» necesita un archivo o una carpeta con intercambios grabados.",
            fr: "« \(command) » exige un fichier ou un dossier d’échanges enregistrés.",
            ja: "「\(command)」には、記録のファイルかフォルダーが一つ必要です。",
            uk: "«\(command)» потребує одного файлу або теки із записами.")
    }
}
