import Marquee

/// The purpose of each command, in its line of the help.
enum CommandSummaries {
    static var home: String {
        Texts.language.text(
            en: "all categories of movies or series, with their first titles",
            de: "alle Kategorien von Filmen oder Serien mit ihren ersten Titeln",
            es: "todas las categorías de películas o series, con sus primeros títulos",
            fr: "toutes les catégories de films ou de séries, avec leurs premiers titres",
            ja: "映画またはシリーズの全カテゴリーと、その先頭の作品",
            uk: "усі категорії фільмів або серіалів із першими назвами")
    }
    static var browse: String {
        Texts.language.text(
            en: "a full-screen program: movies, TV, search and your library",
            de: "ein Vollbildprogramm: Filme, Serien, Suche und eigene Sammlung",
            es: "un programa a pantalla completa: películas, series, búsqueda y su biblioteca",
            fr: "un programme plein écran : films, séries, recherche et votre bibliothèque",
            ja: "全画面プログラム：映画、シリーズ、検索、ライブラリ",
            uk: "повноекранна програма: фільми, серіали, пошук і ваша бібліотека")
    }
    static var list: String {
        Texts.language.text(
            en: "a list of movies or of series",
            de: "eine Rangliste von Filmen oder Serien",
            es: "una clasificación de películas o de series",
            fr: "un classement de films ou de séries",
            ja: "映画またはシリーズのランキング",
            uk: "рейтинг фільмів або серіалів")
    }
    static var trending: String {
        Texts.language.text(
            en: "what is trending today, or with --week this week",
            de: "was heute im Trend liegt, mit --week diese Woche",
            es: "lo que es tendencia hoy, o con --week esta semana",
            fr: "les tendances du jour, ou de la semaine avec --week",
            ja: "今日のトレンド、--week なら今週のトレンド",
            uk: "що в тренді сьогодні, а з --week — цього тижня")
    }
    static var discover: String {
        Texts.language.text(
            en: "movies or series that fit conditions, such as a genre and a range of years",
            de: "Filme oder Serien nach Bedingungen, etwa Genre und Jahren",
            es: "películas o series que cumplen condiciones, como un género y unos años",
            fr: "les films ou séries qui remplissent des conditions, comme un genre et des années",
            ja: "ジャンルや年代などの条件に合う映画やシリーズ",
            uk: "фільми або серіали за умовами, як-от жанр і роки")
    }
    static var search: String {
        Texts.language.text(
            en: "search movies, series and people by name; offline, among cached titles",
            de: "Filme, Serien und Personen nach Namen suchen; offline im Cache",
            es: "buscar películas, series y personas por nombre; sin conexión, en la caché",
            fr: "chercher films, séries et personnes par nom ; hors ligne, dans le cache",
            ja: "映画、シリーズ、人物を名前で検索。オフラインではキャッシュから",
            uk: "пошук фільмів, серіалів і людей за назвою; без мережі — у кеші")
    }
    static var suggest: String {
        Texts.language.text(
            en: "suggestions for a search text, without the network",
            de: "Vorschläge zu einem Suchtext, ohne Netz",
            es: "sugerencias para un texto de búsqueda, sin red",
            fr: "des suggestions pour une recherche, sans réseau",
            ja: "ネットワークを使わない検索候補",
            uk: "підказки до тексту пошуку, без мережі")
    }
    static var history: String {
        Texts.language.text(
            en: "recent searches, newest first; or clear them",
            de: "letzte Suchen, neueste zuerst; oder löschen",
            es: "búsquedas recientes, primero las últimas; o borrarlas",
            fr: "les recherches récentes, les dernières d’abord ; ou les effacer",
            ja: "最近の検索（新しい順）、またはその消去",
            uk: "останні пошуки, спершу найновіші; або їх очищення")
    }
    static var find: String {
        Texts.language.text(
            en: "what an id of IMDb, Wikidata, TheTVDB or another service names",
            de: "was eine ID von IMDb, Wikidata, TheTVDB oder anderen bezeichnet",
            es: "qué nombra un id de IMDb, Wikidata, TheTVDB u otro servicio",
            fr: "ce que désigne un identifiant d’IMDb, Wikidata, TheTVDB ou autre",
            ja: "IMDb、Wikidata、TheTVDB などの ID が指すもの",
            uk: "що позначає ідентифікатор IMDb, Wikidata, TheTVDB чи іншої служби")
    }
    static var show: String {
        Texts.language.text(
            en: "one movie, series, person or collection, by its id on TMDb or IMDb, its address or its title",
            de: "ein Film, eine Serie, Person oder Filmreihe, per ID von TMDb oder IMDb, Adresse oder Titel",
            es: "una película, serie, persona o colección, por su id en TMDb o IMDb, su dirección o su título",
            fr: "un film, une série, une personne ou une collection, par identifiant TMDb ou IMDb, adresse ou titre",
            ja: "映画、シリーズ、人物、コレクションを、TMDb や IMDb の ID、アドレス、タイトルで表示",
            uk: "фільм, серіал, людина або колекція за ідентифікатором TMDb чи IMDb, адресою або назвою")
    }
    static var open: String {
        Texts.language.text(
            en: "print the address of a page of TMDb, and open it in a browser where there is a desktop",
            de: "die Adresse einer Seite von TMDb ausgeben und, wo ein Desktop ist, im Browser öffnen",
            es: "mostrar la dirección de una página de TMDb y abrirla en un navegador si hay escritorio",
            fr: "afficher l’adresse d’une page de TMDb, et l’ouvrir dans un navigateur s’il y a un bureau",
            ja: "TMDb のページのアドレスを表示し、デスクトップがあればブラウザーで開く",
            uk: "вивести адресу сторінки TMDb і, де є робочий стіл, відкрити її в браузері")
    }
    static var similar: String {
        Texts.language.text(
            en: "movies or series like one",
            de: "Filme oder Serien, die einem Titel ähneln",
            es: "películas o series parecidas a una",
            fr: "des films ou séries semblables",
            ja: "似ている映画やシリーズ",
            uk: "схожі фільми або серіали")
    }
    static var providers: String {
        Texts.language.text(
            en: "where a movie or a series can be watched, in the country of “--region” or in all",
            de: "wo ein Film oder eine Serie zu sehen ist, im Land von „--region“ oder überall",
            es: "dónde se puede ver una película o serie, en el país de «--region» o en todos",
            fr: "où regarder un film ou une série, dans le pays de « --region » ou partout",
            ja: "映画やシリーズの視聴方法（「--region」の国、またはすべての国）",
            uk: "де дивитися фільм або серіал, у країні «--region» або в усіх")
    }
    static var collection: String {
        Texts.language.text(
            en: "a collection of movies, such as a trilogy",
            de: "eine Filmreihe, etwa eine Trilogie",
            es: "una colección de películas, como una trilogía",
            fr: "une collection de films, comme une trilogie",
            ja: "三部作などの映画コレクション",
            uk: "колекція фільмів, наприклад трилогія")
    }
    static var company: String {
        Texts.language.text(
            en: "a production company and its movies",
            de: "eine Produktionsfirma und ihre Filme",
            es: "una productora y sus películas",
            fr: "une société de production et ses films",
            ja: "制作会社とその映画",
            uk: "кінокомпанія та її фільми")
    }
    static var keyword: String {
        Texts.language.text(
            en: "a keyword and the movies that have it",
            de: "ein Stichwort und die Filme dazu",
            es: "una palabra clave y las películas que la tienen",
            fr: "un mot-clé et les films qui l’ont",
            ja: "キーワードと、それを持つ映画",
            uk: "ключове слово та фільми з ним")
    }
    static var login: String {
        Texts.language.text(
            en: "sign in; the password is asked for, or read from the first line of standard input, never from an option",
            de: "anmelden; das Passwort wird erfragt oder aus der ersten Zeile der Standardeingabe gelesen, nie aus einer Option",
            es: "iniciar sesión; la contraseña se pide o se lee de la primera línea de la entrada estándar, nunca de una opción",
            fr: "se connecter ; le mot de passe est demandé, ou lu sur la première ligne de l’entrée standard, jamais en option",
            ja: "サインイン。パスワードは入力を求めるか標準入力の 1 行目から読み、オプションでは受け取らない",
            uk: "увійти; пароль запитується або читається з першого рядка стандартного введення, але не з параметра")
    }
    static var logout: String {
        Texts.language.text(
            en: "end the session here and on the server; unsent changes stay stored",
            de: "die Sitzung hier und auf dem Server beenden; ausstehende Änderungen bleiben gespeichert",
            es: "cerrar la sesión aquí y en el servidor; los cambios pendientes se conservan",
            fr: "fermer la session ici et sur le serveur ; les modifications en attente sont conservées",
            ja: "ここと、サーバーでセッションを終了。未送信の変更は保存されたまま",
            uk: "завершити сеанс тут і на сервері; ненадіслані зміни залишаються збереженими")
    }
    static var account: String {
        Texts.language.text(
            en: "who is signed in, unsent changes, and other accounts used here",
            de: "wer angemeldet ist, ausstehende Änderungen und andere hier verwendete Konten",
            es: "quién tiene sesión, cambios pendientes y otras cuentas usadas aquí",
            fr: "qui est connecté, les modifications en attente et les autres comptes utilisés ici",
            ja: "サインイン中のアカウント、未送信の変更、ここで使ったほかのアカウント",
            uk: "хто ввійшов, ненадіслані зміни та інші використані тут облікові записи")
    }
    static var favorites: String {
        Texts.language.text(
            en: "your favorite movies, or series",
            de: "eigene Lieblingsfilme oder -serien",
            es: "sus películas o series favoritas",
            fr: "vos films favoris, ou séries",
            ja: "お気に入りの映画、またはシリーズ",
            uk: "ваші обрані фільми або серіали")
    }
    static var watchlist: String {
        Texts.language.text(
            en: "the movies that you want to watch, or the series",
            de: "Filme oder Serien auf der Merkliste",
            es: "las películas que quiere ver, o las series",
            fr: "les films que vous voulez voir, ou les séries",
            ja: "見たい映画、またはシリーズ",
            uk: "фільми або серіали, які ви хочете подивитися")
    }
    static var rated: String {
        Texts.language.text(
            en: "the movies that you rated, or the series, or the episodes",
            de: "bewertete Filme, Serien oder Folgen",
            es: "las películas que ha valorado, o las series, o los episodios",
            fr: "les films que vous avez notés, ou les séries, ou les épisodes",
            ja: "評価した映画、シリーズ、またはエピソード",
            uk: "фільми, серіали або серії, які ви оцінили")
    }
    static var recommended: String {
        Texts.language.text(
            en: "movies that TMDb recommends to you, or series; after “login --web --v4”",
            de: "Filme oder Serien, die TMDb empfiehlt; nach „login --web --v4“",
            es: "películas o series que TMDb le recomienda; después de «login --web --v4»",
            fr: "les films ou séries que TMDb vous recommande ; après « login --web --v4 »",
            ja: "TMDb のおすすめの映画またはシリーズ（「login --web --v4」の後）",
            uk: "фільми або серіали, які радить TMDb; після «login --web --v4»")
    }
    static var favorite: String {
        Texts.language.text(
            en: "add to your favorites; stored at once, sent when possible",
            de: "zu den Favoriten hinzufügen; sofort gespeichert, gesendet, sobald möglich",
            es: "añadir a sus favoritos; se guarda al momento y se envía cuando es posible",
            fr: "ajouter à vos favoris ; enregistré aussitôt, envoyé dès que possible",
            ja: "お気に入りに追加。すぐに保存し、可能になれば送信",
            uk: "додати до обраного; зберігається відразу, надсилається за змоги")
    }
    static var watch: String {
        Texts.language.text(
            en: "add to your watchlist; stored at once, sent when possible",
            de: "auf die Merkliste setzen; sofort gespeichert, gesendet, sobald möglich",
            es: "añadir a su lista de seguimiento; se guarda al momento y se envía cuando es posible",
            fr: "ajouter à votre liste de suivi ; enregistré aussitôt, envoyé dès que possible",
            ja: "ウォッチリストに追加。すぐに保存し、可能になれば送信",
            uk: "додати до списку перегляду; зберігається відразу, надсилається за змоги")
    }
    static var rate: String {
        Texts.language.text(
            en: "rate a title, 0.5 to 10 in steps of 0.5; with --season N --episode N an episode",
            de: "einen Titel bewerten, 0.5 bis 10 in Schritten von 0.5; mit --season N --episode N eine Folge",
            es: "valorar un título, de 0.5 a 10 en pasos de 0.5; con --season N --episode N, un episodio",
            fr: "noter un titre, de 0.5 à 10 par pas de 0.5 ; avec --season N --episode N, un épisode",
            ja: "作品を 0.5 ～ 10 で評価（0.5 刻み）。--season N --episode N ならエピソードを評価",
            uk: "оцінити назву від 0.5 до 10 із кроком 0.5; з --season N --episode N — серію")
    }
    static var lists: String {
        Texts.language.text(
            en: "your lists; show ID, create NAME, add, remove and check ID MOVIE, clear ID, delete ID",
            de: "eigene Listen; show ID, create NAME, add, remove und check ID MOVIE, clear ID, delete ID",
            es: "sus listas; show ID, create NAME, add, remove y check ID MOVIE, clear ID, delete ID",
            fr: "vos listes ; show ID, create NAME, add, remove et check ID MOVIE, clear ID, delete ID",
            ja: "自分のリスト。show ID、create NAME、add・remove・check ID MOVIE、clear ID、delete ID",
            uk: "ваші списки; show ID, create NAME, add, remove і check ID MOVIE, clear ID, delete ID")
    }
    static var update: String {
        Texts.language.text(
            en: "read TMDb’s change lists, and replace an old catalog",
            de: "die Änderungslisten von TMDb lesen und einen alten Katalog ersetzen",
            es: "leer las listas de cambios de TMDb y reemplazar un catálogo antiguo",
            fr: "lire les listes de modifications de TMDb et remplacer un ancien catalogue",
            ja: "TMDb の変更リストを読み、古いカタログを置き換える",
            uk: "прочитати списки змін TMDb і замінити старий каталог")
    }
    static var sync: String {
        Texts.language.text(
            en: "send unsent changes, and download marks made elsewhere",
            de: "ausstehende Änderungen senden und anderswo gesetzte Markierungen herunterladen",
            es: "enviar los cambios pendientes y descargar las marcas hechas en otro lugar",
            fr: "envoyer les modifications en attente et télécharger les marques faites ailleurs",
            ja: "未送信の変更を送り、ほかで付けたマークをダウンロード",
            uk: "надіслати ненадіслані зміни й завантажити позначки, зроблені деінде")
    }
    static var pending: String {
        Texts.language.text(
            en: "changes that are not sent or were rejected; MARK is favorite, watchlist or rating",
            de: "nicht gesendete oder abgelehnte Änderungen; MARK ist favorite, watchlist oder rating",
            es: "cambios sin enviar o rechazados; MARK es favorite, watchlist o rating",
            fr: "les modifications non envoyées ou refusées ; MARK est favorite, watchlist ou rating",
            ja: "未送信または拒否された変更。MARK は favorite、watchlist、rating",
            uk: "ненадіслані або відхилені зміни; MARK — favorite, watchlist або rating")
    }
    static var cache: String {
        Texts.language.text(
            en: "show the size of the cache, or clear it; the search history stays",
            de: "die Größe des Caches zeigen oder ihn leeren; der Suchverlauf bleibt",
            es: "mostrar el tamaño de la caché o vaciarla; el historial de búsqueda se conserva",
            fr: "afficher la taille du cache, ou le vider ; l’historique de recherche reste",
            ja: "キャッシュのサイズを表示、または消去。検索履歴は残る",
            uk: "показати розмір кешу або очистити його; історія пошуку залишається")
    }
    static var doctor: String { "check the credential, the server and the store" }
    static var about: String {
        Texts.language.text(
            en: "the version, and the sources of the data",
            de: "die Version und die Quellen der Daten",
            es: "la versión y las fuentes de los datos",
            fr: "la version, et les sources des données",
            ja: "バージョンとデータの出典",
            uk: "версія та джерела даних")
    }
    static var catalog: String { "all names that TMDb publishes: import, search offline, check and remove" }
    static var drift: String { "compare recorded answers of TMDb with what this version reads" }
    static var sandbox: String { "run a local TMDb-compatible server until interrupted" }
    static var mcp: String { "serve an assistant over the Model Context Protocol: search, details, the library" }
    static var tour: String {
        Texts.language.text(
            en: "a demonstration of all screens, online, offline and after a crash",
            de: "eine Vorführung aller Ansichten, online, offline und nach einem Absturz",
            es: "una demostración de todas las pantallas, con y sin conexión y tras un fallo",
            fr: "une démonstration de tous les écrans, en ligne, hors ligne et après un plantage",
            ja: "全画面の実演（オンライン、オフライン、クラッシュ後）",
            uk: "показ усіх екранів: із мережею, без неї та після збою")
    }
    static var version: String {
        Texts.language.text(
            en: "the version of this program",
            de: "die Version dieses Programms",
            es: "la versión de este programa",
            fr: "la version de ce programme",
            ja: "このプログラムのバージョン",
            uk: "версія цієї програми")
    }
    static var help: String {
        Texts.language.text(
            en: "the usual commands, all of them, or the options of one",
            de: "die üblichen Befehle, alle Befehle oder die Optionen eines Befehls",
            es: "las órdenes habituales, todas, o las opciones de una",
            fr: "les commandes usuelles, toutes, ou les options de l’une d’elles",
            ja: "よく使うコマンド、すべてのコマンド、またはひとつのコマンドのオプション",
            uk: "звичайні команди, усі команди або параметри однієї з них")
    }
    static var store: String { "look at the store of a service, correct what is stuck, and move it: SQLite and PostgreSQL" }
    static var config: String { "what holds for language, credential, colors and so on, and why; or change the configuration file" }
    static var completions: String { "a script for a shell that completes commands, options, their values, and titles seen before" }
    static var poster: String {
        Texts.language.text(
            en: "the poster of a title, or the picture of a person or an episode, on the terminal or as a file",
            de: "das Plakat eines Titels oder das Bild einer Person oder Folge, im Terminal oder als Datei",
            es: "el póster de un título, o la imagen de una persona o un episodio, en el terminal o como archivo",
            fr: "l’affiche d’un titre, ou l’image d’une personne ou d’un épisode, sur le terminal ou en fichier",
            ja: "作品のポスター、または人物やエピソードの画像を、端末に表示するかファイルに保存",
            uk: "постер назви або зображення людини чи серії, у терміналі або як файл")
    }
    static var man: String {
        Texts.language.text(
            en: "the manual page of this program, in the form that “man -l -” reads",
            de: "die Handbuchseite dieses Programms in der Form, die „man -l -“ liest",
            es: "la página de manual de este programa, en la forma que lee «man -l -»",
            fr: "la page de manuel de ce programme, sous la forme que lit « man -l - »",
            ja: "「man -l -」で読める形式の、このプログラムのマニュアルページ",
            uk: "сторінка довідки цієї програми у форматі, який читає «man -l -»")
    }
    static var `import`: String {
        Texts.language.text(
            en: "bring ratings, watchlist, favorites and lists of another service; shows a plan first (“-”: standard input)",
            de: "Bewertungen, Merkliste, Favoriten und Listen eines anderen Dienstes holen; zeigt zuerst einen Plan („-“: Standardeingabe)",
            es: "traer valoraciones, seguimiento, favoritos y listas de otro servicio; antes muestra un plan («-»: entrada estándar)",
            fr: "apporter notes, titres à voir, favoris et listes d’un autre service ; montre d’abord un plan (« - » : entrée standard)",
            ja: "他のサービスの評価、ウォッチリスト、お気に入り、リストを取り込む。まず計画を表示（「-」は標準入力）",
            uk: "перенести оцінки, список перегляду, обране і списки з іншого сервісу; спершу показує план («-»: стандартний ввід)")
    }
    static var export: String {
        Texts.language.text(
            en: "write everything of the account into a file, or to standard output",
            de: "alles aus dem Konto in eine Datei oder auf die Standardausgabe schreiben",
            es: "escribir todo lo de la cuenta en un archivo o en la salida estándar",
            fr: "écrire tout le contenu du compte dans un fichier ou sur la sortie standard",
            ja: "アカウントのすべてをファイルまたは標準出力に書き出す",
            uk: "записати все з облікового запису у файл або стандартний вивід")
    }
}
