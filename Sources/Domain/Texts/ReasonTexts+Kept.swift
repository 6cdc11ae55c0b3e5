extension ReasonTexts {
    /// Errors of titles that are kept on purpose, and of upcoming ones.
    static let kept = [
        ReasonText(
            "keep.noStore",
            en: "This client cannot keep titles: it has no store that it can change.",
            de: "Dieser Client kann keine Titel behalten: Er hat keinen Speicher, den er ändern kann.",
            es: "Este cliente no puede conservar títulos: no tiene un almacén que pueda modificar.",
            fr: "Ce client ne peut pas conserver de titres : il n’a pas de stockage modifiable.",
            ja: "このクライアントには変更できる保存領域がないため、作品を保持できません。",
            uk: "Цей клієнт не може зберігати назви: він не має сховища, яке можна змінювати."),
        ReasonText(
            "keep.tooMany",
            en: "The request names too many titles, or there are too many requests.",
            de: "Die Anforderung nennt zu viele Titel, oder es gibt zu viele Anforderungen.",
            es: "La solicitud incluye demasiados títulos o hay demasiadas solicitudes.",
            fr: "La demande contient trop de titres, ou il y a trop de demandes.",
            ja: "指定された作品または要求の数が多すぎます。",
            uk: "Запит містить забагато назв, або запитів забагато."),
        ReasonText(
            "keep.invalid",
            en: "The request names a title without a valid id or kind.",
            de: "Die Anforderung nennt einen Titel ohne gültige Kennung oder Art.",
            es: "La solicitud incluye un título sin un identificador o tipo válido.",
            fr: "La demande contient un titre sans identifiant ou type valide.",
            ja: "有効なIDまたは種類のない作品が指定されています。",
            uk: "Запит містить назву без дійсного ідентифікатора або типу."),
        ReasonText(
            "keep.unknown",
            en: "There is no such request.",
            de: "Diese Anforderung gibt es nicht.",
            es: "No existe esa solicitud.",
            fr: "Cette demande n’existe pas.",
            ja: "その要求は存在しません。",
            uk: "Такого запиту немає."),
        ReasonText(
            "keep.damaged",
            en: "The file of the requests to keep titles cannot be read.",
            de: "Die Datei der behaltenen Titel kann nicht gelesen werden.",
            es: "No se puede leer el archivo de los títulos conservados.",
            fr: "Le fichier des titres conservés ne peut pas être lu.",
            ja: "保持する作品の要求のファイルを読み取れません。",
            uk: "Неможливо прочитати файл запитів на збереження."),
        ReasonText(
            "keep.unwritable",
            en: "The file of the requests to keep titles cannot be written.",
            de: "Die Datei der behaltenen Titel kann nicht geschrieben werden.",
            es: "No se puede escribir el archivo de los títulos conservados.",
            fr: "Le fichier des titres conservés ne peut pas être écrit.",
            ja: "保持する作品の要求のファイルに書き込めません。",
            uk: "Неможливо записати файл запитів на збереження."),
        ReasonText(
            "upcoming.days",
            en: "The number of days is not between 1 and 3650.",
            de: "Die Anzahl der Tage liegt nicht zwischen 1 und 3650.",
            es: "El número de días no está entre 1 y 3650.",
            fr: "Le nombre de jours n’est pas compris entre 1 et 3650.",
            ja: "日数は1から3650の間でなければなりません。",
            uk: "Кількість днів має бути від 1 до 3650."),
        ReasonText(
            "upcoming.region",
            en: "Where a title can be watched depends on a region, and none is set.",
            de: "Wo ein Titel zu sehen ist, hängt von einer Region ab, und es ist keine festgelegt.",
            es: "Dónde se puede ver un título depende de la región, y no hay ninguna definida.",
            fr: "L’endroit où voir un titre dépend de la région, et aucune n’est définie.",
            ja: "視聴できるサービスは地域によって異なりますが、地域が設定されていません。",
            uk: "Де можна переглянути назву, залежить від регіону, а його не задано."),
    ]
}
