import Marquee

/// The options about titles, accounts and programs.
extension OptionTexts {
    static var season: String {
        Texts.language.text(
            en: "one season of the series, from 0 for specials",
            de: "eine Staffel der Serie; 0 sind Specials",
            es: "una temporada de la serie; 0 son los especiales",
            fr: "une saison de la série ; 0 pour les épisodes spéciaux",
            ja: "シリーズのシーズン（0 は特別編）",
            uk: "один сезон серіалу; 0 — спецвипуски")
    }
    static var episode: String {
        Texts.language.text(
            en: "one episode of the season",
            de: "eine Folge der Staffel",
            es: "un episodio de la temporada",
            fr: "un épisode de la saison",
            ja: "シーズンのエピソード",
            uk: "одна серія сезону")
    }
    static var reviews: String {
        Texts.language.text(
            en: "with the reviews of users",
            de: "mit den Rezensionen von Nutzern",
            es: "con las reseñas de los usuarios",
            fr: "avec les critiques des utilisateurs",
            ja: "ユーザーのレビューも表示",
            uk: "з рецензіями користувачів")
    }
    static var rows: String {
        Texts.language.text(
            en: "at most so many rows of each list, such as the cast",
            de: "höchstens so viele Zeilen jeder Liste, etwa der Besetzung",
            es: "como máximo tantas filas de cada lista, como el reparto",
            fr: "au plus tant de lignes de chaque liste, comme la distribution",
            ja: "キャストなど、各リストの最大行数",
            uk: "щонайбільше стільки рядків кожного списку, наприклад акторів")
    }
    static var pictureWidth: String {
        Texts.language.text(
            en: "a picture at least so many pixels wide, if there is one; default: 342",
            de: "ein Bild mit mindestens so vielen Pixeln Breite, wenn es eines gibt; sonst 342",
            es: "una imagen de al menos tantos píxeles de ancho, si la hay; por defecto 342",
            fr: "une image d’au moins tant de pixels de large, s’il y en a une ; par défaut 342",
            ja: "画像の最小の幅（ピクセル、あれば）。既定は 342",
            uk: "зображення щонайменше такої ширини в пікселях, якщо є; типово 342")
    }
    static var output: String {
        Texts.language.text(
            en: "write the picture to a file; “-” is standard output",
            de: "das Bild in eine Datei schreiben; „-“ ist die Standardausgabe",
            es: "escribir la imagen en un archivo; «-» es la salida estándar",
            fr: "écrire l’image dans un fichier ; « - » est la sortie standard",
            ja: "画像をファイルに書き込む。「-」は標準出力",
            uk: "записати зображення у файл; «-» — стандартний вивід")
    }
    static var source: String {
        Texts.language.text(
            en: "the service of the id, if its form does not say so",
            de: "der Dienst der ID, wenn ihre Form ihn nicht verrät",
            es: "el servicio del id, si su forma no lo dice",
            fr: "le service de l’identifiant, si sa forme ne l’indique pas",
            ja: "ID のサービス（形から分からない場合）",
            uk: "служба ідентифікатора, якщо її не видно з вигляду")
    }
    static var web: String {
        Texts.language.text(
            en: "approve in a browser; this program sees no password",
            de: "im Browser bestätigen; dieses Programm sieht kein Passwort",
            es: "aprobar en un navegador; este programa no ve la contraseña",
            fr: "approuver dans un navigateur ; ce programme ne voit pas le mot de passe",
            ja: "ブラウザーで承認。このプログラムはパスワードを見ない",
            uk: "підтвердити в браузері; програма не бачить пароля")
    }
    static var v4: String {
        Texts.language.text(
            en: "with --web, through version 4 of the API, as recommendations need it",
            de: "mit --web, über Version 4 der API; für Empfehlungen nötig",
            es: "con --web, mediante la versión 4 de la API, que necesitan las recomendaciones",
            fr: "avec --web, par la version 4 de l’API, nécessaire aux recommandations",
            ja: "--web とともに、API のバージョン 4 を使う（おすすめに必要）",
            uk: "з --web, через версію 4 API, потрібну для рекомендацій")
    }
    static var guest: String {
        Texts.language.text(
            en: "as a guest, who can only rate",
            de: "als Gast, der nur bewerten kann",
            es: "como invitado, que solo puede valorar",
            fr: "en tant qu’invité, qui peut seulement noter",
            ja: "ゲストとして（評価だけ可能）",
            uk: "як гість, що може лише оцінювати")
    }
    static var wipe: String {
        Texts.language.text(
            en: "remove everything stored for the account, unsent changes too",
            de: "alles zum Konto Gespeicherte entfernen, auch ausstehende Änderungen",
            es: "borrar todo lo guardado de la cuenta, también los cambios pendientes",
            fr: "effacer tout ce qui est conservé du compte, modifications en attente comprises",
            ja: "未送信の変更も含め、アカウントの保存内容をすべて削除",
            uk: "видалити все збережене для облікового запису, також ненадіслані зміни")
    }
    static var oldest: String {
        Texts.language.text(
            en: "oldest entries first",
            de: "älteste Einträge zuerst",
            es: "primero las entradas más antiguas",
            fr: "les entrées les plus anciennes d’abord",
            ja: "古い順",
            uk: "спершу найстаріші записи")
    }
    static var remove: String {
        Texts.language.text(
            en: "remove the mark",
            de: "die Markierung entfernen",
            es: "quitar la marca",
            fr: "retirer la marque",
            ja: "マークを外す",
            uk: "зняти позначку")
    }
    static var off: String {
        Texts.language.text(
            en: "the same as “--remove”",
            de: "dasselbe wie „--remove“",
            es: "lo mismo que «--remove»",
            fr: "comme « --remove »",
            ja: "「--remove」と同じ",
            uk: "те саме, що «--remove»")
    }
    static var description: String {
        Texts.language.text(
            en: "what the list is about",
            de: "worum es in der Liste geht",
            es: "de qué trata la lista",
            fr: "le sujet de la liste",
            ja: "リストの説明",
            uk: "про що список")
    }
    static var yes: String {
        Texts.language.text(
            en: "confirm; this cannot be undone",
            de: "bestätigen; nicht umkehrbar",
            es: "confirmar; no se puede deshacer",
            fr: "confirmer ; c’est irréversible",
            ja: "確認（元に戻せません）",
            uk: "підтвердити; скасувати неможливо")
    }
    static var theme: String {
        Texts.language.text(
            en: "the colors: auto asks the terminal; light, dark, or plain without colors",
            de: "die Farben: auto fragt das Terminal; light, dark oder plain ohne Farben",
            es: "los colores: auto pregunta al terminal; light, dark o plain sin colores",
            fr: "les couleurs : auto interroge le terminal ; light, dark, ou plain sans couleurs",
            ja: "配色。auto は端末に問い合わせる。light、dark、色なしの plain",
            uk: "кольори: auto питає термінал; light, dark або plain без кольорів")
    }
    static var density: String {
        Texts.language.text(
            en: "the space between rows: normal or spacious",
            de: "der Abstand der Zeilen: normal oder spacious",
            es: "el espacio entre filas: normal o spacious",
            fr: "l’espace entre les lignes : normal ou spacious",
            ja: "行の間隔：normal か spacious",
            uk: "відстань між рядками: normal або spacious")
    }
    static var port: String { "the port to listen on; 0 picks a free one" }
    static var host: String { "the address to listen on; 0.0.0.0 is for every network of this machine, and lets everybody in" }
    static var catalog: String { "JSON with movies, series and people to add to the catalog" }
    static var latency: String { "how long every answer is held back, such as 200ms or 1s" }
    static var exportNames: String { "daily exports of so many generated names, in place of those of the catalog" }
    static var date: String { "the day of the exports, such as 2026-11-25; default: the newest" }
    static var kinds: String {
        "the kinds to download, separated by commas: movie, tv, person, collection, network, keyword, company; default: all"
    }
    static var allowFewer: String { "accept a catalog with far fewer names than the one before" }
    static var manifest: String { "compare the catalog with its SHA-256 in a file that sha256sum wrote" }
    static var renew: String {
        Texts.language.text(
            en: "read cached answers about changed titles again at once",
            de: "Antworten im Cache zu geänderten Titeln gleich neu laden",
            es: "leer de nuevo enseguida las respuestas en caché de lo cambiado",
            fr: "relire tout de suite les réponses en cache sur ce qui a changé",
            ja: "変更された作品のキャッシュ済みの応答をすぐに読み直す",
            uk: "одразу прочитати знову кешовані відповіді про змінене")
    }
    static var pageSize: String { "the rows of a page, 1 to 100; default: 20" }
    static var rateLimit: String { "the requests answered per second; further ones get status 429" }
    static var replay: String { "a file or folder of recordings that the answers come from, in place of the catalog" }
    static var record: String { "forward requests to a real server, and record them without secrets in this folder" }
    static var from: String { "the server for --record; default: https://api.themoviedb.org" }
    static var fault: String {
        "the fault to simulate: latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html and others"
    }
}
