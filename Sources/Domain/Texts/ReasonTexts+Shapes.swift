extension ReasonTexts {
    /// The ways in which an answer differs from TMDb's documentation.
    static let shapes = [
        ReasonText(
            "answer.type",
            en: "The answer has another type.",
            de: "Die Antwort hat einen anderen Typ.",
            es: "La respuesta es de otro tipo.",
            fr: "La réponse est d’un autre type.",
            ja: "応答の型が異なります。",
            uk: "Відповідь іншого типу."),
        ReasonText(
            "answer.unreadable",
            en: "The answer cannot be read.",
            de: "Die Antwort ist nicht lesbar.",
            es: "La respuesta no se puede leer.",
            fr: "La réponse est illisible.",
            ja: "応答を読み取れません。",
            uk: "Відповідь неможливо прочитати."),
        ReasonText(
            "answer.fieldMissing",
            en: "In the answer, {field} is missing.",
            de: "In der Antwort fehlt {field}.",
            es: "En la respuesta falta {field}.",
            fr: "Dans la réponse, {field} manque.",
            ja: "応答に {field} がありません。",
            uk: "У відповіді немає {field}."),
        ReasonText(
            "answer.fieldNull",
            en: "In the answer, {field} is null.",
            de: "In der Antwort ist {field} null.",
            es: "En la respuesta, {field} es null.",
            fr: "Dans la réponse, {field} est null.",
            ja: "応答の {field} が null です。",
            uk: "У відповіді {field} — null."),
        ReasonText(
            "answer.fieldType",
            en: "In the answer, {field} has another type.",
            de: "In der Antwort hat {field} einen anderen Typ.",
            es: "En la respuesta, {field} es de otro tipo.",
            fr: "Dans la réponse, {field} est d’un autre type.",
            ja: "応答の {field} の型が異なります。",
            uk: "У відповіді {field} іншого типу."),
        ReasonText(
            "answer.fieldMalformed",
            en: "In the answer, {field} is malformed.",
            de: "In der Antwort ist {field} fehlerhaft.",
            es: "En la respuesta, {field} está mal formado.",
            fr: "Dans la réponse, {field} est mal formé.",
            ja: "応答の {field} の形式が壊れています。",
            uk: "У відповіді {field} має неправильний формат."),
    ]
}
