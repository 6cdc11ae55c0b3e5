import Marquee
import MarqueePresentation

/// The texts of commands that keep titles on the device.
extension Texts {
    static var keptHere: String {
        language.text(
            en: "Kept on this device",
            de: "Auf diesem Gerät behalten",
            es: "Conservado en este dispositivo",
            fr: "Conservé sur cet appareil",
            ja: "この端末に保持",
            uk: "Збережено на цьому пристрої")
    }
    static var nothingKept: String {
        language.text(
            en: "Nothing is kept on this device.",
            de: "Auf diesem Gerät ist nichts behalten.",
            es: "No hay nada conservado en este dispositivo.",
            fr: "Rien n’est conservé sur cet appareil.",
            ja: "この端末に保持しているものはありません。",
            uk: "На цьому пристрої нічого не збережено.")
    }
    static func kept(_ titles: String) -> String {
        language.text(
            en: "Kept: \(titles)",
            de: "Behalten: \(titles)",
            es: "Conservado: \(titles)",
            fr: "Conservé : \(titles)",
            ja: "保持：\(titles)",
            uk: "Збережено: \(titles)")
    }
    static func keptTitles(_ count: Int, of total: Int) -> String {
        language.text(
            total,
            en: (
                "\(screens.number(count)) of \(screens.number(total)) title",
                "\(screens.number(count)) of \(screens.number(total)) titles"
            ),
            de: (
                "\(screens.number(count)) von \(screens.number(total)) Titel",
                "\(screens.number(count)) von \(screens.number(total)) Titeln"
            ),
            es: (
                "\(screens.number(count)) de \(screens.number(total)) título",
                "\(screens.number(count)) de \(screens.number(total)) títulos"
            ),
            fr: (
                "\(screens.number(count)) titre sur \(screens.number(total))",
                "\(screens.number(count)) titres sur \(screens.number(total))"
            ),
            ja: "作品 \(screens.number(total)) 件中 \(screens.number(count)) 件",
            uk: (
                "\(screens.number(count)) із \(screens.number(total)) назви",
                "\(screens.number(count)) із \(screens.number(total)) назв",
                "\(screens.number(count)) із \(screens.number(total)) назв"
            ))
    }
    static func keptPictures(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(screens.number(count)) picture", "\(screens.number(count)) pictures"),
            de: ("\(screens.number(count)) Bild", "\(screens.number(count)) Bilder"),
            es: ("\(screens.number(count)) imagen", "\(screens.number(count)) imágenes"),
            fr: ("\(screens.number(count)) image", "\(screens.number(count)) images"),
            ja: "画像 \(screens.number(count)) 件",
            uk: ("\(screens.number(count)) зображення", "\(screens.number(count)) зображення", "\(screens.number(count)) зображень"))
    }
    static func keptLeft(_ count: Int) -> String {
        language.text(
            count,
            en: ("\(screens.number(count)) title is left.", "\(screens.number(count)) titles are left."),
            de: ("\(screens.number(count)) Titel fehlt noch.", "\(screens.number(count)) Titel fehlen noch."),
            es: ("Queda \(screens.number(count)) título.", "Quedan \(screens.number(count)) títulos."),
            fr: ("Il reste \(screens.number(count)) titre.", "Il reste \(screens.number(count)) titres."),
            ja: "残り \(screens.number(count)) 件。",
            uk: (
                "Залишилася \(screens.number(count)) назва.",
                "Залишилося \(screens.number(count)) назви.",
                "Залишилося \(screens.number(count)) назв."
            ))
    }
    static var keptLibrary: String {
        language.text(
            en: "favorites and watchlist",
            de: "Favoriten und Merkliste",
            es: "favoritos y lista de seguimiento",
            fr: "favoris et liste de suivi",
            ja: "お気に入りとウォッチリスト",
            uk: "обране та список перегляду")
    }
    static func keptList(_ id: Int) -> String {
        language.text(en: "list \(id)", de: "Liste \(id)", es: "lista \(id)", fr: "liste \(id)", ja: "リスト \(id)", uk: "список \(id)")
    }
    static func keptPopularMovies(_ count: Int) -> String {
        language.text(
            en: "the most popular movies: \(screens.number(count))",
            de: "die beliebtesten Filme: \(screens.number(count))",
            es: "las películas más populares: \(screens.number(count))",
            fr: "les films les plus populaires : \(screens.number(count))",
            ja: "人気の映画 \(screens.number(count)) 件",
            uk: "найпопулярніші фільми: \(screens.number(count))")
    }
    static func keptPopularSeries(_ count: Int) -> String {
        language.text(
            en: "the most popular series: \(screens.number(count))",
            de: "die beliebtesten Serien: \(screens.number(count))",
            es: "las series más populares: \(screens.number(count))",
            fr: "les séries les plus populaires : \(screens.number(count))",
            ja: "人気のシリーズ \(screens.number(count)) 件",
            uk: "найпопулярніші серіали: \(screens.number(count))")
    }
    static func keptDiscoveredMovies(_ count: Int) -> String {
        language.text(
            en: "the first movies of a discover page: \(screens.number(count))",
            de: "die ersten Filme nach Bedingungen: \(screens.number(count))",
            es: "las primeras películas según condiciones: \(screens.number(count))",
            fr: "les premiers films selon des conditions : \(screens.number(count))",
            ja: "条件に合う映画の先頭 \(screens.number(count)) 件",
            uk: "перші фільми за умовами: \(screens.number(count))")
    }
    static func keptDiscoveredSeries(_ count: Int) -> String {
        language.text(
            en: "the first series of a discover page: \(screens.number(count))",
            de: "die ersten Serien nach Bedingungen: \(screens.number(count))",
            es: "las primeras series según condiciones: \(screens.number(count))",
            fr: "les premières séries selon des conditions : \(screens.number(count))",
            ja: "条件に合うシリーズの先頭 \(screens.number(count)) 件",
            uk: "перші серіали за умовами: \(screens.number(count))")
    }
    static func keepGoesOn(_ job: String) -> String {
        language.text(
            en: "“marquee keep run \(job)” goes on with it.",
            de: "„marquee keep run \(job)“ macht damit weiter.",
            es: "«marquee keep run \(job)» continúa.",
            fr: "« marquee keep run \(job) » continue.",
            ja: "「marquee keep run \(job)」で続きを行います。",
            uk: "«marquee keep run \(job)» продовжить.")
    }
    static var keepStored: String {
        language.text(
            en: "The request is stored.",
            de: "Die Anforderung ist gespeichert.",
            es: "La solicitud está guardada.",
            fr: "La demande est enregistrée.",
            ja: "要求を保存しました。",
            uk: "Запит збережено.")
    }
    static func keepReleased(_ job: String) -> String {
        language.text(
            en: "The request \(job) is released.",
            de: "Die Anforderung \(job) ist aufgehoben.",
            es: "La solicitud \(job) se ha liberado.",
            fr: "La demande \(job) est libérée.",
            ja: "要求 \(job) を解除しました。",
            uk: "Запит \(job) скасовано.")
    }
    static func keepWaits(because reason: String) -> String {
        language.text(
            en: "note: \(reason) The work goes on by itself.",
            de: "Hinweis: \(reason) Es geht von selbst weiter.",
            es: "nota: \(reason) El trabajo continuará solo.",
            fr: "remarque : \(reason) Le travail reprendra tout seul.",
            ja: "注意：\(reason) 作業は自動的に再開します。",
            uk: "примітка: \(reason) Робота продовжиться сама.")
    }
    static var keepElsewhere: String {
        language.text(
            en: "note: Another process works on it. This one takes over when that ends.",
            de: "Hinweis: Ein anderer Prozess arbeitet daran. Dieser übernimmt, wenn jener endet.",
            es: "nota: Otro proceso trabaja en ello. Este lo relevará cuando termine.",
            fr: "remarque : Un autre processus y travaille. Celui-ci prendra le relais à sa fin.",
            ja: "注意：別のプロセスが作業中です。終わりしだい引き継ぎます。",
            uk: "примітка: Над цим працює інший процес. Цей продовжить, коли той завершиться.")
    }
    static func keepFailures(_ count: Int, _ job: String) -> String {
        language.text(
            count,
            en: (
                "note: \(screens.number(count)) title is not kept; “marquee keep status \(job)” says why.",
                "note: \(screens.number(count)) titles are not kept; “marquee keep status \(job)” says why."
            ),
            de: (
                "Hinweis: \(screens.number(count)) Titel ist nicht behalten; „marquee keep status \(job)“ sagt, warum.",
                "Hinweis: \(screens.number(count)) Titel sind nicht behalten; „marquee keep status \(job)“ sagt, warum."
            ),
            es: (
                "nota: \(screens.number(count)) título no se conserva; «marquee keep status \(job)» dice por qué.",
                "nota: \(screens.number(count)) títulos no se conservan; «marquee keep status \(job)» dice por qué."
            ),
            fr: (
                "remarque : \(screens.number(count)) titre n’est pas conservé ; « marquee keep status \(job) » dit pourquoi.",
                "remarque : \(screens.number(count)) titres ne sont pas conservés ; « marquee keep status \(job) » dit pourquoi."
            ),
            ja: "注意：\(screens.number(count)) 件は保持されていません。理由は「marquee keep status \(job)」で確認できます。",
            uk: (
                "примітка: \(screens.number(count)) назву не збережено; «marquee keep status \(job)» пояснює чому.",
                "примітка: \(screens.number(count)) назви не збережено; «marquee keep status \(job)» пояснює чому.",
                "примітка: \(screens.number(count)) назв не збережено; «marquee keep status \(job)» пояснює чому."
            ))
    }
    static func keepBudgetSpent(_ job: String) -> String {
        language.text(
            en: "note: The limit of the request is reached. “marquee keep run \(job)” has its requests again.",
            de: "Hinweis: Die Obergrenze der Anforderung ist erreicht. „marquee keep run \(job)“ hat wieder Anfragen.",
            es: "nota: Se alcanzó el límite de la solicitud. «marquee keep run \(job)» vuelve a tener peticiones.",
            fr: "remarque : La limite de la demande est atteinte. « marquee keep run \(job) » a de nouveau des requêtes.",
            ja: "注意：要求の上限に達しました。「marquee keep run \(job)」で再び要求数を使えます。",
            uk: "примітка: Досягнуто ліміту запиту. «marquee keep run \(job)» знову матиме звернення.")
    }
    static var keepFull: String {
        language.text(
            en: "Kept titles take as much space as they may.",
            de: "Behaltene Titel belegen so viel Platz, wie sie dürfen.",
            es: "Los títulos conservados ocupan todo el espacio permitido.",
            fr: "Les titres conservés occupent tout l’espace permis.",
            ja: "保持する作品が使える領域の上限に達しました。",
            uk: "Збережені назви зайняли все дозволене місце.")
    }
    static var keepFullHint: String {
        language.text(
            en: "“marquee keep release JOB” gives space back; a full disk needs free space.",
            de: "„marquee keep release JOB“ gibt Platz frei; eine volle Platte braucht freien Platz.",
            es: "«marquee keep release JOB» libera espacio; un disco lleno necesita espacio libre.",
            fr: "« marquee keep release JOB » libère de l’espace ; un disque plein a besoin de place.",
            ja: "「marquee keep release JOB」で領域が空きます。ディスクが満杯なら空き容量が必要です。",
            uk: "«marquee keep release JOB» звільняє місце; повному диску потрібне вільне місце.")
    }
    static var keepNotAll: String {
        language.text(
            en: "Some titles could not be read.",
            de: "Einige Titel konnten nicht gelesen werden.",
            es: "No se pudieron leer algunos títulos.",
            fr: "Certains titres n’ont pas pu être lus.",
            ja: "読み込めない作品がありました。",
            uk: "Деякі назви не вдалося прочитати.")
    }
    static var keepMissing: String {
        language.text(
            en: "TMDb does not have it.",
            de: "TMDb hat es nicht.",
            es: "TMDb no lo tiene.",
            fr: "TMDb ne l’a pas.",
            ja: "TMDb にありません。",
            uk: "У TMDb цього немає.")
    }
    static var nothingKeptNow: String {
        language.text(
            en: "The request is not stored.",
            de: "Die Anforderung wird nicht gespeichert.",
            es: "La solicitud no se guarda.",
            fr: "La demande n’est pas enregistrée.",
            ja: "要求は保存されません。",
            uk: "Запит не зберігається.")
    }
    static func keepStatusShows(_ job: String) -> String {
        language.text(
            en: "“marquee keep status \(job)” shows the titles and the reasons.",
            de: "„marquee keep status \(job)“ zeigt Titel und Gründe.",
            es: "«marquee keep status \(job)» muestra los títulos y los motivos.",
            fr: "« marquee keep status \(job) » montre les titres et les raisons.",
            ja: "作品と理由は「marquee keep status \(job)」で確認できます。",
            uk: "«marquee keep status \(job)» показує назви й причини.")
    }
    static var keepListShows: String {
        language.text(
            en: "“marquee keep list” shows the requests.",
            de: "„marquee keep list“ zeigt die Anforderungen.",
            es: "«marquee keep list» muestra las solicitudes.",
            fr: "« marquee keep list » montre les demandes.",
            ja: "要求は「marquee keep list」で確認できます。",
            uk: "«marquee keep list» показує запити.")
    }
    static var keepNeedsJob: String {
        language.text(
            en: "“keep release” needs the id of a request.",
            de: "„keep release“ braucht die ID einer Anforderung.",
            es: "«keep release» necesita el id de una solicitud.",
            fr: "« keep release » exige l’identifiant d’une demande.",
            ja: "「keep release」には要求の ID が必要です。",
            uk: "«keep release» потребує ідентифікатора запиту.")
    }
    static func severalBegin(_ beginning: String, _ ids: String) -> String {
        language.text(
            en: "Several requests begin with “\(beginning)”: \(ids).",
            de: "Mehrere Anforderungen beginnen mit „\(beginning)“: \(ids).",
            es: "Varias solicitudes empiezan por «\(beginning)»: \(ids).",
            fr: "Plusieurs demandes commencent par « \(beginning) » : \(ids).",
            ja: "「\(beginning)」で始まる要求が複数あります：\(ids)。",
            uk: "Кілька запитів починаються з «\(beginning)»: \(ids).")
    }
    static func onlyForNewRequests(_ option: String) -> String {
        language.text(
            en: "“--\(option)” is only for a new request.",
            de: "„--\(option)“ gilt nur für eine neue Anforderung.",
            es: "«--\(option)» solo vale para una solicitud nueva.",
            fr: "« --\(option) » ne vaut que pour une nouvelle demande.",
            ja: "「--\(option)」は新しい要求にだけ使えます。",
            uk: "«--\(option)» лише для нового запиту.")
    }
    static func keepsTitle(_ title: String) -> String {
        language.text(
            en: "“marquee keep movie \(title)” or “marquee keep tv \(title)” keeps a title of that name.",
            de: "„marquee keep movie \(title)“ oder „marquee keep tv \(title)“ behält einen Titel dieses Namens.",
            es: "«marquee keep movie \(title)» o «marquee keep tv \(title)» guarda un título con ese nombre.",
            fr: "« marquee keep movie \(title) » ou « marquee keep tv \(title) » garde un titre de ce nom.",
            ja: "「marquee keep movie \(title)」または「marquee keep tv \(title)」で、その名前の作品を保存します。",
            uk: "«marquee keep movie \(title)» або «marquee keep tv \(title)» зберігає твір із такою назвою.")
    }
    static var keepUsage: String {
        language.text(
            en:
                "“keep” takes titles, “--library”, “--list ID”, “--popular KIND N”, “--discover KIND N”, “list”, “status”, “run” or “release”.",
            de:
                "„keep“ nimmt Titel, „--library“, „--list ID“, „--popular KIND N“, „--discover KIND N“, „list“, „status“, „run“ oder „release“.",
            es:
                "«keep» admite títulos, «--library», «--list ID», «--popular KIND N», «--discover KIND N», «list», «status», «run» o «release».",
            fr:
                "« keep » prend des titres, « --library », « --list ID », « --popular KIND N », « --discover KIND N », « list », « status », « run » ou « release ».",
            ja: "「keep」に使えるのは、作品、「--library」「--list ID」「--popular KIND N」「--discover KIND N」「list」「status」「run」「release」です。",
            uk:
                "«keep» приймає назви, «--library», «--list ID», «--popular KIND N», «--discover KIND N», «list», «status», «run» чи «release»."
        )
    }
    static func keepPicturesUsage(_ text: String) -> String {
        language.text(
            en: "“\(text)” is not a kind of picture such as poster, backdrop:780 or profile.",
            de: "„\(text)“ ist keine Art von Bild wie poster, backdrop:780 oder profile.",
            es: "«\(text)» no es un tipo de imagen como poster, backdrop:780 o profile.",
            fr: "« \(text) » n’est pas un type d’image comme poster, backdrop:780 ou profile.",
            ja: "「\(text)」は poster、backdrop:780、profile のような画像の種類ではありません。",
            uk: "«\(text)» не є видом зображення, як-от poster, backdrop:780 чи profile.")
    }
    static func needsSize(_ option: String) -> String {
        language.text(
            en: "“--\(option)” needs a number of bytes, such as 500M.",
            de: "„--\(option)“ braucht eine Anzahl Bytes wie 500M.",
            es: "«--\(option)» necesita un número de bytes, como 500M.",
            fr: "« --\(option) » exige un nombre d’octets, comme 500M.",
            ja: "「--\(option)」には 500M のようなバイト数が必要です。",
            uk: "«--\(option)» потребує кількості байтів, як-от 500M.")
    }
    static var isKept: String { language.text(en: "kept", de: "behalten", es: "conservado", fr: "conservé", ja: "保持中", uk: "збережено") }
    static var keysKeep: String {
        language.text(en: "K keep", de: "K behalten", es: "K conservar", fr: "K conserver", ja: "K 保持", uk: "K зберегти")
    }
    static var keysRelease: String {
        language.text(en: "K release", de: "K freigeben", es: "K liberar", fr: "K libérer", ja: "K 解除", uk: "K звільнити")
    }
    static var keyKeep: String {
        language.text(
            en: "keep on this device, or not",
            de: "auf diesem Gerät behalten oder nicht",
            es: "conservar en este dispositivo o no",
            fr: "conserver sur cet appareil ou non",
            ja: "この端末に保持／解除",
            uk: "зберегти на цьому пристрої чи ні")
    }
    static var keptWithOthers: String {
        language.text(
            en: "A request of several titles keeps it: “marquee keep list” shows the requests.",
            de: "Eine Anforderung mehrerer Titel behält ihn: „marquee keep list“ zeigt die Anforderungen.",
            es: "Lo conserva una solicitud de varios títulos: «marquee keep list» muestra las solicitudes.",
            fr: "Une demande de plusieurs titres le conserve : « marquee keep list » montre les demandes.",
            ja: "複数の作品の要求が保持しています。要求は「marquee keep list」で確認できます。",
            uk: "Його зберігає запит із кількох назв: «marquee keep list» показує запити.")
    }
    static var estimateHeading: String {
        language.text(
            en: "Cost of the request; nothing is stored",
            de: "Kosten der Anforderung; nichts wird gespeichert",
            es: "Coste de la solicitud; no se guarda nada",
            fr: "Coût de la demande ; rien n’est enregistré",
            ja: "要求のコスト（何も保存しません）",
            uk: "Вартість запиту; нічого не зберігається")
    }
    static var estimatedRequests: String {
        language.text(en: "requests", de: "Anfragen", es: "peticiones", fr: "requêtes", ja: "リクエスト", uk: "звернень")
    }
    static var estimatedSeasons: String {
        language.text(
            en: "series, each with further requests for its seasons",
            de: "Serien, jede mit weiteren Anfragen für ihre Staffeln",
            es: "series, cada una con más peticiones para sus temporadas",
            fr: "séries, chacune avec d’autres requêtes pour ses saisons",
            ja: "シーズンのリクエストが別に要るシリーズ",
            uk: "серіалів, кожен із подальшими зверненнями для сезонів")
    }
    static var estimatedTime: String {
        language.text(
            en: "at TMDb’s rate, at least",
            de: "mit der Rate von TMDb, mindestens",
            es: "al ritmo de TMDb, como mínimo",
            fr: "au rythme de TMDb, au moins",
            ja: "TMDb の速度での最短時間",
            uk: "за темпом TMDb, щонайменше")
    }
    /// A number of seconds, or of minutes if it is large.
    static func aboutTime(seconds: Int) -> String {
        if seconds < 120 { return "\(screens.number(seconds)) s" }
        return screens.minutes((seconds + 59) / 60)
    }
}
