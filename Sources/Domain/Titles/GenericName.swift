/// The names that TMDb gives to episodes and seasons without one: "Episode 5", "Folge 5", "第 5 集".
enum GenericName {
    /// Whether a name is empty, or only the number with a generic word of any language. "Apollo 13" is a name: its word is not generic.
    static func isGeneric(_ name: String, number: Int?) -> Bool {
        var (digits, words) = ("", [""])
        for character in name {
            if let digit = character.wholeNumberValue, (0...9).contains(digit), character.isNumber {
                if words.last?.isEmpty == false, !digits.isEmpty { return false }
                digits.append(String(digit))
                if words.last?.isEmpty == false { words.append("") }
            } else if isSeparator(character) {
                if words.last?.isEmpty == false { words.append("") }
            } else {
                words[words.count - 1].append(character)
            }
        }
        words.removeAll { $0.isEmpty }
        guard let found = Int(digits) else { return words.isEmpty && digits.isEmpty }
        guard number == nil || found == number else { return false }
        return words.isEmpty || GenericName.words.contains(words.joined(separator: " ").lowercased())
    }

    private static func isSeparator(_ character: Character) -> Bool {
        character.isWhitespace || [".", ":", "#", "-", "–", ",", "º", "ª", "°", "№"].contains(character)
    }

    /// The words beside the number, in small letters. Where a number is between two characters, as in 第 5 集, they are two words.
    private static let words: Set<String> = [
        // Episodes.
        "episode", "folge", "épisode", "episodio", "episódio", "capítulo", "capitulo", "capítol", "capitol", "episodi", "aflevering",
        "afsnit", "avsnitt", "jakso", "odcinek", "epizoda", "epizóda", "díl", "diel", "epizód", "rész", "episodul", "episod", "эпизод",
        "серия", "епізод", "серія", "епизод", "серија", "епизода", "επεισόδιο", "bölüm", "bölum", "פרק", "الحلقة", "حلقة", "قسمت", "एपिसोड",
        "ตอนที่", "ตอน", "tập", "第 集", "第 話", "第 话", "第 回", "エピソード", "에피소드", "화", "제 화", "회", "제 회", "atal", "epizodas",
        "serija", "sērija", "osa", "ეპიზოდი", "სერია", "серыя", "эпізод",
        // Seasons.
        "season", "series", "staffel", "saison", "temporada", "stagione", "seizoen", "sæson", "sesong", "säsong", "kausi", "sezon",
        "sezona", "sezóna", "série", "řada", "séria", "évad", "sezonul", "сезон", "сезона", "σεζόν", "κύκλος", "עונה", "الموسم", "موسم",
        "فصل",
        "सीज़न", "ซีซั่น", "ฤดูกาล", "mùa", "phần", "第 季", "第 期", "シーズン", "시즌", "musim", "sezonas", "hooaeg", "სეზონი", "denboraldia",
    ]
}
