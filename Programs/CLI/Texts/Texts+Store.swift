import Marquee
import MarqueeAdministration
import MarqueeData
import MarqueePresentation

/// The words of an operator's acts.
extension Texts {
    static var storeUsage: String {
        language.text(
            en: "“store” takes status, check, migrate, pending, discard, resend, forget, export FILE or import FILE.",
            de: "„store“ nimmt status, check, migrate, pending, discard, resend, forget, export FILE oder import FILE.",
            es: "«store» admite status, check, migrate, pending, discard, resend, forget, export FILE o import FILE.",
            fr: "« store » accepte status, check, migrate, pending, discard, resend, forget, export FILE ou import FILE.",
            ja: "「store」には status、check、migrate、pending、discard、resend、forget、export FILE、import FILE を指定できます。",
            uk: "«store» приймає status, check, migrate, pending, discard, resend, forget, export FILE або import FILE.")
    }
    static var storeConfirm: String {
        language.text(
            en: "Confirm with “--yes”, or look first with “--dry-run”.",
            de: "Mit „--yes“ bestätigen oder zuerst mit „--dry-run“ ansehen.",
            es: "Confirme con «--yes» o mire antes con «--dry-run».",
            fr: "Confirmez avec « --yes », ou regardez d’abord avec « --dry-run ».",
            ja: "「--yes」で確認するか、先に「--dry-run」で確かめてください。",
            uk: "Підтвердьте за допомогою «--yes» або спершу погляньте з «--dry-run».")
    }
    static var storeNeedsAccount: String {
        language.text(
            en: "“store forget” needs “--account”.",
            de: "„store forget“ braucht „--account“.",
            es: "«store forget» necesita «--account».",
            fr: "« store forget » exige « --account ».",
            ja: "「store forget」には「--account」が必要です。",
            uk: "«store forget» потребує «--account».")
    }
    static var storeForgetsAll: String {
        language.text(
            en: "This removes the session, the marks, the changes and the searches of an account.",
            de: "Damit werden Sitzung, Markierungen, Änderungen und Suchen eines Kontos entfernt.",
            es: "Esto elimina la sesión, las marcas, los cambios y las búsquedas de una cuenta.",
            fr: "Cela supprime la session, les marques, les modifications et les recherches d’un compte.",
            ja: "アカウントのセッション、マーク、変更、検索が削除されます。",
            uk: "Це видалить сеанс, позначки, зміни та пошуки облікового запису.")
    }
    static var storeNoSchema: String {
        language.text(
            en: "“--schema” goes with a connection string in “--database”.",
            de: "„--schema“ gehört zu einer Verbindungszeichenkette in „--database“.",
            es: "«--schema» acompaña a una cadena de conexión en «--database».",
            fr: "« --schema » va avec une chaîne de connexion dans « --database ».",
            ja: "「--schema」は「--database」の接続文字列と一緒に使います。",
            uk: "«--schema» використовується з рядком з’єднання в «--database».")
    }
    static var storeCheckPlace: String {
        language.text(
            en: "Check the folder or the connection string, its service file and its password file.",
            de: "Ordner oder Verbindungszeichenkette, Dienstdatei und Passwortdatei prüfen.",
            es: "Compruebe la carpeta o la cadena de conexión, su archivo de servicio y su archivo de contraseñas.",
            fr: "Vérifiez le dossier ou la chaîne de connexion, son fichier de service et son fichier de mots de passe.",
            ja: "フォルダー、または接続文字列とそのサービスファイル、パスワードファイルを確かめてください。",
            uk: "Перевірте теку або рядок з’єднання, його файл служби та файл паролів.")
    }
    static var storeIsMissing: String {
        language.text(
            en: "There is no store here.",
            de: "Hier ist kein Speicher.",
            es: "Aquí no hay almacén.",
            fr: "Il n’y a pas de stockage ici.",
            ja: "ここにはストアがありません。",
            uk: "Тут немає сховища.")
    }
    static var storeRunMigrate: String {
        language.text(
            en: "Run “marquee store migrate” for it.",
            de: "Dafür „marquee store migrate“ ausführen.",
            es: "Ejecute «marquee store migrate» para ello.",
            fr: "Exécutez « marquee store migrate » pour cela.",
            ja: "「marquee store migrate」を実行してください。",
            uk: "Виконайте для нього «marquee store migrate».")
    }
    static func storeIsOlder(_ tables: Int, _ program: Int) -> String {
        language.text(
            en: "The store has version \(tables), and this program needs version \(program).",
            de: "Der Speicher hat Version \(tables), dieses Programm braucht Version \(program).",
            es: "El almacén tiene la versión \(tables) y este programa necesita la versión \(program).",
            fr: "Le stockage a la version \(tables) et ce programme exige la version \(program).",
            ja: "ストアはバージョン \(tables) ですが、このプログラムにはバージョン \(program) が必要です。",
            uk: "Сховище має версію \(tables), а цій програмі потрібна версія \(program).")
    }
    static func storeIsNewer(_ tables: Int, _ program: Int) -> String {
        language.text(
            en: "The store has version \(tables), which this program of version \(program) cannot use.",
            de: "Der Speicher hat Version \(tables), die dieses Programm der Version \(program) nicht nutzen kann.",
            es: "El almacén tiene la versión \(tables), que este programa de la versión \(program) no puede usar.",
            fr: "Le stockage a la version \(tables), que ce programme de version \(program) ne peut pas utiliser.",
            ja: "ストアはバージョン \(tables) で、バージョン \(program) のこのプログラムでは使えません。",
            uk: "Сховище має версію \(tables), яку ця програма версії \(program) використати не може.")
    }
    static var storeNeedsNewer: String {
        language.text(
            en: "Use a newer version of this program.",
            de: "Eine neuere Version dieses Programms verwenden.",
            es: "Use una versión más reciente de este programa.",
            fr: "Utilisez une version plus récente de ce programme.",
            ja: "このプログラムの新しいバージョンを使ってください。",
            uk: "Скористайтеся новішою версією цієї програми.")
    }
    static func storeIsNewest(_ version: Int) -> String {
        language.text(
            en: "The store has version \(version) already.",
            de: "Der Speicher hat schon Version \(version).",
            es: "El almacén ya tiene la versión \(version).",
            fr: "Le stockage a déjà la version \(version).",
            ja: "ストアはすでにバージョン \(version) です。",
            uk: "Сховище вже має версію \(version).")
    }
    static func storeWouldMigrate(_ from: Int, _ to: Int) -> String {
        language.text(
            en: "The store would be migrated from version \(from) to version \(to).",
            de: "Der Speicher würde von Version \(from) auf Version \(to) gebracht.",
            es: "El almacén se migraría de la versión \(from) a la versión \(to).",
            fr: "Le stockage serait migré de la version \(from) à la version \(to).",
            ja: "ストアはバージョン \(from) からバージョン \(to) に移行されます。",
            uk: "Сховище було б перенесено з версії \(from) на версію \(to).")
    }
    static func storeMigrated(_ from: Int, _ to: Int) -> String {
        language.text(
            en: "The store was migrated from version \(from) to version \(to).",
            de: "Der Speicher wurde von Version \(from) auf Version \(to) gebracht.",
            es: "El almacén se migró de la versión \(from) a la versión \(to).",
            fr: "Le stockage a été migré de la version \(from) à la version \(to).",
            ja: "ストアをバージョン \(from) からバージョン \(to) に移行しました。",
            uk: "Сховище перенесено з версії \(from) на версію \(to).")
    }
    static var storeIsRight: String {
        language.text(
            en: "Nothing is wrong.",
            de: "Alles in Ordnung.",
            es: "Todo está bien.",
            fr: "Rien à signaler.",
            ja: "問題はありません。",
            uk: "Усе гаразд.")
    }
    static var storeIsWrong: String {
        language.text(
            en: "The store has rows that break a rule.",
            de: "Der Speicher hat Zeilen, die eine Regel verletzen.",
            es: "El almacén tiene filas que incumplen una regla.",
            fr: "Le stockage a des lignes qui enfreignent une règle.",
            ja: "ストアに規則に反する行があります。",
            uk: "У сховищі є рядки, що порушують правило.")
    }
    static var storeReadFleet: String {
        language.text(
            en: "Docs/Fleet.md says what to do.",
            de: "Docs/Fleet.md sagt, was zu tun ist.",
            es: "Docs/Fleet.md indica qué hacer.",
            fr: "Docs/Fleet.md indique que faire.",
            ja: "対処は Docs/Fleet.md にあります。",
            uk: "Docs/Fleet.md пояснює, що робити.")
    }
    static func storeResent(_ changes: String) -> String {
        language.text(
            en: "Waits to be sent again: \(changes).",
            de: "Wartet wieder auf den Versand: \(changes).",
            es: "Espera a enviarse de nuevo: \(changes).",
            fr: "En attente d’un nouvel envoi : \(changes).",
            ja: "再送信待ち：\(changes)。",
            uk: "Знову очікує надсилання: \(changes).")
    }
    static func storeNoAccount(_ account: Int) -> String {
        language.text(
            en: "The store has no account \(account).",
            de: "Der Speicher hat kein Konto \(account).",
            es: "El almacén no tiene la cuenta \(account).",
            fr: "Le stockage n’a pas de compte \(account).",
            ja: "ストアにアカウント \(account) はありません。",
            uk: "У сховищі немає облікового запису \(account).")
    }
    static var storeFindsAccounts: String {
        language.text(
            en: "“marquee store pending” shows the numbers of accounts with changes.",
            de: "„marquee store pending“ zeigt die Nummern der Konten mit Änderungen.",
            es: "«marquee store pending» muestra los números de las cuentas con cambios.",
            fr: "« marquee store pending » montre les numéros des comptes qui ont des modifications.",
            ja: "「marquee store pending」で、変更のあるアカウントの番号が分かります。",
            uk: "«marquee store pending» показує номери облікових записів зі змінами.")
    }
    static var storeNothingChanged: String {
        language.text(
            en: "This was a dry run: nothing was changed.",
            de: "Das war ein Probelauf: Nichts wurde geändert.",
            es: "Era una prueba: no se cambió nada.",
            fr: "C’était un essai : rien n’a été modifié.",
            ja: "試行のため、何も変更していません。",
            uk: "Це був пробний запуск: нічого не змінено.")
    }
    static var storeFileIsSecret: String {
        language.text(
            en: "The file holds sessions: whoever reads it can act for the people in it.",
            de: "Die Datei enthält Sitzungen: Wer sie liest, kann für die Personen darin handeln.",
            es: "El archivo contiene sesiones: quien lo lea puede actuar en nombre de esas personas.",
            fr: "Le fichier contient des sessions : qui le lit peut agir au nom de ces personnes.",
            ja: "このファイルにはセッションが含まれ、読んだ人は本人として操作できます。",
            uk: "Файл містить сеанси: хто його прочитає, зможе діяти від імені цих людей.")
    }
    static var storeIsNotEmpty: String {
        language.text(
            en: "The store is not empty.",
            de: "Der Speicher ist nicht leer.",
            es: "El almacén no está vacío.",
            fr: "Le stockage n’est pas vide.",
            ja: "ストアは空ではありません。",
            uk: "Сховище не порожнє.")
    }
    static var storeNeedsEmpty: String {
        language.text(
            en: "Import into a new folder, or into another schema.",
            de: "In einen neuen Ordner oder ein anderes Schema importieren.",
            es: "Importe a una carpeta nueva o a otro esquema.",
            fr: "Importez dans un nouveau dossier, ou dans un autre schéma.",
            ja: "新しいフォルダーか別のスキーマに読み込んでください。",
            uk: "Імпортуйте в нову теку або в іншу схему.")
    }
    static func storeFileUnread(_ reason: String) -> String {
        language.text(
            en: "The file cannot be read: \(reason).",
            de: "Die Datei ist nicht lesbar: \(reason).",
            es: "No se puede leer el archivo: \(reason).",
            fr: "Le fichier est illisible : \(reason).",
            ja: "ファイルを読めません：\(reason)。",
            uk: "Файл не вдається прочитати: \(reason).")
    }
    static var storeCheckFile: String {
        language.text(
            en: "Name a file that “marquee store export” has written.",
            de: "Eine Datei nennen, die „marquee store export“ geschrieben hat.",
            es: "Indique un archivo escrito por «marquee store export».",
            fr: "Indiquez un fichier écrit par « marquee store export ».",
            ja: "「marquee store export」が書いたファイルを指定してください。",
            uk: "Укажіть файл, записаний командою «marquee store export».")
    }
    static var storeFileForeign: String {
        language.text(
            en: "The file is not an exported store.",
            de: "Die Datei ist kein exportierter Speicher.",
            es: "El archivo no es un almacén exportado.",
            fr: "Le fichier n’est pas un stockage exporté.",
            ja: "このファイルは書き出されたストアではありません。",
            uk: "Файл не є експортованим сховищем.")
    }
    static var storeFileNewer: String {
        language.text(
            en: "The file was written by a newer version.",
            de: "Die Datei stammt von einer neueren Version.",
            es: "El archivo es de una versión más reciente.",
            fr: "Le fichier vient d’une version plus récente.",
            ja: "このファイルは新しいバージョンで書かれています。",
            uk: "Файл записала новіша версія.")
    }
    static var storeFileIncomplete: String {
        language.text(
            en: "The file is incomplete.",
            de: "Die Datei ist unvollständig.",
            es: "El archivo está incompleto.",
            fr: "Le fichier est incomplet.",
            ja: "ファイルが不完全です。",
            uk: "Файл неповний.")
    }
    static func storeFileLine(_ number: Int) -> String {
        language.text(
            en: "Line \(number) of the file is invalid.",
            de: "Zeile \(number) der Datei ist ungültig.",
            es: "La línea \(number) del archivo no es válida.",
            fr: "La ligne \(number) du fichier n’est pas valable.",
            ja: "ファイルの \(number) 行目が正しくありません。",
            uk: "Рядок \(number) файлу хибний.")
    }
    static func storeFileSealed(_ number: Int) -> String {
        language.text(
            en: "The session in line \(number) is sealed with a key of the service. Export with “--without-sessions”.",
            de: "Die Sitzung in Zeile \(number) ist mit einem Schlüssel des Dienstes versiegelt. Mit „--without-sessions“ exportieren.",
            es: "La sesión de la línea \(number) está sellada con una clave del servicio. Exporte con «--without-sessions».",
            fr: "La session de la ligne \(number) est scellée avec une clé du service. Exportez avec « --without-sessions ».",
            ja: "\(number) 行目のセッションはサービスの鍵で封印されています。「--without-sessions」で書き出してください。",
            uk: "Сеанс у рядку \(number) запечатано ключем служби. Експортуйте з «--without-sessions».")
    }
    static var storeTables: String {
        language.text(
            en: "version of the store",
            de: "Version des Speichers",
            es: "versión del almacén",
            fr: "version du stockage",
            ja: "ストアのバージョン",
            uk: "версія сховища")
    }
    static var storeProgram: String {
        language.text(
            en: "version of this program",
            de: "Version dieses Programms",
            es: "versión de este programa",
            fr: "version de ce programme",
            ja: "このプログラムのバージョン",
            uk: "версія цієї програми")
    }
    static var storePending: String {
        language.text(
            en: "changes that wait",
            de: "wartende Änderungen",
            es: "cambios en espera",
            fr: "modifications en attente",
            ja: "送信待ちの変更",
            uk: "зміни в очікуванні")
    }
    static var storeOldest: String {
        language.text(
            en: "seconds that the oldest waits",
            de: "Sekunden, die die älteste wartet",
            es: "segundos de espera del más antiguo",
            fr: "secondes d’attente de la plus ancienne",
            ja: "最も古い変更の待ち時間（秒）",
            uk: "секунд чекає найдавніша")
    }
    static var storeRejected: String {
        language.text(
            en: "rejected changes",
            de: "abgelehnte Änderungen",
            es: "cambios rechazados",
            fr: "modifications refusées",
            ja: "拒否された変更",
            uk: "відхилені зміни")
    }
    static var storeSuspended: String {
        language.text(
            en: "changes without a session",
            de: "Änderungen ohne Sitzung",
            es: "cambios sin sesión",
            fr: "modifications sans session",
            ja: "セッションのない変更",
            uk: "зміни без сеансу")
    }
    static func storeFinding(_ finding: StoreFinding) -> String { labeled(name(of: finding.kind)) + screens.number(finding.rows) }

