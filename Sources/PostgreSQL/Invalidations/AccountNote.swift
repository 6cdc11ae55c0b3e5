/// The announcement that an account is signed out or removed. The words are on the wire: processes of an older version take them for a
/// change of its marks.
enum AccountNote: String {
    /// It was signed out; its rows stay for the next time.
    case signedOut = "signed-out"
    /// Nothing of it is left.
    case removed
}
