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
    static var off: String {
        Texts.language.text(
            en: "remove the mark",
            de: "die Markierung entfernen",
            es: "quitar la marca",
            fr: "retirer la marque",
            ja: "マークを外す",
            uk: "зняти позначку")
    }
    static var remove: String {
        Texts.language.text(
            en: "remove the rating",
            de: "die Bewertung entfernen",
            es: "quitar la valoración",
            fr: "retirer la note",
            ja: "評価を取り消す",
            uk: "прибрати оцінку")
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
    static var port: String {
        Texts.language.text(
            en: "the port to listen on; 0 picks a free one",
            de: "der Port zum Lauschen; 0 wählt einen freien",
            es: "el puerto donde escuchar; 0 elige uno libre",
            fr: "le port d’écoute ; 0 en choisit un libre",
            ja: "待ち受けるポート。0 なら空きポート",
            uk: "порт для прослуховування; 0 обирає вільний")
    }
    static var host: String {
        Texts.language.text(
            en: "the address to listen on; 0.0.0.0 is for every network of this machine, and lets everybody in",
            de: "die Adresse zum Lauschen; 0.0.0.0 gilt für alle Netze dieses Rechners und lässt jeden herein",
            es: "la dirección donde escuchar; 0.0.0.0 es para todas las redes de este equipo y deja entrar a todos",
            fr: "l’adresse d’écoute ; 0.0.0.0 vaut pour tous les réseaux de cette machine et laisse entrer tout le monde",
            ja: "待ち受けるアドレス。0.0.0.0 は全ネットワークで、誰でも接続できる",
            uk: "адреса для прослуховування; 0.0.0.0 — для всіх мереж цього комп’ютера й відкрита всім")
    }
    static var catalog: String {
        Texts.language.text(
            en: "JSON with movies, series and people to add to the catalog",
            de: "JSON mit Filmen, Serien und Personen für den Katalog",
            es: "JSON con películas, series y personas que añadir al catálogo",
            fr: "du JSON avec des films, des séries et des personnes à ajouter au catalogue",
            ja: "カタログに加える映画、シリーズ、人物の JSON",
            uk: "JSON із фільмами, серіалами та людьми, які додати до каталогу")
    }
    static var latency: String {
        Texts.language.text(
            en: "how long every answer is held back, such as 200ms or 1s",
            de: "wie lange jede Antwort zurückgehalten wird, etwa 200ms oder 1s",
            es: "cuánto se retiene cada respuesta, como 200ms o 1s",
            fr: "combien de temps chaque réponse est retenue, comme 200ms ou 1s",
            ja: "応答を遅らせる時間（200ms、1s など）",
            uk: "на скільки затримується кожна відповідь, як-от 200ms чи 1s")
    }
    static var exportNames: String {
        Texts.language.text(
            en: "daily exports of so many generated names, in place of those of the catalog",
            de: "tägliche Exporte mit so vielen erzeugten Namen statt derer des Katalogs",
            es: "exportaciones diarias de tantos nombres generados, en lugar de los del catálogo",
            fr: "des exports quotidiens d’autant de noms générés, au lieu de ceux du catalogue",
            ja: "毎日のエクスポートを、カタログの名称ではなくこの数の生成した名称にする",
            uk: "щоденні експорти зі стількома створеними назвами замість назв каталогу")
    }
    static var date: String {
        Texts.language.text(
            en: "the day of the exports, such as 2026-11-25; default: the newest",
            de: "der Tag der Exporte, etwa 2026-11-25; sonst der neueste",
            es: "el día de las exportaciones, como 2026-11-25; por defecto el más reciente",
            fr: "le jour des exports, comme 2026-11-25 ; par défaut le plus récent",
            ja: "エクスポートの日付（2026-11-25 など、既定は最新）",
            uk: "день експортів, як-от 2026-11-25; типово найновіший")
    }
    static var kinds: String {
        Texts.language.text(
            en: "the kinds to download, separated by commas: movie, tv, person, collection, network, keyword, company; default: all",
            de: "die Arten, durch Kommas getrennt: movie, tv, person, collection, network, keyword, company; sonst alle",
            es: "las clases, separadas por comas: movie, tv, person, collection, network, keyword, company; por defecto todas",
            fr: "les genres, séparés par des virgules : movie, tv, person, collection, network, keyword, company ; par défaut tous",
            ja: "ダウンロードする種類（コンマ区切り）：movie、tv、person、collection、network、keyword、company（既定はすべて）",
            uk: "види через кому: movie, tv, person, collection, network, keyword, company; типово всі")
    }
    static var allowFewer: String {
        Texts.language.text(
            en: "accept a catalog with far fewer names than the one before",
            de: "auch einen Katalog mit weit weniger Namen als zuvor annehmen",
            es: "aceptar un catálogo con muchos menos nombres que el anterior",
            fr: "accepter un catalogue avec bien moins de noms que le précédent",
            ja: "前より名称がはるかに少ないカタログも受け入れる",
            uk: "прийняти каталог, у якому набагато менше назв, ніж у попередньому")
    }
    static var manifest: String {
        Texts.language.text(
            en: "compare the catalog with its SHA-256 in a file that sha256sum wrote",
            de: "den Katalog mit seiner SHA-256 in einer Datei von sha256sum vergleichen",
            es: "comparar el catálogo con su SHA-256 en un archivo de sha256sum",
            fr: "comparer le catalogue à son SHA-256 dans un fichier de sha256sum",
            ja: "sha256sum が書いたファイルの SHA-256 とカタログを比べる",
            uk: "порівняти каталог із його SHA-256 у файлі від sha256sum")
    }
    static var renew: String {
        Texts.language.text(
            en: "read cached answers about changed titles again at once",
            de: "Antworten im Cache zu geänderten Titeln gleich neu laden",
            es: "leer de nuevo enseguida las respuestas en caché de lo cambiado",
            fr: "relire tout de suite les réponses en cache sur ce qui a changé",
            ja: "変更された作品のキャッシュ済みの応答をすぐに読み直す",
            uk: "одразу прочитати знову кешовані відповіді про змінене")
    }
    static var pageSize: String {
        Texts.language.text(
            en: "the rows of a page, 1 to 100; default: 20",
            de: "die Zeilen einer Seite, 1 bis 100; sonst 20",
            es: "las filas de una página, de 1 a 100; por defecto 20",
            fr: "les lignes d’une page, de 1 à 100 ; par défaut 20",
            ja: "1 ページの行数（1 ～ 100、既定は 20）",
            uk: "рядків на сторінку, від 1 до 100; типово 20")
    }
    static var rateLimit: String {
        Texts.language.text(
            en: "the requests answered per second; further ones get status 429",
            de: "beantwortete Anfragen pro Sekunde; weitere erhalten Status 429",
            es: "peticiones atendidas por segundo; las demás reciben el estado 429",
            fr: "requêtes servies par seconde ; les autres reçoivent le statut 429",
            ja: "1 秒に応答する要求の数。超えるとステータス 429",
            uk: "запитів за секунду; решта отримує статус 429")
    }
    static var replay: String {
        Texts.language.text(
            en: "a file or folder of recordings that the answers come from, in place of the catalog",
            de: "eine Datei oder ein Ordner mit Aufzeichnungen, aus denen statt aus dem Katalog geantwortet wird",
            es: "un archivo o una carpeta de grabaciones de donde salen las respuestas, en lugar del catálogo",
            fr: "un fichier ou un dossier d’enregistrements d’où viennent les réponses, au lieu du catalogue",
            ja: "カタログの代わりに応答に使う、記録のファイルかフォルダ",
            uk: "файл або тека записів, з яких беруться відповіді замість каталогу")
    }
    static var record: String {
        Texts.language.text(
            en: "forward requests to a real server, and record them without secrets in this folder",
            de: "Anfragen an einen echten Server weiterleiten und ohne Geheimnisse in diesem Ordner aufzeichnen",
            es: "reenviar las peticiones a un servidor real y grabarlas sin secretos en esta carpeta",
            fr: "transmettre les requêtes à un vrai serveur et les enregistrer sans secrets dans ce dossier",
            ja: "要求を実際のサーバーへ転送し、秘密を除いてこのフォルダに記録",
            uk: "пересилати запити справжньому серверу й записувати їх без секретів у цю теку")
    }
    static var from: String {
        Texts.language.text(
            en: "the server for --record; default: https://api.themoviedb.org",
            de: "der Server für --record; sonst https://api.themoviedb.org",
            es: "el servidor para --record; por defecto https://api.themoviedb.org",
            fr: "le serveur pour --record ; par défaut https://api.themoviedb.org",
            ja: "--record の転送先（既定は https://api.themoviedb.org）",
            uk: "сервер для --record; типово https://api.themoviedb.org")
    }
    static var fault: String {
        Texts.language.text(
            en: "the fault to simulate: latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html and others",
            de: "der zu simulierende Fehler: latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html und andere",
            es: "el fallo que simular: latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html y otros",
            fr: "la panne à simuler : latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html et d’autres",
            ja: "再現する障害：latency=200ms、status=503、429=2、drip=50ms、offline、reset、truncate、html など",
            uk: "несправність для імітації: latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html та інші")
    }
}
