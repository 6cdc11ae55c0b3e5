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
        13: CatalogText(
            overview:
                "Forrest versteht manches langsamer und ist doch immer dabei, wenn Geschichte geschrieben wird. An eine denkt er dabei stets."
        ),
        862: CatalogText(
            overview: "Woody ist das liebste Spielzeug im Haus, bis zum Geburtstag ein Raumfahrer kommt, der seinen Platz einnehmen könnte."
        ),
        603: CatalogText(overview: "Ein Hacker erfährt, wer seine Welt beherrscht, und schließt sich denen an, die sich wehren."),
    ]
}
