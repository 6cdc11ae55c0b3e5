extension SandboxCatalog {
    /// The series of the built-in catalog.
    static let seriesJSON = #"""
        [
        {
          "id": 1399, "name": "Game of Thrones", "first_air_date": "2011-04-17", "origin_country": ["US"], "genres": [10765, 18, 10759],
          "poster_path": "/1XS1oqL89opfnbLl8WnZY1O1uJx.jpg", "backdrop_path": "/6LWy0jvMpmjoS9fojNgHIKoWL05.jpg", "popularity": 346.098,
          "vote_average": 8.438, "vote_count": 21390,
          "overview": "Several great houses reach for one throne, and in the far north something wakes that does not care who wins it.",
          "homepage": "http://www.hbo.com/game-of-thrones",
          "external_ids": {
            "imdb_id": "tt0944947", "freebase_mid": "/m/0524b41", "freebase_id": "/en/game_of_thrones", "tvdb_id": 121361,
            "tvrage_id": 24493, "wikidata_id": "Q23572", "facebook_id": "GameOfThrones", "instagram_id": "gameofthrones",
            "twitter_id": "GameOfThrones"
          },
          "status": "Ended",
          "created_by": [
            {"person": 9813, "credit_id": "5256c8c219c2956ff604858a"}, {"person": 228068, "credit_id": "552e611e9251413fea000901"}
          ],
          "episode_run_time": [60], "languages": ["en"], "last_air_date": "2019-05-19",
          "networks": [
            {
              "id": 49, "name": "HBO", "origin_country": "US", "logo_path": "/tuomPhY2UtuPTqqFnKMVHvSb724.png",
              "alternative_names": ["Home Box Office", "HBO HD"]
            }
          ],
          "production_companies": [
            {"id": 76043, "name": "Revolution Sun Studios", "origin_country": "US", "logo_path": "/9RO2vbQ67otPrBLXCaC8UMp3Qat.png"},
            {"id": 12525, "name": "Television 360"},
            {"id": 5820, "name": "Generator Entertainment", "origin_country": "GB"},
            {"id": 12526, "name": "Bighead Littlehead"}
          ],
          "production_countries": [
            {"iso_3166_1": "GB", "name": "United Kingdom"}, {"iso_3166_1": "US", "name": "United States of America"}
          ],
          "spoken_languages": [{"iso_639_1": "en", "name": "English"}],
          "keywords": [
            {"id": 818, "name": "based on novel or store"}, {"id": 4152, "name": "kingdom"}, {"id": 12554, "name": "dragon"},
            {"id": 13084, "name": "king"}, {"id": 34038, "name": "intrigue"}, {"id": 170362, "name": "fantasy world"}
          ],
          "videos": [
            {
              "id": "5c999b48c3a36863b73b9d42", "iso_639_1": "en", "iso_3166_1": "US", "key": "y2ZJ3lTaREY",
              "name": "Inside Game of Thrones: A Story in Camera Work – BTS (HBO)", "size": 1080, "type": "Behind the Scenes",
              "official": true, "published_at": "2019-03-25T14:00:06.000Z"
            },
            {
              "id": "5c92c2519251412b51773135", "iso_639_1": "en", "iso_3166_1": "US", "key": "f3MUpuRF6Ck",
              "name": "Inside Game of Thrones: A Story in Prosthetics – BTS (HBO)", "size": 1080, "type": "Behind the Scenes",
              "official": true, "published_at": "2019-03-11T14:00:03.000Z"
            },
            {
              "id": "5b5b91c2925141523700502c", "iso_639_1": "en", "iso_3166_1": "US", "key": "bjqEWgDVPe0",
              "name": "GAME OF THRONES - SEASON 1- TRAILER", "size": 1080, "type": "Trailer", "official": true,
              "published_at": "2017-02-20T15:25:56.000Z"
            },
            {
              "id": "6233756fba131b001f875249", "iso_639_1": "en", "iso_3166_1": "US", "key": "s7L2PVdrb_8",
              "name": "Official Opening Credits: Game of Thrones (HBO)", "size": 1080, "type": "Opening Credits", "official": true,
              "published_at": "2011-04-18T20:20:02.000Z"
            },
            {
              "id": "5c9295200e0a267cd8168bd8", "iso_639_1": "en", "iso_3166_1": "US", "key": "BpJYNVhGf1s",
              "name": "Game of Thrones | Season 1 | Official Trailer", "size": 1080, "type": "Trailer", "official": true,
              "published_at": "2011-03-04T04:21:14.000Z"
            }
          ],
          "content_ratings": [
            {"iso_3166_1": "DE", "rating": "16"}, {"iso_3166_1": "AU", "rating": "R18+"}, {"iso_3166_1": "FR", "rating": "16"},
            {"iso_3166_1": "US", "rating": "TV-MA"}, {"iso_3166_1": "CA", "rating": "18+"}, {"iso_3166_1": "RU", "rating": "18+"},
            {"iso_3166_1": "KR", "rating": "19"}, {"iso_3166_1": "GB", "rating": "18"}, {"iso_3166_1": "BR", "rating": "16"},
            {"iso_3166_1": "NL", "rating": "16"}, {"iso_3166_1": "PT", "rating": "18"}, {"iso_3166_1": "HU", "rating": "18"},
            {"iso_3166_1": "ES", "rating": "18"}, {"iso_3166_1": "SG", "rating": "R21"}, {"iso_3166_1": "IN", "rating": "A"},
            {"iso_3166_1": "MX", "rating": "C"}
          ],
          "watch_providers": [
            {
              "iso_3166_1": "DE", "link": "https://www.themoviedb.org/tv/1399-game-of-thrones/watch?locale=DE", "buy": [2, 10, 3],
              "flatrate": [30]
            },
            {
              "iso_3166_1": "US", "link": "https://www.themoviedb.org/tv/1399-game-of-thrones/watch?locale=US", "buy": [2, 10, 3],
              "flatrate": [384, 1825, 358], "free": [384, 616]
            },
            {
              "iso_3166_1": "GB", "link": "https://www.themoviedb.org/tv/1399-game-of-thrones/watch?locale=GB", "buy": [10, 2, 3],
              "flatrate": [29, 39]
            }
          ],
          "cast": [
            {"person": 22970, "character": "Tyrion Lannister", "credit_id": "5256c8b219c2956ff6047cd8", "episode_count": 77},
            {"person": 48, "character": "Ned Stark", "credit_id": "58c7134792514179d20011a9", "episode_count": 10, "regular": false},
            {
              "person": 13633, "character": "Robert Baratheon", "credit_id": "5256c8ad19c2956ff60478e2", "episode_count": 15,
              "regular": false
            },
            {"person": 17286, "character": "Cersei Lannister", "credit_id": "5256c8ad19c2956ff60479ce", "episode_count": 75},
            {
              "person": 20057, "character": "Catelyn Stark", "credit_id": "5256c8ad19c2956ff604796a", "episode_count": 38,
              "regular": false
            },
            {"person": 12795, "character": "Jaime Lannister", "credit_id": "5256c8ad19c2956ff604793e", "episode_count": 71},
            {"person": 1223786, "character": "Daenerys Targaryen", "credit_id": "5256c8af19c2956ff60479f6", "episode_count": 78},
            {
              "person": 49735, "character": "Petyr Baelish", "credit_id": "5256c8af19c2956ff6047aa4", "episode_count": 71,
              "regular": false
            },
            {
              "person": 20508, "character": "Jorah Mormont", "credit_id": "5256c8af19c2956ff6047a5c", "episode_count": 73,
              "regular": false
            },
            {"person": 239019, "character": "Jon Snow", "credit_id": "5256c8af19c2956ff6047af6", "episode_count": 78},
            {
              "person": 205258, "character": "Viserys Targaryen", "credit_id": "5256c8af19c2956ff6047ac2", "episode_count": 16,
              "regular": false
            },
            {
              "person": 4391, "character": "Tywin Lannister", "credit_id": "5256c8b419c2956ff6047eda", "episode_count": 41,
              "regular": false
            },
            {"person": 15498, "character": "Davos Seaworth", "credit_id": "5256c8b519c2956ff604803e", "episode_count": 67},
            {"person": 239020, "character": "Bran Stark", "credit_id": "5256c8b119c2956ff6047c22", "episode_count": 67},
            {"person": 512991, "character": "Robb Stark", "credit_id": "5256c8af19c2956ff6047b1a", "episode_count": 34, "regular": false},
            {"person": 1001657, "character": "Sansa Stark", "credit_id": "5256c8b419c2956ff6047f34", "order": 16, "episode_count": 75},
            {
              "person": 71586, "character": "Theon Greyjoy", "credit_id": "5256c8b019c2956ff6047b5a", "order": 17, "episode_count": 73,
              "regular": false
            },
            {"person": 1181313, "character": "Arya Stark", "credit_id": "5256c8b419c2956ff6047f0c", "order": 18, "episode_count": 73},
            {
              "person": 1011904, "character": "Brienne of Tarth", "credit_id": "5256c8bd19c2956ff604841c", "order": 21,
              "episode_count": 50
            },
            {"person": 195930, "character": "Bronn", "credit_id": "5256c8b219c2956ff6047d8e", "order": 22, "episode_count": 67},
            {"person": 84423, "character": "Lord Varys", "credit_id": "5256c8b219c2956ff6047d6e", "order": 23, "episode_count": 75},
            {
              "person": 3075, "character": "Sandor 'The Hound' Clegane", "credit_id": "5256c8b119c2956ff6047c84", "order": 24,
              "episode_count": 63
            },
            {"person": 1010135, "character": "Samwell Tarly", "credit_id": "56009f37c3a36856180002b5", "order": 25, "episode_count": 71},
            {
              "person": 489467, "character": "Joffrey Baratheon", "credit_id": "5256c8b119c2956ff6047c4e", "order": 26,
              "episode_count": 37, "regular": false
            },
            {"person": 570296, "character": "Gendry", "credit_id": "5256c8b619c2956ff604829c", "order": 29, "episode_count": 27},
            {
              "person": 228068, "character": "Wildling 1", "credit_id": "5cd2733cc3a3683b2eda59b5", "order": 782, "episode_count": 1,
              "regular": false
            },
            {
              "person": 9813, "character": "Wildling 2", "credit_id": "5cd2734fc3a36836c1e5e133", "order": 783, "episode_count": 1,
              "regular": false
            },
            {
              "person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 932, "episode_count": 18,
              "regular": false
            },
            {
              "person": 1253360, "character": "Oberyn Martell", "credit_id": "598906afc3a3681f6e005aa2", "order": 1026,
              "episode_count": 13, "regular": false
            }
          ],
          "crew": [
            {
              "person": 47005, "department": "Directing", "job": "Director", "credit_id": "5256c8a619c2956ff6047255", "episode_count": 7,
              "regular": false
            },
            {
              "person": 88743, "department": "Directing", "job": "Director", "credit_id": "5256c8a519c2956ff60470ac", "episode_count": 5,
              "regular": false
            },
            {
              "person": 93223, "department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046f0b", "episode_count": 3,
              "regular": false
            },
            {
              "person": 9813, "department": "Directing", "job": "Director", "credit_id": "54ef2a6ec3a3686d5e005a06", "episode_count": 2,
              "regular": false
            },
            {
              "person": 228068, "department": "Directing", "job": "Director", "credit_id": "54ef3247c3a3680b80006783", "episode_count": 2,
              "regular": false
            },
            {
              "person": 44797, "department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046e77", "episode_count": 2,
              "regular": false
            },
            {
              "person": 237053, "department": "Production", "job": "Co-Executive Producer", "credit_id": "54eef3e19251417965005c64",
              "episode_count": 73
            },
            {
              "person": 1223784, "department": "Production", "job": "Supervising Producer", "credit_id": "5c8be4f79251410ce2c56b24",
              "episode_count": 10, "regular": false
            },
            {
              "person": 1223784, "department": "Production", "job": "Co-Producer", "credit_id": "5c8be54cc3a36864651053dc",
              "episode_count": 10, "regular": false
            },
            {
              "person": 1223784, "department": "Production", "job": "Producer", "credit_id": "5ceb38f00e0a266683ce3a12",
              "episode_count": 10, "regular": false
            },
            {
              "person": 1223784, "department": "Production", "job": "Co-Executive Producer", "credit_id": "5c8be4c29251410cf7c54b74",
              "episode_count": 13
            },
            {
              "person": 47005, "department": "Production", "job": "Co-Executive Producer", "credit_id": "5c8c8e30c3a368612247fbea",
              "episode_count": 10, "regular": false
            },
            {
              "person": 237053, "department": "Writing", "job": "Writer", "credit_id": "5256c8a619c2956ff60471bc", "episode_count": 4,
              "regular": false
            },
            {"person": 237053, "department": "Writing", "job": "Novel", "credit_id": "54eef1fc925141796e005aee", "episode_count": 73},
            {
              "person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b", "episode_count": 73,
              "regular": false
            },
            {
              "person": 9813, "department": "Writing", "job": "Story", "credit_id": "618b05247ac829002c98da61", "episode_count": 1,
              "regular": false
            },
            {
              "person": 9813, "department": "Writing", "job": "Teleplay", "credit_id": "618b04c5595a56004395a59e", "episode_count": 1,
              "regular": false
            },
            {
              "person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b", "episode_count": 73,
              "regular": false
            },
            {
              "person": 228068, "department": "Writing", "job": "Story", "credit_id": "618b0516a313b8008f4ce368", "episode_count": 1,
              "regular": false
            },
            {
              "person": 228068, "department": "Writing", "job": "Teleplay", "credit_id": "618b050969d2800066e3b971", "episode_count": 1,
              "regular": false
            },
            {
              "person": 1223784, "department": "Writing", "job": "Writer", "credit_id": "5256c8a419c2956ff6046f62", "episode_count": 11,
              "regular": false
            },
            {
              "person": 1223784, "department": "Writing", "job": "Story Editor", "credit_id": "621d60ee172d7f006e4d92c6",
              "episode_count": 9, "regular": false
            }
          ],
          "seasons": [
            {
              "id": 3627, "season_number": 0, "air_date": "2010-12-05", "episode_count": 272,
              "poster_path": "/kMTcwNRfFKCZ0O2OaBZS0nZ2AIe.jpg"
            },
            {
              "id": 3624, "season_number": 1, "air_date": "2011-04-17", "episode_count": 10,
              "poster_path": "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", "vote_average": 8.3,
              "videos": [
                {
                  "id": "5ce71a920e0a265ac0cfe497", "iso_639_1": "en", "iso_3166_1": "US", "key": "e0Y8KpQpW8c",
                  "name": "Game Of Thrones - Season 1 Recap - Official HBO UK", "size": 1080, "type": "Recap", "official": true,
                  "published_at": "2015-05-19T16:31:23.000Z"
                },
                {
                  "id": "53492a180e0a266b3f001446", "iso_639_1": "en", "iso_3166_1": "US", "key": "oEjgO10dzdQ",
                  "name": "Game of Thrones: Moments Tease - Daenerys Targaryen and Khal Drogo (HBO)", "size": 720, "type": "Teaser",
                  "official": true, "published_at": "2011-04-18T20:12:25.000Z"
                }
              ],
              "cast": [
                {"person": 22970, "character": "Tyrion Lannister", "credit_id": "5256c8b219c2956ff6047cd8"},
                {"person": 48, "character": "Ned Stark", "credit_id": "58c7134792514179d20011a9"},
                {"person": 13633, "character": "Robert Baratheon", "credit_id": "5256c8ad19c2956ff60478e2"},
                {"person": 17286, "character": "Cersei Lannister", "credit_id": "5256c8ad19c2956ff60479ce"},
                {"person": 20057, "character": "Catelyn Stark", "credit_id": "5256c8ad19c2956ff604796a"},
                {"person": 12795, "character": "Jaime Lannister", "credit_id": "5256c8ad19c2956ff604793e"},
                {"person": 1223786, "character": "Daenerys Targaryen", "credit_id": "5256c8af19c2956ff60479f6"},
                {"person": 49735, "character": "Petyr Baelish", "credit_id": "5256c8af19c2956ff6047aa4"},
                {"person": 20508, "character": "Jorah Mormont", "credit_id": "5256c8af19c2956ff6047a5c"},
                {"person": 239019, "character": "Jon Snow", "credit_id": "5256c8af19c2956ff6047af6"},
                {"person": 205258, "character": "Viserys Targaryen", "credit_id": "5256c8af19c2956ff6047ac2"},
                {"person": 239020, "character": "Bran Stark", "credit_id": "5256c8b119c2956ff6047c22", "order": 13},
                {"person": 512991, "character": "Robb Stark", "credit_id": "5256c8af19c2956ff6047b1a", "order": 14},
                {"person": 1001657, "character": "Sansa Stark", "credit_id": "5256c8b419c2956ff6047f34", "order": 16},
                {"person": 71586, "character": "Theon Greyjoy", "credit_id": "5256c8b019c2956ff6047b5a", "order": 17},
                {"person": 1181313, "character": "Arya Stark", "credit_id": "5256c8b419c2956ff6047f0c", "order": 18},
                {"person": 3075, "character": "Sandor 'The Hound' Clegane", "credit_id": "5256c8b119c2956ff6047c84", "order": 24},
                {"person": 489467, "character": "Joffrey Baratheon", "credit_id": "5256c8b119c2956ff6047c4e", "order": 26}
              ],
              "images": [
                {
                  "type": "poster", "file_path": "/wgfKiqzuMrFIkU1M68DDDY8kGC1.jpg", "iso_639_1": "en", "width": 1000, "height": 1500,
                  "vote_average": 5.514, "vote_count": 18
                },
                {
                  "type": "poster", "file_path": "/wNOdNgqoySuWbQk3F0QZjPKp8X7.jpg", "iso_639_1": "pt", "width": 1000, "height": 1500,
                  "vote_average": 5.384, "vote_count": 2
                },
                {
                  "type": "poster", "file_path": "/zwaj4egrhnXOBIit1tyb4Sbt3KP.jpg", "iso_639_1": "en", "width": 400, "height": 578,
                  "vote_average": 5.382, "vote_count": 30
                },
                {
                  "type": "poster", "file_path": "/olJ6ivXxCMq3cfujo1IRw30OrsQ.jpg", "iso_639_1": "en", "width": 950, "height": 1425,
                  "vote_average": 5.338, "vote_count": 13
                }
              ],
              "external_ids": {"freebase_mid": "/m/0gmd1gd", "freebase_id": "/m/0gmd1gd", "tvdb_id": 364731, "wikidata_id": "Q1658029"},
              "episodes": [
                {
                  "id": 63056, "episode_number": 1, "name": "Winter Is Coming", "air_date": "2011-04-17", "runtime": 62,
                  "production_code": "101", "still_path": "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg", "vote_average": 8.1, "vote_count": 396,
                  "overview": "A king rides north to ask an old friend for help, and far away a brother plans to marry his sister to a warlord for an army.",
                  "crew": [
                    {"person": 44797, "department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046e77"},
                    {"person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b"},
                    {"person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b"}
                  ],
                  "guest_stars": [{"person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 931}],
                  "images": [
                    {
                      "type": "still", "file_path": "/9hGF3WUkBf7cSjMg0cdMDHJkByd.jpg", "width": 1920, "height": 1080,
                      "vote_average": 5.454, "vote_count": 3
                    },
                    {
                      "type": "still", "file_path": "/xIfvIM7YgkADTrqp23rm3CLaOVQ.jpg", "width": 1920, "height": 1080,
                      "vote_average": 5.322, "vote_count": 5
                    },
                    {
                      "type": "still", "file_path": "/wrGWeW4WKxnaeA8sxJb2T9O6ryo.jpg", "width": 1920, "height": 1080,
                      "vote_average": 5.32, "vote_count": 7
                    },
                    {
                      "type": "still", "file_path": "/qYqCWKoiyR845nUOotJ7rKIXGPM.jpg", "width": 1920, "height": 1080,
                      "vote_average": 5.312, "vote_count": 1
                    }
                  ],
                  "external_ids": {
                    "imdb_id": "tt1480055", "freebase_mid": "/m/0gmc6ph", "freebase_id": "/en/winter_is_coming", "tvdb_id": 3254641,
                    "tvrage_id": 1065008299, "wikidata_id": "Q2614622"
                  }
                },
                {
                  "id": 63057, "episode_number": 2, "name": "The Kingsroad", "air_date": "2011-04-24", "runtime": 56,
                  "production_code": "102", "still_path": "/l0GJx3IR8YasbztTJi5uK0XqkEo.jpg", "vote_average": 7.9, "vote_count": 262,
                  "overview": "Ned takes his daughters to the capital while Bran lies ill, and Jon rides to the Wall with his uncle.",
                  "crew": [
                    {"person": 44797, "department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046e77"},
                    {"person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b"},
                    {"person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b"}
                  ],
                  "guest_stars": [{"person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 931}]
                },
                {
                  "id": 63058, "episode_number": 3, "name": "Lord Snow", "air_date": "2011-05-01", "runtime": 58,
                  "production_code": "103", "still_path": "/8HjOlb4slc1xusMgOtoNpxuTgSI.jpg", "vote_average": 8.1, "vote_count": 218,
                  "overview": "Ned and his daughters arrive in King's Landing and find a court full of intrigue.",
                  "crew": [
                    {"person": 93223, "department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046f0b"},
                    {"person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b"},
                    {"person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b"}
                  ]
                },
                {
                  "id": 63059, "episode_number": 4, "name": "Cripples, Bastards, and Broken Things", "air_date": "2011-05-08",
                  "runtime": 56, "production_code": "104", "still_path": "/Ai2UPMWv38xGjOgNBuA1o8w8dUI.jpg", "vote_average": 8.2,
                  "vote_count": 196,
                  "overview": "Ned looks into the death of Jon Arryn, and Jon makes a friend among the recruits of the Watch.",
                  "crew": [
                    {"person": 1223784, "department": "Writing", "job": "Writer", "credit_id": "5256c8a419c2956ff6046f62"},
                    {"person": 93223, "department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046f0b"}
                  ],
                  "guest_stars": [
                    {"person": 195930, "character": "Bronn", "credit_id": "5256c8b219c2956ff6047d8e", "order": 16},
                    {"person": 1010135, "character": "Samwell 'Sam' Tarly", "credit_id": "56009f37c3a36856180002b5", "order": 17},
                    {"person": 570296, "character": "Gendry", "credit_id": "5256c8b619c2956ff604829c", "order": 20},
                    {"person": 84423, "character": "Lord Varys", "credit_id": "5256c8b219c2956ff6047d6e", "order": 22},
                    {"person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 931}
                  ]
                },
                {
                  "id": 63060, "episode_number": 5, "name": "The Wolf and the Lion", "air_date": "2011-05-15", "runtime": 55,
                  "production_code": "105", "still_path": "/u7e1qSWE6v8jfY9vGNrckX47DGN.jpg", "vote_average": 8.5, "vote_count": 196,
                  "overview": "Catelyn takes Tyrion to her sister to be tried, and Ned gives up his office over an order he will not carry out.",
                  "crew": [
                    {"person": 93223, "department": "Directing", "job": "Director", "credit_id": "5256c8a219c2956ff6046f0b"},
                    {"person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b"},
                    {"person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b"}
                  ],
                  "guest_stars": [
                    {"person": 195930, "character": "Bronn", "credit_id": "5256c8b219c2956ff6047d8e", "order": 16},
                    {"person": 84423, "character": "Lord Varys", "credit_id": "5256c8b219c2956ff6047d6e", "order": 22},
                    {"person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 931}
                  ]
                },
                {
                  "id": 63061, "episode_number": 6, "name": "A Golden Crown", "air_date": "2011-05-22", "runtime": 53,
                  "production_code": "106", "still_path": "/6FcfWGFlDyWZ2JvQi8uvkxbDx1z.jpg", "vote_average": 8.4, "vote_count": 195,
                  "overview": "Ned rules while the king hunts, and Tyrion asks for a trial by combat.",
                  "crew": [
                    {"person": 88743, "department": "Directing", "job": "Director", "credit_id": "5256c8a519c2956ff60470ac"},
                    {"person": 9813, "department": "Writing", "job": "Teleplay", "credit_id": "618b04c5595a56004395a59e"},
                    {"person": 9813, "department": "Writing", "job": "Story", "credit_id": "618b05247ac829002c98da61"},
                    {"person": 228068, "department": "Writing", "job": "Teleplay", "credit_id": "618b050969d2800066e3b971"},
                    {"person": 228068, "department": "Writing", "job": "Story", "credit_id": "618b0516a313b8008f4ce368"}
                  ],
                  "guest_stars": [{"person": 195930, "character": "Bronn", "credit_id": "5256c8b219c2956ff6047d8e", "order": 16}]
                },
                {
                  "id": 63062, "episode_number": 7, "name": "You Win or You Die", "air_date": "2011-05-29", "runtime": 58,
                  "production_code": "107", "still_path": "/o6ldSDhIINGNKZR62mHf2m64dD.jpg", "vote_average": 8.624, "vote_count": 194,
                  "overview": "The king comes home hurt from his hunt, and Jon takes the vows of the Watch.",
                  "crew": [
                    {"person": 88743, "department": "Directing", "job": "Director", "credit_id": "5256c8a519c2956ff60470ac"},
                    {"person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b"},
                    {"person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b"}
                  ],
                  "guest_stars": [
                    {"person": 4391, "character": "Tywin Lannister", "credit_id": "5256c8b419c2956ff6047eda", "order": 14},
                    {"person": 1010135, "character": "Samwell 'Sam' Tarly", "credit_id": "56009f37c3a36856180002b5", "order": 17},
                    {"person": 84423, "character": "Lord Varys", "credit_id": "5256c8b219c2956ff6047d6e", "order": 22},
                    {"person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 931}
                  ]
                },
                {
                  "id": 63063, "episode_number": 8, "name": "The Pointy End", "air_date": "2011-06-05", "runtime": 59,
                  "production_code": "108", "still_path": "/hH0U1QISWGGjoFutvCLdw28MGiq.jpg", "vote_average": 8.3, "vote_count": 193,
                  "overview": "Ned and his men are taken prisoner, and Robb makes ready for war.",
                  "crew": [
                    {"person": 88743, "department": "Directing", "job": "Director", "credit_id": "5256c8a519c2956ff60470ac"},
                    {"person": 237053, "department": "Writing", "job": "Writer", "credit_id": "5256c8a619c2956ff60471bc"}
                  ],
                  "guest_stars": [
                    {"person": 4391, "character": "Tywin Lannister", "credit_id": "5256c8b419c2956ff6047eda", "order": 14},
                    {"person": 195930, "character": "Bronn", "credit_id": "5256c8b219c2956ff6047d8e", "order": 16},
                    {"person": 1010135, "character": "Samwell 'Sam' Tarly", "credit_id": "56009f37c3a36856180002b5", "order": 17},
                    {"person": 84423, "character": "Lord Varys", "credit_id": "5256c8b219c2956ff6047d6e", "order": 22},
                    {"person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 931}
                  ]
                },
                {
                  "id": 63064, "episode_number": 9, "name": "Baelor", "air_date": "2011-06-12", "runtime": 57, "production_code": "109",
                  "still_path": "/fAmBhmw1pQc6fucrdmnRM5FOpXD.jpg", "vote_average": 8.9, "vote_count": 206,
                  "overview": "Robb goes to war, Jon does not know where he belongs, and Drogo falls ill of a wound.",
                  "crew": [
                    {"person": 47005, "department": "Directing", "job": "Director", "credit_id": "5256c8a619c2956ff6047255"},
                    {"person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b"},
                    {"person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b"}
                  ],
                  "guest_stars": [
                    {"person": 4391, "character": "Tywin Lannister", "credit_id": "5256c8b419c2956ff6047eda", "order": 14},
                    {"person": 195930, "character": "Bronn", "credit_id": "5256c8b219c2956ff6047d8e", "order": 16},
                    {"person": 1010135, "character": "Samwell 'Sam' Tarly", "credit_id": "56009f37c3a36856180002b5", "order": 17},
                    {"person": 84423, "character": "Lord Varys", "credit_id": "5256c8b219c2956ff6047d6e", "order": 22}
                  ]
                },
                {
                  "id": 63065, "episode_number": 10, "episode_type": "finale", "name": "Fire and Blood", "air_date": "2011-06-19",
                  "runtime": 53, "production_code": "110", "still_path": "/y1BXkhEqBQS3ewQeqqdHpjhTts0.jpg", "vote_average": 8.802,
                  "vote_count": 197, "overview": "Robb swears revenge, Jon has to decide, and Daenerys says goodbye to Drogo.",
                  "crew": [
                    {"person": 47005, "department": "Directing", "job": "Director", "credit_id": "5256c8a619c2956ff6047255"},
                    {"person": 9813, "department": "Writing", "job": "Writer", "credit_id": "5256c8a019c2956ff6046e2b"},
                    {"person": 228068, "department": "Writing", "job": "Writer", "credit_id": "5256c8a219c2956ff6046e4b"}
                  ],
                  "guest_stars": [
                    {"person": 4391, "character": "Tywin Lannister", "credit_id": "5256c8b419c2956ff6047eda", "order": 14},
                    {"person": 195930, "character": "Bronn", "credit_id": "5256c8b219c2956ff6047d8e", "order": 16},
                    {"person": 1010135, "character": "Samwell 'Sam' Tarly", "credit_id": "56009f37c3a36856180002b5", "order": 17},
                    {"person": 570296, "character": "Gendry", "credit_id": "5256c8b619c2956ff604829c", "order": 20},
                    {"person": 84423, "character": "Lord Varys", "credit_id": "5256c8b219c2956ff6047d6e", "order": 22},
                    {"person": 20425, "character": "Maester Luwin", "credit_id": "5987d310c3a3681e2a014bfe", "order": 931}
                  ]
                }
              ]
            },
            {
              "id": 3625, "season_number": 2, "air_date": "2012-04-01", "episode_count": 10,
              "poster_path": "/9xfNkPwDOqyeUvfNhs1XlWA0esP.jpg", "vote_average": 8.2
            },
            {
              "id": 3626, "season_number": 3, "air_date": "2013-03-31", "episode_count": 10,
              "poster_path": "/5MkZjRnCKiIGn3bkXrXfndEzqOU.jpg", "vote_average": 8.2
            },
            {
              "id": 3628, "season_number": 4, "air_date": "2014-04-06", "episode_count": 10,
              "poster_path": "/jXIMScXE4J4EVHUba1JgxZnWbo4.jpg", "vote_average": 8.4,
              "episodes": [
                {
                  "id": 63099, "episode_number": 6, "name": "The Laws of Gods and Men", "air_date": "2014-05-11", "runtime": 51,
                  "production_code": "406", "still_path": "/vKt9b7HNYhwM91C7S53zPsAWfT3.jpg", "vote_average": 9, "vote_count": 133
                },
                {
                  "id": 63100, "episode_number": 7, "name": "Mockingbird", "air_date": "2014-05-18", "runtime": 51,
                  "production_code": "407", "still_path": "/r7u0uELPyDkNnBZzAFVvw1XJKo5.jpg", "vote_average": 8.2, "vote_count": 116
                },
                {
                  "id": 63101, "episode_number": 8, "name": "The Mountain and the Viper", "air_date": "2014-06-01", "runtime": 53,
                  "production_code": "408", "still_path": "/exdPjUiilNFUV8uUSiBBhsanAwa.jpg", "vote_average": 8.9, "vote_count": 141
                },
                {"id": 63102, "episode_number": 9, "screened_theatrically": true},
                {"id": 63103, "episode_number": 10, "screened_theatrically": true}
              ]
            },
            {
              "id": 62090, "season_number": 5, "air_date": "2015-04-12", "episode_count": 10,
              "poster_path": "/7Q1Hy1AHxAzA2lsmzEMBvuWTX0x.jpg", "vote_average": 8.2,
              "episodes": [
                {
                  "id": 1070282, "episode_number": 8, "name": "Hardhome", "air_date": "2015-05-31", "runtime": 61,
                  "production_code": "508", "still_path": "/zIrSrXU4zOArlVYnXFxxfKDYYY2.jpg", "vote_average": 9.3, "vote_count": 170
                },
                {"id": 1054979, "episode_number": 9, "screened_theatrically": true},
                {"id": 1159054, "episode_number": 10, "screened_theatrically": true}
              ]
            },
            {
              "id": 71881, "season_number": 6, "air_date": "2016-04-24", "episode_count": 10,
              "poster_path": "/p1udLh0gfqyZFmXBGa393gk8go5.jpg", "vote_average": 8.3
            },
            {
              "id": 81266, "season_number": 7, "air_date": "2017-07-16", "episode_count": 7,
              "poster_path": "/oX51n32QyHeFP5kErksemJsJljL.jpg", "vote_average": 8.2
            },
            {
              "id": 107971, "season_number": 8, "air_date": "2019-04-14", "episode_count": 6,
              "poster_path": "/3OcQhbrecf4F4pYss2gSirTGPvD.jpg", "vote_average": 6.5,
              "episodes": [
                {
                  "id": 1551830, "episode_number": 6, "name": "The Iron Throne", "air_date": "2019-05-19", "runtime": 80,
                  "production_code": "806", "still_path": "/zBi2O5EJfgTS6Ae0HdAYLm9o2nf.jpg", "vote_average": 4.809, "vote_count": 241
                }
              ]
            }
          ],
          "translations": {
            "de": {
              "overview": "Mehrere große Häuser greifen nach einem Thron, und hoch im Norden erwacht etwas, dem gleich ist, wer ihn bekommt."
            },
            "fr": {
              "overview": "Plusieurs grandes maisons convoitent un trône, et tout au nord s'éveille quelque chose qui se moque du vainqueur."
            },
            "es": {
              "title": "Juego de tronos",
              "overview": "Varias casas poderosas quieren el mismo trono, y en el norte despierta algo a lo que no le importa quién gane."
            },
            "ja": {"title": "ゲーム・オブ・スローンズ", "overview": "いくつもの名家が一つの王座を争うなか、はるか北で、勝者が誰でもかまわない何かが目を覚ます。"},
            "pt": {
              "overview": "Várias casas poderosas disputam um trono, e no extremo norte desperta algo que não se importa com quem vence."
            },
            "ar": {"title": "صراع العروش", "overview": "تتنافس بيوت عظيمة على عرش واحد، وفي أقصى الشمال يستيقظ ما لا يبالي بمن يفوز."},
            "uk": {
              "title": "Гра престолів",
              "overview": "Кілька великих домів борються за один трон, а далеко на півночі прокидається те, чому байдуже, хто переможе."
            }
          }
        },
        {
          "id": 1396, "name": "Breaking Bad", "first_air_date": "2008-01-20", "origin_country": ["US"], "genres": [18, 80],
          "poster_path": "/ggFHVNu6YYI5L9pCfOacjizRGt.jpg", "backdrop_path": "/bsNm9z2TJfe0WO3RedPGWQ8mG1X.jpg", "popularity": 292.904,
          "vote_average": 8.9, "vote_count": 11543,
          "overview": "A chemistry teacher with little time left decides to provide for his family by breaking the law.",
          "seasons": [
            {
              "season_number": 5, "episode_count": 16,
              "translations": {
                "de": {"overview": "Das Geschäft gehört jetzt ihm, und der Preis dafür steht noch aus."},
                "fr": {"name": "La fin de la chimie"},
                "pt-PT": {"overview": "O negócio agora é dele, e o preço ainda está por pagar."}
              },
              "episodes": [
                {
                  "id": 62147, "episode_number": 1, "name": "Live Free or Die", "air_date": "2012-07-15", "runtime": 43,
                  "overview": "There is evidence in a locked room, and three men think about magnets.",
                  "still_path": "/uShB5dWoA3xIivZ9jvwWnGCVvt4.jpg", "vote_average": 8.6, "vote_count": 122,
                  "translations": {
                    "de": {"overview": "In einem verschlossenen Raum liegen Beweise, und drei Männer denken über Magnete nach."},
                    "ja": {"overview": "鍵のかかった部屋に証拠があり、三人の男が磁石のことを考える。"}
                  }
                },
                {
                  "id": 62153, "episode_number": 7, "name": "Say My Name", "air_date": "2012-08-26", "runtime": 48,
                  "still_path": "/2NA7ti9jsWnG4xreMEFwbq4DH1f.jpg", "vote_average": 8.9, "vote_count": 117,
                  "translations": {
                    "de": {"name": "Sag meinen Namen"}, "fr": {"name": "Dis mon nom"}, "es": {"name": "Di mi nombre"},
                    "pt-PT": {"name": "Diz o meu nome"}
                  }
                },
                {
                  "id": 62161, "episode_number": 16, "name": "Felina", "air_date": "2013-09-29", "runtime": 56,
                  "still_path": "/pA0YwyhvdDXP3BEGL2grrIhq8aM.jpg", "vote_average": 9.2, "vote_count": 172
                }
              ]
            }
          ],
          "translations": {
            "de": {"overview": "Ein Chemielehrer, dem wenig Zeit bleibt, will für seine Familie sorgen und bricht dafür das Gesetz."},
            "fr": {"overview": "Un professeur de chimie à qui il reste peu de temps enfreint la loi pour mettre sa famille à l'abri."},
            "es": {"overview": "Un profesor de química al que le queda poco tiempo decide cuidar de su familia al margen de la ley."},
            "ja": {"overview": "残された時間の少ない化学教師が、家族のために法を破る道を選ぶ。"},
            "pt": {"overview": "Um professor de química com pouco tempo pela frente decide cuidar da família fora da lei."},
            "ar": {"overview": "معلم كيمياء لم يبق له وقت طويل يقرر أن يؤمّن عائلته بخرق القانون."},
            "uk": {"overview": "Учитель хімії, якому лишилося мало часу, вирішує забезпечити родину, порушивши закон."}
          }
        },
        {
          "id": 1418, "name": "The Big Bang Theory", "first_air_date": "2007-09-24", "origin_country": ["US"], "genres": [35],
          "poster_path": "/ooBGRQBdbGzBxAVfExiO8r7kloA.jpg", "backdrop_path": "/8X1BTSaUyF5rc0malaaQovpxC3f.jpg", "popularity": 134.048,
          "vote_average": 7.879, "vote_count": 9899,
          "overview": "Two roommates who are at home in physics meet the neighbor across the hall.",
          "seasons": [
            {
              "season_number": 7, "episode_count": 5,
              "episodes": [
                {
                  "id": 64782, "episode_number": 5, "name": "The Workplace Proximity", "air_date": "2013-10-17", "runtime": 22,
                  "production_code": "4X5305", "still_path": "/k8atjbd5gAsntuhbPnFpvnvo0qn.jpg", "vote_average": 7.242, "vote_count": 31
                }
              ]
            }
          ]
        },
        {
          "id": 40008, "name": "Hannibal", "first_air_date": "2013-04-04", "origin_country": ["US"], "genres": [18, 80],
          "poster_path": "/imzvb941su6uhQ158GGurk7vF28.jpg", "backdrop_path": "/mCwQJqyuCFlbFyJR5sWg3PqtHEN.jpg", "popularity": 55.286,
          "vote_average": 8.222, "vote_count": 2011,
          "overview": "A man who can think like those he hunts is after someone who may be closer than he knows.",
          "seasons": [
            {
              "season_number": 2, "episode_count": 13,
              "episodes": [
                {
                  "id": 975339, "episode_number": 12, "name": "Tome-wan", "air_date": "2014-05-16", "runtime": 43,
                  "production_code": "212", "still_path": "/pYsO5cXmjJGYUZWVDocBI3CIM6.jpg", "vote_average": 8.2, "vote_count": 32
                },
                {
                  "id": 976285, "episode_number": 13, "name": "Mizumono", "air_date": "2014-05-23", "runtime": 43,
                  "production_code": "213", "still_path": "/40jqX3XRk6W97gscX5rj4kTy411.jpg", "vote_average": 9, "vote_count": 47
                }
              ]
            }
          ]
        },
        {
          "id": 100088, "name": "The Last of Us", "first_air_date": "2023-01-15", "origin_country": ["US"], "genres": [18],
          "poster_path": "/uKvVjHNqB5VmOrdxqAt2F7J78ED.jpg", "backdrop_path": "/uDgy6hyPd82kOHh6I95FLtLnj6p.jpg", "popularity": 636.128,
          "vote_average": 8.7, "vote_count": 3281,
          "overview": "Twenty years after the world fell apart, Joel is hired to take a girl named Ellie across what is left of it.",
          "status": "Returning Series",
          "cast": [{"person": 1253360, "character": "Joel Miller", "credit_id": "6024a814c0ae36003d59cc3c"}],
          "seasons": [
            {
              "id": 144593, "season_number": 1, "air_date": "2023-01-15", "episode_count": 9,
              "poster_path": "/aUQKIpZZ31KWbpdHMCmaV76u78T.jpg",
              "episodes": [{"episode_number": 1, "air_date": "2023-01-15"}]
            }
          ]
        },
        {
          "id": 82856, "name": "The Mandalorian", "first_air_date": "2019-11-12", "origin_country": ["US"], "genres": [10765, 10759, 18],
          "poster_path": "/eU1i6eHXlzMOlEq0ku1Rzq7Y4wA.jpg", "backdrop_path": "/6Lw54zxm6BAEKJeGlabyzzR5Juu.jpg", "popularity": 1007.844,
          "vote_average": 8.481, "vote_count": 8899,
          "overview": "The Empire is gone, the law has not come back, and a lone bounty hunter earns his living far from everything.",
          "status": "Returning Series",
          "seasons": [{"season_number": 1, "air_date": "2019-11-12", "episodes": [{"episode_number": 1, "air_date": "2019-11-12"}]}],
          "translations": {
            "de": {
              "overview": "Das Imperium ist fort, das Gesetz nicht zurück, und weit draußen lebt ein Kopfgeldjäger von seinen Aufträgen."
            },
            "fr": {"overview": "L'Empire n'est plus, la loi n'est pas revenue, et un chasseur de primes vit loin de tout."},
            "es": {"overview": "El Imperio ya no está, la ley no ha vuelto, y un cazarrecompensas vive lejos de todo."},
            "ja": {"overview": "帝国は去り、法はまだ戻らない。遠い辺境で、一人の賞金稼ぎが生きている。"},
            "pt": {"overview": "O Império acabou, a lei não voltou, e um caçador de recompensas vive longe de tudo."},
            "ar": {"overview": "سقطت الإمبراطورية ولم يعد القانون بعد، وبعيدًا عن كل شيء يكسب صائد جوائز وحيد رزقه."},
            "uk": {"overview": "Імперії вже немає, закону ще немає, і далеко від усього заробляє на життя самотній мисливець за головами."}
          }
        },
        {
          "id": 85937, "name": "Demon Slayer: Kimetsu no Yaiba", "original_name": "鬼滅の刃", "original_language": "ja",
          "first_air_date": "2019-04-06", "origin_country": ["JP"], "genres": [16, 10759, 10765],
          "poster_path": "/xUfRZu2mi8jH6SzQEJGP6tjBuYj.jpg", "backdrop_path": "/nTvM4mhqNlHIvUkI1gVnW6XP7GG.jpg", "popularity": 297.901,
          "vote_average": 8.699, "vote_count": 5093,
          "overview": "Tanjiro comes home to find that a demon has been there; only his sister is left, and she is changed.",
          "status": "Returning Series",
          "seasons": [{"season_number": 1, "air_date": "2019-04-06", "episodes": [{"episode_number": 1, "air_date": "2019-04-06"}]}],
          "translations": {
            "de": {
              "overview": "Tanjiro kommt nach Hause, wo ein Dämon gewütet hat. Nur seine Schwester ist noch da, und sie ist verwandelt."
            },
            "fr": {"overview": "Tanjiro rentre chez lui après le passage d'un démon; il ne lui reste que sa sœur, et elle a changé."},
            "es": {"overview": "Tanjiro vuelve a casa después de que pasara un demonio; solo le queda su hermana, y ella ha cambiado."},
            "ja": {"overview": "家に帰った炭治郎を待っていたのは鬼の爪あとだった。残された妹は、もう元の妹ではない。"},
            "pt": {"overview": "Tanjiro volta para casa depois que um demônio passou por lá; só resta a irmã, e ela mudou."},
            "ar": {"overview": "يعود تانجيرو إلى بيته فيجد أن شيطانًا مر به؛ لم تبق إلا أخته، وقد تغيّرت."},
            "uk": {"overview": "Тандзіро повертається додому, де побував демон; лишилася тільки сестра, і вона вже інша."}
          }
        },
        {
          "id": 4613, "name": "Band of Brothers", "first_air_date": "2001-09-09", "origin_country": ["US"], "genres": [18, 10768],
          "poster_path": "/pGzV187ogXzgJrvPRy2YPi29ofH.jpg", "backdrop_path": "/2yDV0xLyqW88dn5qE7YCRnoYmfy.jpg", "popularity": 56.008,
          "vote_average": 8.457, "vote_count": 2956,
          "overview": "The men of Easy Company train together, go to war together and tell of it afterwards.", "type": "Miniseries",
          "crew": [
            {"person": 31, "department": "Writing", "job": "Writer", "credit_id": "52577651760ee36aaa522024", "episode_count": 1},
            {"person": 31, "department": "Directing", "job": "Director", "credit_id": "52577653760ee36aaa522257", "episode_count": 10},
            {
              "person": 31, "department": "Production", "job": "Executive Producer", "credit_id": "5257765d760ee36aaa522862",
              "episode_count": 10
            }
          ],
          "seasons": [
            {
              "season_number": 1, "air_date": "2001-09-09", "episode_count": 10,
              "episodes": [{"episode_number": 1, "air_date": "2001-09-09"}]
            }
          ]
        },
        {
          "id": 16997, "name": "The Pacific", "first_air_date": "2010-03-14", "origin_country": ["US"], "genres": [18, 10759, 10768],
          "poster_path": "/x9Y1IMFdY8Ma222KcQadFEau0EB.jpg", "backdrop_path": "/nWfpVLgioDXQsAbfL6UJxYz6d3d.jpg", "popularity": 34.712,
          "vote_average": 7.725, "vote_count": 2056, "overview": "Three Marines go through the war in the Pacific, each on his own way.",
          "type": "Miniseries",
          "cast": [{"person": 31, "character": "Narrator", "credit_id": "5bfd3d5092514111160266fb", "episode_count": 10}],
          "crew": [
            {
              "person": 31, "department": "Production", "job": "Executive Producer", "credit_id": "52584fd8760ee3466103c06d",
              "episode_count": 10
            }
          ],
          "seasons": [
            {
              "season_number": 1, "air_date": "2010-03-14", "episode_count": 10,
              "episodes": [{"episode_number": 1, "air_date": "2010-03-14"}]
            }
          ]
        },
        {
          "id": 202250, "name": "Dirty Linen", "original_language": "tl", "first_air_date": "2023-01-23", "on_the_air": true,
          "origin_country": ["PH"], "genres": [9648, 18], "poster_path": "/aoAZgnmMzY9vVy9VWnO3U5PZENh.jpg",
          "backdrop_path": "/mAJ84W6I8I272Da87qplS2Dp9ST.jpg", "popularity": 2797.914, "vote_average": 5, "vote_count": 13,
          "overview": "A young woman takes a place as a maid with a powerful family to bring their secrets to light.",
          "seasons": [{"season_number": 1, "air_date": "2023-01-23", "episodes": [{"episode_number": 1, "air_date": "2023-01-23"}]}]
        },
        {
          "id": 204370, "name": "The Path", "original_name": "Travessia", "original_language": "pt", "first_air_date": "2022-10-10",
          "on_the_air": true, "origin_country": ["BR"], "genres": [10766, 18, 35], "poster_path": "/raDj1xSVzBenwI87arenZY6eHmz.jpg",
          "backdrop_path": "/xGKTgJlqCkq6tAK2sOTdULh7YaX.jpg", "popularity": 2658.721, "vote_average": 4.7, "vote_count": 16,
          "overview": "A faked picture throws Brisa's life off its course, and she builds a new one for herself and her son.",
          "seasons": [{"season_number": 1, "air_date": "2022-10-10", "episodes": [{"episode_number": 1, "air_date": "2022-10-10"}]}]
        },
        {
          "id": 197123, "name": "The White Darkness", "origin_country": ["US"], "genres": [10759, 18], "popularity": 0.61,
          "overview": "A man with a family and a long career as a soldier behind him sets out to test how much he can bear."
        }
        ]
        """#
}
