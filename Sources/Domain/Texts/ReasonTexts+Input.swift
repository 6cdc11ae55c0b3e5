extension ReasonTexts {
    /// What a caller can get wrong.
    static let input = [
        ReasonText(
            "append.tooMany",
            de: "TMDb fügt einer Antwort höchstens 20 Teile an.",
            es: "TMDb añade como máximo 20 partes a una respuesta.",
            fr: "TMDb ajoute au plus 20 parties à une réponse.",
            ja: "TMDb がひとつの応答に追加できるのは 20 部分までです。",
            uk: "TMDb додає до однієї відповіді щонайбільше 20 частин."),
        ReasonText(
            "audience.language",
            en: "A language is written like fr or fr-FR.",
            de: "Eine Sprache wird wie fr oder fr-FR geschrieben.",
            es: "Un idioma se escribe como fr o fr-FR.",
            fr: "Une langue s’écrit comme fr ou fr-FR.",
            ja: "言語は fr や fr-FR のように書きます。",
            uk: "Мову записують як fr або fr-FR."),
        ReasonText(
            "audience.language",
            en: "A language is written like fr or fr-FR. Write {1} here.",
            de: "Eine Sprache wird wie fr oder fr-FR geschrieben, hier also {1}.",
            es: "Un idioma se escribe como fr o fr-FR. Escriba aquí {1}.",
            fr: "Une langue s’écrit comme fr ou fr-FR. Écrivez ici {1}.",
            ja: "言語は fr や fr-FR のように書きます。ここでは {1} と書いてください。",
            uk: "Мову записують як fr або fr-FR. Тут потрібно {1}."),
        ReasonText(
            "audience.region",
            de: "Eine Region besteht aus zwei Großbuchstaben wie FR.",
            es: "Una región son dos letras mayúsculas, como FR.",
            fr: "Une région s’écrit en deux lettres majuscules, comme FR.",
            ja: "地域は FR のような大文字 2 文字です。",
            uk: "Регіон — це дві великі літери, як-от FR."),
        ReasonText(
            "changes.period",
            de: "TMDb liefert die Änderungen von höchstens 14 Tagen, der erste vor dem letzten.",
            es: "TMDb da los cambios de 14 días como máximo, el primero antes del último.",
            fr: "TMDb donne les modifications de 14 jours au plus, le premier avant le dernier.",
            ja: "TMDb の変更履歴は最長 14 日間で、開始日は終了日より前にします。",
            uk: "TMDb надає зміни щонайбільше за 14 днів, від першого до останнього."),
        ReasonText(
            "configuration.failed",
            de: "Die Konfiguration konnte nicht abgeschlossen werden.",
            es: "No se pudo completar la configuración.",
            fr: "La configuration n’a pas pu être terminée.",
            ja: "設定を完了できませんでした。",
            uk: "Не вдалося завершити налаштування."),
        ReasonText(
            "filter.range",
            de: "Der kleinste Wert eines Filters ist größer als sein größter.",
            es: "El valor mínimo de un filtro es mayor que el máximo.",
            fr: "La valeur minimale d’un filtre est supérieure à sa valeur maximale.",
            ja: "フィルターの最小値が最大値を超えています。",
            uk: "Найменше значення фільтра більше за найбільше."),
        ReasonText(
            "filter.text",
            de: "Ein Code in einem Filter hat 1 bis 64 Bytes und kein Komma, keinen senkrechten Strich und kein Steuerzeichen.",
            es: "Un código de un filtro tiene de 1 a 64 bytes, sin coma, barra vertical ni carácter de control.",
            fr: "Un code dans un filtre a de 1 à 64 octets, sans virgule, barre verticale ni caractère de contrôle.",
            ja: "フィルターのコードは 1 ～ 64 バイトで、コンマ、縦線、制御文字は使えません。",
            uk: "Код у фільтрі має від 1 до 64 байтів, без ком, вертикальних рисок і керівних символів."),
        ReasonText(
            "filter.word",
            de: "TMDb hat für diesen Status oder Typ keinen Filter.",
            es: "TMDb no tiene filtro para este estado o tipo.",
            fr: "TMDb n’a pas de filtre pour ce statut ou ce type.",
            ja: "このステータスまたは種類のフィルターは TMDb にありません。",
            uk: "TMDb не має фільтра для цього статусу чи типу."),
        ReasonText(
            "filter.year",
            de: "Ein Jahr ist eine Zahl von 1 bis 9999.",
            es: "Un año es un número de 1 a 9999.",
            fr: "Une année est un nombre de 1 à 9999.",
            ja: "年は 1 から 9999 までの数です。",
            uk: "Рік — це число від 1 до 9999."),
        ReasonText(
            "home.empty",
            de: "Es gibt keine Kategorien.",
            es: "No hay categorías.",
            fr: "Il n’y a aucune catégorie.",
            ja: "カテゴリーがありません。",
            uk: "Категорій немає."),
    ]
}
