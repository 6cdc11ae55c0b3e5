// English, German, Spanish and French.

extension ComingTexts {
    static let english = ComingTexts(
        comesNext: "What comes next",
        later: "Later",
        newSeason: "New season",
        finale: "Finale",
        moved: { "Moved from \($0)" },
        dayNote:
            """
            A day has no time zone: it is the day of the broadcast or of the release. Where you are, an episode can be \
            available a day later. Today is the day in UTC.
            """,
        nothingNext: "Nothing is known for the next 90 days.",
        followHint: "The movies and series of your watchlist and your favorites appear here.",
        unread: "Titles that could not be read:",
        partOfShelves: { "Of each shelf, the newest \($0) titles are read." },
        premiere: "Premiere",
        limited: "In some theaters",
        theaters: "In theaters",
        digital: "Digital release",
        physical: "On disc",
        television: "On television",
        release: "Release",
        tonight: "Tonight",
        tonightHint: { "Up to three titles of your watchlist that can be streamed in this country, the best rated first: \($0)" },
        time: "Time",
        nothingTonight: "No title of your watchlist can be streamed in this country in this time.",
        missing: "Not marked by you",
        missingHint: "Movies that you have neither rated nor marked as a favorite, in the order of their release.",
        nothingMissing: "You have marked all of them.",
        calendar: "Calendar",
        calendarHint:
            """
            A calendar program can subscribe to a secret address. Everyone with the address sees what comes next for you, and \
            nothing else.
            """,
        calendarNone: "There is no address yet.",
        calendarAddress: "Secret address",
        calendarHidden: "Your address works, but this site can no longer show it. Make a new one to see it.",
        calendarMake: "Make an address",
        calendarRenew: "Make a new address",
        calendarRenewHint: "A new address ends the old one at once.",
        calendarRemove: "Remove the address",
        calendarMade: "The address is ready",
        calendarRemoved: "The address is removed",
        calendarFull: "This site has no room for another calendar")

    static let german = ComingTexts(
        comesNext: "Was als Nächstes kommt",
        later: "Später",
        newSeason: "Neue Staffel",
        finale: "Finale",
        moved: { "Verschoben vom \($0)" },
        dayNote:
            """
            Ein Tag hat keine Zeitzone: Er ist der Tag der Ausstrahlung oder Veröffentlichung. Bei Ihnen kann eine Folge einen \
            Tag später verfügbar sein. Heute ist der Tag in UTC.
            """,
        nothingNext: "Für die nächsten 90 Tage ist nichts bekannt.",
        followHint: "Hier erscheinen die Filme und Serien Ihrer Merkliste und Ihrer Favoriten.",
        unread: "Titel, die nicht gelesen werden konnten:",
        partOfShelves: { "Von jedem Regal werden die neuesten \($0) Titel gelesen." },
        premiere: "Premiere",
        limited: "In einigen Kinos",
        theaters: "Im Kino",
        digital: "Digital erhältlich",
        physical: "Auf Disc",
        television: "Im Fernsehen",
        release: "Veröffentlichung",
        tonight: "Heute Abend",
        tonightHint: {
            "Bis zu drei Titel Ihrer Merkliste, die in diesem Land gestreamt werden können, die am besten bewerteten zuerst: \($0)"
        },
        time: "Zeit",
        nothingTonight: "Kein Titel Ihrer Merkliste kann in diesem Land in dieser Zeit gestreamt werden.",
        missing: "Von Ihnen nicht markiert",
        missingHint: "Filme, die Sie weder bewertet noch als Favorit markiert haben, in der Reihenfolge ihrer Veröffentlichung.",
        nothingMissing: "Sie haben alle markiert.",
        calendar: "Kalender",
        calendarHint:
            """
            Kalenderprogramme können eine geheime Adresse abonnieren. Wer die Adresse kennt, sieht, was für Sie als Nächstes \
            kommt, und nichts anderes.
            """,
        calendarNone: "Es gibt noch keine Adresse.",
        calendarAddress: "Geheime Adresse",
        calendarHidden:
            "Ihre Adresse funktioniert, aber diese Seite kann sie nicht mehr anzeigen. Erstellen Sie eine neue, um sie zu sehen.",
        calendarMake: "Adresse erstellen",
        calendarRenew: "Neue Adresse erstellen",
        calendarRenewHint: "Eine neue Adresse beendet die alte sofort.",
        calendarRemove: "Adresse entfernen",
        calendarMade: "Die Adresse ist bereit",
        calendarRemoved: "Die Adresse ist entfernt",
        calendarFull: "Diese Seite hat keinen Platz für einen weiteren Kalender")

