import Marquee

/// The commands about kept and upcoming titles.
extension CommandSummaries {
    static var keep: String {
        Texts.language.text(
            en: "keep titles on this device: stored with what belongs to them, never evicted, renewed by “keep run”",
            de: "Titel auf diesem Gerät behalten: mit allem, was dazugehört, nie verdrängt, erneuert durch „keep run“",
            es: "conservar títulos en este dispositivo: con lo que les pertenece, sin desalojo, renovados por «keep run»",
            fr: "conserver des titres sur cet appareil : avec ce qui s’y rattache, jamais évincés, renouvelés par « keep run »",
            ja: "作品をこの端末に保持：関連情報とともに保存し、消さず、「keep run」で更新",
            uk: "зберегти назви на цьому пристрої: з усім належним, без витіснення, з оновленням через «keep run»")
    }
    static var upcoming: String {
        Texts.language.text(
            en: "the next episodes and releases of your watchlist, favorites and kept titles, or of some titles",
            de: "die nächsten Folgen und Starts der Merkliste, Favoriten und behaltenen Titel, oder bestimmter Titel",
            es: "próximos episodios y estrenos de su lista, favoritos y títulos conservados, o de algunos títulos",
            fr: "prochains épisodes et sorties de votre liste, de vos favoris et titres conservés, ou de certains titres",
            ja: "ウォッチリスト、お気に入り、保持した作品（または指定した作品）の次のエピソードと公開",
            uk: "найближчі серії та прем’єри зі списку, обраного й збереженого, або окремих назв")
    }
    static var calendar: String {
        Texts.language.text(
            en: "the same as a calendar file that other programs read, with “--ics FILE”",
            de: "dasselbe als Kalenderdatei, die andere Programme lesen, mit „--ics FILE“",
            es: "lo mismo como archivo de calendario que otros programas leen, con «--ics FILE»",
            fr: "la même chose en fichier de calendrier que d’autres programmes lisent, avec « --ics FILE »",
            ja: "同じ内容を、ほかのプログラムが読めるカレンダーのファイルに（「--ics FILE」）",
            uk: "те саме як файл календаря, який читають інші програми, з «--ics FILE»")
    }
    static var tonight: String {
        Texts.language.text(
            en: "up to three titles of your watchlist that a service streams in your country",
            de: "bis zu drei Titel der Merkliste, die ein Dienst im eigenen Land zeigt",
            es: "hasta tres títulos de su lista que un servicio emite en su país",
            fr: "jusqu’à trois titres de votre liste qu’un service diffuse dans votre pays",
            ja: "ウォッチリストのうち、あなたの国で配信中の作品を 3 件まで",
            uk: "до трьох назв зі списку перегляду, які показує сервіс у вашій країні")
    }
    static var missing: String {
        Texts.language.text(
            en: "the movies of a collection or a person that you have neither rated nor marked as a favorite",
            de: "die Filme einer Filmreihe oder Person, die weder bewertet noch Favorit sind",
            es: "las películas de una colección o persona que no ha valorado ni marcado como favoritas",
            fr: "les films d’une saga ou d’une personne que vous n’avez ni notés ni mis en favoris",
            ja: "コレクションや人物の映画のうち、評価もお気に入りもしていないもの",
            uk: "фільми колекції чи людини, які ви не оцінили й не додали до обраного")
    }
}
