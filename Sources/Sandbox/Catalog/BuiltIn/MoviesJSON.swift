extension SandboxCatalog {
    /// The movies of the built-in catalog.
    static let moviesJSON = #"""
        [
        {
          "id": 550, "title": "Fight Club", "release_date": "1999-10-15", "genres": [18, 53, 35],
          "poster_path": "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", "backdrop_path": "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg", "popularity": 73.433,
          "vote_average": 8.433, "vote_count": 26279,
          "overview": "A man who cannot sleep befriends a man who sells soap, and together they start a club where strangers fight.",
          "homepage": "http://www.foxmovies.com/movies/fight-club",
          "external_ids": {"imdb_id": "tt0137523", "facebook_id": "FightClub"},
          "runtime": 139, "origin_country": ["US"],
          "production_companies": [
            {"id": 25, "name": "20th Century Fox", "origin_country": "US", "logo_path": "/qZCc1lty5FzX30aOCVRBLzaVmcp.png"}
          ],
          "production_countries": [{"iso_3166_1": "US", "name": "United States of America"}],
          "spoken_languages": [{"iso_639_1": "en", "name": "English"}],
          "keywords": [
            {"id": 818, "name": "based on novel or store"}, {"id": 825, "name": "support group"}, {"id": 851, "name": "dual identity"},
            {"id": 1541, "name": "nihilism"}, {"id": 1721, "name": "fight"}, {"id": 3927, "name": "rage and hate"},
            {"id": 4142, "name": "insomnia"}, {"id": 4565, "name": "dystopia"}, {"id": 9181, "name": "alter ego"},
            {"id": 11687, "name": "breaking the fourth wall"}, {"id": 34117, "name": "cult film"},
            {"id": 156761, "name": "split personality"}, {"id": 179173, "name": "quitting a job"},
            {"id": 212803, "name": "dissociative identity disorder"}, {"id": 260426, "name": "self destructiveness"}
          ],
          "videos": [
            {
              "id": "639d5326be6d88007f170f44", "iso_639_1": "en", "iso_3166_1": "US", "key": "O-b2VfmmbyA",
              "name": "Fight Club (1999) Trailer - Starring Brad Pitt, Edward Norton, Helena Bonham Carter", "size": 720,
              "type": "Trailer", "published_at": "2016-03-05T02:03:14.000Z"
            },
            {
              "id": "5c9294240e0a267cd516835f", "iso_639_1": "en", "iso_3166_1": "US", "key": "BdJKm16Co6M", "name": "#TBT Trailer",
              "size": 1080, "type": "Trailer", "official": true, "published_at": "2014-10-02T19:20:22.000Z"
            }
          ],
          "images": [
            {
              "type": "poster", "file_path": "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", "iso_639_1": "en", "width": 2000, "height": 3000,
              "vote_average": 5.504, "vote_count": 46
            },
            {
              "type": "poster", "file_path": "/a26cQPRhJPX6GbWfQbvZdrrp9j9.jpg", "iso_639_1": "en", "width": 2000, "height": 3000,
              "vote_average": 5.46, "vote_count": 25
            },
            {
              "type": "poster", "file_path": "/ohXr0v9U0TfFu9IXbSDm5zoGV3R.jpg", "iso_639_1": "pt", "width": 2000, "height": 3000,
              "vote_average": 5.33, "vote_count": 9
            },
            {
              "type": "poster", "file_path": "/1yWmCAIGSVNuTOGyz9F48W9g1Ux.jpg", "iso_639_1": "es", "width": 1400, "height": 2100,
              "vote_average": 5.326, "vote_count": 7
            },
            {
              "type": "poster", "file_path": "/rUPKPWBpr2ZbDXXZpT0qgYqTlG9.jpg", "iso_639_1": "de", "width": 800, "height": 1200,
              "vote_average": 5.318, "vote_count": 3
            },
            {
              "type": "poster", "file_path": "/6NdNO1dq9w54ujk2G4sK4ogsf0H.jpg", "iso_639_1": "fr", "width": 1000, "height": 1500,
              "vote_average": 5.252, "vote_count": 4
            },
            {
              "type": "poster", "file_path": "/a1hxQhCl2i9DmbjKXixkukVW7zy.jpg", "width": 2000, "height": 3000, "vote_average": 5.18,
              "vote_count": 3
            },
            {
              "type": "backdrop", "file_path": "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg", "width": 1422, "height": 800, "vote_average": 5.622,
              "vote_count": 20
            },
            {
              "type": "backdrop", "file_path": "/fygeMr16EcxJiYhdiO1LEr7iHtI.jpg", "iso_639_1": "en", "width": 1280, "height": 720,
              "vote_average": 5.318, "vote_count": 3
            },
            {
              "type": "backdrop", "file_path": "/c6OLXfKAk5BKeR6broC8pYiCquX.jpg", "width": 2560, "height": 1440, "vote_average": 5.292,
              "vote_count": 18
            },
            {
              "type": "logo", "file_path": "/7Uqhv24pGJs4Ns31NoOPWFJGWNG.png", "iso_639_1": "en", "width": 1804, "height": 389,
              "vote_average": 5.172, "vote_count": 1
            },
            {"type": "logo", "file_path": "/z6yka0HngU3FPjcWBc4CSxokUg0.png", "iso_639_1": "es", "width": 636, "height": 298}
          ],
          "release_dates": [
            {"iso_3166_1": "US", "release_date": "1999-09-21", "type": 1, "note": "CMJ Film Festival"},
            {"iso_3166_1": "US", "release_date": "1999-10-06", "type": 1, "note": "Westwood, California (Premiere)"},
            {"iso_3166_1": "US", "release_date": "1999-10-15", "type": 3, "certification": "R"},
            {"iso_3166_1": "DE", "release_date": "1999-11-11", "type": 3, "certification": "18"},
            {"iso_3166_1": "BR", "release_date": "1999-10-29", "type": 3, "certification": "18"},
            {"iso_3166_1": "GB", "release_date": "1999-11-12", "type": 3, "certification": "18"},
            {"iso_3166_1": "JP", "release_date": "1999-12-11", "type": 3, "certification": "PG12 "},
            {"iso_3166_1": "ES", "release_date": "1999-11-05", "type": 3, "certification": "18"}
          ],
          "watch_providers": [
            {
              "iso_3166_1": "DE", "link": "https://www.themoviedb.org/movie/550-fight-club/watch?locale=DE", "buy": [2, 10, 3, 192],
              "flatrate": [337, 421], "rent": [2, 10, 3, 192]
            },
            {
              "iso_3166_1": "JP", "link": "https://www.themoviedb.org/movie/550-fight-club/watch?locale=JP", "buy": [2, 3],
              "flatrate": [337, 84, 9], "rent": [85, 10, 2]
            },
            {
              "iso_3166_1": "ES", "link": "https://www.themoviedb.org/movie/550-fight-club/watch?locale=ES", "ads": [35],
              "buy": [2, 35, 3], "flatrate": [119, 337, 528], "rent": [2, 35, 3]
            }
          ],
          "cast": [
            {"person": 819, "character": "The Narrator", "credit_id": "52fe4250c3a36847f80149f3", "cast_id": 4},
            {"person": 287, "character": "Tyler Durden", "credit_id": "52fe4250c3a36847f80149f7", "cast_id": 5},
            {"person": 1283, "character": "Marla Singer", "credit_id": "631f0de8bd32090082733691", "cast_id": 285},
            {"person": 7470, "character": "Robert \"Bob\" Paulson", "credit_id": "52fe4250c3a36847f80149ff", "cast_id": 7},
            {"person": 7499, "character": "Angel Face", "credit_id": "631f0e29ce9e91007f757d86", "cast_id": 286},
            {"person": 7471, "character": "Richard Chesler", "credit_id": "52fe4250c3a36847f8014a55", "cast_id": 31},
            {"person": 7497, "character": "The Mechanic", "credit_id": "52fe4250c3a36847f8014a59", "cast_id": 32},
            {"person": 7498, "character": "Ricky", "credit_id": "52fe4250c3a36847f8014a5d", "cast_id": 33},
            {"person": 7472, "character": "Intern", "credit_id": "52fe4250c3a36847f8014a61", "cast_id": 34},
            {"person": 7219, "character": "Thomas", "credit_id": "52fe4250c3a36847f8014a65", "cast_id": 35}
          ],
          "crew": [
            {"person": 1254, "department": "Production", "job": "Producer", "credit_id": "52fe4250c3a36847f8014a11"},
            {"person": 7467, "department": "Directing", "job": "Director", "credit_id": "631f0289568463007bbe28a5"},
            {"person": 7468, "department": "Writing", "job": "Novel", "credit_id": "52fe4250c3a36847f8014a4d"},
            {"person": 7469, "department": "Writing", "job": "Screenplay", "credit_id": "56380f0cc3a3681b5c0200be"},
            {"person": 7479, "department": "Camera", "job": "Director of Photography", "credit_id": "52fe4250c3a36847f8014a23"},
            {"person": 7480, "department": "Editing", "job": "Editor", "credit_id": "52fe4250c3a36847f8014a29"}
          ],
          "translations": {
            "de": {
              "overview": "Ein Mann, der nicht schlafen kann, lernt einen Seifenverkäufer kennen. Bald gründen sie einen Klub, in dem Fremde sich prügeln."
            },
            "fr": {
              "title": "Fight Club",
              "overview": "Un homme qui ne dort plus rencontre un vendeur de savon. Ensemble, ils ouvrent un club où des inconnus se battent."
            },
            "es": {
              "title": "El Club de la Lucha",
              "overview": "Un hombre que no puede dormir conoce a un vendedor de jabón, y juntos abren un club donde pelean desconocidos."
            },
            "ja": {"title": "ファイト・クラブ", "overview": "眠れない男が石けんを売る男と出会い、二人は見知らぬ者どうしが殴り合う集まりを始める。"},
            "pt": {
              "title": "Clube da Luta",
              "overview": "Um homem que não consegue dormir conhece um vendedor de sabão, e os dois abrem um clube onde desconhecidos lutam."
            },
            "ar": {"overview": "رجل لا يعرف النوم يصادق بائع صابون، فيؤسسان معًا ناديًا يتقاتل فيه الغرباء."},
            "uk": {
              "overview": "Чоловік, який не може заснути, знайомиться з продавцем мила, і разом вони відкривають клуб, де б'ються незнайомці."
            }
          }
        },
        {
          "id": 11, "title": "Star Wars", "release_date": "1977-05-25", "genres": [12, 28, 878],
          "poster_path": "/6FfCtAuVAW8XJjZ7eWeLibRLWTw.jpg", "backdrop_path": "/2w4xG178RpB4MDAIfTkqAuSJzec.jpg", "popularity": 20.6912,
          "vote_average": 8.2, "vote_count": 22061,
          "overview": "Luke Skywalker and Han Solo, with two droids in tow, go after a princess whom the Empire holds prisoner.",
          "homepage": "http://www.starwars.com/films/star-wars-episode-iv-a-new-hope",
          "external_ids": {"imdb_id": "tt0076759"},
          "runtime": 121, "budget": 11000000, "revenue": 775398007, "origin_country": ["US"],
          "belongs_to_collection": {
            "id": 10, "name": "Star Wars Collection", "poster_path": "/pWVLFh4OuejTpUaDQbB1C4zoS2p.jpg",
            "backdrop_path": "/iY2ujEY2m68OTTlPFTiHub9joHS.jpg"
          },
          "production_companies": [
            {
              "id": 1, "name": "Lucasfilm Ltd.", "origin_country": "US", "logo_path": "/tlVSws0RvvtPBwViUyOFAO0vcQS.png",
              "alternative_names": ["루카스필름", "Lucasfilm Limited, LLC", "Lucasfilm Ltd. LLC", "Lucasfilm"]
            },
            {"id": 25, "name": "20th Century Fox", "origin_country": "US", "logo_path": "/qZCc1lty5FzX30aOCVRBLzaVmcp.png"}
          ],
          "production_countries": [{"iso_3166_1": "US", "name": "United States of America"}],
          "spoken_languages": [{"iso_639_1": "en", "name": "English"}],
          "translations": {
            "de": {
              "overview": "Luke Skywalker und Han Solo brechen mit zwei Droiden auf, um eine Prinzessin aus der Gewalt des Imperiums zu holen."
            },
            "fr": {
              "overview": "Luke Skywalker et Han Solo partent avec deux droïdes à la recherche d'une princesse retenue par l'Empire."
            },
            "es": {
              "overview": "Luke Skywalker y Han Solo salen con dos droides en busca de una princesa a la que el Imperio tiene presa."
            },
            "ja": {"overview": "ルーク・スカイウォーカーとハン・ソロは、二体のドロイドとともに、帝国に捕らわれた姫を助けに向かう。"},
            "pt": {"overview": "Luke Skywalker e Han Solo partem com dois droides atrás de uma princesa que o Império mantém presa."},
            "ar": {"overview": "ينطلق لوك سكاي ووكر وهان سولو مع اثنين من الآليين لإنقاذ أميرة تحتجزها الإمبراطورية."},
            "uk": {"overview": "Люк Скайвокер і Хан Соло з двома дроїдами вирушають рятувати принцесу, яку тримає в полоні Імперія."}
          }
        },
        {
          "id": 238, "title": "The Godfather", "release_date": "1972-03-14", "genres": [18, 80],
          "poster_path": "/3bhkrj58Vtu7enYsRolD1fZdja1.jpg", "backdrop_path": "/tmU7GeKVybMWFButWEGl2M4GeiP.jpg", "popularity": 100.932,
          "vote_average": 8.7, "vote_count": 17806,
          "overview": "When the head of the Corleones is nearly killed, the youngest son answers for his family, and it changes him.",
          "translations": {
            "de": {
              "overview": "Nach einem Anschlag auf das Oberhaupt der Corleones greift der jüngste Sohn ein, und nichts bleibt, wie es war."
            },
            "fr": {
              "overview": "Quand le chef des Corleone échappe de peu à la mort, son plus jeune fils prend sa défense et n'en revient pas le même."
            },
            "es": {
              "overview": "Cuando casi matan al jefe de los Corleone, el hijo menor responde por su familia y ya no vuelve a ser quien era."
            },
            "ja": {"overview": "コルレオーネ家の長が命を狙われ、末の息子が家族のために動き出す。そして彼は変わっていく。"},
            "pt": {
              "overview": "Quando o chefe dos Corleone quase morre, o filho mais novo responde pela família e deixa de ser quem era."
            },
            "ar": {"overview": "بعد محاولة لقتل كبير آل كورليوني يهب أصغر أبنائه للدفاع عن العائلة، فلا يعود كما كان."},
            "uk": {
              "overview": "Після замаху на голову родини Корлеоне наймолодший син стає на її захист і вже ніколи не буде таким, як раніше."
            }
          }
        },
        {
          "id": 129, "title": "Spirited Away", "original_title": "千と千尋の神隠し", "original_language": "ja", "release_date": "2001-07-20",
          "genres": [16, 10751, 14], "poster_path": "/39wmItIWsg5sZMyRUHLkWBcuVCM.jpg",
          "backdrop_path": "/Ab8mkHmkYADjU7wQiOkia9BzGvS.jpg", "popularity": 85.662, "vote_average": 8.5, "vote_count": 14210,
          "overview": "Chihiro loses her parents in a world of spirits and has to find out how brave she is to get them back.",
          "translations": {
            "de": {"overview": "In einer Welt der Geister verliert Chihiro ihre Eltern und entdeckt ihren Mut, um sie zurückzuholen."},
            "fr": {"overview": "Chihiro perd ses parents dans le monde des esprits et doit trouver en elle le courage de les délivrer."},
            "es": {"overview": "Chihiro pierde a sus padres en un mundo de espíritus y tiene que descubrir su valor para recuperarlos."},
            "ja": {"overview": "精霊たちの世界で両親を失った千尋は、二人を取り戻すために自分の勇気を見つけていく。"},
            "pt": {
              "overview": "Chihiro perde os pais em um mundo de espíritos e precisa descobrir a própria coragem para trazê-los de volta."
            },
            "ar": {"overview": "تفقد تشيهيرو والديها في عالم الأرواح، وعليها أن تجد الشجاعة في نفسها كي تستعيدهما."},
            "uk": {"overview": "Тіхіро втрачає батьків у світі духів і має знайти в собі сміливість, щоб їх повернути."}
          }
        },
        {
          "id": 496243, "title": "Parasite", "original_title": "기생충", "original_language": "ko", "release_date": "2019-05-30",
          "genres": [35, 53, 18], "poster_path": "/7IiTTgloJzvGI1TAYymCfbfl3vT.jpg", "backdrop_path": "/hiKmpZMGZsrkA3cdce8a7Dpos1j.jpg",
          "popularity": 72.256, "vote_average": 8.5, "vote_count": 15620,
          "overview": "A family without work grows curious about a rich one, and one thing nobody planned ties them together."
        },
        {
          "id": 502356, "title": "The Super Mario Bros. Movie", "release_date": "2023-04-05", "genres": [16, 12, 10751, 14, 35],
          "poster_path": "/qNBAXBIQlnOThrVvA6mA2B5ggV6.jpg", "backdrop_path": "/iJQIbOPm81fPEGKt5BPuZmfnA54.jpg", "popularity": 6572.614,
          "vote_average": 7.5, "vote_count": 1456,
          "overview": "Two plumbers fall through a pipe into another world and lose each other; one of them sets out to find his brother.",
          "translations": {
            "de": {
              "overview": "Zwei Klempner geraten durch ein Rohr in eine fremde Welt. Dort macht sich der eine auf die Suche nach dem anderen."
            },
            "fr": {
              "overview": "Deux plombiers tombent dans un autre monde par un tuyau et s'y perdent de vue; l'un d'eux part chercher son frère."
            },
            "es": {
              "overview": "Dos fontaneros caen por una tubería en otro mundo y se pierden; uno de ellos parte en busca de su hermano."
            },
            "ja": {"overview": "土管を通って別の世界に落ちた二人の配管工が離ればなれになり、一人が兄弟を捜す旅に出る。"},
            "pt": {"overview": "Dois encanadores caem por um cano em outro mundo e se separam; um deles sai à procura do irmão."},
            "ar": {"overview": "يسقط سبّاكان عبر أنبوب في عالم آخر فيفترقان، ويمضي أحدهما يبحث عن أخيه."},
            "uk": {
              "overview": "Двоє сантехніків потрапляють крізь трубу в інший світ і гублять одне одного; один із них вирушає шукати брата."
            }
          }
        },
        {
          "id": 603692, "title": "John Wick: Chapter 4", "release_date": "2023-03-22", "genres": [28, 53, 80],
          "poster_path": "/vZloFAK7NmvMGKE7VkF5UHaz0I.jpg", "backdrop_path": "/h8gHn0OzBoaefsYseUByqsmEDMY.jpg", "popularity": 1320.735,
          "vote_average": 8, "vote_count": 1211,
          "overview": "John Wick sees a way to be free of the High Table, but a new opponent stands before it with old friends at his side."
        },
        {
          "id": 315162, "title": "Puss in Boots: The Last Wish", "release_date": "2022-12-07", "genres": [16, 10751, 14, 12, 35, 18],
          "poster_path": "/kuf6dutpsT0vSVehic3EZIqkOBt.jpg", "backdrop_path": "/ouB7hwclG7QI3INoYJHaZL4vOaa.jpg", "popularity": 1347.259,
          "vote_average": 8.3, "vote_count": 5331,
          "overview": "Eight lives are spent and one is left: a cat in boots goes looking for the wish that could return them."
        },
        {
          "id": 385687, "title": "Fast X", "release_date": "2023-05-17", "genres": [28, 80, 53],
          "poster_path": "/jwMMQR69Xz9AYtX4u2uYJgfAAev.jpg", "backdrop_path": "/fI5RsaM0NSU6TqztRhA2pal5ezv.jpg", "popularity": 524.606,
          "overview": "Dom and his family meet someone who has waited a long time to take everything they love from them."
        },
        {
          "id": 447365, "title": "Guardians of the Galaxy Volume 3", "release_date": "2023-05-03", "genres": [878, 12, 28],
          "poster_path": "/r2J02Z2OpNTctfOSN1Ydgii51I3.jpg", "backdrop_path": "/7TUp4uKIaX9c2TAZLPwjty5A0EP.jpg", "popularity": 239.132,
          "vote_average": 10, "vote_count": 1,
          "overview": "Peter Quill grieves, and still one of his crew needs saving; it may be the last time they all fly together."
        },
        {
          "id": 76600, "title": "Avatar: The Way of Water", "release_date": "2022-12-14", "genres": [878, 12, 28],
          "poster_path": "/t6HIqrRAclMCA60NsSmeqe9RmNV.jpg", "backdrop_path": "/ovM06PdF3M8wvKb06i4sjW3xoww.jpg", "popularity": 3365.913,
          "vote_average": 7.7, "vote_count": 7535,
          "overview": "Jake and Neytiri have children now, and every danger that finds them becomes a danger to the whole family."
        },
        {
          "id": 13, "title": "Forrest Gump", "release_date": "1994-06-23", "genres": [35, 18, 10749],
          "poster_path": "/arw2vcBveWOVZr6pxd9XTd1TdQa.jpg", "backdrop_path": "/3h1JZGDhZ8nzxdgvkxha0qBqi05.jpg", "popularity": 62.225,
          "vote_average": 8.5, "vote_count": 24529,
          "overview": "Forrest is slower than others and still finds himself wherever history happens, always with one girl on his mind.",
          "cast": [{"person": 31, "character": "Forrest Gump", "credit_id": "52fe420ec3a36847f800074f"}],
          "translations": {
            "de": {
              "overview": "Forrest versteht manches langsamer und ist doch immer dabei, wenn Geschichte geschrieben wird. An eine denkt er dabei stets."
            },
            "fr": {
              "overview": "Forrest comprend moins vite que les autres, et pourtant il est toujours là où l'histoire se fait, avec une fille en tête."
            },
            "es": {
              "overview": "Forrest entiende las cosas más despacio y aun así siempre está donde pasa la historia, pensando en una sola chica."
            },
            "ja": {"overview": "人より少しゆっくりなフォレストは、いつも歴史の現場に居合わせ、心には一人の女性がいる。"},
            "pt": {
              "overview": "Forrest entende tudo mais devagar e, mesmo assim, está sempre onde a história acontece, com uma só garota no pensamento."
            },
            "ar": {"overview": "فورست أبطأ فهمًا من غيره، ومع ذلك يكون دائمًا حيث يُصنع التاريخ، وفي باله فتاة واحدة."},
            "uk": {
              "overview": "Форрест розуміє все повільніше за інших, та завжди опиняється там, де твориться історія, і думає про одну дівчину."
            }
          }
        },
        {
          "id": 862, "title": "Toy Story", "release_date": "1995-10-30", "genres": [16, 12, 10751, 35],
          "poster_path": "/uXDfjJbdP4ijW5hWSBrPrlKpxab.jpg", "backdrop_path": "/3Rfvhy1Nl6sSGJwyjb0QiZzZYlB.jpg", "popularity": 116.851,
          "vote_average": 7.969, "vote_count": 16618,
          "overview": "Woody is the favorite toy in the house until a space ranger arrives on a birthday and wants the same place.",
          "cast": [{"person": 31, "character": "Woody (voice)", "credit_id": "52fe4284c3a36847f8024f95"}],
          "translations": {
            "de": {
              "overview": "Woody ist das liebste Spielzeug im Haus, bis zum Geburtstag ein Raumfahrer kommt, der seinen Platz einnehmen könnte."
            },
            "fr": {"overview": "Woody est le jouet préféré de la maison, jusqu'à l'anniversaire qui amène un ranger de l'espace."},
            "es": {"overview": "Woody es el juguete favorito de la casa hasta que un cumpleaños trae a un guardián del espacio."},
            "ja": {"overview": "家で一番のお気に入りのおもちゃウッディの前に、誕生日の贈り物として宇宙の隊員が現れる。"},
            "pt": {"overview": "Woody é o brinquedo favorito da casa até que um aniversário traz um patrulheiro espacial."},
            "ar": {"overview": "وودي أحب الألعاب في البيت، إلى أن يأتي عيد ميلاد بحارس فضاء يريد مكانه."},
            "uk": {"overview": "Вуді — найулюбленіша іграшка в домі, доки на день народження не з'являється космічний рейнджер."}
          }
        },
        {
          "id": 497, "title": "The Green Mile", "release_date": "1999-12-10", "genres": [14, 18, 80],
          "poster_path": "/o0lO84GI7qrG6XFvtsPOSV7CTNa.jpg", "backdrop_path": "/vxJ08SvwomfKbpboCWynC3uqUg4.jpg", "popularity": 58.199,
          "vote_average": 8.5, "vote_count": 15312,
          "overview": "On death row, a guard comes to see that one of his prisoners can heal the sick.",
          "cast": [{"person": 31, "character": "Paul Edgecomb", "credit_id": "52fe424ac3a36847f8012bc7"}]
        },
        {
          "id": 857, "title": "Saving Private Ryan", "release_date": "1998-07-24", "genres": [18, 36, 10752],
          "poster_path": "/uqx37cS8cpHg8U35f9U5IBlrCV3.jpg", "backdrop_path": "/bdD39MpSVhKjxarTxLSfX6baoMP.jpg", "popularity": 70.45,
          "vote_average": 8.208, "vote_count": 14134,
          "overview": "After the landing in Normandy, a captain and seven men look for a soldier whose brothers have all fallen.",
          "cast": [{"person": 31, "character": "Captain John H. Miller", "credit_id": "52fe4283c3a36847f8024aef"}]
        },
        {
          "id": 640, "title": "Catch Me If You Can", "release_date": "2002-12-16", "genres": [18, 80],
          "poster_path": "/sdYgEkKCDPWNU6KnoL4qd8xZ4w7.jpg", "backdrop_path": "/Ag6qhzsJd3k1NKuNrG9RmhZDMh7.jpg", "popularity": 60.143,
          "vote_average": 7.965, "vote_count": 13814,
          "overview": "A young man passes for a pilot, a doctor and a lawyer, and an FBI agent is never far behind him.",
          "cast": [{"person": 31, "character": "Carl Hanratty", "credit_id": "52fe4263c3a36847f801a643"}]
        },
        {
          "id": 8358, "title": "Cast Away", "release_date": "2000-12-22", "genres": [12, 18],
          "poster_path": "/6Zp6oj4QxpYFFvrVtb4kGc7r0jK.jpg", "backdrop_path": "/ioqaIhJSkwa9DGRHGtOOUTiGRs2.jpg", "popularity": 35.042,
          "vote_average": 7.659, "vote_count": 10201,
          "overview": "A man survives a crash at sea and is left alone with an island and a great deal of time.",
          "cast": [{"person": 31, "character": "Chuck Noland", "credit_id": "52fe44a2c3a36847f80a14df"}],
          "crew": [{"person": 31, "department": "Production", "job": "Producer", "credit_id": "52fe44a2c3a36847f80a14ed"}],
          "images": [
            {"type": "poster", "file_path": "/6Zp6oj4QxpYFFvrVtb4kGc7r0jK.jpg", "iso_639_1": "en", "width": 2000, "height": 3000,
             "vote_average": 5.5, "vote_count": 20},
            {"type": "poster", "file_path": "/castAwayWithoutText.jpg", "width": 2000, "height": 3000, "vote_average": 5.4, "vote_count": 9},
            {"type": "poster", "file_path": "/castAwayPortugal.jpg", "iso_639_1": "pt", "iso_3166_1": "PT", "width": 2000,
             "height": 3000, "vote_average": 5.3, "vote_count": 4},
            {"type": "poster", "file_path": "/castAwayBrazil.jpg", "iso_639_1": "pt", "iso_3166_1": "BR", "width": 2000, "height": 3000,
             "vote_average": 5.1, "vote_count": 2},
            {"type": "backdrop", "file_path": "/ioqaIhJSkwa9DGRHGtOOUTiGRs2.jpg", "width": 1280, "height": 720, "vote_average": 5.2,
             "vote_count": 3}
          ],
          "translations": {
            "de": {"title": "Cast Away – Verschollen"},
            "pt": {"title": "Náufrago"},
            "pt-PT": {
              "title": "O Náufrago",
              "overview": "Um homem sobrevive a um desastre no mar e fica sozinho com uma ilha e com muito tempo."
            },
            "es": {"title": "Náufrago", "overview": "Un hombre sobrevive a un accidente en el mar y se queda solo con una isla y mucho tiempo."},
            "ar": {"overview": "رجل ينجو من حادث في البحر ويبقى وحيدًا مع جزيرة ووقت طويل."}
          }
        },
        {
          "id": 594, "title": "The Terminal", "release_date": "2004-06-17", "genres": [35, 18],
          "poster_path": "/pXNomqKcKXAQbuWxehb2N3XFKfn.jpg", "backdrop_path": "/zywtNiaZ9r7azrcNdl2j0jOgrkw.jpg", "popularity": 27,
          "vote_average": 7.331, "vote_count": 6988,
          "overview": "A traveler's country falls apart while he is in the air, and now the airport is the only place that has to keep him.",
          "cast": [{"person": 31, "character": "Viktor Navorski", "credit_id": "52fe4259c3a36847f801762f"}],
          "translations": {
            "es": {"title": "La terminal"},
            "es-MX": {
              "title": "La terminal",
              "overview": "El país de un viajero se deshace mientras él vuela, y ahora solo el aeropuerto tiene que quedarse con él."
            },
            "ja": {"title": "ターミナル"}
          }
        },
        {
          "id": 568, "title": "Apollo 13", "release_date": "1995-06-30", "genres": [36, 18, 12],
          "poster_path": "/oYUZHYMwNKnE1ef4WE5Hw2a9OAY.jpg", "backdrop_path": "/32zua2oKjn2EaRk7am3qK8zAlEj.jpg", "popularity": 19.433,
          "vote_average": 7.441, "vote_count": 4857,
          "overview": "Something breaks on the way to the Moon, and the only thing left to do is to bring three men home.",
          "cast": [{"person": 31, "character": "Jim Lovell", "credit_id": "52fe4253c3a36847f801595d"}],
          "translations": {
            "de": {"overview": "Auf dem Weg zum Mond geht etwas kaputt, und nun zählt nur noch, drei Männer nach Hause zu bringen."},
            "es": {"title": "Apolo 13"}
          }
        },
        {
          "id": 240, "title": "The Godfather Part II", "release_date": "1974-12-20", "genres": [18, 80],
          "poster_path": "/hek3koDUyRQk7FIhPXsa6mT2Zc3.jpg", "backdrop_path": "/kGzFbGhp99zva6oZODW5atUtnqi.jpg", "popularity": 57.533,
          "vote_average": 8.6, "vote_count": 10775,
          "overview": "Young Vito makes his way in New York; decades later his son Michael wants more than the family can bear."
        },
        {
          "id": 278, "title": "The Shawshank Redemption", "release_date": "1994-09-23", "genres": [18, 80],
          "poster_path": "/q6y0Go1tsGEsmtFryDOJo3dEmqu.jpg", "backdrop_path": "/kXfqcdQKsToO0OUXHcrrNCHDBzO.jpg", "popularity": 98.25,
          "vote_average": 8.7, "vote_count": 23656,
          "overview": "A banker who says he is innocent begins a long sentence and keeps something that nobody can lock away."
        },
        {
          "id": 429, "title": "The Good, the Bad and the Ugly", "original_title": "Il buono, il brutto, il cattivo",
          "original_language": "it", "release_date": "1966-12-23", "genres": [37], "poster_path": "/bX2xnavhMYjWDoZp1VM6VnU1xwe.jpg",
          "backdrop_path": "/eoCSp75lxatmIa6aGqfnzwtbttd.jpg", "popularity": 56.064, "vote_average": 8.5, "vote_count": 7347,
          "overview": "Three men look for the same buried money while a civil war goes on around them."
        },
        {
          "id": 603, "title": "The Matrix", "release_date": "1999-03-30", "genres": [28, 878],
          "poster_path": "/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg", "backdrop_path": "/l4QHerTSbMI7qgvasqxP36pqjN6.jpg", "popularity": 71.384,
          "vote_average": 8.2, "vote_count": 23099,
          "overview": "A hacker learns who rules the world he lives in, and joins those who fight them.",
          "translations": {
            "de": {"overview": "Ein Hacker erfährt, wer seine Welt beherrscht, und schließt sich denen an, die sich wehren."},
            "fr": {"overview": "Un pirate informatique apprend qui gouverne son monde et rejoint ceux qui résistent."},
            "es": {"overview": "Un pirata informático descubre quién gobierna su mundo y se une a los que luchan."},
            "ja": {"overview": "一人のハッカーが自分の世界を支配するものを知り、戦う者たちに加わる。"},
            "pt": {"overview": "Um hacker descobre quem governa o seu mundo e se junta aos que lutam."},
            "ar": {"overview": "يكتشف مخترق حواسيب من يحكم عالمه، فينضم إلى الذين يقاومون."},
            "uk": {"overview": "Хакер дізнається, хто править його світом, і приєднується до тих, хто бореться."}
          }
        },
        {
          "id": 118340, "title": "Guardians of the Galaxy", "release_date": "2014-07-30", "genres": [28, 878, 12],
          "poster_path": "/r7vmZjiyZw9rpJMQJdXpjgiCOk9.jpg", "backdrop_path": "/uLtVbjvS1O7gXL8lUOwsFOH4man.jpg", "popularity": 60.063,
          "vote_average": 7.903, "vote_count": 25779,
          "overview": "Peter Quill picks up an orb that someone powerful wants, and has to run with whoever runs beside him."
        },
        {
          "id": 335984, "title": "Blade Runner 2049", "release_date": "2017-10-04", "genres": [878, 18],
          "poster_path": "/gajva2L0rPYkEWjzgFlBXCAVBE5.jpg", "backdrop_path": "/ilRyazdMJwN05exqhwK4tMKBYZs.jpg", "popularity": 79.571,
          "vote_average": 7.531, "vote_count": 11771,
          "overview": "A blade runner finds a secret that was buried for years, and it sets him on the trail of a man who went missing."
        },
        {
          "id": 372058, "title": "Your Name.", "original_title": "君の名は。", "original_language": "ja", "release_date": "2016-08-26",
          "genres": [10749, 16, 18], "poster_path": "/q719jXXEzOoYaps6babgKnONONX.jpg",
          "backdrop_path": "/dIWwZW7dJJtqC6CgWzYkNVKIUm8.jpg", "popularity": 94.963, "vote_average": 8.5, "vote_count": 9734,
          "overview": "Two strangers at school wake up in each other's lives and begin to leave notes for one another."
        },
        {
          "id": 634649, "title": "Spider-Man: No Way Home", "release_date": "2021-12-15", "genres": [28, 12, 878],
          "poster_path": "/uJYYizSuA9Y3DCs0qS4qWvHfZg4.jpg", "backdrop_path": "/14QbnygCuTO0vl7CAFmPf1fgZfV.jpg", "popularity": 320.221,
          "vote_average": 8.009, "vote_count": 17237,
          "overview": "Everyone knows who Spider-Man is, and Peter Parker asks Doctor Strange for a help that makes it worse."
        },
        {
          "id": 934433, "title": "Scream VI", "release_date": "2023-03-08", "genres": [27, 9648, 53],
          "poster_path": "/wDWwtvkRRlgTiUr6TyLSMX8FCuZ.jpg", "backdrop_path": "/44immBwzhDVyjn87b3x3l9mlhAD.jpg", "popularity": 609.941,
          "vote_average": 7.374, "vote_count": 684, "overview": "Four survivors leave their town behind to start again."
        },
        {
          "id": 298618, "title": "The Flash", "release_date": "2023-06-14", "genres": [878, 28, 12],
          "poster_path": "/5aZoKcR8VxYWhiENYOUg6ooGbc8.jpg", "backdrop_path": "/fUVK7iUF0k9dU3MwV5MIKWMKGys.jpg", "popularity": 170.114
        },
        {
          "id": 973534, "title": "Fight Club (Russian version)", "original_title": "Бойцовский клуб (русская версия)",
          "original_language": "ru", "popularity": 0.874, "vote_average": 7.4, "vote_count": 6,
          "overview": "Two film lovers spend a year in Krasnodar on a Russian version of a story they admire."
        }
        ]
        """#
}