    private static func name(of kind: StoreFinding.Kind) -> String {
        switch kind {
        case .orphans:
            language.text(
                en: "rows of accounts that do not exist", de: "Zeilen von Konten, die es nicht gibt",
                es: "filas de cuentas que no existen", fr: "lignes de comptes inexistants",
                ja: "存在しないアカウントの行", uk: "рядки неіснуючих облікових записів")
        case .suspensions:
            language.text(
                en: "changes with the wrong suspension", de: "Änderungen mit falscher Aussetzung",
                es: "cambios con una suspensión errónea", fr: "modifications à la suspension erronée",
                ja: "保留の状態が誤っている変更", uk: "зміни з хибним призупиненням")
        case .rejections:
            language.text(
                en: "rejected changes without a time", de: "abgelehnte Änderungen ohne Zeit",
                es: "cambios rechazados sin hora", fr: "modifications refusées sans heure",
                ja: "時刻のない拒否された変更", uk: "відхилені зміни без часу")
        case .versions:
            language.text(
                en: "accounts with a version that is too low", de: "Konten mit zu niedriger Version",
                es: "cuentas con una versión demasiado baja", fr: "comptes à la version trop basse",
                ja: "バージョンが低すぎるアカウント", uk: "облікові записи із замалою версією")
        case .indexes:
            language.text(
                en: "indexes that cannot be used", de: "unbrauchbare Indizes",
                es: "índices que no se pueden usar", fr: "index inutilisables",
                ja: "使えないインデックス", uk: "непридатні індекси")
        }
    }

    /// Why a file cannot be imported.
    static func storeFile(_ problem: StoreLineCheck.Flaw) -> String {
        switch problem {
        case .foreign: storeFileForeign
        case .newer: storeFileNewer
        case .incomplete: storeFileIncomplete
        case .line(let number): storeFileLine(number)
        case .sealed(let number): storeFileSealed(number)
        }
    }
}
