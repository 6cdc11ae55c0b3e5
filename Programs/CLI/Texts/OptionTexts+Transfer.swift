import Marquee
import MarqueePresentation

/// The lines of the help for options of imports and exports.
extension OptionTexts {
    static var importForm: String {
        Texts.language.text(
            en: "the form of the files: imdb, letterboxd, trakt, simkl, tvtime, tmdb, marquee or table; otherwise it is found out",
            de: "die Form der Dateien: imdb, letterboxd, trakt, simkl, tvtime, tmdb, marquee oder table; sonst wird sie erkannt",
            es: "la forma de los archivos: imdb, letterboxd, trakt, simkl, tvtime, tmdb, marquee o table; si no, se detecta",
            fr: "la forme des fichiers : imdb, letterboxd, trakt, simkl, tvtime, tmdb, marquee ou table ; sinon elle est détectée",
            ja: "ファイルの形式：imdb、letterboxd、trakt、simkl、tvtime、tmdb、marquee、table。省略すると自動で判別",
            uk: "формат файлів: imdb, letterboxd, trakt, simkl, tvtime, tmdb, marquee або table; інакше визначається сам")
    }
    static var scale: String {
        Texts.language.text(
            en: "the best rating of a table that does not say it: 5 or 10",
            de: "die beste Bewertung einer Tabelle, die es nicht sagt: 5 oder 10",
            es: "la mejor valoración de una tabla que no lo dice: 5 o 10",
            fr: "la meilleure note d’un tableau qui ne le dit pas : 5 ou 10",
            ja: "表に書かれていない場合の最高評価：5 または 10",
            uk: "найвища оцінка таблиці, яка цього не вказує: 5 або 10")
    }
    static var meaning: String {
        Texts.language.text(
            en: "the meaning of a table of titles: favorites, watchlist or watched",
            de: "die Bedeutung einer Tabelle von Titeln: favorites, watchlist oder watched",
            es: "el significado de una tabla de títulos: favorites, watchlist o watched",
            fr: "le sens d’un tableau de titres : favorites, watchlist ou watched",
            ja: "作品だけの表の意味：favorites、watchlist、watched",
            uk: "значення таблиці назв: favorites, watchlist або watched")
    }
    static var listName: String {
        Texts.language.text(
            en: "puts the titles of a table on a list of this name",
            de: "setzt die Titel einer Tabelle auf eine Liste dieses Namens",
            es: "pone los títulos de una tabla en una lista con este nombre",
            fr: "met les titres d’un tableau sur une liste de ce nom",
            ja: "表の作品をこの名前のリストに入れる",
            uk: "додає назви з таблиці до списку з цією назвою")
    }
    static var watchedList: String {
        Texts.language.text(
            en: "puts watched titles on a list of this name; otherwise they are left out",
            de: "setzt gesehene Titel auf eine Liste dieses Namens; sonst entfallen sie",
            es: "pone los títulos vistos en una lista con este nombre; si no, se omiten",
            fr: "met les titres vus sur une liste de ce nom ; sinon ils sont laissés de côté",
            ja: "視聴済みの作品をこの名前のリストに入れる。省略すると取り込まない",
            uk: "додає переглянуте до списку з цією назвою; інакше його пропущено")
    }
    static var conflicts: String {
        Texts.language.text(
            en: "which rating stays if both differ: keep (yours, the default), take (the file’s) or newer",
            de: "welche Bewertung bei Unterschieden bleibt: keep die eigene (Standard), take die der Datei, newer die neuere",
            es: "qué valoración queda si difieren: keep la suya (estándar), take la del archivo, newer la más reciente",
            fr: "la note gardée en cas de différence : keep la vôtre (standard), take celle du fichier, newer la plus récente",
            ja: "評価が違うときに残すもの：keep 自分の評価（標準）、take ファイルの評価、newer 新しいほう",
            uk: "яка оцінка лишається, якщо вони різні: keep ваша (типово), take з файлу, newer новіша")
    }
    static var undecided: String {
        Texts.language.text(
            en: "writes the titles to choose, and those not found, as a table to fill in and import (“-”: to standard output)",
            de:
                "schreibt die Titel, die zu wählen sind oder fehlen, als Tabelle, die ausgefüllt importiert werden kann („-“: Standardausgabe)",
            es: "escribe los títulos por elegir y los no encontrados como tabla que se puede rellenar e importar («-»: salida estándar)",
            fr: "écrit les titres à choisir et ceux introuvables dans un tableau à remplir et à importer (« - » : sortie standard)",
            ja: "選択が必要な作品と見つからない作品を表に書き出す。記入して取り込める（「-」は標準出力）",
            uk:
                "записує назви, які треба вибрати або яких не знайдено, у таблицю, яку можна заповнити й імпортувати («-»: стандартний вивід)"
        )
    }
    static var setMarks: String {
        Texts.language.text(
            en: "sets the marks; without it, the plan is shown and nothing changes",
            de: "setzt die Markierungen; ohne diese Option wird nur der Plan gezeigt",
            es: "pone las marcas; sin esta opción solo se muestra el plan",
            fr: "pose les marques ; sans cette option, seul le plan est affiché",
            ja: "マークを設定する。省略すると計画だけを表示",
            uk: "ставить позначки; без цього лише показує план")
    }
    static var exportForm: String {
        Texts.language.text(
            en: "the form: json (everything), or a table: letterboxd-ratings, letterboxd-watchlist, imdb-ratings or imdb-watchlist",
            de: "die Form: json (alles) oder eine Tabelle: letterboxd-ratings, letterboxd-watchlist, imdb-ratings oder imdb-watchlist",
            es: "la forma: json (todo) o una tabla: letterboxd-ratings, letterboxd-watchlist, imdb-ratings o imdb-watchlist",
            fr: "la forme : json (tout) ou un tableau : letterboxd-ratings, letterboxd-watchlist, imdb-ratings ou imdb-watchlist",
            ja: "形式：json（すべて）、または表：letterboxd-ratings、letterboxd-watchlist、imdb-ratings、imdb-watchlist",
            uk: "формат: json (усе) або таблиця: letterboxd-ratings, letterboxd-watchlist, imdb-ratings чи imdb-watchlist")
    }
}
