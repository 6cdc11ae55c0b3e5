/// The key that retries a failed read.
enum RetryKey: Sendable {
    case r
    /// While the user types a text, to which an `r` would be added.
    case enter

    var advice: String {
        switch self {
        case .r: Texts.pressRToTryAgain
        case .enter: Texts.pressEnterToTryAgain
        }
    }
}
