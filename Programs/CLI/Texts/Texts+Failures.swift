import Marquee
import MarqueePresentation

/// The texts of failures, and their hints.
extension Texts {
    static var hintLabel: String { language.text(en: "hint", de: "Hinweis", es: "sugerencia", fr: "conseil", ja: "ヒント", uk: "порада") }
    static func unprinted(_ reason: String) -> String {
        language.text(
            en: "Not all of the output could be written: \(reason).",
            de: "Nicht die ganze Ausgabe konnte geschrieben werden: \(reason).",
            es: "No se pudo escribir toda la salida: \(reason).",
            fr: "La sortie n’a pas pu être écrite en entier : \(reason).",
            ja: "出力の一部を書き込めませんでした：\(reason)。",
            uk: "Не вдалося записати весь вивід: \(reason).")
    }
    static var freeSpace: String {
        language.text(
            en: "Free some space there, or write the output to another place.",
            de: "Dort Platz schaffen oder die Ausgabe anderswohin schreiben.",
            es: "Libere espacio allí o escriba la salida en otro lugar.",
            fr: "Libérez de l’espace à cet endroit, ou écrivez la sortie ailleurs.",
            ja: "空き容量を増やすか、別の場所に出力してください。",
            uk: "Звільніть там місце або запишіть вивід деінде.")
    }
    static func markRejected(_ reason: String) -> String {
        language.text(
            en: "The mark was rejected. \(reason)",
            de: "Die Markierung wurde abgelehnt. \(reason)",
            es: "La marca fue rechazada. \(reason)",
            fr: "La marque a été refusée. \(reason)",
            ja: "マークが拒否されました。\(reason)",
            uk: "Позначку відхилено. \(reason)")
    }
    static var interrupted: String {
        language.text(en: "Interrupted.", de: "Unterbrochen.", es: "Interrumpido.", fr: "Interrompu.", ja: "中断しました。", uk: "Перервано.")
    }
    static var nothingCached: String {
        language.text(
            en: "Nothing is cached for this.",
            de: "Dazu ist nichts im Cache.",
            es: "No hay nada en caché para esto.",
            fr: "Rien n’est en cache pour ceci.",
            ja: "これについてのキャッシュはありません。",
            uk: "Для цього в кеші нічого немає.")
    }
    static var runOnline: String {
        language.text(
            en: "Run the command once without “--offline”; after that it works offline, too.",
            de: "Den Befehl einmal ohne „--offline“ ausführen; danach geht er auch offline.",
            es: "Ejecute la orden una vez sin «--offline»; después también funciona sin conexión.",
            fr: "Exécutez la commande une fois sans « --offline » ; ensuite, elle marche aussi hors ligne.",
            ja: "一度「--offline」なしで実行すると、その後はオフラインでも使えます。",
            uk: "Виконайте команду один раз без «--offline»; після цього вона працює і без мережі.")
    }
    static var rejectedChanges: String {
        language.text(
            en: "“marquee pending” shows rejected changes; “pending retry” sends them again, “pending discard” discards them.",
            de: "„marquee pending“ zeigt abgelehnte Änderungen; „pending retry“ sendet sie erneut, „pending discard“ verwirft sie.",
            es: "«marquee pending» muestra los cambios rechazados; «pending retry» los reenvía y «pending discard» los descarta.",
            fr: "« marquee pending » montre les modifications refusées ; « pending retry » les renvoie, « pending discard » les abandonne.",
            ja: "拒否された変更は「marquee pending」で確認でき、「pending retry」で再送信、「pending discard」で破棄できます。",
            uk: "«marquee pending» показує відхилені зміни; «pending retry» надсилає їх знову, «pending discard» скасовує.")
    }
    static var usageHint: String {
        language.text(
            en: "“marquee --help” lists the commands, and “marquee help COMMAND” the options of one.",
            de: "„marquee --help“ listet die Befehle auf, „marquee help BEFEHL“ die Optionen eines Befehls.",
            es: "«marquee --help» enumera las órdenes y «marquee help ORDEN» las opciones de una.",
            fr: "« marquee --help » énumère les commandes, et « marquee help COMMANDE » les options de l’une d’elles.",
            ja: "コマンドの一覧は「marquee --help」、各コマンドのオプションは「marquee help COMMAND」で確認できます。",
            uk: "«marquee --help» показує команди, а «marquee help COMMAND» — параметри однієї з них.")
    }
    static func helpExplains(_ command: String) -> String {
        language.text(
            en: "“marquee help \(command)” explains this command.",
            de: "„marquee help \(command)“ erklärt diesen Befehl.",
            es: "«marquee help \(command)» explica esta orden.",
            fr: "« marquee help \(command) » explique cette commande.",
            ja: "このコマンドの説明は「marquee help \(command)」で確認できます。",
            uk: "«marquee help \(command)» пояснює цю команду.")
    }
    static func credentialFrom(_ place: String) -> String {
        language.text(
            en: "The credential is from \(place); use the API Read Access Token of your TMDb account.",
            de: "Die Zugangsdaten stammen aus: \(place); das API Read Access Token des TMDb-Kontos verwenden.",
            es: "La credencial viene de: \(place); use el API Read Access Token de su cuenta de TMDb.",
            fr: "L’identifiant vient de : \(place) ; utilisez l’API Read Access Token de votre compte TMDb.",
            ja: "認証情報の出どころ：\(place)。TMDb アカウントの API Read Access Token を使ってください。",
            uk: "Облікові дані взято звідси: \(place); використайте API Read Access Token вашого облікового запису TMDb.")
    }
    static var setToken: String {
        language.text(
            en: "Set TMDB_ACCESS_TOKEN to the API Read Access Token of your TMDb account.",
            de: "TMDB_ACCESS_TOKEN auf das API Read Access Token des TMDb-Kontos setzen.",
            es: "Asigne a TMDB_ACCESS_TOKEN el API Read Access Token de su cuenta de TMDb.",
            fr: "Donnez à TMDB_ACCESS_TOKEN l’API Read Access Token de votre compte TMDb.",
            ja: "TMDB_ACCESS_TOKEN に TMDb アカウントの API Read Access Token を設定してください。",
            uk: "Задайте TMDB_ACCESS_TOKEN — API Read Access Token вашого облікового запису TMDb.")
    }
    static var notAllowedTo: String {
        language.text(
            en: "The credential is valid, but not allowed to do this; see the settings of your TMDb account.",
            de: "Die Zugangsdaten gelten, erlauben dies aber nicht; siehe die Einstellungen des TMDb-Kontos.",
            es: "La credencial es válida, pero no permite esto; vea los ajustes de su cuenta de TMDb.",
            fr: "L’identifiant est valable, mais ne permet pas cela ; voyez les paramètres de votre compte TMDb.",
            ja: "認証情報は有効ですが、この操作は許可されていません。TMDb アカウントの設定を確認してください。",
            uk: "Облікові дані чинні, але цього не дозволяють; перевірте налаштування облікового запису TMDb.")
    }
    static var checkNetwork: String {
        language.text(
            en: "Check the network",
            de: "Das Netz prüfen",
            es: "Compruebe la red",
            fr: "Vérifiez le réseau",
            ja: "ネットワークを確認してください",
            uk: "Перевірте мережу")
    }
    static var installAuthorities: String {
        language.text(
            en: "On Debian: “apt-get install ca-certificates”. TMDB_CA_FILE names a file of certificate authorities (PEM).",
            de: "Unter Debian: „apt-get install ca-certificates“. TMDB_CA_FILE nennt eine Datei von Zertifizierungsstellen (PEM).",
            es: "En Debian: «apt-get install ca-certificates». TMDB_CA_FILE indica un archivo de autoridades de certificación (PEM).",
            fr: "Sous Debian : « apt-get install ca-certificates ». TMDB_CA_FILE indique un fichier d’autorités de certification (PEM).",
            ja: "Debian では「apt-get install ca-certificates」を実行します。TMDB_CA_FILE には認証局のファイル（PEM）を指定します。",
            uk: "У Debian: «apt-get install ca-certificates». TMDB_CA_FILE вказує файл центрів сертифікації (PEM).")
    }
    static func tryAgain(inSeconds seconds: Int) -> String {
        language.text(
            en: "Try again in \(seconds) s",
            de: "In \(seconds) s erneut versuchen",
            es: "Reintente en \(seconds) s",
            fr: "Réessayez dans \(seconds) s",
            ja: "\(seconds) 秒後にもう一度試してください",
            uk: "Повторіть через \(seconds) с")
    }
    static var waitAMoment: String {
        language.text(
            en: "Wait a moment and try again",
            de: "Einen Moment warten und erneut versuchen",
            es: "Espere un momento y reintente",
            fr: "Patientez un peu et réessayez",
            ja: "少し待ってから、もう一度試してください",
            uk: "Зачекайте трохи й повторіть")
    }
    static var tryAgainLater: String {
        language.text(
            en: "Try again later",
            de: "Später erneut versuchen",
            es: "Reintente más tarde",
            fr: "Réessayez plus tard",
            ja: "あとでもう一度試してください",
            uk: "Повторіть пізніше")
    }
    static func cachedWithoutFresh(_ advice: String) -> String {
        language.text(
            en: "\(advice); without “--fresh”, what is cached is shown.",
            de: "\(advice); ohne „--fresh“ wird gezeigt, was im Cache ist.",
            es: "\(advice); sin «--fresh» se muestra lo que hay en caché.",
            fr: "\(advice) ; sans « --fresh », ce qui est en cache est affiché.",
            ja: "\(advice)。「--fresh」を外すと、キャッシュの内容を表示します。",
            uk: "\(advice); без «--fresh» показується те, що є в кеші.")
    }
    /// Titles that can be found without a server, and the two commands that do so.
    static func titlesHere(_ count: Int) -> String {
        let number = screens.number(count)
        return language.text(
            en: "Titles on this device: \(number); “marquee suggest” and “marquee search --offline” find them.",
            de: "Titel auf diesem Gerät: \(number); „marquee suggest“ und „marquee search --offline“ finden sie.",
            es: "Títulos en este dispositivo: \(number); «marquee suggest» y «marquee search --offline» los encuentran.",
            fr: "Titres sur cet appareil : \(number) ; « marquee suggest » et « marquee search --offline » les trouvent.",
            ja: "この端末にある作品：\(number) 件。「marquee suggest」と「marquee search --offline」で検索できます。",
            uk: "Назв на цьому пристрої: \(number); їх знаходять «marquee suggest» і «marquee search --offline».")
    }
    static func titlesSuggested(_ count: Int) -> String {
        let number = screens.number(count)
        return language.text(
            en: "Titles on this device: \(number); “marquee suggest” finds them by their beginning.",
            de: "Titel auf diesem Gerät: \(number); „marquee suggest“ findet sie nach ihrem Anfang.",
            es: "Títulos en este dispositivo: \(number); «marquee suggest» los encuentra por su comienzo.",
            fr: "Titres sur cet appareil : \(number) ; « marquee suggest » les trouve par leur début.",
            ja: "この端末にある作品：\(number) 件。「marquee suggest」で先頭の文字から検索できます。",
            uk: "Назв на цьому пристрої: \(number); «marquee suggest» знаходить їх за початком.")
    }
    static func sentence(_ words: String) -> String {
        language.text(en: "\(words).", de: "\(words).", es: "\(words).", fr: "\(words).", ja: "\(words)。", uk: "\(words).")
    }
    static func showsIDs(_ command: String) -> String {
        language.text(
            en: "“\(command)” shows the ids.", de: "„\(command)“ zeigt die IDs.", es: "«\(command)» muestra los ids.",
            fr: "« \(command) » montre les identifiants.", ja: "「\(command)」で ID を確認できます。", uk: "«\(command)» показує ідентифікатори.")
    }
    static var searchFindsIDs: String {
        language.text(
            en: "“marquee search TEXT --ids” finds titles and people, with their ids.",
            de: "„marquee search TEXT --ids“ findet Titel und Personen mit ihren IDs.",
            es: "«marquee search TEXT --ids» encuentra títulos y personas con sus ids.",
            fr: "« marquee search TEXT --ids » trouve des titres et des personnes, avec leurs identifiants.",
            ja: "作品や人物とその ID は「marquee search TEXT --ids」で探せます。",
            uk: "«marquee search TEXT --ids» знаходить назви й людей з їхніми ідентифікаторами.")
    }
    static var otherValues: String {
        language.text(
            en: "The server rejected this request; try other values.",
            de: "Der Server hat die Anfrage abgelehnt; andere Werte versuchen.",
            es: "El servidor rechazó esta petición; pruebe otros valores.",
            fr: "Le serveur a refusé cette requête ; essayez d’autres valeurs.",
            ja: "サーバーが要求を拒否しました。別の値を試してください。",
            uk: "Сервер відхилив цей запит; спробуйте інші значення.")
    }
    static var captivePortal: String {
        language.text(
            en: "If TMDB_BASE_URL is set, make sure that TMDb answers there, and not a captive portal.",
            de: "Falls TMDB_BASE_URL gesetzt ist: Dort muss TMDb antworten, nicht die Anmeldeseite eines Netzes.",
            es: "Si TMDB_BASE_URL está definida, compruebe que allí responde TMDb y no un portal cautivo.",
            fr: "Si TMDB_BASE_URL est définie, assurez-vous que TMDb y répond, et non un portail captif.",
            ja: "TMDB_BASE_URL を設定している場合は、ログイン画面などではなく TMDb が応答していることを確認してください。",
            uk: "Якщо задано TMDB_BASE_URL, переконайтеся, що там відповідає TMDb, а не сторінка входу мережі.")
    }
    static func storeIsIn(_ folders: String) -> String {
        language.text(
            en: "It is in: \(folders)",
            de: "Er liegt in: \(folders)",
            es: "Está en: \(folders)",
            fr: "Il est dans : \(folders)",
            ja: "場所：\(folders)",
            uk: "Воно в: \(folders)")
    }
    static var storeFolders: String {
        language.text(
            en: "It is in the folders of XDG_CACHE_HOME and XDG_STATE_HOME.",
            de: "Er liegt in den Ordnern von XDG_CACHE_HOME und XDG_STATE_HOME.",
            es: "Está en las carpetas de XDG_CACHE_HOME y XDG_STATE_HOME.",
            fr: "Il est dans les dossiers de XDG_CACHE_HOME et XDG_STATE_HOME.",
            ja: "場所は XDG_CACHE_HOME と XDG_STATE_HOME のフォルダーです。",
            uk: "Воно в папках XDG_CACHE_HOME і XDG_STATE_HOME.")
    }
    static var freeDiskSpace: String {
        language.text(
            en: "Free some disk space.",
            de: "Plattenplatz freigeben.",
            es: "Libere espacio en el disco.",
            fr: "Libérez de l’espace disque.",
            ja: "ディスクの空き容量を増やしてください。",
            uk: "Звільніть місце на диску.")
    }
    static var runAgain: String {
        language.text(
            en: "Run the command again; everything done before it ended is stored.",
            de: "Den Befehl erneut ausführen; alles bis dahin Erledigte ist gespeichert.",
            es: "Ejecute la orden otra vez; todo lo hecho antes de que terminara está guardado.",
            fr: "Relancez la commande ; tout ce qui a été fait avant sa fin est conservé.",
            ja: "もう一度実行してください。終了前に行ったことはすべて保存されています。",
            uk: "Виконайте команду ще раз; усе, зроблене до її завершення, збережено.")
    }
    static var eventsAbove: String {
        language.text(
            en: "The events above say what happened before.",
            de: "Die Ereignisse oben zeigen, was vorher geschah.",
            es: "Los sucesos anteriores dicen qué pasó antes.",
            fr: "Les événements ci-dessus disent ce qui s’est passé avant.",
            ja: "それまでの経過は、上のイベントで確認できます。",
            uk: "Події вище показують, що сталося перед цим.")
    }
    static var verboseShows: String {
        language.text(
            en: "“--verbose” shows every request and event.",
            de: "„--verbose“ zeigt jede Anfrage und jedes Ereignis.",
            es: "«--verbose» muestra cada petición y suceso.",
            fr: "« --verbose » montre chaque requête et chaque événement.",
            ja: "「--verbose」ですべての要求とイベントを表示します。",
            uk: "«--verbose» показує кожен запит і подію.")
    }
    static var stopping: String {
        language.text(
            en: "Stopping. Interrupt again to stop at once.",
            de: "Wird beendet. Erneut unterbrechen, um sofort zu beenden.",
            es: "Terminando. Interrumpa otra vez para terminar al momento.",
            fr: "Arrêt en cours. Interrompez encore pour arrêter aussitôt.",
            ja: "停止しています。もう一度中断すると、すぐに停止します。",
            uk: "Завершення. Перервіть ще раз, щоб зупинити негайно.")
    }
}
