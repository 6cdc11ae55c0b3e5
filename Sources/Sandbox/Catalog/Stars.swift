extension Catalog {
    /// People known for other titles of the catalog.
    static let stars: [CatalogPerson] = [
        CatalogPerson(
            id: 31, name: "Tom Hanks", gender: 2, department: "Acting", popularity: 116.185,
            profilePath: "/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg", knownFor: [.movie(13), .movie(862), .movie(497)],
            life: CatalogLife(
                birthday: "1956-07-09", birthplace: "Concord, California, USA",
                biography: "Plays Forrest in “Forrest Gump” and lends Woody his voice in “Toy Story”.",
                otherNames: ["Thomas Jeffrey Hanks", "Том Хэнкс", "توم هانكس", "トム・ハンクス"]),
            links: CatalogLinks(
                imdb: "nm0000158", freebaseMID: "/m/0bxtg", freebase: "/en/tom_hanks", tvrage: 14293, wikidata: "Q2263",
                facebook: "TomHanks", instagram: "tomhanks", twitter: "tomhanks", tiktok: "tomhanks")),
        CatalogPerson(
            id: 1253360, name: "Pedro Pascal", gender: 2, department: "Acting", popularity: 119.348,
            profilePath: "/nms0d0ExYtiOke82oqr3vOb3smF.jpg", knownFor: [.series(82856), .series(100088)]),
        CatalogPerson(
            id: 224513, name: "Ana de Armas", gender: 1, department: "Acting", popularity: 343.33,
            profilePath: "/3vxvsmYLTf4jnr163SUlBIw51ee.jpg", knownFor: [.movie(335984)]),
        CatalogPerson(
            id: 1158, name: "Al Pacino", gender: 2, department: "Acting", popularity: 47.533,
            profilePath: "/fMDFeVf0pjopTJbyRSLFwNDm8Wr.jpg", knownFor: [.movie(240), .movie(238)]),
        CatalogPerson(
            id: 505710, name: "Zendaya", gender: 1, department: "Acting", popularity: 62.802,
            profilePath: "/4ot6zcXkhYoDkwPk5B6534U03kB.jpg", knownFor: [.movie(634649)]),
        CatalogPerson(
            id: 190, name: "Clint Eastwood", gender: 2, department: "Acting", popularity: 27.22,
            profilePath: "/okP7SeXKP3tw9Y3YTVWLIZAMdm8.jpg", knownFor: [.movie(429)]),
        CatalogPerson(
            id: 1136406, name: "Tom Holland", gender: 2, department: "Acting", popularity: 107.833,
            profilePath: "/2bXKtSlrJyzpXs7gTOiCnQJBCBp.jpg", knownFor: [.movie(634649)]),
        CatalogPerson(
            id: 6384, name: "Keanu Reeves", gender: 2, department: "Acting", popularity: 66.373,
            profilePath: "/4D0PpNI0kmP58hgrwGC3wCjxhnm.jpg", knownFor: [.movie(603)]),
        CatalogPerson(
            id: 73457, name: "Chris Pratt", gender: 2, department: "Acting", popularity: 54.136,
            profilePath: "/a56s3RxYTVXoS9csmaB5Zm5b4Xq.jpg", knownFor: [.movie(118340)]),
        CatalogPerson(
            id: 192, name: "Morgan Freeman", gender: 2, department: "Acting", popularity: 75.088,
            profilePath: "/jPsLqiYGSofU4s6BjrxnefMfabb.jpg", knownFor: [.movie(278)]),
    ]
}
