import Foundation
import Marquee
import MarqueePresentation

/// The words of the command line, in the language of the person.
///
/// The language belongs to the task of a command: its output is in one language, and two commands of one process can have different
/// ones. A text is made when it is printed.
enum Texts {
    @TaskLocal static var language = TextLanguage.english

    /// The words that any interface has.
    static var screens: ScreenTexts { ScreenTexts(language) }

    /// The separator of the items of a list.
    static var comma: String { language.text(en: ", ", de: ", ", es: ", ", fr: ", ", ja: "、", uk: ", ") }

    /// A word that is typed, or a text of a person.
    static func quoted(_ text: String) -> String {
        language.text(
            en: "“\(text)”", de: "„\(text)“", es: "«\(text)»", fr: "«\u{A0}\(text)\u{A0}»", ja: "「\(text)」", uk: "«\(text)»")
    }

    /// Why something failed, and how to try again.
    static func withRetry(_ error: MarqueeError, _ advice: String = pressRToTryAgain) -> String {
        let reason = error.words
        return language.text(
            en: "\(reason) \(advice)", de: "\(reason) \(advice)", es: "\(reason) \(advice)", fr: "\(reason) \(advice)",
            ja: "\(reason)\(advice)", uk: "\(reason) \(advice)")
    }

    /// A moment in coordinated universal time, to the minute.
    static func moment(_ date: Date) -> String {
        let text = date.ISO8601Format()
        guard let day = Day(text) else { return text }
        return screens.day(day) + comma + text.dropFirst(11).prefix(5) + " UTC"
    }
}

extension MarqueeError {
    /// Why it happened, in the language of the person.
    var words: String { Texts.screens.reason(of: self) }
}

extension MarqueeError.Reason {
    /// The reason in the language of the person.
    var words: String { text(in: Texts.language) }
}
