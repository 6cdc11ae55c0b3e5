import Foundation

/// The pictures that a terminal with kitty's graphics keeps for this program.
struct KittyPictures: Sendable {
    /// How many pictures the terminal keeps: those of a wall, and the one of the page.
    static let most = PixelPictures.most + 1

    /// The ids of this process. Programs that share a terminal have others.
    static let ids: Range<Int> = {
        let first = 0x10000 + Int(getpid()) % 0xFE00 << 8
        return first..<first + most
    }()

    private struct Kept {
        let id: Int
        var size: PictureSize
    }

    private var kept: [Int32: Kept] = [:]
    /// The numbers of the kept pictures, the one seen last at the end.
    private var order: [Int32] = []
    private var free = Array(ids.reversed())

    /// Returns the sequences after which the terminal has the pictures of a screen. A picture that it has already is not sent again.
    mutating func update(to placements: [Grid.Placement]) -> String {
        let seen = Set(placements.map(\.picture.number))
        order = order.filter { !seen.contains($0) } + order.filter(seen.contains)
        var text = ""
        for placement in placements {
            let number = placement.picture.number
            if kept[number] == nil {
                if free.isEmpty { text += deleteOldest(but: seen) }
                guard case .pixels(let pixels) = placement.picture.content, let id = free.popLast() else { continue }
                kept[number] = Kept(id: id, size: PictureSize(width: 0, height: 0))
                order.append(number)
                text += KittyGraphics.keep(pixels, id: id)
            }
            guard let picture = kept[number], picture.size != placement.size else { continue }
            kept[number]?.size = placement.size
            text += KittyGraphics.extend(id: picture.id, over: placement.size)
        }
        return text
    }

    /// The id of a kept picture.
    func id(of number: Int32) -> Int? { kept[number]?.id }

    private mutating func deleteOldest(but seen: Set<Int32>) -> String {
        guard let oldest = order.first, !seen.contains(oldest), let picture = kept.removeValue(forKey: oldest) else { return "" }
        order.removeFirst()
        free.append(picture.id)
        return KittyGraphics.delete(id: picture.id)
    }
}

extension PixelProtocol {
    /// Ends a sequence that was cut off, and deletes all pictures that ``KittyPictures`` may have sent.
    var farewell: String {
        let end = "\u{1B}\\"
        return self == .kitty ? end + KittyPictures.ids.map(KittyGraphics.delete).joined() : end
    }
}
