extension ReasonTexts {
    /// What lists and marks can lack.
    static let lists = [
        ReasonText(
            "library.noAccount",
            de: "Das Konto ist nicht im lokalen Speicher.",
            es: "La cuenta no está en el almacén local.",
            fr: "Le compte n’est pas dans le stockage local.",
            ja: "このアカウントはローカルの保存領域にありません。",
            uk: "Цього облікового запису немає в локальному сховищі."),
        ReasonText(
            "library.noStore",
            de: "Die Speicher dieses Clients nehmen keine Markierungen auf.",
            es: "Los almacenes de este cliente no guardan marcas.",
            fr: "Les stockages de ce client n’enregistrent pas de marques.",
            ja: "このクライアントの保存領域には、マークを保存できません。",
            uk: "Сховища цього клієнта не зберігають позначок."),
        ReasonText(
            "list.items",
            de: "Eine Liste enthält Filme und Serien, und eine Änderung nennt mindestens einen Titel.",
            es: "Una lista contiene películas y series, y un cambio nombra al menos un título.",
            fr: "Une liste contient des films et des séries, et une modification en nomme au moins un.",
            ja: "リストに入れられるのは映画とシリーズで、変更には 1 件以上の作品が必要です。",
            uk: "Список містить фільми та серіали, а зміна має стосуватися хоча б одного з них."),
        ReasonText(
            "list.name",
            de: "Eine Liste braucht einen Namen.",
            es: "Una lista necesita un nombre.",
            fr: "Une liste doit avoir un nom.",
            ja: "リストには名前が必要です。",
            uk: "Списку потрібна назва."),
        ReasonText(
            "mark.episode",
            de: "Eine Folge lässt sich nur bewerten.",
            es: "Un episodio solo se puede valorar.",
            fr: "Un épisode peut seulement être noté.",
            ja: "エピソードにできるのは評価だけです。",
            uk: "Серію можна лише оцінити."),
        ReasonText(
            "mark.item",
            de: "Markiert wird eine Nummer ab 1; Staffeln und Folgen zählen ab 0.",
            es: "Lo que se marca tiene un número desde 1; las temporadas y los episodios cuentan desde 0.",
            fr: "Ce qui est marqué a un numéro à partir de 1 ; les saisons et les épisodes comptent à partir de 0.",
            ja: "マークする対象の番号は 1 から、シーズンとエピソードの番号は 0 からです。",
            uk: "Номер позначуваного починається з 1, а сезони та серії — з 0."),
    ]
}
