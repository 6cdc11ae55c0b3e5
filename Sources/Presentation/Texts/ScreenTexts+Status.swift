import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension ScreenTexts {
    /// A sentence or a short note for a person; nil for a value that is shown and current.
    public func status(_ status: SyncStatus, at now: Date) -> String? {
        switch status {
        case .current: nil
        case .loading: loadingNow
        case .slow: slow
        case .pending(let date): date.map { pending(nextTryIn: seconds(to: $0, from: now)) } ?? pendingNow
        case .offline(let since, let next): offline(since: since, next: next, at: now)
        case .intercepted: intercepted
        case .rateLimited(let date): rateLimited(for: seconds(to: date, from: now))
        }
    }

    private func seconds(to date: Date, from now: Date) -> Int { Int(nearest: date.timeIntervalSince(now).rounded(.up), in: 1...86_400) }

    private func offline(since: Date?, next: Date?, at now: Date) -> String {
        let reason = next.map { unreachable(nextTryIn: seconds(to: $0, from: now)) } ?? unreachable
        guard let since, now.timeIntervalSince(since) >= 60 else { return reason }
        return reason + " " + away(minutes: Int(nearest: (now.timeIntervalSince(since) / 60).rounded(.down), in: 1...100_000))
    }

    private var loadingNow: String {
        language.text(en: "loading…", de: "wird geladen …", es: "cargando…", fr: "chargement…", ja: "読み込み中…", uk: "завантаження…")
    }

    /// A read that takes longer than usual, without a failure.
    public var slow: String {
        language.text(
            en: "TMDb is slow today; the answer is on its way.",
            de: "TMDb ist heute langsam; die Antwort ist unterwegs.",
            es: "TMDb va lento hoy; la respuesta está en camino.",
            fr: "TMDb est lent aujourd’hui ; la réponse est en route.",
            ja: "TMDb の応答が遅れています。もうすぐ届きます。",
            uk: "TMDb сьогодні повільний; відповідь уже в дорозі.")
    }

    private var pendingNow: String {
        language.text(
            en: "Not sent yet",
            de: "Noch nicht gesendet",
            es: "Aún sin enviar",
            fr: "Pas encore envoyé",
            ja: "未送信",
            uk: "Ще не надіслано")
    }

    private func pending(nextTryIn seconds: Int) -> String {
        language.text(
            en: "Not sent yet; the next try is in \(number(seconds)) s",
            de: "Noch nicht gesendet; der nächste Versuch ist in \(number(seconds)) s",
            es: "Aún sin enviar; el próximo intento es dentro de \(number(seconds)) s",
            fr: "Pas encore envoyé ; la prochaine tentative aura lieu dans \(number(seconds)) s",
            ja: "未送信。\(number(seconds)) 秒後に再試行します",
            uk: "Ще не надіслано; наступна спроба за \(number(seconds)) с")
    }

    private var unreachable: String {
        language.text(
            en: "The server could not be reached.",
            de: "Der Server ist nicht erreichbar.",
            es: "No se pudo contactar con el servidor.",
            fr: "Le serveur est injoignable.",
            ja: "サーバーに接続できませんでした。",
            uk: "Не вдалося з’єднатися із сервером.")
    }

    private func away(minutes: Int) -> String {
        language.text(
            en: "No answer for \(number(minutes)) min.",
            de: "Seit \(number(minutes)) Min. keine Antwort.",
            es: "Sin respuesta desde hace \(number(minutes)) min.",
            fr: "Sans réponse depuis \(number(minutes)) min.",
            ja: "\(number(minutes)) 分間応答がありません。",
            uk: "Немає відповіді вже \(number(minutes)) хв.")
    }

    /// A page in place of an answer, as from a network that waits for a sign-in.
    public var intercepted: String {
        language.text(
            en: "Something between here and TMDb answers in its place. Is this network waiting for a sign-in?",
            de: "Etwas zwischen hier und TMDb antwortet an seiner Stelle. Wartet dieses Netz auf eine Anmeldung?",
            es: "Algo entre este lugar y TMDb responde en su lugar. ¿Esta red espera un inicio de sesión?",
            fr: "Un intermédiaire répond à la place de TMDb. Ce réseau attend-il une connexion ?",
            ja: "TMDb の代わりに途中の何かが応答しています。このネットワークはログインが必要ではありませんか？",
            uk: "Замість TMDb відповідає щось посередині. Можливо, ця мережа чекає на вхід?")
    }

    private func rateLimited(for seconds: Int) -> String {
        language.text(
            en: "TMDb asks to wait; it goes on in \(number(seconds)) s.",
            de: "TMDb bittet um Geduld; es geht in \(number(seconds)) s weiter.",
            es: "TMDb pide esperar; se continúa dentro de \(number(seconds)) s.",
            fr: "TMDb demande d’attendre ; suite dans \(number(seconds)) s.",
            ja: "TMDb が待機を求めています。\(number(seconds)) 秒後に続けます。",
            uk: "TMDb просить зачекати; продовження за \(number(seconds)) с.")
    }
}
