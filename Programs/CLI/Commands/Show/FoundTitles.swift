import Marquee
import Synchronization

/// The titles of the items that a look-up of the command has found.
final class FoundTitles: Sendable {
    private let noted = Mutex<[ItemReference: String]>([:])

    func note(_ title: String?, of item: ItemReference) { noted.withLock { $0[item] = title } }

    subscript(item: ItemReference) -> String? { noted.withLock { $0[item] } }

    /// The failure to read the details of an item. If only the name of the item is known, it says so.
    func explaining(_ failure: Failure, of item: ItemReference) -> Failure {
        guard case .marquee(let error) = failure, [.offline, .timeout].contains(error.code), let title = self[item] else { return failure }
        return .stated(Texts.onlyNameKnown(title, item.words), hint: Texts.detailsNeedNetwork, status: .offline)
    }
}
