extension Catalog {
    static let spanishTexts: [Int: CatalogText] = [
        550: CatalogText(
            title: "El Club de la Lucha",
            overview: "Un hombre que no puede dormir conoce a un vendedor de jabón, y juntos abren un club donde pelean desconocidos."),
        11: CatalogText(
            overview: "Luke Skywalker y Han Solo salen con dos droides en busca de una princesa a la que el Imperio tiene presa."),
        238: CatalogText(
            overview: "Cuando casi matan al jefe de los Corleone, el hijo menor responde por su familia y ya no vuelve a ser quien era."),
        129: CatalogText(
            overview: "Chihiro pierde a sus padres en un mundo de espíritus y tiene que descubrir su valor para recuperarlos."),
        502356: CatalogText(
            overview: "Dos fontaneros caen por una tubería en otro mundo y se pierden; uno de ellos parte en busca de su hermano."),
        13: CatalogText(
            overview: "Forrest entiende las cosas más despacio y aun así siempre está donde pasa la historia, pensando en una sola chica."),
        862: CatalogText(overview: "Woody es el juguete favorito de la casa hasta que un cumpleaños trae a un guardián del espacio."),
        603: CatalogText(overview: "Un pirata informático descubre quién gobierna su mundo y se une a los que luchan."),
    ]
}