    static let spanish = ComingTexts(
        comesNext: "Lo que viene",
        later: "Más tarde",
        newSeason: "Nueva temporada",
        finale: "Final",
        moved: { "Antes, el \($0)" },
        dayNote:
            """
            Un día no tiene zona horaria: es el día de la emisión o del estreno. Donde usted está, un episodio puede estar \
            disponible un día después. Hoy es el día en UTC.
            """,
        nothingNext: "No se conoce nada para los próximos 90 días.",
        followHint: "Aquí aparecen las películas y series de sus pendientes y favoritos.",
        unread: "Títulos que no se pudieron leer:",
        partOfShelves: { "De cada estante se leen los \($0) títulos más nuevos." },
        premiere: "Preestreno",
        limited: "En algunos cines",
        theaters: "En cines",
        digital: "Estreno digital",
        physical: "En disco",
        television: "En televisión",
        release: "Estreno",
        tonight: "Esta noche",
        tonightHint: { "Hasta tres títulos de sus pendientes que se pueden ver en línea en este país, los mejor valorados primero: \($0)" },
        time: "Tiempo",
        nothingTonight: "Ningún título de sus pendientes se puede ver en línea en este país en este tiempo.",
        missing: "Sin marcar por usted",
        missingHint: "Películas que no ha valorado ni marcado como favoritas, por orden de estreno.",
        nothingMissing: "Las ha marcado todas.",
        calendar: "Calendario",
        calendarHint:
            """
            Los programas de calendario pueden suscribirse a una dirección secreta. Quien conozca la dirección ve lo que viene \
            para usted, y nada más.
            """,
        calendarNone: "Todavía no hay ninguna dirección.",
        calendarAddress: "Dirección secreta",
        calendarHidden: "Su dirección funciona, pero este sitio ya no puede mostrarla. Cree una nueva para verla.",
        calendarMake: "Crear una dirección",
        calendarRenew: "Crear una dirección nueva",
        calendarRenewHint: "Una dirección nueva anula la anterior de inmediato.",
        calendarRemove: "Quitar la dirección",
        calendarMade: "La dirección está lista",
        calendarRemoved: "La dirección se ha quitado",
        calendarFull: "Este sitio no tiene espacio para otro calendario")

    static let french = ComingTexts(
        comesNext: "À venir pour vous",
        later: "Plus tard",
        newSeason: "Nouvelle saison",
        finale: "Final",
        moved: { "Déplacé du \($0)" },
        dayNote:
            """
            Un jour n’a pas de fuseau horaire : c’est le jour de la diffusion ou de la sortie. Chez vous, un épisode peut être \
            disponible un jour plus tard. Aujourd’hui est le jour en UTC.
            """,
        nothingNext: "Rien n’est connu pour les 90 prochains jours.",
        followHint: "Les films et séries de votre liste à voir et de vos favoris apparaissent ici.",
        unread: "Titres qui n’ont pas pu être lus :",
        partOfShelves: { "De chaque étagère, les \($0) titres les plus récents sont lus." },
        premiere: "Avant-première",
        limited: "Dans quelques salles",
        theaters: "En salles",
        digital: "Sortie numérique",
        physical: "Sur disque",
        television: "À la télévision",
        release: "Sortie",
        tonight: "Ce soir",
        tonightHint: {
            "Jusqu’à trois titres de votre liste à voir, disponibles en streaming dans ce pays, les mieux notés d’abord : \($0)"
        },
        time: "Temps",
        nothingTonight: "Aucun titre de votre liste à voir n’est disponible en streaming dans ce pays pour cette durée.",
        missing: "Pas encore marqués par vous",
        missingHint: "Films que vous n’avez ni notés ni mis en favoris, par ordre de sortie.",
        nothingMissing: "Vous les avez tous marqués.",
        calendar: "Calendrier",
        calendarHint:
            """
            Les programmes de calendrier peuvent s’abonner à une adresse secrète. Qui connaît l’adresse voit ce qui vient pour \
            vous, et rien d’autre.
            """,
        calendarNone: "Il n’y a pas encore d’adresse.",
        calendarAddress: "Adresse secrète",
        calendarHidden: "Votre adresse fonctionne, mais ce site ne peut plus l’afficher. Créez-en une nouvelle pour la voir.",
        calendarMake: "Créer une adresse",
        calendarRenew: "Créer une nouvelle adresse",
        calendarRenewHint: "Une nouvelle adresse met fin à l’ancienne aussitôt.",
        calendarRemove: "Supprimer l’adresse",
        calendarMade: "L’adresse est prête",
        calendarRemoved: "L’adresse est supprimée",
        calendarFull: "Ce site n’a pas de place pour un autre calendrier")
}
