import Marquee
import MarqueePresentation

/// The rating that the user types for a title. It starts with the present one, which the first digit replaces.
struct RatingPrompt: BrowseOverlay {
    let item: Markable
    let title: String
    private(set) var text: String
    private var isPresent: Bool
    /// Why the text is no rating.
    private var refusal: String?

    init(_ item: Markable, title: String, text: String = "") {
        (self.item, self.title, self.text) = (item, title, text)
        isPresent = !text.isEmpty
    }

    init(_ item: Markable, title: String, present: Rating?) {
        self.init(item, title: title, text: present.map { $0.value == $0.value.rounded() ? "\(Int($0.value))" : "\($0.value)" } ?? "")
    }

    mutating func handle(_ key: Key, on canvas: Canvas) -> OverlayStep {
        switch key {
        case .character(let character) where character.isASCII && character.isNumber || character == "." || character == ",":
            if isPresent { text = "" }
            if text.count < 4 { text.append(character == "," ? "." : character) }
        case .backspace: text = text.deletingBackward()
        case .enter:
            // An empty text removes the rating. A text that is none stays for the user to correct it.
            guard !text.isEmpty else { return .set(.rating(nil), on: item, title: title) }
            do throws(MarqueeError) {
                return .set(.rating(try Rating(Double(text) ?? 0)), on: item, title: title)
            } catch {
                refusal = error.words
                return .stay
            }
        default: return .close
        }
        (isPresent, refusal) = (false, nil)
        return .stay
    }

    func draw(on canvas: inout Canvas) -> Bool { false }

    var prompts: [String] {
        let typed = text.replacing(".", with: Texts.screens.decimalSeparator) + "▏"
        // A refusal is a sentence, which a colon does not follow.
        let first = refusal.map { $0 + " " } ?? Texts.labeled(Texts.ratingPrompt)
        return [first + typed, Texts.labeled(Texts.rating) + typed, text]
    }
}
