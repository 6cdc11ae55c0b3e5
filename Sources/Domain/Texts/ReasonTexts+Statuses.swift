extension ReasonTexts {
    /// The meanings of HTTP statuses.
    static let statuses = [
        ReasonText(
            "status.forbidden",
            en: "The server does not allow this.",
            de: "Der Server erlaubt dies nicht.",
            es: "El servidor no lo permite.",
            fr: "Le serveur ne le permet pas.",
            ja: "サーバーがこの操作を許可していません。",
            uk: "Сервер цього не дозволяє."),
        ReasonText(
            "status.foreign",
            en: "A server between this program and TMDb refused the request.",
            de: "Etwas zwischen diesem Programm und TMDb hat die Anfrage abgelehnt.",
            es: "Algo entre este programa y TMDb rechazó la petición.",
            fr: "Un intermédiaire entre ce programme et TMDb a refusé la requête.",
            ja: "このプログラムと TMDb の間にある何かが要求を拒否しました。",
            uk: "Запит відхилено чимось між цією програмою та TMDb."),
        ReasonText(
            "status.notFound",
            en: "The server does not have this resource.",
            de: "Der Server hat diese Ressource nicht.",
            es: "El servidor no tiene este recurso.",
            fr: "Le serveur n’a pas cette ressource.",
            ja: "サーバーにこのリソースはありません。",
            uk: "На сервері немає цього ресурсу."),
        ReasonText(
            "status.rateLimited",
            en: "The server received too many requests.",
            de: "Der Server hat zu viele Anfragen erhalten.",
            es: "El servidor recibió demasiadas peticiones.",
            fr: "Le serveur a reçu trop de requêtes.",
            ja: "サーバーへの要求が多すぎます。",
            uk: "Сервер отримав забагато запитів."),
        ReasonText(
            "status.refused",
            en: "The server refused the request.",
            de: "Der Server hat die Anfrage abgelehnt.",
            es: "El servidor rechazó la petición.",
            fr: "Le serveur a refusé la requête.",
            ja: "サーバーが要求を拒否しました。",
            uk: "Сервер відхилив запит."),
        ReasonText(
            "status.server",
            en: "The server failed.",
            de: "Beim Server ist ein Fehler aufgetreten.",
            es: "El servidor falló.",
            fr: "Le serveur a rencontré une erreur.",
            ja: "サーバーでエラーが発生しました。",
            uk: "На сервері сталася помилка."),
        ReasonText(
            "status.unauthorized",
            en: "The server requires another credential.",
            de: "Der Server verlangt andere Zugangsdaten.",
            es: "El servidor exige otra credencial.",
            fr: "Le serveur exige un autre identifiant d’accès.",
            ja: "サーバーは別の認証情報を求めています。",
            uk: "Сервер вимагає інших облікових даних."),
        ReasonText(
            "status.unexpected",
            en: "The server sent a status that TMDb does not use.",
            de: "Der Server hat einen Status gesendet, den TMDb nicht verwendet.",
            es: "El servidor envió un estado que TMDb no usa.",
            fr: "Le serveur a envoyé un statut que TMDb n’utilise pas.",
            ja: "サーバーが TMDb の使わないステータスを返しました。",
            uk: "Сервер надіслав статус, якого TMDb не використовує."),
    ]
}
