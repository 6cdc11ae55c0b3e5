extension ReasonTexts {
    /// Missing requirements of credentials, sessions, lists and marks.
    static let accounts = [
        ReasonText(
            "credential.file",
            en: "The file that TMDB_TOKEN_FILE names cannot be read.",
            de: "Die in TMDB_TOKEN_FILE genannte Datei ist nicht lesbar.",
            es: "No se puede leer el archivo que indica TMDB_TOKEN_FILE.",
            fr: "Le fichier indiqué par TMDB_TOKEN_FILE est illisible.",
            ja: "TMDB_TOKEN_FILE で指定されたファイルを読み取れません。",
            uk: "Неможливо прочитати файл, указаний у TMDB_TOKEN_FILE."),
        ReasonText(
            "credential.notAFile",
            en: "TMDB_TOKEN_FILE names neither a regular file nor a pipe.",
            de: "TMDB_TOKEN_FILE nennt weder eine gewöhnliche Datei noch eine Pipe.",
            es: "TMDB_TOKEN_FILE no indica ni un archivo normal ni una tubería.",
            fr: "TMDB_TOKEN_FILE n’indique ni un fichier ordinaire ni un tube.",
            ja: "TMDB_TOKEN_FILE で指定されたものは通常のファイルでもパイプでもありません。",
            uk: "TMDB_TOKEN_FILE вказує не на звичайний файл і не на канал."),
        ReasonText(
            "credential.writable",
            en: "Every user can change the file that TMDB_TOKEN_FILE names.",
            de: "Jeder Benutzer kann die in TMDB_TOKEN_FILE genannte Datei ändern.",
            es: "Cualquier usuario puede cambiar el archivo que indica TMDB_TOKEN_FILE.",
            fr: "Tout utilisateur peut modifier le fichier indiqué par TMDB_TOKEN_FILE.",
            ja: "TMDB_TOKEN_FILE で指定されたファイルは、どのユーザーでも変更できます。",
            uk: "Будь-який користувач може змінити файл, указаний у TMDB_TOKEN_FILE."),
        ReasonText(
            "credential.keyGivenAsToken",
            en: "This is a v3 API key, not an API Read Access Token: give it as the API key.",
            de: "Dies ist ein v3-API-Schlüssel und kein API Read Access Token: als API-Schlüssel angeben.",
            es: "Es una clave de API v3, no un API Read Access Token: indíquela como clave de API.",
            fr: "C’est une clé d’API v3 et non un API Read Access Token : indiquez-la comme clé d’API.",
            ja: "これは v3 の API キーで、API Read Access Token ではありません。API キーとして指定してください。",
            uk: "Це ключ API v3, а не API Read Access Token: укажіть його як ключ API."),
        ReasonText(
            "credential.missing",
            en: "No credential is set.",
            de: "Es sind keine Zugangsdaten gesetzt.",
            es: "No se ha definido ninguna credencial.",
            fr: "Aucun identifiant d’accès n’est défini.",
            ja: "認証情報が設定されていません。",
            uk: "Облікові дані не задано."),
        ReasonText(
            "credential.shape",
            en: "The credential is neither an API Read Access Token (three parts with dots) nor a v3 key (32 hex digits).",
            de: "Die Zugangsdaten sind weder ein API Read Access Token (drei Teile mit Punkten) noch ein v3-Schlüssel (32 Hex-Ziffern).",
            es: "La credencial no es ni un API Read Access Token (tres partes con puntos) ni una clave v3 (32 dígitos hexadecimales).",
            fr: "L’identifiant n’est ni un API Read Access Token (trois parties à points) ni une clé v3 (32 chiffres hexadécimaux).",
            ja: "認証情報が、API Read Access Token（点で区切られた 3 部分）でも v3 キー（16 進数 32 桁）でもありません。",
            uk: "Облікові дані не є ні API Read Access Token (три частини через крапку), ні ключем v3 (32 шістнадцяткові цифри)."),
        ReasonText(
            "credential.tokenGivenAsKey",
            en: "This is an API Read Access Token, not a v3 API key: give it as the access token.",
            de: "Dies ist ein API Read Access Token und kein v3-API-Schlüssel: als Access Token angeben.",
            es: "Es un API Read Access Token, no una clave de API v3: indíquelo como token de acceso.",
            fr: "C’est un API Read Access Token et non une clé d’API v3 : indiquez-le comme jeton d’accès.",
            ja: "これは API Read Access Token で、v3 の API キーではありません。アクセストークンとして指定してください。",
            uk: "Це API Read Access Token, а не ключ API v3: укажіть його як токен доступу."),
        ReasonText(
            "credential.tokenNeeded",
            en: "Version 4 of the API needs an API Read Access Token, not a v3 key.",
            de: "Version 4 der API verlangt ein API Read Access Token statt eines v3-Schlüssels.",
            es: "La versión 4 de la API necesita un API Read Access Token, no una clave v3.",
            fr: "La version 4 de l’API exige un API Read Access Token, et non une clé v3.",
            ja: "API のバージョン 4 には、v3 キーではなく API Read Access Token が必要です。",
            uk: "Версія 4 API потребує API Read Access Token, а не ключа v3."),
    ]

    /// English sentences for developers, by the key of a reason. They are not among the texts, because those are shown to users.
    static let developerHints = [
        "credential.missing": "Set TMDB_ACCESS_TOKEN, TMDB_TOKEN_FILE or TMDB_API_KEY, or the credential of the configuration."
    ]
}
