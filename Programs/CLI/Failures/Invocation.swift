/// The parts of the command line that hints depend on: a hint does not repeat it, and gives no advice that cannot help.
struct Invocation: Sendable {
    /// The command, if there is one of this name.
    var command: String?
    var isFresh = false
    var isVerbose = false
    /// Whether it reads values that the cache may have too.
    var readsCache = true
    /// How many titles the cache has; nil if that is not known.
    var cachedTitles: Int?
    /// Where the credential is from, if there is one.
    var credential: String?

    /// The whole line, if the command has no such form and it may be a title, as `home alone` and `doctor who` are.
    var title: String?

    /// The folders of the store; empty if they are not known.
    var storeFolders: [String] = []

    /// Where the store is.
    var storePlace: String {
        storeFolders.isEmpty ? Texts.storeFolders : Texts.storeIsIn(storeFolders.joined(separator: Texts.comma))
    }

    /// An advice, and the way to cached values. Without “--fresh” the command has looked there itself, and found nothing.
    func withWayToCache(_ advice: String) -> String {
        if !readsCache { return Texts.sentence(advice) }
        if isFresh { return Texts.cachedWithoutFresh(advice) }
        return [Texts.sentence(advice), wayToTitles].compactMap { $0 }.joined(separator: " ")
    }

    /// How to see the titles that are cached; nil if there are none.
    var wayToTitles: String? {
        guard let count = cachedTitles, count > 0 else { return nil }
        return command == "search" ? Texts.titlesSuggested(count) : Texts.titlesHere(count)
    }
}
