import Marquee

/// The conditions of “discover”.
extension OptionTexts {
    static var genre: String {
        Texts.language.text(
            en: "genres by name or id: with “,” all of them, with “|” any of them",
            de: "Genres nach Name oder ID: mit „,“ alle, mit „|“ irgendeines",
            es: "géneros por nombre o id: con «,» todos, con «|» cualquiera",
            fr: "genres par nom ou identifiant : avec « , » tous, avec « | » l’un d’eux",
            ja: "ジャンルの名前か ID。「,」はすべて、「|」はどれか",
            uk: "жанри за назвою чи ідентифікатором: «,» — усі, «|» — будь-який")
    }
    static var withoutGenre: String {
        Texts.language.text(
            en: "none of these genres",
            de: "keines dieser Genres",
            es: "ninguno de estos géneros",
            fr: "aucun de ces genres",
            ja: "これらのジャンルを除く",
            uk: "жодного з цих жанрів")
    }
    static var years: String {
        Texts.language.text(
            en: "the year of the first release or episode, such as 1999, 1990-1999, 1990- or -1999",
            de: "das Jahr der ersten Veröffentlichung oder Folge, etwa 1999, 1990-1999, 1990- oder -1999",
            es: "el año del primer estreno o episodio, como 1999, 1990-1999, 1990- o -1999",
            fr: "l’année de la première sortie ou du premier épisode, comme 1999, 1990-1999, 1990- ou -1999",
            ja: "最初の公開・放送の年（1999、1990-1999、1990-、-1999 など）",
            uk: "рік першого показу чи серії, як-от 1999, 1990-1999, 1990- чи -1999")
    }
    static var rating: String {
        Texts.language.text(
            en: "the average vote, 0 to 10: 7 or 7- is at least 7, 5-7 a range, -5 at most 5",
            de: "die Durchschnittsnote, 0 bis 10: 7 oder 7- ist mindestens 7, 5-7 ein Bereich, -5 höchstens 5",
            es: "la nota media, de 0 a 10: 7 o 7- es al menos 7, 5-7 un intervalo, -5 como máximo 5",
            fr: "la note moyenne, de 0 à 10 : 7 ou 7- est au moins 7, 5-7 un intervalle, -5 au plus 5",
            ja: "平均評価（0 ～ 10）。7 と 7- は 7 以上、5-7 は範囲、-5 は 5 以下",
            uk: "середня оцінка, від 0 до 10: 7 чи 7- — щонайменше 7, 5-7 — діапазон, -5 — щонайбільше 5")
    }
    static var votes: String {
        Texts.language.text(
            en: "the number of votes, such as 500 for at least 500",
            de: "die Zahl der Stimmen, etwa 500 für mindestens 500",
            es: "el número de votos, como 500 para al menos 500",
            fr: "le nombre de votes, comme 500 pour au moins 500",
            ja: "投票数（500 なら 500 以上）",
            uk: "кількість голосів, як-от 500 — щонайменше 500")
    }
    static var runtime: String {
        Texts.language.text(
            en: "the runtime in minutes, such as 90-120, 90- or -120",
            de: "die Laufzeit in Minuten, etwa 90-120, 90- oder -120",
            es: "la duración en minutos, como 90-120, 90- o -120",
            fr: "la durée en minutes, comme 90-120, 90- ou -120",
            ja: "上映時間（分）。90-120、90-、-120 など",
            uk: "тривалість у хвилинах, як-от 90-120, 90- чи -120")
    }
    static var originalLanguage: String {
        Texts.language.text(
            en: "the original language, such as ja or ja|ko",
            de: "die Originalsprache, etwa ja oder ja|ko",
            es: "el idioma original, como ja o ja|ko",
            fr: "la langue d’origine, comme ja ou ja|ko",
            ja: "原語（ja、ja|ko など）",
            uk: "мова оригіналу, як-от ja чи ja|ko")
    }
    static var country: String {
        Texts.language.text(
            en: "the country of origin, such as FR",
            de: "das Herkunftsland, etwa FR",
            es: "el país de origen, como FR",
            fr: "le pays d’origine, comme FR",
            ja: "製作国（FR など）",
            uk: "країна походження, як-от FR")
    }
    static var provider: String {
        Texts.language.text(
            en: "watch providers by name or id, in the country of “--region”",
            de: "Anbieter nach Name oder ID, im Land von „--region“",
            es: "proveedores por nombre o id, en el país de «--region»",
            fr: "fournisseurs par nom ou identifiant, dans le pays de « --region »",
            ja: "配信サービスの名前か ID（「--region」の国）",
            uk: "постачальники за назвою чи ідентифікатором, у країні «--region»")
    }
    static var offer: String {
        Texts.language.text(
            en: "how it can be watched in the country of “--region”",
            de: "wie etwas im Land von „--region“ zu sehen ist",
            es: "cómo se puede ver en el país de «--region»",
            fr: "comment le regarder dans le pays de « --region »",
            ja: "「--region」の国での視聴方法",
            uk: "як можна дивитися в країні «--region»")
    }
    static var certification: String {
        Texts.language.text(
            en: "the age rating of movies in the country of “--region”",
            de: "die Altersfreigabe von Filmen im Land von „--region“",
            es: "la clasificación por edad de las películas en el país de «--region»",
            fr: "la classification des films dans le pays de « --region »",
            ja: "「--region」の国での映画の年齢制限",
            uk: "вікове обмеження фільмів у країні «--region»")
    }
    static var keyword: String {
        Texts.language.text(
            en: "keywords by text or id",
            de: "Stichwörter nach Text oder ID",
            es: "palabras clave por texto o id",
            fr: "mots-clés par texte ou identifiant",
            ja: "キーワードの文字列か ID",
            uk: "ключові слова за текстом чи ідентифікатором")
    }
    static var company: String {
        Texts.language.text(
            en: "production companies by name or id",
            de: "Produktionsfirmen nach Name oder ID",
            es: "productoras por nombre o id",
            fr: "sociétés de production par nom ou identifiant",
            ja: "制作会社の名前か ID",
            uk: "кінокомпанії за назвою чи ідентифікатором")
    }
    static var person: String {
        Texts.language.text(
            en: "people in the cast or the crew of movies, by name or id",
            de: "Mitwirkende an Filmen nach Name oder ID",
            es: "personas del reparto o del equipo de las películas, por nombre o id",
            fr: "personnes de la distribution ou de l’équipe des films, par nom ou identifiant",
            ja: "映画のキャストやスタッフの名前か ID",
            uk: "люди серед акторів чи знімальної групи фільмів, за іменем чи ідентифікатором")
    }
    static var network: String {
        Texts.language.text(
            en: "the networks of series, by id",
            de: "die Sender von Serien, nach ID",
            es: "las cadenas de las series, por id",
            fr: "les chaînes des séries, par identifiant",
            ja: "シリーズの放送局の ID",
            uk: "канали серіалів, за ідентифікатором")
    }
    static var sort: String {
        Texts.language.text(
            en: "the order, the highest first: popularity, date, rating, votes, title or revenue",
            de: "die Reihenfolge, Höchstes zuerst: popularity, date, rating, votes, title oder revenue",
            es: "el orden, primero lo más alto: popularity, date, rating, votes, title o revenue",
            fr: "l’ordre, le plus haut d’abord : popularity, date, rating, votes, title ou revenue",
            ja: "並べ替え（高い順）：popularity、date、rating、votes、title、revenue",
            uk: "порядок, від найвищого: popularity, date, rating, votes, title або revenue")
    }
    static var ascending: String {
        Texts.language.text(
            en: "the lowest first",
            de: "Niedrigstes zuerst",
            es: "primero lo más bajo",
            fr: "le plus bas d’abord",
            ja: "低い順",
            uk: "від найнижчого")
    }
}
