import MarqueeDomain

extension Operations {
    // It changes nothing, but an answer from a cache would say nothing about the credential.
    static let validateCredential = Operation<SuccessDTO>(.get, "/3/authentication", isIdempotent: true)
}

extension Endpoint<SuccessDTO> {
    static var validateCredential: Self { Endpoint(Operations.validateCredential) }
}
