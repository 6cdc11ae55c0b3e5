extension SandboxCatalog {
    /// The people of the built-in catalog.
    static let peopleJSON = #"""
        [
        {
          "id": 819, "name": "Edward Norton", "gender": 2, "known_for_department": "Acting", "popularity": 26.99,
          "profile_path": "/8nytsqL59SFJTVYVrN72k6qkGgJ.jpg"
        },
        {
          "id": 287, "name": "Brad Pitt", "gender": 2, "known_for_department": "Acting", "popularity": 45.202,
          "profile_path": "/huV2cdcolEUwJy37QvH914vup7d.jpg",
          "images": [
            {
              "type": "profile", "file_path": "/cckcYc2v0yh1tc9QjRelptcOBko.jpg", "width": 653, "height": 980, "vote_average": 5.288,
              "vote_count": 89
            },
            {
              "type": "profile", "file_path": "/eAOtKAc4p2C3DV8TGJQJzw8DeRv.jpg", "width": 2000, "height": 3000, "vote_average": 5.242,
              "vote_count": 40
            },
            {
              "type": "profile", "file_path": "/pynwU6PGLAdDE840rC9m6jEahWg.jpg", "width": 679, "height": 1019, "vote_average": 5.198,
              "vote_count": 7
            },
            {
              "type": "profile", "file_path": "/tJiSUYst4ddIaz1zge2LqCtu9tw.jpg", "width": 918, "height": 1377, "vote_average": 5.16,
              "vote_count": 42
            }
          ]
        },
        {
          "id": 1283, "name": "Helena Bonham Carter", "gender": 1, "known_for_department": "Acting", "popularity": 22.112,
          "profile_path": "/DDeITcCpnBd0CkAIRPhggy9bt5.jpg"
        },
        {
          "id": 7470, "name": "Meat Loaf", "gender": 2, "known_for_department": "Acting", "popularity": 7.738,
          "profile_path": "/7gKLR1u46OB8WJ6m06LemNBCMx6.jpg"
        },
        {
          "id": 7499, "name": "Jared Leto", "gender": 2, "known_for_department": "Acting", "popularity": 18.969,
          "profile_path": "/ca3x0OfIKbJppZh8S1Alx3GfUZO.jpg"
        },
        {
          "id": 7471, "name": "Zach Grenier", "gender": 2, "known_for_department": "Acting", "popularity": 5.608,
          "profile_path": "/fSyQKZO39sUsqY283GXiScOg3Hi.jpg"
        },
        {
          "id": 7497, "name": "Holt McCallany", "gender": 2, "known_for_department": "Acting", "popularity": 14.635,
          "profile_path": "/a5ax2ICLrV6l0T74OSFvzssCQyQ.jpg"
        },
        {
          "id": 7498, "name": "Eion Bailey", "gender": 2, "known_for_department": "Acting", "popularity": 13.458,
          "profile_path": "/hKqfGq1sPhZdQOlto0bS3igFZdP.jpg"
        },
        {
          "id": 7472, "name": "Richmond Arquette", "gender": 2, "known_for_department": "Acting", "popularity": 9.05,
          "profile_path": "/7byGiVac0GjBSVD1h6ylZlVXZK6.jpg"
        },
        {
          "id": 7219, "name": "David Andrews", "gender": 2, "known_for_department": "Acting", "popularity": 5.487,
          "profile_path": "/36LEerIIN7gpG52mM3Ier7YWDbh.jpg"
        },
        {
          "id": 1254, "name": "Art Linson", "gender": 2, "known_for_department": "Production", "popularity": 2.503,
          "profile_path": "/gZbaXFTQCSWCq6vzE817NXIA4zC.jpg"
        },
        {
          "id": 7467, "name": "David Fincher", "gender": 2, "known_for_department": "Directing", "popularity": 18.371,
          "profile_path": "/tpEczFclQZeKAiCeKZZ0adRvtfz.jpg"
        },
        {
          "id": 7468, "name": "Chuck Palahniuk", "gender": 2, "known_for_department": "Writing", "popularity": 0.753,
          "profile_path": "/r8WZhWea6RXCNO7HXvvB4lWYxzu.jpg"
        },
        {
          "id": 7469, "name": "Jim Uhls", "gender": 2, "known_for_department": "Writing", "popularity": 0.87,
          "profile_path": "/eJPUwP933EiwEWqxEBzPv6Xf0nC.jpg"
        },
        {
          "id": 7479, "name": "Jeff Cronenweth", "gender": 2, "known_for_department": "Camera", "popularity": 1.4,
          "profile_path": "/93Mn7WPDJjAEVvDv2J39RhzlnEE.jpg"
        },
        {"id": 7480, "name": "James Haygood", "gender": 2, "known_for_department": "Editing", "popularity": 1.4},
        {
          "id": 31, "name": "Tom Hanks", "gender": 2, "known_for_department": "Acting", "popularity": 116.185,
          "profile_path": "/xndWFsBlClOJFRdhSt4NBwiPq2o.jpg", "birthday": "1956-07-09", "place_of_birth": "Concord, California, USA",
          "biography": "Plays Forrest in “Forrest Gump” and lends Woody his voice in “Toy Story”.",
          "also_known_as": ["Thomas Jeffrey Hanks", "Том Хэнкс", "توم هانكس", "トム・ハンクス"],
          "known_for": [{"media_type": "movie", "id": 13}, {"media_type": "movie", "id": 862}, {"media_type": "movie", "id": 497}],
          "external_ids": {
            "imdb_id": "nm0000158", "freebase_mid": "/m/0bxtg", "freebase_id": "/en/tom_hanks", "tvrage_id": 14293,
            "wikidata_id": "Q2263", "facebook_id": "TomHanks", "instagram_id": "tomhanks", "twitter_id": "tomhanks",
            "tiktok_id": "tomhanks"
          }
        },
        {
          "id": 1253360, "name": "Pedro Pascal", "gender": 2, "known_for_department": "Acting", "popularity": 119.348,
          "profile_path": "/nms0d0ExYtiOke82oqr3vOb3smF.jpg",
          "known_for": [{"media_type": "tv", "id": 82856}, {"media_type": "tv", "id": 100088}]
        },
        {
          "id": 224513, "name": "Ana de Armas", "gender": 1, "known_for_department": "Acting", "popularity": 343.33,
          "profile_path": "/3vxvsmYLTf4jnr163SUlBIw51ee.jpg",
          "known_for": [{"media_type": "movie", "id": 335984}]
        },
        {
          "id": 1158, "name": "Al Pacino", "gender": 2, "known_for_department": "Acting", "popularity": 47.533,
          "profile_path": "/fMDFeVf0pjopTJbyRSLFwNDm8Wr.jpg",
          "known_for": [{"media_type": "movie", "id": 240}, {"media_type": "movie", "id": 238}]
        },
        {
          "id": 505710, "name": "Zendaya", "gender": 1, "known_for_department": "Acting", "popularity": 62.802,
          "profile_path": "/4ot6zcXkhYoDkwPk5B6534U03kB.jpg",
          "known_for": [{"media_type": "movie", "id": 634649}]
        },
        {
          "id": 190, "name": "Clint Eastwood", "gender": 2, "known_for_department": "Acting", "popularity": 27.22,
          "profile_path": "/okP7SeXKP3tw9Y3YTVWLIZAMdm8.jpg",
          "known_for": [{"media_type": "movie", "id": 429}]
        },
        {
          "id": 1136406, "name": "Tom Holland", "gender": 2, "known_for_department": "Acting", "popularity": 107.833,
          "profile_path": "/2bXKtSlrJyzpXs7gTOiCnQJBCBp.jpg",
          "known_for": [{"media_type": "movie", "id": 634649}]
        },
        {
          "id": 6384, "name": "Keanu Reeves", "gender": 2, "known_for_department": "Acting", "popularity": 66.373,
          "profile_path": "/4D0PpNI0kmP58hgrwGC3wCjxhnm.jpg",
          "known_for": [{"media_type": "movie", "id": 603}]
        },
        {
          "id": 73457, "name": "Chris Pratt", "gender": 2, "known_for_department": "Acting", "popularity": 54.136,
          "profile_path": "/a56s3RxYTVXoS9csmaB5Zm5b4Xq.jpg",
          "known_for": [{"media_type": "movie", "id": 118340}]
        },
        {
          "id": 192, "name": "Morgan Freeman", "gender": 2, "known_for_department": "Acting", "popularity": 75.088,
          "profile_path": "/jPsLqiYGSofU4s6BjrxnefMfabb.jpg",
          "known_for": [{"media_type": "movie", "id": 278}]
        },
        {
          "id": 22970, "name": "Peter Dinklage", "gender": 2, "known_for_department": "Acting", "popularity": 30.6,
          "profile_path": "/lRsRgnksAhBRXwAB68MFjmTtLrk.jpg"
        },
        {
          "id": 17286, "name": "Lena Headey", "gender": 1, "known_for_department": "Acting", "popularity": 24.88,
          "profile_path": "/xR2IBnBlUdyBe5hecaVdtRuQqUE.jpg"
        },
        {
          "id": 12795, "name": "Nikolaj Coster-Waldau", "gender": 2, "known_for_department": "Acting", "popularity": 18.686,
          "profile_path": "/rpFOERbHkj7GWxkinUNiQ76sSGk.jpg"
        },
        {
          "id": 1223786, "name": "Emilia Clarke", "gender": 1, "known_for_department": "Acting", "popularity": 42.737,
          "profile_path": "/u59kTmNHXzaGZqokivxLPiBVIML.jpg"
        },
        {
          "id": 239019, "name": "Kit Harington", "gender": 2, "known_for_department": "Acting", "popularity": 19.319,
          "profile_path": "/htGBMno71BJAEGF3Y9f62MdA3Yt.jpg"
        },
        {
          "id": 15498, "name": "Liam Cunningham", "gender": 2, "known_for_department": "Acting", "popularity": 12.778,
          "profile_path": "/ljmFT9zYqh4k2bmEcNU6rxoE7fW.jpg"
        },
        {
          "id": 239020, "name": "Isaac Hempstead-Wright", "gender": 2, "known_for_department": "Acting", "popularity": 7.062,
          "profile_path": "/g6ZreLmGrrOzaUCGVFRNPAWfcso.jpg"
        },
        {
          "id": 1001657, "name": "Sophie Turner", "gender": 1, "known_for_department": "Acting", "popularity": 22.401,
          "profile_path": "/zopxZsUZmxZ4sGEfm4cRr7FVoM4.jpg"
        },
        {
          "id": 1181313, "name": "Maisie Williams", "gender": 1, "known_for_department": "Acting", "popularity": 26.639,
          "profile_path": "/inmEtffV5LFDAN3HojOP3QAg1wt.jpg"
        },
        {
          "id": 1011904, "name": "Gwendoline Christie", "gender": 1, "known_for_department": "Acting", "popularity": 19.428,
          "profile_path": "/kmlv5i02n3zKryBr2W3kSeWVKTD.jpg"
        },
        {
          "id": 195930, "name": "Jerome Flynn", "gender": 2, "known_for_department": "Acting", "popularity": 13.169,
          "profile_path": "/c80gcQaskTUjeWnCAKqnIPw8Tga.jpg"
        },
        {
          "id": 84423, "name": "Conleth Hill", "gender": 2, "known_for_department": "Acting", "popularity": 7.404,
          "profile_path": "/rMllryXDXq6NyJfmvakC775M9nR.jpg"
        },
        {
          "id": 3075, "name": "Rory McCann", "gender": 2, "known_for_department": "Acting", "popularity": 7.227,
          "profile_path": "/9GKM3FshPtVOE6zqkT1XLTs2iot.jpg"
        },
        {
          "id": 1010135, "name": "John Bradley", "gender": 2, "known_for_department": "Acting", "popularity": 6.231,
          "profile_path": "/eLcisM9qqCLWnf0iImHuSn08FOi.jpg"
        },
        {
          "id": 570296, "name": "Joe Dempsie", "gender": 2, "known_for_department": "Acting", "popularity": 2.537,
          "profile_path": "/lnR0AMIwxQR6zUCOhp99GnMaRet.jpg"
        },
        {
          "id": 48, "name": "Sean Bean", "gender": 2, "known_for_department": "Acting", "popularity": 34.931,
          "profile_path": "/kTjiABk3TJ3yI0Cto5RsvyT6V3o.jpg"
        },
        {
          "id": 13633, "name": "Mark Addy", "gender": 2, "known_for_department": "Acting", "popularity": 12.243,
          "profile_path": "/4ao6jitEAxmQDlJheEOKT8lhJI8.jpg"
        },
        {
          "id": 20057, "name": "Michelle Fairley", "gender": 1, "known_for_department": "Acting", "popularity": 10.22,
          "profile_path": "/j8lQfEPHCKWV2QCiJJuH97CnoBX.jpg"
        },
        {
          "id": 49735, "name": "Aidan Gillen", "gender": 2, "known_for_department": "Acting", "popularity": 22.652,
          "profile_path": "/ju5ho6nnwOQ2QLGLnDP9yOZhGpb.jpg"
        },
        {
          "id": 20508, "name": "Iain Glen", "gender": 2, "known_for_department": "Acting", "popularity": 14.438,
          "profile_path": "/n9zXQhjtXQnc30kqF66hdX4i3PG.jpg"
        },
        {
          "id": 205258, "name": "Harry Lloyd", "gender": 2, "known_for_department": "Acting", "popularity": 11.015,
          "profile_path": "/qZSf6OzRpDaZdOCX6pynSRp6jVV.jpg"
        },
        {
          "id": 512991, "name": "Richard Madden", "gender": 2, "known_for_department": "Acting", "popularity": 59.193,
          "profile_path": "/kC7X9LgAtJfpxUBRtVwaVTEXomH.jpg"
        },
        {
          "id": 71586, "name": "Alfie Allen", "gender": 2, "known_for_department": "Acting", "popularity": 21.444,
          "profile_path": "/1N6NPuSHUYdiwRbSTVbaEOrFIk.jpg"
        },
        {
          "id": 489467, "name": "Jack Gleeson", "gender": 2, "known_for_department": "Acting", "popularity": 9.187,
          "profile_path": "/uhSnpvrZ5TMnUmfRmZGn2VeVB89.jpg"
        },
        {
          "id": 9813, "name": "David Benioff", "gender": 2, "known_for_department": "Writing", "popularity": 7.198,
          "profile_path": "/xvNN5huL0X8yJ7h3IZfGG4O2zBD.jpg"
        },
        {
          "id": 44797, "name": "Timothy Van Patten", "gender": 2, "known_for_department": "Directing", "popularity": 8.292,
          "profile_path": "/MzSOFrd99HRdr6pkSRSctk3kBR.jpg"
        },
        {
          "id": 93223, "name": "Brian Kirk", "gender": 2, "known_for_department": "Directing", "popularity": 1.96,
          "profile_path": "/6GDT6T9E3vvJTsBDHe2XgGwcG6y.jpg"
        },
        {
          "id": 88743, "name": "Daniel Minahan", "gender": 2, "known_for_department": "Directing", "popularity": 1.4,
          "profile_path": "/zBRWTVYdZ77HT1zWpZtLXZ8AW1F.jpg"
        },
        {
          "id": 47005, "name": "Alan Taylor", "gender": 2, "known_for_department": "Directing", "popularity": 5.003,
          "profile_path": "/sXC2wNRo7lshghNnNaPdWQ9sqKe.jpg"
        },
        {
          "id": 1223784, "name": "Bryan Cogman", "gender": 2, "known_for_department": "Writing", "popularity": 0.6,
          "profile_path": "/qOEG9Fc3cxuubfrZm2e5kNwbKS2.jpg"
        },
        {
          "id": 237053, "name": "George R. R. Martin", "gender": 2, "known_for_department": "Writing", "popularity": 3.67,
          "profile_path": "/1A7W0L9dZz0rCN1oj6h8YUvusdN.jpg"
        },
        {
          "id": 4391, "name": "Charles Dance", "gender": 2, "known_for_department": "Acting", "popularity": 28.138,
          "profile_path": "/2T2tH6EJjgP8aGevWogwfYr26QQ.jpg"
        },
        {
          "id": 20425, "name": "Donald Sumpter", "gender": 2, "known_for_department": "Acting", "popularity": 9.264,
          "profile_path": "/jCxD84Vr9TTM5am0Ij3pCsNcted.jpg"
        },
        {
          "id": 228068, "name": "D.B. Weiss", "gender": 2, "known_for_department": "Writing", "popularity": 2.86,
          "profile_path": "/2RMejaT793U9KRk2IEbFfteQntE.jpg"
        }
        ]
        """#
}
