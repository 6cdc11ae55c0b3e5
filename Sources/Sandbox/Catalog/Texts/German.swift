extension Catalog {
    static let germanTexts: [Int: CatalogText] = [
        550: CatalogText(
            overview:
                "Ein Mann, der nicht schlafen kann, lernt einen Seifenverkäufer kennen. Bald gründen sie einen Klub, in dem Fremde sich prügeln."
        ),
        11: CatalogText(
            overview: "Luke Skywalker und Han Solo brechen mit zwei Droiden auf, um eine Prinzessin aus der Gewalt des Imperiums zu holen."),
        238: CatalogText(
            overview: "Nach einem Anschlag auf das Oberhaupt der Corleones greift der jüngste Sohn ein, und nichts bleibt, wie es war."),
        129: CatalogText(overview: "In einer Welt der Geister verliert Chihiro ihre Eltern und entdeckt ihren Mut, um sie zurückzuholen."),
        502356: CatalogText(
            overview: "Zwei Klempner geraten durch ein Rohr in eine fremde Welt. Dort macht sich der eine auf die Suche nach dem anderen."),
    ]
}
