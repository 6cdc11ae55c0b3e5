import Marquee

/// The meanings of the keys of the full-screen program.
extension Texts {
    static var keys: String { language.text(en: "Keys", de: "Tasten", es: "Teclas", fr: "Touches", ja: "キー", uk: "Клавіші") }
    static var keyArrows: String {
        language.text(
            en: "arrows, h j k l",
            de: "Pfeile, h j k l",
            es: "flechas, h j k l",
            fr: "flèches, h j k l",
            ja: "矢印、h j k l",
            uk: "стрілки, h j k l")
    }
    static var keyFar: String {
        language.text(
            en: "Ctrl-D/U, g, G",
            de: "Strg-D/U, g, G",
            es: "Ctrl-D/U, g, G",
            fr: "Ctrl-D/U, g, G",
            ja: "Ctrl-D/U、g、G",
            uk: "Ctrl-D/U, g, G")
    }
    static var keyMove: String { language.text(en: "move", de: "bewegen", es: "moverse", fr: "se déplacer", ja: "移動", uk: "переміщення") }
    static var keyMoveFar: String {
        language.text(
            en: "move far",
            de: "weit bewegen",
            es: "moverse lejos",
            fr: "se déplacer loin",
            ja: "大きく移動",
            uk: "далеке переміщення")
    }
    static var keyLinks: String {
        language.text(
            en: "in details: the link before or after", de: "in Details: voriger oder nächster Link",
            es: "en los detalles: enlace anterior o siguiente", fr: "dans les détails : lien précédent ou suivant",
            ja: "詳細：前か次のリンク", uk: "у подробицях: попереднє чи наступне посилання")
    }
    static var keySearch: String { language.text(en: "search", de: "suchen", es: "buscar", fr: "chercher", ja: "検索", uk: "пошук") }
    static var keyOpen: String { language.text(en: "open", de: "öffnen", es: "abrir", fr: "ouvrir", ja: "開く", uk: "відкрити") }
    static var keyBack: String { language.text(en: "back", de: "zurück", es: "atrás", fr: "retour", ja: "戻る", uk: "назад") }
    static var keyFavorite: String {
        language.text(
            en: "favorite, or not",
            de: "Favorit oder nicht",
            es: "favorito o no",
            fr: "favori ou non",
            ja: "お気に入りの切り替え",
            uk: "обране чи ні")
    }
    static var keyWatchlist: String {
        language.text(
            en: "on the watchlist, or not",
            de: "auf der Merkliste oder nicht",
            es: "en la lista de seguimiento o no",
            fr: "dans la liste de suivi ou non",
            ja: "ウォッチリストの切り替え",
            uk: "у списку перегляду чи ні")
    }
    static var keyRate: String { language.text(en: "rate", de: "bewerten", es: "valorar", fr: "noter", ja: "評価する", uk: "оцінити") }
    static var keyCategory: String {
        language.text(
            en: "all titles of the category",
            de: "alle Titel der Kategorie",
            es: "todos los títulos de la categoría",
            fr: "tous les titres de la catégorie",
            ja: "カテゴリーの全作品",
            uk: "усі назви категорії")
    }
    static var keyLayout: String {
        language.text(
            en: "list or compact",
            de: "Liste oder kompakt",
            es: "lista o compacto",
            fr: "liste ou compact",
            ja: "一覧／コンパクト",
            uk: "список або стисло")
    }
    static var keyRefresh: String {
        language.text(
            en: "refresh, or try again",
            de: "aktualisieren oder erneut versuchen",
            es: "actualizar o reintentar",
            fr: "actualiser ou réessayer",
            ja: "更新、または再試行",
            uk: "оновити або повторити")
    }
    static var keyPage: String {
        language.text(
            en: "open the page of TMDb",
            de: "die Seite von TMDb öffnen",
            es: "abrir la página de TMDb",
            fr: "ouvrir la page de TMDb",
            ja: "TMDb のページを開く",
            uk: "відкрити сторінку TMDb")
    }
    static var keySend: String {
        language.text(
            en: "send all changes (in Library)",
            de: "alle Änderungen senden (in Sammlung)",
            es: "enviar todos los cambios (en Biblioteca)",
            fr: "envoyer toutes les modifications (dans Bibliothèque)",
            ja: "変更をすべて送信（ライブラリ）",
            uk: "надіслати всі зміни (у Бібліотеці)")
    }
    static var keyDiscard: String {
        language.text(en: "discard", de: "verwerfen", es: "descartar", fr: "abandonner", ja: "破棄", uk: "скасувати")
    }
    static var keySuspend: String {
        language.text(
            en: "suspend, until “fg”", de: "anhalten, bis „fg“", es: "suspender, hasta «fg»", fr: "suspendre, jusqu’à « fg »",
            ja: "中断（「fg」で再開）", uk: "призупинити, до «fg»")
    }
    static var keyQuit: String { language.text(en: "quit", de: "beenden", es: "salir", fr: "quitter", ja: "終了", uk: "вийти") }
}
