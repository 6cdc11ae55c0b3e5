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
        13: CatalogText(
            overview:
                "Forrest comprend moins vite que les autres, et pourtant il est toujours là où l'histoire se fait, avec une fille en tête."),
        862: CatalogText(overview: "Woody est le jouet préféré de la maison, jusqu'à l'anniversaire qui amène un ranger de l'espace."),
        603: CatalogText(overview: "Un pirate informatique apprend qui gouverne son monde et rejoint ceux qui résistent."),
    ]
}
