extension ReasonTexts {
    /// Missing requirements of lists and marks.
    static let lists = [
        ReasonText(
            "library.noAccount",
            en: "The account is not in the local store.",
            de: "Das Konto ist nicht im lokalen Speicher.",
            es: "La cuenta no está en el almacén local.",
            fr: "Le compte n’est pas dans le stockage local.",
            ja: "このアカウントはローカルの保存領域にありません。",
            uk: "Цього облікового запису немає в локальному сховищі."),
        ReasonText(
            "library.noStore",
            en: "This client has no store for marks.",
            de: "Die Speicher dieses Clients nehmen keine Markierungen auf.",
            es: "Los almacenes de este cliente no guardan marcas.",
            fr: "Les stockages de ce client n’enregistrent pas de marques.",
            ja: "このクライアントの保存領域には、マークを保存できません。",
            uk: "Сховища цього клієнта не зберігають позначок."),
        ReasonText(
            "list.items",
            en: "A list holds movies and TV series. A change of a list names at least one.",
            de: "Eine Liste enthält Filme und Serien, und eine Änderung nennt mindestens einen Titel.",
            es: "Una lista contiene películas y series, y un cambio nombra al menos un título.",
            fr: "Une liste contient des films et des séries, et une modification en nomme au moins un.",
            ja: "リストに入れられるのは映画とシリーズで、変更には 1 件以上の作品が必要です。",
            uk: "Список містить фільми та серіали, а зміна має стосуватися хоча б одного з них."),
        ReasonText(
            "list.name",
            en: "A list needs a name.",
            de: "Eine Liste braucht einen Namen.",
            es: "Una lista necesita un nombre.",
            fr: "Une liste doit avoir un nom.",
            ja: "リストには名前が必要です。",
            uk: "Списку потрібна назва."),
        ReasonText(
            "mark.episode",
            en: "An episode can only be rated.",
            de: "Eine Folge lässt sich nur bewerten.",
            es: "Un episodio solo se puede valorar.",
            fr: "Un épisode peut seulement être noté.",
            ja: "エピソードにできるのは評価だけです。",
            uk: "Серію можна лише оцінити."),
        ReasonText(
            "mark.kind",
            en: "Only movies, TV series and episodes can be marked.",
            de: "Nur Filme, Serien und Folgen lassen sich markieren.",
            es: "Solo se pueden marcar películas, series y episodios.",
            fr: "Seuls les films, les séries et les épisodes peuvent être marqués.",
            ja: "マークできるのは映画、シリーズ、エピソードだけです。",
            uk: "Позначати можна лише фільми, серіали та серії."),
        ReasonText(
            "mark.item",
            en: "The id of a marked title must be at least 1. Season and episode numbers start at 0.",
            de: "Die ID eines markierten Titels ist mindestens 1. Staffel- und Folgennummern beginnen bei 0.",
            es: "El id de un título marcado es al menos 1. Los números de temporada y episodio empiezan en 0.",
            fr: "L’identifiant d’un titre marqué vaut au moins 1. Les numéros de saison et d’épisode commencent à 0.",
            ja: "マークする作品の ID は 1 以上です。シーズンとエピソードの番号は 0 から始まります。",
            uk: "Ідентифікатор позначеного твору — щонайменше 1. Номери сезонів і серій починаються з 0."),
    ]
}
