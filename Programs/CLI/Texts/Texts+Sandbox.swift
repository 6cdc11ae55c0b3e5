import Marquee
import MarqueePresentation

/// The texts about the sandbox of the program.
extension Texts {
    static func portTaken(_ port: Int) -> String { "Port \(port) is in use." }
    static var freePort: String { "“--port 0” picks a free one." }
    static func invalidCatalog(_ place: String, _ reason: String) -> String { "The catalog is not valid at “\(place)”: \(reason)" }
    static var catalogForm: String { "Docs/Sandbox.md describes the form of a catalog." }
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
        "The sandbox runs until it is interrupted. Its account is “viewer” with the password “popcorn”. "
            + "Password and token are not secret: they are valid only here."
    }
}
