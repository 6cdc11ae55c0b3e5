extension AccountUseCases {
    /// Asks the server whether it accepts the program's credential, such as when a program starts. The answer is never cached.
    ///
    /// - Throws: ``MarqueeError/Code/unauthorized`` with TMDb's code 7 if it does not, or with 10 if the credential is suspended.
    ///
    /// See <https://developer.themoviedb.org/reference/authentication-validate-key>.
    public var validateCredential: Perform<Void, Void> { Perform(accounts.validateCredential) }
}
