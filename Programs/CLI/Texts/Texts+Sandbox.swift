import Marquee
import MarqueePresentation

/// The texts about the sandbox of the program.
extension Texts {
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
}
