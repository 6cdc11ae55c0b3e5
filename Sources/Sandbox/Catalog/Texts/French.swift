extension Catalog {
    static let frenchTexts: [Int: CatalogText] = [
        550: CatalogText(
            title: "Fight Club",
            overview: "Un homme qui ne dort plus rencontre un vendeur de savon. Ensemble, ils ouvrent un club où des inconnus se battent."),
        11: CatalogText(
            overview: "Luke Skywalker et Han Solo partent avec deux droïdes à la recherche d'une princesse retenue par l'Empire."),
        238: CatalogText(
            overview:
                "Quand le chef des Corleone échappe de peu à la mort, son plus jeune fils prend sa défense et n'en revient pas le même."),
        129: CatalogText(
            overview: "Chihiro perd ses parents dans le monde des esprits et doit trouver en elle le courage de les délivrer."),
        502356: CatalogText(
            overview: "Deux plombiers tombent dans un autre monde par un tuyau et s'y perdent de vue; l'un d'eux part chercher son frère."),
    ]
}
