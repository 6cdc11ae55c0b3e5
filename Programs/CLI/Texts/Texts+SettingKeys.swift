import Marquee

/// The purposes of the keys of the configuration file.
extension Texts {
    static var languagesKey: String {
        language.text(
            en: "the language of texts, such as fr-FR, and fallbacks behind commas",
            de: "die Sprache der Inhalte, etwa fr-FR; hinter Kommas weitere als Ersatz",
            es: "el idioma de los contenidos, como fr-FR, y tras comas las alternativas",
            fr: "la langue des contenus, comme fr-FR, puis celles de repli après des virgules",
            ja: "内容の言語（fr-FR など）。コンマの後に代わりの言語",
            uk: "мова вмісту, як-от fr-FR, і запасні через кому")
    }
    static var uiLanguageKey: String {
        language.text(
            en: "the language of this program",
            de: "die Sprache dieses Programms",
            es: "el idioma de este programa",
            fr: "la langue de ce programme",
            ja: "このプログラムの言語",
            uk: "мова цієї програми")
    }
    static var regionKey: String {
        language.text(
            en: "the country of releases, age ratings and watch providers, such as FR; fallbacks behind commas",
            de: "das Land für Veröffentlichungen, Altersfreigaben und Anbieter, etwa FR; hinter Kommas weitere als Ersatz",
            es: "el país de estrenos, clasificaciones por edad y proveedores, como FR, y tras comas las alternativas",
            fr: "le pays des sorties, des classifications et des fournisseurs, comme FR ; d’autres, après des virgules, en repli",
            ja: "公開日、年齢制限、配信サービスの国（FR など）。コンマの後に代わりの国",
            uk: "країна для релізів, вікових обмежень і постачальників, як-от FR, і запасні через кому")
    }
    static var tokenFileKey: String {
        language.text(
            en: "a file that holds the API Read Access Token or the API key",
            de: "eine Datei mit dem API Read Access Token oder dem API-Schlüssel",
            es: "un archivo con el API Read Access Token o la clave de API",
            fr: "un fichier qui contient l’API Read Access Token ou la clé d’API",
            ja: "API Read Access Token か API キーを書いたファイル",
            uk: "файл із API Read Access Token або ключем API")
    }
    static var themeKey: String {
        language.text(
            en: "the colors of “browse”",
            de: "die Farben von „browse“",
            es: "los colores de «browse»",
            fr: "les couleurs de « browse »",
            ja: "「browse」の配色",
            uk: "кольори «browse»")
    }
    static var densityKey: String {
        language.text(
            en: "the space between the rows of “browse”",
            de: "der Abstand der Zeilen von „browse“",
            es: "el espacio entre las filas de «browse»",
            fr: "l’espace entre les lignes de « browse »",
            ja: "「browse」の行の間隔",
            uk: "відстань між рядками «browse»")
    }
    static var colorKey: String {
        language.text(
            en: "whether text is colored",
            de: "ob Text farbig ist",
            es: "si el texto va en color",
            fr: "si le texte est en couleur",
            ja: "文字に色を付けるか",
            uk: "чи кольоровий текст")
    }
    static var catalogKey: String {
        language.text(
            en: "how old the catalog of names may get before “update” replaces it",
            de: "wie alt der Katalog der Namen werden darf, bevor „update“ ihn ersetzt",
            es: "qué antigüedad puede tener el catálogo de nombres antes de que «update» lo reemplace",
            fr: "l’âge que le catalogue des noms peut atteindre avant que « update » le remplace",
            ja: "名称のカタログが「update」で置き換えられるまでの古さ",
            uk: "наскільки старим може стати каталог назв, перш ніж «update» замінить його")
    }
    static var pagerKey: String {
        language.text(
            en: "the program that shows what does not fit the terminal, or “none”",
            de: "das Programm, das zeigt, was nicht auf das Terminal passt, oder „none“",
            es: "el programa que muestra lo que no cabe en el terminal, o «none»",
            fr: "le programme qui montre ce qui dépasse du terminal, ou « none »",
            ja: "端末に収まらない出力を表示するプログラム、または「none」",
            uk: "програма для того, що не вміщується в терміналі, або «none»")
    }
}
