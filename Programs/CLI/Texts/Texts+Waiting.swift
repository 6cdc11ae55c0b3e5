import Foundation
import Marquee
import MarqueePresentation

/// The texts while the program waits.
extension Texts {
    static var rateLimitReached: String {
        language.text(
            en: "The rate limit is reached.",
            de: "Die Obergrenze der Anfragen ist erreicht.",
            es: "Se alcanzó el límite de peticiones.",
            fr: "La limite de requêtes est atteinte.",
            ja: "要求数の上限に達しました。",
            uk: "Досягнуто ліміту запитів.")
    }
    static var serverUnreachable: String { screens.status(.offline(since: nil, nextAttempt: nil), at: .distantPast) ?? "" }
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
}
