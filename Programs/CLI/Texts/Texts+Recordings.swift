import Marquee

/// Recordings of the sandbox.
extension Texts {
    static var fromUsage: String {
        language.text(
            en: "“--from” needs the address of a server, such as https://api.themoviedb.org.",
            de: "„--from“ braucht die Adresse eines Servers, etwa https://api.themoviedb.org.",
            es: "«--from» necesita la dirección de un servidor, como https://api.themoviedb.org.",
            fr: "« --from » exige l’adresse d’un serveur, comme https://api.themoviedb.org.",
            ja: "「--from」には https://api.themoviedb.org のようなサーバーのアドレスが必要です。",
            uk: "«--from» потребує адреси сервера, як-от https://api.themoviedb.org.")
    }
    static func notRecorded(_ file: String, _ reason: String) -> String {
        language.text(
            en: "The file “\(file)” is not a recording: \(reason)",
            de: "Die Datei „\(file)“ ist keine Aufzeichnung: \(reason)",
            es: "El archivo «\(file)» no es una grabación: \(reason)",
            fr: "Le fichier « \(file) » n’est pas un enregistrement : \(reason)",
            ja: "ファイル「\(file)」は記録ではありません：\(reason)",
            uk: "Файл «\(file)» не є записом: \(reason)")
    }
    static func recordingsExceed(_ file: String, _ limit: Int) -> String {
        language.text(
            en: "The recordings are larger than \(limit) bytes, from the file “\(file)” on.",
            de: "Die Aufzeichnungen sind ab der Datei „\(file)“ größer als \(limit) Byte.",
            es: "Las grabaciones superan \(limit) bytes a partir del archivo «\(file)».",
            fr: "Les enregistrements dépassent \(limit) octets à partir du fichier « \(file) ».",
            ja: "記録はファイル「\(file)」で \(limit) バイトを超えます。",
            uk: "Записи перевищують \(limit) байтів, починаючи з файлу «\(file)».")
    }
    static func recordingUnwritable(_ file: String, _ reason: String) -> String {
        language.text(
            en: "The recording “\(file)” cannot be written: \(reason)",
            de: "Die Aufzeichnung „\(file)“ kann nicht geschrieben werden: \(reason)",
            es: "No se puede escribir la grabación «\(file)»: \(reason)",
            fr: "L’enregistrement « \(file) » ne peut pas être écrit : \(reason)",
            ja: "記録「\(file)」を書き込めません：\(reason)",
            uk: "Запис «\(file)» неможливо створити: \(reason)")
    }
    static var recordingForm: String {
        language.text(
            en: "Give a HAR file, a file with one exchange as JSON on each line, or a folder of such files.",
            de: "Eine HAR-Datei angeben, eine Datei mit einer Aufzeichnung als JSON je Zeile oder einen Ordner solcher Dateien.",
            es: "Dé un archivo HAR, un archivo con un intercambio en JSON por línea o una carpeta de tales archivos.",
            fr: "Donnez un fichier HAR, un fichier avec un échange en JSON par ligne, ou un dossier de tels fichiers.",
            ja: "HAR ファイル、1 行に 1 件の JSON を持つファイル、またはそれらのフォルダーを指定してください。",
            uk: "Укажіть файл HAR, файл з одним записом JSON у рядку або теку таких файлів.")
    }
    static var recorderRuns: String {
        language.text(
            en: "Requests are recorded until this is interrupted. Credentials are removed; names of lists and of reviewers are not.",
            de:
                "Anfragen werden bis zur Unterbrechung aufgezeichnet. Zugangsdaten werden entfernt, Namen von Listen und Rezensenten nicht.",
            es: "Las peticiones se graban hasta la interrupción. Se quitan las credenciales, no los nombres de listas ni de críticos.",
            fr:
                "Les requêtes sont enregistrées jusqu’à l’interruption. Les identifiants sont retirés, pas les noms de listes et de critiques.",
            ja: "中断されるまで要求を記録します。認証情報は除かれますが、リストやレビュー投稿者の名前は残ります。",
            uk: "Запити записуються, доки це не перервуть. Облікові дані вилучаються, а назви списків та імена рецензентів — ні.")
    }
}
