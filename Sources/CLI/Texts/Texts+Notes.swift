import Marquee
import MarqueePresentation

/// What commands tell on the side.
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
    static func portTaken(_ port: Int) -> String {
        language.text(
            en: "Port \(port) is in use.",
            de: "Port \(port) ist belegt.",
            es: "El puerto \(port) está en uso.",
            fr: "Le port \(port) est déjà pris.",
            ja: "ポート \(port) は使用中です。",
            uk: "Порт \(port) зайнятий.")
    }
    static var freePort: String {
        language.text(
            en: "“--port 0” picks a free one.",
            de: "„--port 0“ wählt einen freien.",
            es: "«--port 0» elige uno libre.",
            fr: "« --port 0 » en choisit un libre.",
            ja: "「--port 0」で空きポートが選ばれます。",
            uk: "«--port 0» обирає вільний.")
    }
    static func notAnAddress(_ host: String) -> String {
        language.text(
            en: "“\(host)” is not an IPv4 address.",
            de: "„\(host)“ ist keine IPv4-Adresse.",
            es: "«\(host)» no es una dirección IPv4.",
            fr: "« \(host) » n’est pas une adresse IPv4.",
            ja: "「\(host)」は IPv4 アドレスではありません。",
            uk: "«\(host)» не є адресою IPv4.")
    }
    static func invalidCatalog(_ place: String, _ reason: String) -> String {
        language.text(
            en: "The catalog is not valid at “\(place)”: \(reason)",
            de: "Der Katalog ist bei „\(place)“ ungültig: \(reason)",
            es: "El catálogo no es válido en «\(place)»: \(reason)",
            fr: "Le catalogue n’est pas valable à « \(place) » : \(reason)",
            ja: "カタログの「\(place)」が無効です：\(reason)",
            uk: "Каталог некоректний у місці «\(place)»: \(reason)")
    }
    static var catalogForm: String {
        language.text(
            en: "Docs/Sandbox.md describes the form of a catalog.",
            de: "Docs/Sandbox.md beschreibt die Form eines Katalogs.",
            es: "Docs/Sandbox.md describe la forma de un catálogo.",
            fr: "Docs/Sandbox.md décrit la forme d’un catalogue.",
            ja: "カタログの形式は Docs/Sandbox.md を参照してください。",
            uk: "Docs/Sandbox.md описує форму каталогу.")
    }
    static var cannotListen: String {
        language.text(
            en: "The sandbox cannot listen on this address and port.",
            de: "Die Sandbox kann auf dieser Adresse und diesem Port nicht lauschen.",
            es: "El entorno de pruebas no puede escuchar en esta dirección y puerto.",
            fr: "Le bac à sable ne peut pas écouter à cette adresse et sur ce port.",
            ja: "このアドレスとポートではサンドボックスが待ち受けられません。",
            uk: "Пісочниця не може слухати на цій адресі та порту.")
    }
    static var freeLocalPort: String {
        language.text(
            en: "“--port 0” picks a free port of 127.0.0.1.",
            de: "„--port 0“ wählt einen freien Port von 127.0.0.1.",
            es: "«--port 0» elige un puerto libre de 127.0.0.1.",
            fr: "« --port 0 » choisit un port libre de 127.0.0.1.",
            ja: "「--port 0」で 127.0.0.1 の空きポートが選ばれます。",
            uk: "«--port 0» обирає вільний порт 127.0.0.1.")
    }
    static var sandboxRuns: String {
        language.text(
            en: "The sandbox runs until it is interrupted. Its token is not a secret: it is valid only here.",
            de: "Die Sandbox läuft, bis sie unterbrochen wird. Ihr Token ist kein Geheimnis: Es gilt nur hier.",
            es: "El entorno de pruebas funciona hasta que se interrumpe. Su token no es secreto: solo vale aquí.",
            fr: "Le bac à sable tourne jusqu’à son interruption. Son jeton n’est pas un secret : il ne vaut qu’ici.",
            ja: "サンドボックスは中断されるまで動きます。トークンはここでだけ有効で、秘密ではありません。",
            uk: "Пісочниця працює, доки її не перервуть. Її токен не є секретом: він чинний лише тут.")
    }
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
    static var rateLimitReached: String {
        language.text(
            en: "The rate limit is reached.",
            de: "Die Obergrenze der Anfragen ist erreicht.",
            es: "Se alcanzó el límite de peticiones.",
            fr: "La limite de requêtes est atteinte.",
            ja: "要求数の上限に達しました。",
            uk: "Досягнуто ліміту запитів.")
    }
    static var serverUnreachable: String {
        language.text(
            en: "The server could not be reached.",
            de: "Der Server ist nicht erreichbar.",
            es: "No se pudo contactar con el servidor.",
            fr: "Le serveur est injoignable.",
            ja: "サーバーに接続できませんでした。",
            uk: "Не вдалося з’єднатися із сервером.")
    }
    static func waiting(_ reason: String) -> String {
        language.text(
            en: "Waiting. \(reason)",
            de: "Warten. \(reason)",
            es: "Esperando. \(reason)",
            fr: "En attente. \(reason)",
            ja: "待機中。\(reason)",
            uk: "Очікування. \(reason)")
    }
    static func waiting(_ reason: String, seconds: Int) -> String {
        language.text(
            en: "Waiting \(seconds) s. \(reason)",
            de: "Noch \(seconds) s warten. \(reason)",
            es: "Esperando \(seconds) s. \(reason)",
            fr: "Encore \(seconds) s. \(reason)",
            ja: "あと \(seconds) 秒待機。\(reason)",
            uk: "Очікування \(seconds) с. \(reason)")
    }
    static var waitingForServer: String {
        language.text(
            en: "Waiting for the server.",
            de: "Warten auf den Server.",
            es: "Esperando al servidor.",
            fr: "En attente du serveur.",
            ja: "サーバーを待っています。",
            uk: "Очікування сервера.")
    }
    static func waitingForServer(_ seconds: Int) -> String {
        language.text(
            en: "Waiting for the server, \(seconds) s so far.",
            de: "Warten auf den Server, bisher \(seconds) s.",
            es: "Esperando al servidor, \(seconds) s hasta ahora.",
            fr: "En attente du serveur, \(seconds) s jusqu’ici.",
            ja: "サーバーを待っています（\(seconds) 秒経過）。",
            uk: "Очікування сервера, минуло \(seconds) с.")
    }
    static var working: String {
        language.text(en: "Working", de: "In Arbeit", es: "En curso", fr: "En cours", ja: "処理中", uk: "Триває робота")
    }
    static func page(_ number: Int, of count: Int) -> String {
        language.text(
            en: "Page \(number) of \(count)",
            de: "Seite \(number) von \(count)",
            es: "Página \(number) de \(count)",
            fr: "Page \(number) sur \(count)",
            ja: "\(count) ページ中 \(number) ページ",
            uk: "Сторінка \(number) з \(count)")
    }
    static func soFar(_ step: String, _ seconds: Int) -> String {
        language.text(
            en: "\(step), \(seconds) s so far.",
            de: "\(step), bisher \(seconds) s.",
            es: "\(step), \(seconds) s hasta ahora.",
            fr: "\(step), \(seconds) s jusqu’ici.",
            ja: "\(step)（\(seconds) 秒経過）。",
            uk: "\(step), минуло \(seconds) с.")
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
