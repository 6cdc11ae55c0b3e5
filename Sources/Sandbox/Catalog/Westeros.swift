extension Catalog {
    /// People of “Game of Thrones”.
    static let westeros: [CatalogPerson] = [
        CatalogPerson(
            id: 22970, name: "Peter Dinklage", gender: 2, department: "Acting", popularity: 30.6,
            profilePath: "/lRsRgnksAhBRXwAB68MFjmTtLrk.jpg"),
        CatalogPerson(
            id: 17286, name: "Lena Headey", gender: 1, department: "Acting", popularity: 24.88,
            profilePath: "/xR2IBnBlUdyBe5hecaVdtRuQqUE.jpg"),
        CatalogPerson(
            id: 12795, name: "Nikolaj Coster-Waldau", gender: 2, department: "Acting", popularity: 18.686,
            profilePath: "/rpFOERbHkj7GWxkinUNiQ76sSGk.jpg"),
        CatalogPerson(
            id: 1223786, name: "Emilia Clarke", gender: 1, department: "Acting", popularity: 42.737,
            profilePath: "/u59kTmNHXzaGZqokivxLPiBVIML.jpg"),
        CatalogPerson(
            id: 239019, name: "Kit Harington", gender: 2, department: "Acting", popularity: 19.319,
            profilePath: "/htGBMno71BJAEGF3Y9f62MdA3Yt.jpg"),
        CatalogPerson(
            id: 15498, name: "Liam Cunningham", gender: 2, department: "Acting", popularity: 12.778,
            profilePath: "/ljmFT9zYqh4k2bmEcNU6rxoE7fW.jpg"),
        CatalogPerson(
            id: 239020, name: "Isaac Hempstead-Wright", gender: 2, department: "Acting", popularity: 7.062,
            profilePath: "/g6ZreLmGrrOzaUCGVFRNPAWfcso.jpg"),
        CatalogPerson(
            id: 1001657, name: "Sophie Turner", gender: 1, department: "Acting", popularity: 22.401,
            profilePath: "/zopxZsUZmxZ4sGEfm4cRr7FVoM4.jpg"),
        CatalogPerson(
            id: 1181313, name: "Maisie Williams", gender: 1, department: "Acting", popularity: 26.639,
            profilePath: "/inmEtffV5LFDAN3HojOP3QAg1wt.jpg"),
        CatalogPerson(
            id: 1011904, name: "Gwendoline Christie", gender: 1, department: "Acting", popularity: 19.428,
            profilePath: "/kmlv5i02n3zKryBr2W3kSeWVKTD.jpg"),
        CatalogPerson(
            id: 195930, name: "Jerome Flynn", gender: 2, department: "Acting", popularity: 13.169,
            profilePath: "/c80gcQaskTUjeWnCAKqnIPw8Tga.jpg"),
        CatalogPerson(
            id: 84423, name: "Conleth Hill", gender: 2, department: "Acting", popularity: 7.404,
            profilePath: "/rMllryXDXq6NyJfmvakC775M9nR.jpg"),
        CatalogPerson(
            id: 3075, name: "Rory McCann", gender: 2, department: "Acting", popularity: 7.227,
            profilePath: "/9GKM3FshPtVOE6zqkT1XLTs2iot.jpg"),
        CatalogPerson(
            id: 1010135, name: "John Bradley", gender: 2, department: "Acting", popularity: 6.231,
            profilePath: "/eLcisM9qqCLWnf0iImHuSn08FOi.jpg"),
        CatalogPerson(
            id: 570296, name: "Joe Dempsie", gender: 2, department: "Acting", popularity: 2.537,
            profilePath: "/lnR0AMIwxQR6zUCOhp99GnMaRet.jpg"),
        CatalogPerson(
            id: 48, name: "Sean Bean", gender: 2, department: "Acting", popularity: 34.931,
            profilePath: "/kTjiABk3TJ3yI0Cto5RsvyT6V3o.jpg"),
        CatalogPerson(
            id: 13633, name: "Mark Addy", gender: 2, department: "Acting", popularity: 12.243,
            profilePath: "/4ao6jitEAxmQDlJheEOKT8lhJI8.jpg"),
        CatalogPerson(
            id: 20057, name: "Michelle Fairley", gender: 1, department: "Acting", popularity: 10.22,
            profilePath: "/j8lQfEPHCKWV2QCiJJuH97CnoBX.jpg"),
        CatalogPerson(
            id: 49735, name: "Aidan Gillen", gender: 2, department: "Acting", popularity: 22.652,
            profilePath: "/ju5ho6nnwOQ2QLGLnDP9yOZhGpb.jpg"),
        CatalogPerson(
            id: 20508, name: "Iain Glen", gender: 2, department: "Acting", popularity: 14.438,
            profilePath: "/n9zXQhjtXQnc30kqF66hdX4i3PG.jpg"),
        CatalogPerson(
            id: 205258, name: "Harry Lloyd", gender: 2, department: "Acting", popularity: 11.015,
            profilePath: "/qZSf6OzRpDaZdOCX6pynSRp6jVV.jpg"),
        CatalogPerson(
            id: 512991, name: "Richard Madden", gender: 2, department: "Acting", popularity: 59.193,
            profilePath: "/kC7X9LgAtJfpxUBRtVwaVTEXomH.jpg"),
        CatalogPerson(
            id: 71586, name: "Alfie Allen", gender: 2, department: "Acting", popularity: 21.444,
            profilePath: "/1N6NPuSHUYdiwRbSTVbaEOrFIk.jpg"),
        CatalogPerson(
            id: 489467, name: "Jack Gleeson", gender: 2, department: "Acting", popularity: 9.187,
            profilePath: "/uhSnpvrZ5TMnUmfRmZGn2VeVB89.jpg"),
        CatalogPerson(
            id: 9813, name: "David Benioff", gender: 2, department: "Writing", popularity: 7.198,
            profilePath: "/xvNN5huL0X8yJ7h3IZfGG4O2zBD.jpg"),
        CatalogPerson(
            id: 44797, name: "Timothy Van Patten", gender: 2, department: "Directing", popularity: 8.292,
            profilePath: "/MzSOFrd99HRdr6pkSRSctk3kBR.jpg"),
        CatalogPerson(
            id: 93223, name: "Brian Kirk", gender: 2, department: "Directing", popularity: 1.96,
            profilePath: "/6GDT6T9E3vvJTsBDHe2XgGwcG6y.jpg"),
        CatalogPerson(
            id: 88743, name: "Daniel Minahan", gender: 2, department: "Directing", popularity: 1.4,
            profilePath: "/zBRWTVYdZ77HT1zWpZtLXZ8AW1F.jpg"),
        CatalogPerson(
            id: 47005, name: "Alan Taylor", gender: 2, department: "Directing", popularity: 5.003,
            profilePath: "/sXC2wNRo7lshghNnNaPdWQ9sqKe.jpg"),
        CatalogPerson(
            id: 1223784, name: "Bryan Cogman", gender: 2, department: "Writing", popularity: 0.6,
            profilePath: "/qOEG9Fc3cxuubfrZm2e5kNwbKS2.jpg"),
        CatalogPerson(
            id: 237053, name: "George R. R. Martin", gender: 2, department: "Writing", popularity: 3.67,
            profilePath: "/1A7W0L9dZz0rCN1oj6h8YUvusdN.jpg"),
        CatalogPerson(
            id: 4391, name: "Charles Dance", gender: 2, department: "Acting", popularity: 28.138,
            profilePath: "/2T2tH6EJjgP8aGevWogwfYr26QQ.jpg"),
        CatalogPerson(
            id: 20425, name: "Donald Sumpter", gender: 2, department: "Acting", popularity: 9.264,
            profilePath: "/jCxD84Vr9TTM5am0Ij3pCsNcted.jpg"),
        CatalogPerson(
            id: 228068, name: "D.B. Weiss", gender: 2, department: "Writing", popularity: 2.86,
            profilePath: "/2RMejaT793U9KRk2IEbFfteQntE.jpg"),
    ]
}
