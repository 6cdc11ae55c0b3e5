/// What was typed, as far as hints depend on it: nobody is advised to do what they did, or what does not help.
struct Invocation: Sendable {
    /// The command, if there is one of this name.
    var command: String?
    var isFresh = false
    var isVerbose = false
    /// Whether “--offline” would show something instead.
    var mayBeOffline = true
    /// Where the credential is from, if there is one.
    var credential: String?

    /// An advice, and how to see what is cached.
    func withWayToCache(_ advice: String) -> String {
        if !mayBeOffline { return Texts.sentence(advice) }
        return isFresh ? Texts.cachedWithoutFresh(advice) : Texts.cachedOffline(advice)
    }
}
