import Marquee

/// The texts of the command for pictures.
extension Texts {
    static func noPicture(_ title: String) -> String {
        language.text(
            en: "TMDb has no picture of “\(title)”.",
            de: "TMDb hat kein Bild zu „\(title)“.",
            es: "TMDb no tiene ninguna imagen de «\(title)».",
            fr: "TMDb n’a pas d’image de « \(title) ».",
            ja: "TMDb に「\(title)」の画像はありません。",
            uk: "TMDb не має зображення для «\(title)».")
    }
    static func cachedPictureBecause(_ reason: String) -> String {
        language.text(
            en: "note: a cached picture is used, because it could not be refreshed: \(reason)",
            de: "Hinweis: Verwendet wird ein Bild aus dem Cache, weil es nicht aktualisiert werden konnte: \(reason)",
            es: "nota: se usa una imagen en caché porque no se pudo actualizar: \(reason)",
            fr: "remarque : une image en cache est utilisée, car elle n’a pas pu être actualisée : \(reason)",
            ja: "注意：更新できなかったため、キャッシュの画像を使っています：\(reason)",
            uk: "примітка: використано зображення з кешу, бо його не вдалося оновити: \(reason)")
    }
    static func pictureWritten(_ file: String, _ facts: String) -> String {
        language.text(
            en: "The picture was written to “\(file)”: \(facts).",
            de: "Das Bild wurde in „\(file)“ geschrieben: \(facts).",
            es: "La imagen se escribió en «\(file)»: \(facts).",
            fr: "L’image a été écrite dans « \(file) » : \(facts).",
            ja: "画像を「\(file)」に書き込みました：\(facts)。",
            uk: "Зображення записано у «\(file)»: \(facts).")
    }
    static func pictureNotShown(_ reason: String) -> String {
        language.text(
            en: "note: the picture is not shown, because \(reason); “--output FILE” writes it to a file.",
            de: "Hinweis: Das Bild wird nicht gezeigt (\(reason)); „--output FILE“ schreibt es in eine Datei.",
            es: "nota: la imagen no se muestra (\(reason)); «--output FILE» la escribe en un archivo.",
            fr: "remarque : l’image n’est pas affichée (\(reason)) ; « --output FILE » l’écrit dans un fichier.",
            ja: "注意：画像を表示できません（\(reason)）。「--output FILE」でファイルに書き込めます。",
            uk: "примітка: зображення не показано (\(reason)); «--output FILE» записує його у файл.")
    }
    static var pictureDamaged: String {
        language.text(
            en: "its format cannot be shown here, or it is damaged",
            de: "das Format lässt sich hier nicht zeigen, oder es ist beschädigt",
            es: "su formato no se puede mostrar aquí, o está dañada",
            fr: "son format ne peut pas être affiché ici, ou elle est endommagée",
            ja: "ここでは表示できない形式か、破損しています",
            uk: "формат не можна тут показати, або воно пошкоджене")
    }
    static func outputAndJSON(_ option: String) -> String {
        language.text(
            en: "“--\(option) -” and “--json” both need standard output.",
            de: "„--\(option) -“ und „--json“ brauchen beide die Standardausgabe.",
            es: "«--\(option) -» y «--json» necesitan ambos la salida estándar.",
            fr: "« --\(option) - » et « --json » ont tous deux besoin de la sortie standard.",
            ja: "「--\(option) -」と「--json」はどちらも標準出力を使います。",
            uk: "«--\(option) -» і «--json» обидва потребують стандартного виводу.")
    }
    static var colorsAreOff: String {
        language.text(
            en: "colors are turned off",
            de: "Farben sind ausgeschaltet",
            es: "los colores están desactivados",
            fr: "les couleurs sont désactivées",
            ja: "色が無効です",
            uk: "кольори вимкнено")
    }
    static var notATerminal: String {
        language.text(
            en: "the output is not a terminal",
            de: "die Ausgabe ist kein Terminal",
            es: "la salida no es un terminal",
            fr: "la sortie n’est pas un terminal",
            ja: "出力先が端末ではありません",
            uk: "вивід не є терміналом")
    }
    static var colorsWanted: String {
        language.text(
            en: "the output is not a terminal, but colors are wanted",
            de: "die Ausgabe ist kein Terminal, aber Farben sind gewünscht",
            es: "la salida no es un terminal, pero se piden colores",
            fr: "la sortie n’est pas un terminal, mais des couleurs sont demandées",
            ja: "出力先は端末ではありませんが、色が指定されています",
            uk: "вивід не є терміналом, але потрібні кольори")
    }
    static var multiplexer: String {
        language.text(
            en: "tmux and screen do not pass pictures on",
            de: "tmux und screen geben Bilder nicht weiter",
            es: "tmux y screen no transmiten imágenes",
            fr: "tmux et screen ne transmettent pas les images",
            ja: "tmux と screen は画像を通しません",
            uk: "tmux і screen не передають зображень")
    }
    static var isKitty: String {
        language.text(
            en: "the terminal is kitty or Ghostty",
            de: "das Terminal ist kitty oder Ghostty",
            es: "el terminal es kitty o Ghostty",
            fr: "le terminal est kitty ou Ghostty",
            ja: "端末は kitty か Ghostty です",
            uk: "термінал — kitty або Ghostty")
    }
    static var isITerm: String {
        language.text(
            en: "the terminal is iTerm2 or WezTerm",
            de: "das Terminal ist iTerm2 oder WezTerm",
            es: "el terminal es iTerm2 o WezTerm",
            fr: "le terminal est iTerm2 ou WezTerm",
            ja: "端末は iTerm2 か WezTerm です",
            uk: "термінал — iTerm2 або WezTerm")
    }
    static var unknownTerminal: String {
        language.text(
            en: "the terminal is not known to show pictures",
            de: "vom Terminal ist nicht bekannt, dass es Bilder zeigt",
            es: "no se sabe si el terminal muestra imágenes",
            fr: "le terminal n’est pas connu pour afficher des images",
            ja: "画像を表示できる端末か分かりません",
            uk: "невідомо, чи термінал показує зображення")
    }
    static var kittyGraphics: String {
        language.text(
            en: "the graphics protocol of kitty",
            de: "das Grafikprotokoll von kitty",
            es: "el protocolo gráfico de kitty",
            fr: "le protocole graphique de kitty",
            ja: "kitty のグラフィックスプロトコル",
            uk: "графічний протокол kitty")
    }
    static var inlineImages: String {
        language.text(
            en: "the inline images of iTerm2",
            de: "die Inline-Bilder von iTerm2",
            es: "las imágenes en línea de iTerm2",
            fr: "les images intégrées d’iTerm2",
            ja: "iTerm2 のインライン画像",
            uk: "вбудовані зображення iTerm2")
    }
    static var halfBlocksFull: String {
        language.text(
            en: "half blocks in 24-bit color",
            de: "Halbblöcke in 24-Bit-Farbe",
            es: "medios bloques en color de 24 bits",
            fr: "des demi-blocs en couleurs 24 bits",
            ja: "24 ビットカラーの半角ブロック",
            uk: "півблоки в 24-бітному кольорі")
    }
    static var halfBlocksPalette: String {
        language.text(
            en: "half blocks in 256 colors",
            de: "Halbblöcke in 256 Farben",
            es: "medios bloques en 256 colores",
            fr: "des demi-blocs en 256 couleurs",
            ja: "256 色の半角ブロック",
            uk: "півблоки в 256 кольорах")
    }
    static func notAPicture(_ path: String) -> String {
        language.text(
            en: "“\(path)” exists and is not a picture.",
            de: "„\(path)“ gibt es schon, und ist kein Bild.",
            es: "«\(path)» ya existe y no es una imagen.",
            fr: "« \(path) » existe déjà et n’est pas une image.",
            ja: "「\(path)」はすでにあり、画像ではありません。",
            uk: "«\(path)» вже існує й не є зображенням.")
    }
}
