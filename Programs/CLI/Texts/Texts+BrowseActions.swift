import Marquee

/// The words of accounts, languages, clicks and addresses in the full-screen program, and the keys for them.
extension Texts {
    static var keysFavorite: String {
        language.text(
            en: "f favorite",
            de: "f Favorit",
            es: "f favorito",
            fr: "f favori",
            ja: "f お気に入り",
            uk: "f обране")
    }
    static var keysWatchlist: String {
        language.text(
            en: "w watchlist",
            de: "w Merkliste",
            es: "w seguimiento",
            fr: "w à voir",
            ja: "w ウォッチリスト",
            uk: "w до перегляду")
    }
    static var keysSignInHere: String {
        language.text(
            en: "i sign in",
            de: "i anmelden",
            es: "i iniciar sesión",
            fr: "i se connecter",
            ja: "i サインイン",
            uk: "i увійти")
    }
    static var keysTrailer: String {
        language.text(
            en: "T trailer",
            de: "T Trailer",
            es: "T tráiler",
            fr: "T bande-annonce",
            ja: "T 予告編",
            uk: "T трейлер")
    }
    static var keyTrailer: String {
        language.text(
            en: "play its trailer",
            de: "seinen Trailer abspielen",
            es: "reproducir su tráiler",
            fr: "lire sa bande-annonce",
            ja: "予告編を再生",
            uk: "відтворити його трейлер")
    }
    static var keysPage: String {
        language.text(
            en: "o page on TMDb",
            de: "o Seite bei TMDb",
            es: "o página en TMDb",
            fr: "o page sur TMDb",
            ja: "o TMDb のページ",
            uk: "o сторінка на TMDb")
    }
    static var keysSuggestions: String {
        language.text(
            en: "↓ choose",
            de: "↓ wählen",
            es: "↓ elegir",
            fr: "↓ choisir",
            ja: "↓ 選択",
            uk: "↓ вибрати")
    }
    static var keysSignOut: String {
        language.text(
            en: "x sign out",
            de: "x abmelden",
            es: "x cerrar sesión",
            fr: "x se déconnecter",
            ja: "x サインアウト",
            uk: "x вийти")
    }
    static var keysConfirmSignOut: String {
        language.text(
            en: "Enter sign out anyway",
            de: "Enter trotzdem abmelden",
            es: "Intro cerrar sesión de todos modos",
            fr: "Entrée se déconnecter quand même",
            ja: "Enter それでもサインアウト",
            uk: "Enter усе одно вийти")
    }
    /// Behind a message that an account is missing.
    static var pressIToSignIn: String {
        language.text(
            en: "Press i to sign in.",
            de: "Mit i anmelden.",
            es: "Pulse i para iniciar sesión.",
            fr: "Appuyez sur i pour vous connecter.",
            ja: "i キーでサインインします。",
            uk: "Натисніть i, щоб увійти.")
    }
    static var languages: String {
        language.text(
            en: "Language",
            de: "Sprache",
            es: "Idioma",
            fr: "Langue",
            ja: "言語",
            uk: "Мова")
    }
    /// Under an item that the typed text names by an id or an address.
    static var namedByText: String {
        language.text(
            en: "What you typed names this.",
            de: "Das benennt die Eingabe.",
            es: "Esto es lo que nombra el texto.",
            fr: "C’est ce que désigne le texte.",
            ja: "入力した文字が指すものです。",
            uk: "Це те, що названо в тексті.")
    }
    /// Before a sign-out with changes that the server does not have yet.
    static var unsentWouldStay: String {
        language.text(
            en: "Some changes are not sent yet. They stay on this device until you sign in again.",
            de: "Einige Änderungen sind noch nicht gesendet. Sie bleiben bis zur nächsten Anmeldung auf diesem Gerät.",
            es: "Algunos cambios aún no se han enviado. Se quedan en este dispositivo hasta que vuelva a iniciar sesión.",
            fr: "Certaines modifications ne sont pas encore envoyées. Elles restent sur cet appareil jusqu’à votre prochaine connexion.",
            ja: "未送信の変更があります。次にサインインするまでこの端末に残ります。",
            uk: "Деякі зміни ще не надіслано. Вони залишаться на цьому пристрої до наступного входу.")
    }
    static var keyCopy: String {
        language.text(
            en: "copy its address",
            de: "ihre Adresse kopieren",
            es: "copiar su dirección",
            fr: "copier son adresse",
            ja: "アドレスをコピー",
            uk: "скопіювати адресу")
    }
    static var keyAccount: String {
        language.text(
            en: "account, or sign in",
            de: "Konto oder Anmeldung",
            es: "cuenta o inicio de sesión",
            fr: "compte ou connexion",
            ja: "アカウント、またはサインイン",
            uk: "обліковий запис або вхід")
    }
    static var keyLanguage: String {
        language.text(
            en: "language",
            de: "Sprache",
            es: "idioma",
            fr: "langue",
            ja: "言語",
            uk: "мова")
    }
    static var mouse: String {
        language.text(
            en: "mouse",
            de: "Maus",
            es: "ratón",
            fr: "souris",
            ja: "マウス",
            uk: "миша")
    }
    static var keyMouse: String {
        language.text(
            en: "a click chooses, a second one opens; Shift selects text",
            de: "ein Klick wählt, ein zweiter öffnet; Umschalt markiert Text",
            es: "un clic elige, otro abre; Mayús selecciona texto",
            fr: "un clic choisit, un second ouvre ; Maj sélectionne du texte",
            ja: "クリックで選択、もう一度で開く。Shift で文字選択",
            uk: "клац вибирає, другий відкриває; Shift виділяє текст")
    }
    /// The notice after a key has copied an address.
    static func copied(_ address: String) -> String {
        language.text(
            en: "Copied: \(address)",
            de: "Kopiert: \(address)",
            es: "Copiado: \(address)",
            fr: "Copié : \(address)",
            ja: "コピーしました：\(address)",
            uk: "Скопійовано: \(address)")
    }
}
