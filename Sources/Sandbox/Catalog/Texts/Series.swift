extension Catalog {
    static let seriesTexts: [CatalogLanguage: [Int: CatalogText]] = [
        .english: [
            1399: CatalogText(
                overview: "Several great houses reach for one throne, and in the far north something wakes that does not care who wins it.",
                homepage: "http://www.hbo.com/game-of-thrones"),
            1396: CatalogText(overview: "A chemistry teacher with little time left decides to provide for his family by breaking the law."),
            1418: CatalogText(overview: "Two roommates who are at home in physics meet the neighbor across the hall."),
            40008: CatalogText(overview: "A man who can think like those he hunts is after someone who may be closer than he knows."),
            100088: CatalogText(
                overview: "Twenty years after the world fell apart, Joel is hired to take a girl named Ellie across what is left of it."),
            82856: CatalogText(
                overview: "The Empire is gone, the law has not come back, and a lone bounty hunter earns his living far from everything."),
            85937: CatalogText(
                overview: "Tanjiro comes home to find that a demon has been there; only his sister is left, and she is changed."),
            4613: CatalogText(overview: "The men of Easy Company train together, go to war together and tell of it afterwards."),
            16997: CatalogText(overview: "Three Marines go through the war in the Pacific, each on his own way."),
            202250: CatalogText(overview: "A young woman takes a place as a maid with a powerful family to bring their secrets to light."),
            204370: CatalogText(
                overview: "A faked picture throws Brisa's life off its course, and she builds a new one for herself and her son."),
            197123: CatalogText(
                overview: "A man with a family and a long career as a soldier behind him sets out to test how much he can bear."),
        ],
        .german: [
            1399: CatalogText(
                overview:
                    "Mehrere große Häuser greifen nach einem Thron, und hoch im Norden erwacht etwas, dem gleich ist, wer ihn bekommt."),
            1396: CatalogText(
                overview: "Ein Chemielehrer, dem wenig Zeit bleibt, will für seine Familie sorgen und bricht dafür das Gesetz."),
            82856: CatalogText(
                overview: "Das Imperium ist fort, das Gesetz nicht zurück, und weit draußen lebt ein Kopfgeldjäger von seinen Aufträgen."),
            85937: CatalogText(
                overview: "Tanjiro kommt nach Hause, wo ein Dämon gewütet hat. Nur seine Schwester ist noch da, und sie ist verwandelt."),
        ],
        .french: [
            1399: CatalogText(
                overview:
                    "Plusieurs grandes maisons convoitent un trône, et tout au nord s'éveille quelque chose qui se moque du vainqueur."),
            1396: CatalogText(
                overview: "Un professeur de chimie à qui il reste peu de temps enfreint la loi pour mettre sa famille à l'abri."),
            82856: CatalogText(overview: "L'Empire n'est plus, la loi n'est pas revenue, et un chasseur de primes vit loin de tout."),
            85937: CatalogText(
                overview: "Tanjiro rentre chez lui après le passage d'un démon; il ne lui reste que sa sœur, et elle a changé."),
        ],
        .spanish: [
            1399: CatalogText(
                title: "Juego de tronos",
                overview: "Varias casas poderosas quieren el mismo trono, y en el norte despierta algo a lo que no le importa quién gane."),
            1396: CatalogText(
                overview: "Un profesor de química al que le queda poco tiempo decide cuidar de su familia al margen de la ley."),
            82856: CatalogText(overview: "El Imperio ya no está, la ley no ha vuelto, y un cazarrecompensas vive lejos de todo."),
            85937: CatalogText(
                overview: "Tanjiro vuelve a casa después de que pasara un demonio; solo le queda su hermana, y ella ha cambiado."),
        ],
        .japanese: [
            1399: CatalogText(title: "ゲーム・オブ・スローンズ", overview: "いくつもの名家が一つの王座を争うなか、はるか北で、勝者が誰でもかまわない何かが目を覚ます。"),
            1396: CatalogText(overview: "残された時間の少ない化学教師が、家族のために法を破る道を選ぶ。"),
            82856: CatalogText(overview: "帝国は去り、法はまだ戻らない。遠い辺境で、一人の賞金稼ぎが生きている。"),
            85937: CatalogText(overview: "家に帰った炭治郎を待っていたのは鬼の爪あとだった。残された妹は、もう元の妹ではない。"),
        ],
        .portuguese: [
            1399: CatalogText(
                overview: "Várias casas poderosas disputam um trono, e no extremo norte desperta algo que não se importa com quem vence."),
            1396: CatalogText(overview: "Um professor de química com pouco tempo pela frente decide cuidar da família fora da lei."),
            82856: CatalogText(overview: "O Império acabou, a lei não voltou, e um caçador de recompensas vive longe de tudo."),
            85937: CatalogText(overview: "Tanjiro volta para casa depois que um demônio passou por lá; só resta a irmã, e ela mudou."),
        ],
    ]
}
