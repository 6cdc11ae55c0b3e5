extension Catalog {
    /// People of “Fight Club”.
    static let fightClubPeople: [CatalogPerson] = [
        CatalogPerson(
            id: 819, name: "Edward Norton", gender: 2, department: "Acting", popularity: 26.99,
            profilePath: "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"),
        CatalogPerson(
            id: 287, name: "Brad Pitt", gender: 2, department: "Acting", popularity: 45.202,
            profilePath: "/huV2cdcolEUwJy37QvH914vup7d.jpg",
            images: [
                CatalogImage(
                    .profile, "/cckcYc2v0yh1tc9QjRelptcOBko.jpg", language: nil, width: 653, height: 980,
                    aspectRatio: 0.666, voteAverage: 5.288, voteCount: 89),
                CatalogImage(
                    .profile, "/eAOtKAc4p2C3DV8TGJQJzw8DeRv.jpg", language: nil, width: 2000, height: 3000,
                    aspectRatio: 0.667, voteAverage: 5.242, voteCount: 40),
                CatalogImage(
                    .profile, "/pynwU6PGLAdDE840rC9m6jEahWg.jpg", language: nil, width: 679, height: 1019,
                    aspectRatio: 0.666, voteAverage: 5.198, voteCount: 7),
                CatalogImage(
                    .profile, "/tJiSUYst4ddIaz1zge2LqCtu9tw.jpg", language: nil, width: 918, height: 1377,
                    aspectRatio: 0.667, voteAverage: 5.16, voteCount: 42),
            ]),
        CatalogPerson(
            id: 1283, name: "Helena Bonham Carter", gender: 1, department: "Acting", popularity: 22.112,
            profilePath: "/DDeITcCpnBd0CkAIRPhggy9bt5.jpg"),
        CatalogPerson(
            id: 7470, name: "Meat Loaf", gender: 2, department: "Acting", popularity: 7.738,
            profilePath: "/7gKLR1u46OB8WJ6m06LemNBCMx6.jpg"),
        CatalogPerson(
            id: 7499, name: "Jared Leto", gender: 2, department: "Acting", popularity: 18.969,
            profilePath: "/ca3x0OfIKbJppZh8S1Alx3GfUZO.jpg"),
        CatalogPerson(
            id: 7471, name: "Zach Grenier", gender: 2, department: "Acting", popularity: 5.608,
            profilePath: "/fSyQKZO39sUsqY283GXiScOg3Hi.jpg"),
        CatalogPerson(
            id: 7497, name: "Holt McCallany", gender: 2, department: "Acting", popularity: 14.635,
            profilePath: "/a5ax2ICLrV6l0T74OSFvzssCQyQ.jpg"),
        CatalogPerson(
            id: 7498, name: "Eion Bailey", gender: 2, department: "Acting", popularity: 13.458,
            profilePath: "/hKqfGq1sPhZdQOlto0bS3igFZdP.jpg"),
        CatalogPerson(
            id: 7472, name: "Richmond Arquette", gender: 2, department: "Acting", popularity: 9.05,
            profilePath: "/7byGiVac0GjBSVD1h6ylZlVXZK6.jpg"),
        CatalogPerson(
            id: 7219, name: "David Andrews", gender: 2, department: "Acting", popularity: 5.487,
            profilePath: "/36LEerIIN7gpG52mM3Ier7YWDbh.jpg"),
        CatalogPerson(
            id: 1254, name: "Art Linson", gender: 2, department: "Production", popularity: 2.503,
            profilePath: "/gZbaXFTQCSWCq6vzE817NXIA4zC.jpg"),
        CatalogPerson(
            id: 7467, name: "David Fincher", gender: 2, department: "Directing", popularity: 18.371,
            profilePath: "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg"),
        CatalogPerson(
            id: 7468, name: "Chuck Palahniuk", gender: 2, department: "Writing", popularity: 0.753,
            profilePath: "/r8WZhWea6RXCNO7HXvvB4lWYxzu.jpg"),
        CatalogPerson(
            id: 7469, name: "Jim Uhls", gender: 2, department: "Writing", popularity: 0.87,
            profilePath: "/eJPUwP933EiwEWqxEBzPv6Xf0nC.jpg"),
        CatalogPerson(
            id: 7479, name: "Jeff Cronenweth", gender: 2, department: "Camera", popularity: 1.4,
            profilePath: "/93Mn7WPDJjAEVvDv2J39RhzlnEE.jpg"),
        CatalogPerson(
            id: 7480, name: "James Haygood", gender: 2, department: "Editing", popularity: 1.4,
            profilePath: nil),
    ]
}
