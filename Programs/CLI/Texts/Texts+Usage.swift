import Marquee

/// The errors in a command line.
extension Texts {
    static func takesNoValue(_ option: String) -> String {
        language.text(
            en: "The option “--\(option)” takes no value.",
            de: "Die Option „--\(option)“ nimmt keinen Wert.",
            es: "La opción «--\(option)» no admite valor.",
            fr: "L’option « --\(option) » ne prend pas de valeur.",
            ja: "オプション「--\(option)」に値は指定できません。",
            uk: "Параметр «--\(option)» не приймає значення.")
    }
    static func needsValue(_ option: String) -> String {
        language.text(
            en: "The option “--\(option)” needs a value.",
            de: "Die Option „--\(option)“ braucht einen Wert.",
            es: "La opción «--\(option)» necesita un valor.",
            fr: "L’option « --\(option) » exige une valeur.",
            ja: "オプション「--\(option)」には値が必要です。",
            uk: "Параметр «--\(option)» потребує значення.")
    }
    static func needsNumber(_ option: String) -> String {
        language.text(
            en: "The option “--\(option)” needs a number.",
            de: "Die Option „--\(option)“ braucht eine Zahl.",
            es: "La opción «--\(option)» necesita un número.",
            fr: "L’option « --\(option) » exige un nombre.",
            ja: "オプション「--\(option)」には数が必要です。",
            uk: "Параметр «--\(option)» потребує числа.")
    }
    static func needsNumberFromOne(_ option: String) -> String {
        language.text(
            en: "“--\(option)” needs a number from 1 on.",
            de: "„--\(option)“ braucht eine Zahl ab 1.",
            es: "«--\(option)» necesita un número desde 1.",
            fr: "« --\(option) » exige un nombre à partir de 1.",
            ja: "「--\(option)」には 1 以上の数が必要です。",
            uk: "«--\(option)» потребує числа від 1.")
    }
    static func needsRange(_ option: String) -> String {
        language.text(
            en: "The option “--\(option)” needs a number or a range, such as 5-7, 5- or -7.",
            de: "Die Option „--\(option)“ braucht eine Zahl oder einen Bereich wie 5-7, 5- oder -7.",
            es: "La opción «--\(option)» necesita un número o un intervalo, como 5-7, 5- o -7.",
            fr: "L’option « --\(option) » exige un nombre ou un intervalle, comme 5-7, 5- ou -7.",
            ja: "オプション「--\(option)」には数か、5-7、5-、-7 のような範囲が必要です。",
            uk: "Параметр «--\(option)» потребує числа або діапазону, як-от 5-7, 5- чи -7.")
    }
    static func doesNotTake(_ option: String, _ value: String, only choices: String) -> String {
        language.text(
            en: "The option “--\(option)” does not take “\(value)”, only \(choices).",
            de: "Die Option „--\(option)“ nimmt nicht „\(value)“, sondern nur \(choices).",
            es: "La opción «--\(option)» no admite «\(value)», solo \(choices).",
            fr: "L’option « --\(option) » n’accepte pas « \(value) », seulement \(choices).",
            ja: "オプション「--\(option)」に「\(value)」は使えません。使えるのは \(choices) だけです。",
            uk: "Параметр «--\(option)» не приймає «\(value)», лише \(choices).")
    }
    static func notSupported(_ option: String) -> String {
        language.text(
            en: "The option “--\(option)” is not supported by this command.",
            de: "Dieser Befehl kennt die Option „--\(option)“ nicht.",
            es: "Esta orden no admite la opción «--\(option)».",
            fr: "Cette commande n’accepte pas l’option « --\(option) ».",
            ja: "このコマンドではオプション「--\(option)」を使えません。",
            uk: "Ця команда не підтримує параметра «--\(option)».")
    }
    static func notTogether(_ one: String, _ other: String) -> String {
        language.text(
            en: "“--\(one)” and “--\(other)” cannot be used together.",
            de: "„--\(one)“ und „--\(other)“ schließen einander aus.",
            es: "«--\(one)» y «--\(other)» no se pueden usar a la vez.",
            fr: "« --\(one) » et « --\(other) » ne vont pas ensemble.",
            ja: "「--\(one)」と「--\(other)」は同時に使えません。",
            uk: "«--\(one)» і «--\(other)» не можна вживати разом.")
    }
    static func onlyOneOf(_ options: String) -> String {
        language.text(
            en: "Only one of \(options) can be used.",
            de: "Nur eine Option von \(options) ist möglich.",
            es: "Solo se puede usar una de \(options).",
            fr: "Une seule option parmi \(options) est possible.",
            ja: "\(options) のうち使えるのはひとつだけです。",
            uk: "Можна вжити лише один із параметрів \(options).")
    }
    static func needsServer(_ command: String) -> String {
        language.text(
            en: "“\(command)” needs the server, so “--offline” is not supported by it.",
            de: "„\(command)“ braucht den Server; „--offline“ geht hier nicht.",
            es: "«\(command)» necesita el servidor, así que no admite «--offline».",
            fr: "« \(command) » a besoin du serveur, donc « --offline » n’est pas possible.",
            ja: "「\(command)」にはサーバーが必要なので、「--offline」は使えません。",
            uk: "«\(command)» потребує сервера, тому «--offline» не підтримується.")
    }
    static func noOption(_ option: String) -> String {
        language.text(
            en: "There is no option “\(option)”.",
            de: "Die Option „\(option)“ gibt es nicht.",
            es: "No existe la opción «\(option)».",
            fr: "L’option « \(option) » n’existe pas.",
            ja: "オプション「\(option)」はありません。",
            uk: "Параметра «\(option)» немає.")
    }
    static var passwordAsOption: String {
        language.text(
            en: "A password cannot be given as an option: other users of this machine could see it.",
            de: "Ein Passwort darf keine Option sein: Andere Benutzer dieses Rechners könnten es sehen.",
            es: "La contraseña no se puede dar como opción: otros usuarios de este equipo podrían verla.",
            fr: "Un mot de passe ne se donne pas en option : d’autres utilisateurs de cette machine pourraient le voir.",
            ja: "パスワードはオプションで指定できません。このマシンのほかのユーザーに見られる可能性があります。",
            uk: "Пароль не можна передавати як параметр: його могли б побачити інші користувачі цього комп’ютера.")
    }
    static var passwordIsAsked: String {
        language.text(
            en: "“marquee login NAME” asks for it; a script passes it as the first line of standard input.",
            de: "„marquee login NAME“ fragt danach; ein Skript gibt es als erste Zeile der Standardeingabe.",
            es: "«marquee login NAME» la pide; un script la pasa como primera línea de la entrada estándar.",
            fr: "« marquee login NAME » le demande ; un script le passe en première ligne de l’entrée standard.",
            ja: "「marquee login NAME」が入力を求めます。スクリプトでは標準入力の 1 行目に渡します。",
            uk: "«marquee login NAME» його запитає; скрипт передає його першим рядком стандартного введення.")
    }
    static func didYouMean(_ word: String) -> String {
        language.text(
            en: "Did you mean “\(word)”?",
            de: "Meinten Sie „\(word)“?",
            es: "¿Quiso decir «\(word)»?",
            fr: "Vouliez-vous dire « \(word) » ?",
            ja: "「\(word)」のことですか？",
            uk: "Можливо, «\(word)»?")
    }
    static func noCommand(_ word: String) -> String {
        language.text(
            en: "There is no command “\(word)”.",
            de: "Den Befehl „\(word)“ gibt es nicht.",
            es: "No existe la orden «\(word)».",
            fr: "La commande « \(word) » n’existe pas.",
            ja: "コマンド「\(word)」はありません。",
            uk: "Команди «\(word)» немає.")
    }
    static func searchesForIt(_ text: String) -> String {
        language.text(
            en: "“marquee search \(text)” searches for it.",
            de: "„marquee search \(text)“ sucht danach.",
            es: "«marquee search \(text)» lo busca.",
            fr: "« marquee search \(text) » le cherche.",
            ja: "「marquee search \(text)」で検索できます。",
            uk: "«marquee search \(text)» шукає це.")
    }
    static func maybeTitle(_ words: String) -> String {
        language.text(
            en: "A title of this name is shown by “marquee show \(words)”.",
            de: "Einen Titel dieses Namens zeigt „marquee show \(words)“.",
            es: "Un título con este nombre se muestra con «marquee show \(words)».",
            fr: "Un titre de ce nom s’affiche par « marquee show \(words) ».",
            ja: "この名前の作品は「marquee show \(words)」で表示できます。",
            uk: "Назву з таким іменем показує «marquee show \(words)».")
    }
    static func showsIt(_ words: String) -> String {
        language.text(
            en: "“marquee show \(words)” shows it.",
            de: "„marquee show \(words)“ zeigt es.",
            es: "«marquee show \(words)» lo muestra.",
            fr: "« marquee show \(words) » l’affiche.",
            ja: "「marquee show \(words)」で表示できます。",
            uk: "«marquee show \(words)» показує це.")
    }
    static func noArguments(_ command: String) -> String {
        language.text(
            en: "“\(command)” takes no arguments.",
            de: "„\(command)“ nimmt keine Argumente.",
            es: "«\(command)» no admite argumentos.",
            fr: "« \(command) » ne prend pas d’arguments.",
            ja: "「\(command)」に引数はありません。",
            uk: "«\(command)» не приймає аргументів.")
    }
    static func onlyOptions(_ command: String) -> String { "“\(command)” takes only options." }
    static func takes(_ command: String, _ choices: String) -> String {
        language.text(
            en: "“\(command)” takes \(choices) or no arguments.",
            de: "„\(command)“ nimmt \(choices) oder keine Argumente.",
            es: "«\(command)» admite \(choices) o ningún argumento.",
            fr: "« \(command) » prend \(choices) ou aucun argument.",
            ja: "「\(command)」の引数は \(choices) か、なしです。",
            uk: "«\(command)» приймає \(choices) або жодних аргументів.")
    }
    static func takesUserName(_ command: String) -> String {
        language.text(
            en: "“\(command)” takes only a user name.",
            de: "„\(command)“ nimmt nur einen Benutzernamen.",
            es: "«\(command)» solo admite un nombre de usuario.",
            fr: "« \(command) » ne prend qu’un nom d’utilisateur.",
            ja: "「\(command)」の引数はユーザー名だけです。",
            uk: "«\(command)» приймає лише ім’я користувача.")
    }
    static func takesUserNameOrNothing(_ command: String) -> String {
        language.text(
            en: "“\(command)” takes a user name, or no arguments.",
            de: "„\(command)“ nimmt einen Benutzernamen oder keine Argumente.",
            es: "«\(command)» admite un nombre de usuario o ningún argumento.",
            fr: "« \(command) » prend un nom d’utilisateur ou aucun argument.",
            ja: "「\(command)」の引数はユーザー名か、なしです。",
            uk: "«\(command)» приймає ім’я користувача або жодних аргументів.")
    }
    static func onlyWith(_ option: String, _ other: String) -> String {
        language.text(
            en: "“--\(option)” can only be used with “--\(other)”.",
            de: "„--\(option)“ geht nur zusammen mit „--\(other)“.",
            es: "«--\(option)» solo se puede usar con «--\(other)».",
            fr: "« --\(option) » ne s’emploie qu’avec « --\(other) ».",
            ja: "「--\(option)」は「--\(other)」と一緒にだけ使えます。",
            uk: "«--\(option)» можна вживати лише з «--\(other)».")
    }
    static func onlyForMovies(_ option: String) -> String {
        language.text(
            en: "“--\(option)” can only be used for movies.",
            de: "„--\(option)“ geht nur für Filme.",
            es: "«--\(option)» solo se puede usar para películas.",
            fr: "« --\(option) » ne s’emploie que pour les films.",
            ja: "「--\(option)」は映画にだけ使えます。",
            uk: "«--\(option)» можна вживати лише для фільмів.")
    }
    static func onlyForSeries(_ option: String) -> String {
        language.text(
            en: "“--\(option)” can only be used for series.",
            de: "„--\(option)“ geht nur für Serien.",
            es: "«--\(option)» solo se puede usar para series.",
            fr: "« --\(option) » ne s’emploie que pour les séries.",
            ja: "「--\(option)」はシリーズにだけ使えます。",
            uk: "«--\(option)» можна вживати лише для серіалів.")
    }
    static func needsOption(_ option: String, _ other: String) -> String {
        language.text(
            en: "“--\(option)” needs “--\(other)”.",
            de: "„--\(option)“ braucht „--\(other)“.",
            es: "«--\(option)» necesita «--\(other)».",
            fr: "« --\(option) » exige « --\(other) ».",
            ja: "「--\(option)」には「--\(other)」が必要です。",
            uk: "«--\(option)» потребує «--\(other)».")
    }
    static func needsOption(_ option: String, _ one: String, or other: String) -> String {
        language.text(
            en: "“--\(option)” needs “--\(one)” or “--\(other)”.",
            de: "„--\(option)“ braucht „--\(one)“ oder „--\(other)“.",
            es: "«--\(option)» necesita «--\(one)» o «--\(other)».",
            fr: "« --\(option) » exige « --\(one) » ou « --\(other) ».",
            ja: "「--\(option)」には「--\(one)」か「--\(other)」が必要です。",
            uk: "«--\(option)» потребує «--\(one)» або «--\(other)».")
    }
    static func needsSeries(_ option: String) -> String {
        language.text(
            en: "“--\(option)” needs a series.",
            de: "„--\(option)“ braucht eine Serie.",
            es: "«--\(option)» necesita una serie.",
            fr: "« --\(option) » exige une série.",
            ja: "「--\(option)」にはシリーズが必要です。",
            uk: "«--\(option)» потребує серіалу.")
    }
    static var seasonAndEpisode: String {
        language.text(
            en: "“--season” and “--episode” must be used together, and for a series.",
            de: "„--season“ und „--episode“ gehören zusammen, und zu einer Serie.",
            es: "«--season» y «--episode» deben usarse juntas y para una serie.",
            fr: "« --season » et « --episode » vont ensemble, et pour une série.",
            ja: "「--season」と「--episode」は、シリーズに対して一緒に使います。",
            uk: "«--season» і «--episode» вживають разом і для серіалу.")
    }
    static func needsIDOrName(_ command: String) -> String {
        language.text(
            en: "“\(command)” needs an id or a name.",
            de: "„\(command)“ braucht eine ID oder einen Namen.",
            es: "«\(command)» necesita un id o un nombre.",
            fr: "« \(command) » exige un identifiant ou un nom.",
            ja: "「\(command)」には ID か名前が必要です。",
            uk: "«\(command)» потребує ідентифікатора або назви.")
    }
    static func needsSubject(_ command: String, _ kind: String) -> String {
        language.text(
            en: "“\(command)” needs an id, an address or a title, as in “\(command) \(kind) …”.",
            de: "„\(command)“ braucht eine ID, eine Adresse oder einen Titel, etwa „\(command) \(kind) …“.",
            es: "«\(command)» necesita un id, una dirección o un título, como en «\(command) \(kind) …».",
            fr: "« \(command) » exige un identifiant, une adresse ou un titre, comme « \(command) \(kind) … ».",
            ja: "「\(command)」には、「\(command) \(kind) …」のように ID、アドレス、タイトルのどれかが必要です。",
            uk: "«\(command)» потребує ідентифікатора, адреси або назви, як-от «\(command) \(kind) …».")
    }
    static func needsTitle(_ command: String, _ example: String) -> String {
        language.text(
            en: "“\(command)” needs “movie” or “tv” and an id, as in “\(example) movie 550”.",
            de: "„\(command)“ braucht „movie“ oder „tv“ und eine ID, etwa „\(example) movie 550“.",
            es: "«\(command)» necesita «movie» o «tv» y un id, como en «\(example) movie 550».",
            fr: "« \(command) » exige « movie » ou « tv » et un identifiant, comme « \(example) movie 550 ».",
            ja: "「\(command)」には、「\(example) movie 550」のように「movie」か「tv」と ID が必要です。",
            uk: "«\(command)» потребує «movie» або «tv» та ідентифікатора, як-от «\(example) movie 550».")
    }
    static func isOfKind(_ kind: String, not kinds: String) -> String {
        language.text(
            en: "This names a “\(kind)”, not one of \(kinds).",
            de: "Das ist „\(kind)“ und keines von \(kinds).",
            es: "Esto es «\(kind)», y no uno de \(kinds).",
            fr: "C’est « \(kind) », et non l’un de \(kinds).",
            ja: "これは「\(kind)」で、\(kinds) ではありません。",
            uk: "Це «\(kind)», а не одне з: \(kinds).")
    }
    static func taken(_ title: String, for text: String) -> String {
        language.text(
            en: "note: “\(text)” is read as “\(title)”.",
            de: "Hinweis: „\(text)“ wird als „\(title)“ gelesen.",
            es: "nota: «\(text)» se entiende como «\(title)».",
            fr: "remarque : « \(text) » est compris comme « \(title) ».",
            ja: "注意：「\(text)」を「\(title)」と解釈しました。",
            uk: "примітка: «\(text)» прочитано як «\(title)».")
    }
    static func onlyNameKnown(_ title: String, _ words: String) -> String {
        language.text(
            en: "Only the name of “\(title)” (\(words)) is on this device.",
            de: "Auf diesem Gerät ist nur der Name von „\(title)“ (\(words)).",
            es: "En este dispositivo solo está el nombre de «\(title)» (\(words)).",
            fr: "Cet appareil n’a que le nom de « \(title) » (\(words)).",
            ja: "この端末にあるのは「\(title)」（\(words)）の名前だけです。",
            uk: "На цьому пристрої є лише назва «\(title)» (\(words)).")
    }
    static var detailsNeedNetwork: String {
        language.text(
            en: "Its details need the network.",
            de: "Für die Einzelheiten ist das Netz nötig.",
            es: "Sus detalles necesitan la red.",
            fr: "Ses détails exigent le réseau.",
            ja: "詳細にはネットワークが必要です。",
            uk: "Для подробиць потрібна мережа.")
    }
    static var noneChosen: String {
        language.text(
            en: "None of them was chosen.",
            de: "Keine Auswahl getroffen.",
            es: "No se eligió ninguno.",
            fr: "Aucun choix n’a été fait.",
            ja: "どれも選ばれませんでした。",
            uk: "Нічого не вибрано.")
    }
    static var answerWithNumber: String {
        language.text(
            en: "Answer with one of the numbers.",
            de: "Mit einer der Nummern antworten.",
            es: "Responda con uno de los números.",
            fr: "Répondez par un des numéros.",
            ja: "番号のどれかで答えてください。",
            uk: "Дайте відповідь одним із номерів.")
    }
    static func mayBe(_ text: String) -> String {
        language.text(
            en: "“\(text)” may be:",
            de: "„\(text)“ kann sein:",
            es: "«\(text)» puede ser:",
            fr: "« \(text) » peut être :",
            ja: "「\(text)」の候補：",
            uk: "«\(text)» може бути:")
    }
    static func whichOne(_ count: Int) -> String {
        language.text(
            en: "Which one? [1-\(count)] ",
            de: "Welcher Eintrag? [1-\(count)] ",
            es: "¿Cuál? [1-\(count)] ",
            fr: "Lequel ? [1-\(count)] ",
            ja: "どれですか？ [1-\(count)] ",
            uk: "Який саме? [1-\(count)] ")
    }
    static func ambiguous(_ text: String, _ choices: String) -> String {
        language.text(
            en: "“\(text)” may be \(choices).",
            de: "„\(text)“ kann \(choices) sein.",
            es: "«\(text)» puede ser \(choices).",
            fr: "« \(text) » peut être \(choices).",
            ja: "「\(text)」は次のどれかです：\(choices)。",
            uk: "«\(text)» може бути: \(choices).")
    }
    static func mayBeSeveral(_ text: String, _ choices: String) -> String {
        language.text(
            en: "“\(text)” may be several: \(choices).",
            de: "„\(text)“ ist mehrdeutig: \(choices).",
            es: "«\(text)» puede ser varios: \(choices).",
            fr: "« \(text) » peut en désigner plusieurs : \(choices).",
            ja: "「\(text)」の候補は複数あります：\(choices)。",
            uk: "«\(text)» може бути кількома: \(choices).")
    }
    static var andOthers: String {
        language.text(en: "and others", de: "und andere", es: "y otros", fr: "et d’autres", ja: "ほか", uk: "та інші")
    }
    static func nameByKind(_ example: String) -> String {
        language.text(
            en: "Name one by its kind and id, as in “marquee \(example)”.",
            de: "Mit Art und ID benennen, etwa „marquee \(example)“.",
            es: "Nómbrelo por su tipo y su id, como en «marquee \(example)».",
            fr: "Indiquez le type et l’identifiant, comme « marquee \(example) ».",
            ja: "「marquee \(example)」のように、種類と ID で指定してください。",
            uk: "Укажіть вид та ідентифікатор, як-от «marquee \(example)».")
    }
    static var unknownSubject: String {
        language.text(
            en: "TMDb knows nothing by this name or id.",
            de: "TMDb kennt nichts mit diesem Namen oder dieser ID.",
            es: "TMDb no conoce nada con este nombre o id.",
            fr: "TMDb ne connaît rien de ce nom ou de cet identifiant.",
            ja: "この名前や ID のものは TMDb にありません。",
            uk: "TMDb не знає нічого з такою назвою чи ідентифікатором.")
    }
    static func unknownName(_ kind: String) -> String {
        language.text(
            en: "TMDb knows no \(kind) by this name.",
            de: "TMDb kennt nichts mit diesem Namen (\(kind)).",
            es: "TMDb no conoce nada con este nombre (\(kind)).",
            fr: "TMDb ne connaît rien de ce nom (\(kind)).",
            ja: "この名前の\(kind)は TMDb にありません。",
            uk: "TMDb не знає нічого з такою назвою (\(kind)).")
    }
    static func noneNamed(_ text: String, _ kind: String) -> String {
        language.text(
            en: "There is no \(kind) “\(text)”.",
            de: "„\(text)“ gibt es nicht (\(kind)).",
            es: "No existe «\(text)» (\(kind)).",
            fr: "« \(text) » n’existe pas (\(kind)).",
            ja: "「\(text)」という\(kind)はありません。",
            uk: "«\(text)» немає (\(kind)).")
    }
    static func thereAre(_ choices: String) -> String {
        language.text(
            en: "There are \(choices).",
            de: "Es gibt \(choices).",
            es: "Hay \(choices).",
            fr: "Il y a \(choices).",
            ja: "候補：\(choices)。",
            uk: "Є такі: \(choices).")
    }
    static var wholeName: String {
        language.text(
            en: "Give the whole name or the id.",
            de: "Den ganzen Namen oder die ID angeben.",
            es: "Dé el nombre completo o el id.",
            fr: "Donnez le nom entier ou l’identifiant.",
            ja: "完全な名前か ID を指定してください。",
            uk: "Укажіть повну назву або ідентифікатор.")
    }
    static func severalCalled(_ name: String, _ kind: String, _ id: Int) -> String {
        language.text(
            en: "note: several are called “\(name)”; the \(kind) with the id \(id) is taken.",
            de: "Hinweis: Mehrere heißen „\(name)“; verwendet wird ID \(id) (\(kind)).",
            es: "nota: varios se llaman «\(name)»; se usa el id \(id) (\(kind)).",
            fr: "remarque : plusieurs s’appellent « \(name) » ; l’identifiant \(id) est retenu (\(kind)).",
            ja: "注意：「\(name)」は複数あります。ID \(id) の\(kind)を使います。",
            uk: "примітка: «\(name)» — це кілька записів; узято ідентифікатор \(id) (\(kind)).")
    }
    static var kindKeyword: String {
        language.text(en: "keyword", de: "Stichwort", es: "palabra clave", fr: "mot-clé", ja: "キーワード", uk: "ключове слово")
    }
    static var kindCompany: String {
        language.text(en: "company", de: "Firma", es: "productora", fr: "société", ja: "制作会社", uk: "компанія")
    }
    static var kindPerson: String { language.text(en: "person", de: "Person", es: "persona", fr: "personne", ja: "人物", uk: "людина") }
    static var kindGenre: String { language.text(en: "genre", de: "Genre", es: "género", fr: "genre", ja: "ジャンル", uk: "жанр") }
    static var kindProvider: String {
        language.text(en: "provider", de: "Anbieter", es: "proveedor", fr: "fournisseur", ja: "配信サービス", uk: "постачальник")
    }
}
