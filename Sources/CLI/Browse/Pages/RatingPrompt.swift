import Marquee
import MarqueePresentation

/// The rating that the user types for a title.
struct RatingPrompt: BrowseOverlay {
    let item: Markable
    let title: String
    private(set) var text = ""

    init(_ item: Markable, title: String, text: String = "") { (self.item, self.title, self.text) = (item, title, text) }

    mutating func handle(_ key: Key, on canvas: Canvas) -> OverlayStep {
        switch key {
        case .character(let character) where character.isNumber || character == "." || character == ",":
            if text.count < 4 { text.append(character == "," ? "." : character) }
        case .backspace: text = String(text.dropLast())
        case .enter:
            // An empty text removes the rating.
            let rating = Double(text).flatMap { try? Rating($0) }
            if rating != nil || text.isEmpty { return .set(.rating(rating), on: item, title: title) }
            text = ""
        default: return .close
        }
        return .stay
    }

    func draw(on canvas: inout Canvas) -> Bool { false }

    var prompts: [String] {
        let typed = text.replacing(".", with: Texts.screens.decimalSeparator) + "▏"
        return [Texts.ratingPrompt, Texts.rating].map { Texts.labeled($0) + typed } + [text]
    }
}
