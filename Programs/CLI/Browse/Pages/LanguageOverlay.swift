import Marquee

/// The languages of the program, in place of the page.
struct LanguageOverlay: BrowseOverlay {
    private(set) var index: Int

    init(_ language: TextLanguage) { index = TextLanguage.allCases.firstIndex(of: language) ?? 0 }

    mutating func handle(_ key: Key, on canvas: Canvas) -> OverlayStep {
        if let (_, y) = key.movement(height: canvas.height) {
            index = min(max(0, index + min(max(-100, y), 100)), TextLanguage.allCases.count - 1)
            return .stay
        }
        return key == .enter ? .speak(TextLanguage.allCases[index]) : .close
    }

    func draw(on canvas: inout Canvas) -> Bool {
        canvas.put(Texts.languages, y: 0, style: .heading)
        for (offset, language) in TextLanguage.allCases.enumerated() {
            if offset == index { canvas.put("▸", y: 2 + offset, style: .accent) }
            canvas.put(language.ownName, x: 2, y: 2 + offset, style: offset == index ? .text.selected : .text)
        }
        return true
    }

    var prompts: [String] { [KeyLine.text([Texts.keysChoose, Texts.keysBack], width: .max)] }
}

extension TextLanguage {
    /// The name in the language itself, so that each reader finds the own one.
    fileprivate var ownName: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .spanish: "Español"
        case .french: "Français"
        case .japanese: "日本語"
        case .ukrainian: "Українська"
        }
    }
}
