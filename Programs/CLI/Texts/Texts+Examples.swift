import Marquee

/// How commands are used that need more than a sentence.
extension Texts {
    static var pendingUsage: String {
        language.text(
            en: "“pending” takes “retry”, “discard” or “take-over”; one change as in “pending retry movie 550 rating”.",
            de: "„pending“ nimmt „retry“, „discard“ oder „take-over“; eine Änderung wie „pending retry movie 550 rating“.",
            es: "«pending» admite «retry», «discard» o «take-over»; un cambio como «pending retry movie 550 rating».",
            fr: "« pending » prend « retry », « discard » ou « take-over » ; une modification : « pending retry movie 550 rating ».",
            ja: "「pending」には「retry」「discard」「take-over」を指定できます。変更ひとつなら「pending retry movie 550 rating」です。",
            uk: "«pending» приймає «retry», «discard» або «take-over»; одна зміна — «pending retry movie 550 rating».")
    }
    static var discardsAll: String {
        language.text(
            en: "This discards every unsent change.",
            de: "Damit werden alle ausstehenden Änderungen verworfen.",
            es: "Esto descarta todos los cambios pendientes.",
            fr: "Cela abandonne toutes les modifications en attente.",
            ja: "未送信の変更がすべて破棄されます。",
            uk: "Це скасує всі ненадіслані зміни.")
    }
    static var confirmOrName: String {
        language.text(
            en: "Confirm with “--yes”, or name one change.",
            de: "Mit „--yes“ bestätigen oder eine Änderung nennen.",
            es: "Confirme con «--yes» o indique un cambio.",
            fr: "Confirmez avec « --yes », ou indiquez une modification.",
            ja: "「--yes」で確認するか、変更をひとつ指定してください。",
            uk: "Підтвердьте за допомогою «--yes» або вкажіть одну зміну.")
    }
    static var cannotBeUndone: String {
        language.text(
            en: "This cannot be undone, so nothing was changed.",
            de: "Dies ist nicht umkehrbar; es wurde nichts geändert.",
            es: "Esto no se puede deshacer, así que no se cambió nada.",
            fr: "Cela est irréversible ; rien n’a été modifié.",
            ja: "元に戻せない操作のため、何も変更していません。",
            uk: "Це не можна скасувати, тому нічого не змінено.")
    }
    static var confirm: String {
        language.text(
            en: "Confirm with “--yes”.",
            de: "Mit „--yes“ bestätigen.",
            es: "Confirme con «--yes».",
            fr: "Confirmez avec « --yes ».",
            ja: "「--yes」で確認してください。",
            uk: "Підтвердьте за допомогою «--yes».")
    }
    static var onlyForListOfLists: String {
        language.text(
            en: "“--limit” and “--all-pages” can only be used for the list of lists.",
            de: "„--limit“ und „--all-pages“ gehen nur für die Übersicht der Listen.",
            es: "«--limit» y «--all-pages» solo se pueden usar para la lista de listas.",
            fr: "« --limit » et « --all-pages » ne s’emploient que pour la liste des listes.",
            ja: "「--limit」と「--all-pages」は、リストの一覧にだけ使えます。",
            uk: "«--limit» і «--all-pages» можна вживати лише для переліку списків.")
    }
    static var rateUsage: String {
        language.text(
            en: "“rate” needs a rating, as in “rate movie 550 8.5”, or “--remove”.",
            de: "„rate“ braucht eine Bewertung, etwa „rate movie 550 8.5“, oder „--remove“.",
            es: "«rate» necesita una valoración, como en «rate movie 550 8.5», o «--remove».",
            fr: "« rate » exige une note, comme « rate movie 550 8.5 », ou « --remove ».",
            ja: "「rate」には、「rate movie 550 8.5」のような評価か「--remove」が必要です。",
            uk: "«rate» потребує оцінки, як-от «rate movie 550 8.5», або «--remove».")
    }
    static var starsUsage: String {
        language.text(
            en: "Stars are 5 or 10: write the rating from 0.5 to 10, as in “rate fight club 8”, or “4/5”.",
            de: "Sterne sind 5 oder 10: Die Bewertung von 0,5 bis 10 schreiben, etwa „rate fight club 8“, oder „4/5“.",
            es: "Las estrellas son 5 o 10: escriba la valoración de 0,5 a 10, como en «rate fight club 8», o «4/5».",
            fr: "Les étoiles vont jusqu’à 5 ou 10 : écrivez la note de 0,5 à 10, comme « rate fight club 8 », ou « 4/5 ».",
            ja: "星は 5 段階か 10 段階か決まりません。「rate fight club 8」のように 0.5 ～ 10 で、または「4/5」と書いてください。",
            uk: "Зірок буває 5 або 10: напишіть оцінку від 0,5 до 10, як-от «rate fight club 8», або «4/5».")
    }
    static var needsYears: String {
        language.text(
            en: "The option “--year” needs a year or years, such as 1994, 1990-1999, 1990s, 1990- or -1989.",
            de: "Die Option „--year“ braucht ein Jahr oder Jahre wie 1994, 1990-1999, 1990s, 1990- oder -1989.",
            es: "La opción «--year» necesita un año o años, como 1994, 1990-1999, 1990s, 1990- o -1989.",
            fr: "L’option « --year » exige une année ou des années, comme 1994, 1990-1999, 1990s, 1990- ou -1989.",
            ja: "オプション「--year」には、1994、1990-1999、1990s、1990-、-1989 のような年が必要です。",
            uk: "Параметр «--year» потребує року або років, як-от 1994, 1990-1999, 1990s, 1990- чи -1989.")
    }
    static var yearUsage: String {
        language.text(
            en: "A year is a number from 1 to 9999.",
            de: "Ein Jahr ist eine Zahl von 1 bis 9999.",
            es: "Un año es un número de 1 a 9999.",
            fr: "Une année est un nombre de 1 à 9999.",
            ja: "年は 1 から 9999 までの数です。",
            uk: "Рік — це число від 1 до 9999.")
    }
    static func eitherSeparator(_ option: String) -> String {
        language.text(
            en: "“--\(option)” takes either “,” or “|” between its values, not both.",
            de: "„--\(option)“ nimmt zwischen Werten entweder „,“ oder „|“, nicht beides.",
            es: "«--\(option)» admite «,» o «|» entre sus valores, no ambos.",
            fr: "« --\(option) » prend « , » ou « | » entre ses valeurs, pas les deux.",
            ja: "「--\(option)」の値の区切りは「,」か「|」のどちらか一方です。",
            uk: "«--\(option)» приймає між значеннями або «,», або «|», але не обидва.")
    }
    static var discoverUsage: String {
        language.text(
            en: "“discover” needs “movies” or “tv” and options, as in “discover movies --genre drama --year 1990-1999”.",
            de: "„discover“ braucht „movies“ oder „tv“ und Optionen, etwa „discover movies --genre drama --year 1990-1999“.",
            es: "«discover» necesita «movies» o «tv» y opciones, como en «discover movies --genre drama --year 1990-1999».",
            fr: "« discover » exige « movies » ou « tv » et des options, comme « discover movies --genre drama --year 1990-1999 ».",
            ja: "「discover」には、「discover movies --genre drama --year 1990-1999」のように「movies」か「tv」とオプションが必要です。",
            uk: "«discover» потребує «movies» або «tv» і параметрів, як-от «discover movies --genre drama --year 1990-1999».")
    }
    static var networkUsage: String {
        language.text(
            en: "“--network” needs ids; “show tv” names the networks of a series.",
            de: "„--network“ braucht IDs; „show tv“ nennt die Sender einer Serie.",
            es: "«--network» necesita ids; «show tv» nombra las cadenas de una serie.",
            fr: "« --network » exige des identifiants ; « show tv » nomme les chaînes d’une série.",
            ja: "「--network」には ID が必要です。シリーズの放送局は「show tv」で確認できます。",
            uk: "«--network» потребує ідентифікаторів; «show tv» показує канали серіалу.")
    }
    static var noRevenueOfSeries: String {
        language.text(
            en: "Series cannot be sorted by their revenue.",
            de: "Serien lassen sich nicht nach Einnahmen sortieren.",
            es: "Las series no se pueden ordenar por ingresos.",
            fr: "Les séries ne peuvent pas être triées par recettes.",
            ja: "シリーズを興行収入で並べ替えることはできません。",
            uk: "Серіали не можна впорядкувати за доходом.")
    }
    static func needsCountry(_ option: String) -> String {
        language.text(
            en: "“--\(option)” needs a country.",
            de: "„--\(option)“ braucht ein Land.",
            es: "«--\(option)» necesita un país.",
            fr: "« --\(option) » exige un pays.",
            ja: "「--\(option)」には国が必要です。",
            uk: "«--\(option)» потребує країни.")
    }
    static var nameCountry: String {
        language.text(
            en: "Name it with “--region”, as in “--region FR”, or with TMDB_REGION.",
            de: "Mit „--region“ angeben, etwa „--region FR“, oder mit TMDB_REGION.",
            es: "Indíquelo con «--region», como en «--region FR», o con TMDB_REGION.",
            fr: "Indiquez-le avec « --region », comme « --region FR », ou avec TMDB_REGION.",
            ja: "「--region FR」のように「--region」か、TMDB_REGION で指定してください。",
            uk: "Укажіть її за допомогою «--region», як-от «--region FR», або TMDB_REGION.")
    }
    static var findUsage: String {
        language.text(
            en: "“find” needs an id of another service, as in “find tt0137523”.",
            de: "„find“ braucht die ID eines anderen Dienstes, etwa „find tt0137523“.",
            es: "«find» necesita un id de otro servicio, como en «find tt0137523».",
            fr: "« find » exige un identifiant d’un autre service, comme « find tt0137523 ».",
            ja: "「find」には、「find tt0137523」のようにほかのサービスの ID が必要です。",
            uk: "«find» потребує ідентифікатора іншої служби, як-от «find tt0137523».")
    }
    static var unknownService: String {
        language.text(
            en: "The form of this id does not show its service.",
            de: "Die Form dieser ID verrät nicht, zu welchem Dienst sie gehört.",
            es: "La forma de este id no indica de qué servicio es.",
            fr: "La forme de cet identifiant n’indique pas de quel service il vient.",
            ja: "この ID の形からは、どのサービスのものか分かりません。",
            uk: "Із вигляду цього ідентифікатора незрозуміло, якої він служби.")
    }
    static var nameService: String {
        language.text(
            en: "Name the service, as in “find 81189 --source tvdb”; ids of IMDb and Wikidata need none.",
            de: "Den Dienst nennen, etwa „find 81189 --source tvdb“; IDs von IMDb und Wikidata brauchen das nicht.",
            es: "Indique el servicio, como en «find 81189 --source tvdb»; los ids de IMDb y Wikidata no lo necesitan.",
            fr: "Indiquez le service, comme « find 81189 --source tvdb » ; inutile pour les identifiants d’IMDb et de Wikidata.",
            ja: "「find 81189 --source tvdb」のようにサービスを指定してください。IMDb と Wikidata の ID なら不要です。",
            uk: "Укажіть службу, як-от «find 81189 --source tvdb»; для ідентифікаторів IMDb і Wikidata це не потрібно.")
    }
    static var unknownSource: String {
        language.text(
            en: "“--source” is unknown.",
            de: "„--source“ ist unbekannt.",
            es: "«--source» es desconocido.",
            fr: "« --source » est inconnu.",
            ja: "「--source」の値が不明です。",
            uk: "Невідоме значення «--source».")
    }
    static func listUsage(movies: String, tv: String) -> String {
        language.text(
            en: "“list” needs “movies” and one of \(movies), or “tv” and one of \(tv).",
            de: "„list“ braucht „movies“ und eines von \(movies), oder „tv“ und eines von \(tv).",
            es: "«list» necesita «movies» y uno de \(movies), o «tv» y uno de \(tv).",
            fr: "« list » exige « movies » et l’un de \(movies), ou « tv » et l’un de \(tv).",
            ja: "「list」には、「movies」と \(movies) のどれか、または「tv」と \(tv) のどれかが必要です。",
            uk: "«list» потребує «movies» і одного з: \(movies), або «tv» і одного з: \(tv).")
    }
    static var suggestUsage: String {
        language.text(
            en: "“suggest” needs the beginning of a title.",
            de: "„suggest“ braucht den Anfang eines Titels.",
            es: "«suggest» necesita el comienzo de un título.",
            fr: "« suggest » exige le début d’un titre.",
            ja: "「suggest」にはタイトルの先頭の文字が必要です。",
            uk: "«suggest» потребує початку назви.")
    }
}
