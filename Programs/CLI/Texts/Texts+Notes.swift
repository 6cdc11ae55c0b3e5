import Marquee
import MarqueePresentation

/// The notes of commands on standard error.
extension Texts {
    static var sandboxInstead: String {
        language.text(
            en: "No credential is set, so the built-in sandbox is used instead of TMDb.",
            de: "Es sind keine Zugangsdaten gesetzt, daher antwortet die eingebaute Sandbox statt TMDb.",
            es: "No hay ninguna credencial, así que se usa el entorno de pruebas integrado en lugar de TMDb.",
            fr: "Aucun identifiant n’est défini : le bac à sable intégré remplace TMDb.",
            ja: "認証情報がないため、TMDb の代わりに内蔵サンドボックスを使います。",
            uk: "Облікові дані не задано, тому замість TMDb використовується вбудована пісочниця.")
    }
    static func cachedBecause(_ reason: String) -> String {
        language.text(
            en: "note: a cached answer is shown, because it could not be refreshed: \(reason)",
            de: "Hinweis: Gezeigt wird eine Antwort aus dem Cache, weil sie nicht aktualisiert werden konnte: \(reason)",
            es: "nota: se muestra una respuesta en caché porque no se pudo actualizar: \(reason)",
            fr: "remarque : une réponse en cache est affichée, car elle n’a pas pu être actualisée : \(reason)",
            ja: "注意：更新できなかったため、キャッシュの応答を表示しています：\(reason)",
            uk: "примітка: показано відповідь із кешу, бо її не вдалося оновити: \(reason)")
    }
    static var previewShown: String {
        language.text(
            en: "note: only what lists say of this title is on this device.",
            de: "Hinweis: Auf diesem Gerät ist nur, was Listen über diesen Titel sagen.",
            es: "nota: en este dispositivo solo está lo que las listas dicen de este título.",
            fr: "remarque : cet appareil n’a que ce que les listes disent de ce titre.",
            ja: "注意：この端末には、一覧にあるこの作品の情報だけがあります。",
            uk: "примітка: на цьому пристрої є лише те, що кажуть про цю назву списки.")
    }
    static func entriesDropped(_ count: Int) -> String {
        language.text(
            count,
            en: (
                "note: \(screens.number(count)) entry of the answer could not be read.",
                "note: \(screens.number(count)) entries of the answer could not be read."
            ),
            de: (
                "Hinweis: \(screens.number(count)) Eintrag der Antwort war nicht lesbar.",
                "Hinweis: \(screens.number(count)) Einträge der Antwort waren nicht lesbar."
            ),
            es: (
                "nota: no se pudo leer \(screens.number(count)) entrada de la respuesta.",
                "nota: no se pudieron leer \(screens.number(count)) entradas de la respuesta."
            ),
            fr: (
                "remarque : \(screens.number(count)) entrée de la réponse est illisible.",
                "remarque : \(screens.number(count)) entrées de la réponse sont illisibles."
            ),
            ja: "注意：応答のうち \(screens.number(count)) 件を読み取れませんでした。",
            uk: (
                "примітка: не вдалося прочитати \(screens.number(count)) запис відповіді.",
                "примітка: не вдалося прочитати \(screens.number(count)) записи відповіді.",
                "примітка: не вдалося прочитати \(screens.number(count)) записів відповіді."
            ))
    }
    static func notAnAddress(_ host: String) -> String { "“\(host)” is not an IPv4 address." }
    static var needsTerminal: String {
        language.text(
            en: "“browse” needs a terminal to draw on and to read keys from.",
            de: "„browse“ braucht ein Terminal zum Zeichnen und für Tasten.",
            es: "«browse» necesita un terminal donde dibujar y leer teclas.",
            fr: "« browse » a besoin d’un terminal pour dessiner et lire les touches.",
            ja: "「browse」には、描画とキー入力のための端末が必要です。",
            uk: "«browse» потребує термінала для малювання та клавіш.")
    }
    static var homePrintsText: String {
        language.text(
            en: "“marquee home” prints the same as text.",
            de: "„marquee home“ gibt dasselbe als Text aus.",
            es: "«marquee home» muestra lo mismo como texto.",
            fr: "« marquee home » affiche la même chose en texte.",
            ja: "「marquee home」なら同じ内容をテキストで表示します。",
            uk: "«marquee home» виводить те саме текстом.")
    }
    /// A full screen on a terminal whose type is none that has one, such as `dumb`.
    static func cannotDraw(_ type: String) -> String {
        language.text(
            en: "“browse” cannot draw on a terminal of the type “\(type)” (TERM).",
            de: "„browse“ kann auf einem Terminal vom Typ „\(type)“ (TERM) nicht zeichnen.",
            es: "«browse» no puede dibujar en un terminal de tipo «\(type)» (TERM).",
            fr: "« browse » ne peut pas dessiner sur un terminal de type « \(type) » (TERM).",
            ja: "「browse」は種類「\(type)」(TERM) の端末には描画できません。",
            uk: "«browse» не може малювати на терміналі типу «\(type)» (TERM).")
    }
    static var plainCommands: String {
        language.text(
            en: "“marquee home”, “list”, “search” and “show” print the same as text.",
            de: "„marquee home“, „list“, „search“ und „show“ geben dasselbe als Text aus.",
            es: "«marquee home», «list», «search» y «show» muestran lo mismo como texto.",
            fr: "« marquee home », « list », « search » et « show » affichent la même chose en texte.",
            ja: "「marquee home」「list」「search」「show」なら同じ内容をテキストで表示します。",
            uk: "«marquee home», «list», «search» і «show» виводять те саме текстом.")
    }
    static var noFullScreen: String {
        language.text(
            en: "The terminal cannot be used for a full screen.",
            de: "Das Terminal lässt sich nicht im Vollbild nutzen.",
            es: "El terminal no se puede usar a pantalla completa.",
            fr: "Le terminal ne peut pas être utilisé en plein écran.",
            ja: "この端末は全画面表示に使えません。",
            uk: "Термінал не можна використати на повний екран.")
    }
    static func pixels(_ width: Int, _ height: Int) -> String {
        language.text(
            en: "\(width) × \(height) pixels",
            de: "\(width) × \(height) Pixel",
            es: "\(width) × \(height) píxeles",
            fr: "\(width) × \(height) pixels",
            ja: "\(width) × \(height) ピクセル",
            uk: "\(width) × \(height) пікселів")
    }
    static func cannotBeWritten(_ path: String, _ reason: String) -> String {
        language.text(
            en: "“\(path)” cannot be written: \(reason).",
            de: "„\(path)“ lässt sich nicht schreiben: \(reason).",
            es: "No se puede escribir «\(path)»: \(reason).",
            fr: "« \(path) » ne peut pas être écrit : \(reason).",
            ja: "「\(path)」に書き込めません：\(reason)。",
            uk: "«\(path)» неможливо записати: \(reason).")
    }
    static var nameOtherFile: String {
        language.text(
            en: "Name a file in a folder that you may write to.",
            de: "Die Datei muss in einem Ordner liegen, der beschrieben werden darf.",
            es: "Indique un archivo en una carpeta en la que pueda escribir.",
            fr: "Indiquez un fichier dans un dossier où vous pouvez écrire.",
            ja: "書き込めるフォルダーのファイルを指定してください。",
            uk: "Вкажіть файл у теці, до якої можна писати.")
    }
    static var notJSON: String {
        language.text(
            en: "The answer cannot be written as JSON.",
            de: "Die Antwort lässt sich nicht als JSON schreiben.",
            es: "La respuesta no se puede escribir como JSON.",
            fr: "La réponse ne peut pas être écrite en JSON.",
            ja: "応答を JSON として書き出せません。",
            uk: "Відповідь неможливо записати як JSON.")
    }
    static var withoutJSON: String {
        language.text(
            en: "Without “--json” it can be shown.",
            de: "Ohne „--json“ lässt sie sich zeigen.",
            es: "Sin «--json» se puede mostrar.",
            fr: "Sans « --json », elle peut être affichée.",
            ja: "「--json」なしなら表示できます。",
            uk: "Без «--json» її можна показати.")
    }
    static func exampleProgram(_ program: String, _ version: String) -> String {
        language.text(
            en: "\(program) \(version), the example executable of Marquee, a Swift package.",
            de: "\(program) \(version), das Beispielprogramm des Swift-Pakets Marquee.",
            es: "\(program) \(version), el programa de ejemplo de Marquee, un paquete de Swift.",
            fr: "\(program) \(version), le programme d’exemple de Marquee, un paquet Swift.",
            ja: "\(program) \(version)：Swift パッケージ Marquee のサンプルプログラム。",
            uk: "\(program) \(version), приклад програми для Swift-пакета Marquee.")
    }
}
