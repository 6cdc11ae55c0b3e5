import Marquee
import MarqueePresentation

/// The words of the full-screen program.
extension Texts {
    static var library: String {
        language.text(en: "Library", de: "Sammlung", es: "Biblioteca", fr: "Bibliothèque", ja: "ライブラリ", uk: "Бібліотека")
    }
    static var noPicture: String {
        language.text(en: "no picture", de: "kein Bild", es: "sin imagen", fr: "pas d’image", ja: "画像なし", uk: "немає зображення")
    }
    /// A mark that was set and is not durable yet.
    static func saving(_ value: MarkValue, title: String) -> String {
        screens.text(of: .marked(value, title: title)) + " " + screens.saving
    }
    static var notAllStored: String {
        language.text(
            en: "The store was busy: the last changes may not be stored.",
            de: "Der Speicher war belegt: Die letzten Änderungen sind vielleicht nicht gespeichert.",
            es: "El almacén estaba ocupado: puede que los últimos cambios no se hayan guardado.",
            fr: "Le stockage était occupé : les dernières modifications ne sont peut-être pas enregistrées.",
            ja: "ストアが使用中だったため、最後の変更が保存されていない可能性があります。",
            uk: "Сховище було зайняте: останні зміни могли не зберегтися.")
    }
    static var pressEnterToTryAgain: String {
        language.text(
            en: "Press Enter to try again.",
            de: "Mit Enter erneut versuchen.",
            es: "Pulse Intro para reintentar.",
            fr: "Appuyez sur Entrée pour réessayer.",
            ja: "Enter キーで再試行します。",
            uk: "Натисніть Enter, щоб повторити.")
    }
    static var pressRToTryAgain: String {
        language.text(
            en: "Press r to try again.",
            de: "Mit r erneut versuchen.",
            es: "Pulse r para reintentar.",
            fr: "Appuyez sur r pour réessayer.",
            ja: "r キーで再試行します。",
            uk: "Натисніть r, щоб повторити.")
    }
    static var pressEnterToSignIn: String {
        language.text(
            en: "Press Enter to sign in: favorites, watchlist and ratings are then here.",
            de: "Mit Enter anmelden: Favoriten, Merkliste und Bewertungen stehen dann hier.",
            es: "Pulse Intro para iniciar sesión: aquí estarán sus favoritos, su lista de seguimiento y sus valoraciones.",
            fr: "Appuyez sur Entrée pour vous connecter : favoris, liste de suivi et notes seront ici.",
            ja: "Enter キーでサインインすると、お気に入り、ウォッチリスト、評価がここに表示されます。",
            uk: "Натисніть Enter, щоб увійти: тут будуть обране, список перегляду й оцінки.")
    }
    static var rating: String { language.text(en: "Rating", de: "Bewertung", es: "Valoración", fr: "Note", ja: "評価", uk: "Оцінка") }
    static var ratingPrompt: String {
        language.text(
            en: "Rating from 0.5 to 10, empty to remove it",
            de: "Bewertung von 0,5 bis 10, leer zum Entfernen",
            es: "Valoración de 0,5 a 10; vacía para quitarla",
            fr: "Note de 0,5 à 10, vide pour la retirer",
            ja: "評価（0.5 ～ 10、空欄で削除）",
            uk: "Оцінка від 0,5 до 10, порожньо — прибрати")
    }
    static var keysKeys: String {
        language.text(en: "? keys", de: "? Tasten", es: "? teclas", fr: "? touches", ja: "? キー一覧", uk: "? клавіші")
    }
    static var keysSearch: String {
        language.text(en: "/ search", de: "/ suchen", es: "/ buscar", fr: "/ chercher", ja: "/ 検索", uk: "/ пошук")
    }
    static var keysOpen: String {
        language.text(en: "Enter open", de: "Enter öffnen", es: "Intro abrir", fr: "Entrée ouvrir", ja: "Enter 開く", uk: "Enter відкрити")
    }
    static var keysRefresh: String {
        language.text(en: "r refresh", de: "r aktualisieren", es: "r actualizar", fr: "r actualiser", ja: "r 更新", uk: "r оновити")
    }
    static var keysQuit: String { language.text(en: "q quit", de: "q beenden", es: "q salir", fr: "q quitter", ja: "q 終了", uk: "q вийти") }
    static var keysShelf: String {
        language.text(
            en: "← → another shelf",
            de: "← → andere Liste",
            es: "← → otra lista",
            fr: "← → autre liste",
            ja: "← → 別の一覧",
            uk: "← → інший список")
    }
    static var keysSend: String {
        language.text(
            en: "s send everything",
            de: "s alles senden",
            es: "s enviar todo",
            fr: "s tout envoyer",
            ja: "s すべて送信",
            uk: "s надіслати все")
    }
    static var keysDiscard: String {
        language.text(
            en: "x discard unsent",
            de: "x Ungesendetes verwerfen",
            es: "x descartar lo no enviado",
            fr: "x abandonner le non-envoyé",
            ja: "x 未送信を破棄",
            uk: "x скасувати ненадіслане")
    }
    static var keysSignIn: String {
        language.text(
            en: "Enter sign in",
            de: "Enter anmelden",
            es: "Intro iniciar sesión",
            fr: "Entrée se connecter",
            ja: "Enter サインイン",
            uk: "Enter увійти")
    }
    static var keysSignInAgain: String {
        language.text(
            en: "i sign in again", de: "i wieder anmelden", es: "i volver a iniciar sesión", fr: "i se reconnecter", ja: "i 再サインイン",
            uk: "i увійти знову")
    }
    static var keysContinue: String {
        language.text(
            en: "Enter continue", de: "Enter weiter", es: "Intro continuar", fr: "Entrée continuer", ja: "Enter 続ける", uk: "Enter далі")
    }
    static var keysField: String {
        language.text(
            en: "Tab next field",
            de: "Tab nächstes Feld",
            es: "Tab campo siguiente",
            fr: "Tab champ suivant",
            ja: "Tab 次の項目",
            uk: "Tab наступне поле")
    }
    static var keysApprove: String {
        language.text(
            en: "Ctrl-B approve in a browser",
            de: "Strg-B im Browser bestätigen",
            es: "Ctrl-B aprobar en un navegador",
            fr: "Ctrl-B approuver dans un navigateur",
            ja: "Ctrl-B ブラウザーで承認",
            uk: "Ctrl-B підтвердити в браузері")
    }
    static var keysGuest: String {
        language.text(
            en: "Ctrl-G guest",
            de: "Strg-G Gast",
            es: "Ctrl-G invitado",
            fr: "Ctrl-G invité",
            ja: "Ctrl-G ゲスト",
            uk: "Ctrl-G гість")
    }
    static var keysBack: String {
        language.text(en: "Esc back", de: "Esc zurück", es: "Esc atrás", fr: "Échap retour", ja: "Esc 戻る", uk: "Esc назад")
    }
}
