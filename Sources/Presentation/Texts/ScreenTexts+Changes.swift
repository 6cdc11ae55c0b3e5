public import MarqueeDomain

extension ScreenTexts {
    /// When a change was discarded that the server never received.
    public var discarded: String {
        language.text(
            en: "The change is discarded.",
            de: "Die Änderung ist verworfen.",
            es: "El cambio se ha descartado.",
            fr: "La modification est abandonnée.",
            ja: "変更を破棄しました。",
            uk: "Зміну скасовано.")
    }

    /// When a change was discarded that the server may have received, and while it is taken back there.
    public var takenBack: String {
        language.text(
            en: "The change will be taken back at TMDb.",
            de: "Die Änderung wird bei TMDb zurückgenommen.",
            es: "El cambio se deshará en TMDb.",
            fr: "La modification sera annulée chez TMDb.",
            ja: "変更は TMDb で取り消されます。",
            uk: "Зміну буде скасовано в TMDb.")
    }

    /// A mark that was changed on two devices, and the outcome of both values.
    public func conflict(_ conflict: ResolvedConflict) -> String {
        let (other, own) = (words(conflict.elsewhere), words(conflict.local))
        return conflict.winner == .local
            ? language.text(
                en: "Elsewhere: \(other); sent: \(own).",
                de: "Anderswo: \(other); gesendet: \(own).",
                es: "En otro lugar: \(other); enviado: \(own).",
                fr: "Ailleurs : \(other) ; envoyé : \(own).",
                ja: "他の端末：\(other)、送信：\(own)。",
                uk: "В іншому місці: \(other); надіслано: \(own).")
            : language.text(
                en: "Elsewhere: \(other), which is kept; discarded: \(own).",
                de: "Anderswo: \(other), das bleibt; verworfen: \(own).",
                es: "En otro lugar: \(other), y se conserva; descartado: \(own).",
                fr: "Ailleurs : \(other), conservé ; abandonné : \(own).",
                ja: "他の端末：\(other)（維持）、破棄：\(own)。",
                uk: "В іншому місці: \(other), це збережено; скасовано: \(own).")
    }
}
