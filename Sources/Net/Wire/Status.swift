import MarqueeDomain

/// The confirmation of the server that a write succeeded.
package struct Acknowledgement: Sendable, Hashable {
    /// TMDb's own code, if there is one.
    package let tmdbCode: Int?
}

/// The answer to a write: TMDb's own code, a flag, or both. A body with neither confirms nothing.
package struct StatusDTO: DTO {
    let success: Bool?
    let statusCode: Int?
}

extension StatusDTO {
    package func adapted() -> Acknowledgement { Acknowledgement(tmdbCode: statusCode) }
}
