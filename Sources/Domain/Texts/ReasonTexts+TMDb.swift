extension ReasonTexts {
    /// What TMDb means by its own codes, up to 14.
    static let tmdb = [
        ReasonText(
            "tmdb.2",
            de: "TMDb hat diesen Dienst nicht.",
            es: "TMDb no tiene este servicio.",
            fr: "TMDb n’a pas ce service.",
            ja: "TMDb にこのサービスはありません。",
            uk: "TMDb не має такої служби."),
        ReasonText(
            "tmdb.3",
            de: "TMDb erlaubt dies nicht oder akzeptiert die Sitzung nicht mehr.",
            es: "TMDb no lo permite, o ya no acepta la sesión.",
            fr: "TMDb ne le permet pas, ou n’accepte plus la session.",
            ja: "TMDb が許可していないか、セッションを受け付けなくなっています。",
            uk: "TMDb цього не дозволяє або більше не приймає сеансу."),
        ReasonText(
            "tmdb.4",
            de: "TMDb bietet dieses Format nicht an.",
            es: "TMDb no ofrece este formato.",
            fr: "TMDb ne propose pas ce format.",
            ja: "TMDb はこの形式に対応していません。",
            uk: "TMDb не пропонує цього формату."),
        ReasonText(
            "tmdb.5",
            de: "TMDb konnte die Parameter nicht verwenden.",
            es: "TMDb no pudo usar los parámetros.",
            fr: "TMDb n’a pas pu utiliser les paramètres.",
            ja: "TMDb はこのパラメーターを使えませんでした。",
            uk: "TMDb не змогла використати параметри."),
        ReasonText(
            "tmdb.6",
            de: "Die ID gehört nicht zu TMDb.",
            es: "El id no es de TMDb.",
            fr: "L’identifiant n’est pas de TMDb.",
            ja: "この ID は TMDb のものではありません。",
            uk: "Цей ідентифікатор не належить TMDb."),
        ReasonText(
            "tmdb.7",
            de: "TMDb kennt diese Zugangsdaten nicht.",
            es: "TMDb no conoce esta credencial.",
            fr: "TMDb ne connaît pas cet identifiant d’accès.",
            ja: "この認証情報は TMDb に登録されていません。",
            uk: "TMDb не знає цих облікових даних."),
        ReasonText(
            "tmdb.8",
            de: "Der Eintrag existiert bereits.",
            es: "La entrada ya existe.",
            fr: "L’entrée existe déjà.",
            ja: "この項目はすでにあります。",
            uk: "Такий запис уже є."),
        ReasonText(
            "tmdb.9",
            de: "TMDb ist vorübergehend nicht erreichbar.",
            es: "TMDb está temporalmente fuera de línea.",
            fr: "TMDb est temporairement hors ligne.",
            ja: "TMDb は一時的に停止しています。",
            uk: "TMDb тимчасово не працює."),
        ReasonText(
            "tmdb.10",
            de: "TMDb hat die Zugangsdaten gesperrt.",
            es: "TMDb ha suspendido la credencial.",
            fr: "TMDb a suspendu l’identifiant d’accès.",
            ja: "TMDb が認証情報を停止しています。",
            uk: "TMDb призупинила ці облікові дані."),
        ReasonText(
            "tmdb.11",
            de: "Bei TMDb ist ein interner Fehler aufgetreten.",
            es: "TMDb tuvo un error interno.",
            fr: "TMDb a rencontré une erreur interne.",
            ja: "TMDb で内部エラーが発生しました。",
            uk: "У TMDb сталася внутрішня помилка."),
        ReasonText(
            "tmdb.14",
            de: "TMDb hat die Authentifizierung nicht akzeptiert.",
            es: "TMDb no aceptó la autenticación.",
            fr: "TMDb n’a pas accepté l’authentification.",
            ja: "TMDb が認証を受け付けませんでした。",
            uk: "TMDb не прийняла автентифікації."),
    ]
}
