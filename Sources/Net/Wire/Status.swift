import MarqueeDomain

/// That the server did what it was asked to.
package struct Acknowledgement: Sendable, Hashable {
    /// TMDb's own code, if it named one.
    package let tmdbCode: Int?
}

/// What a write answers: TMDb's own code, a flag, or both. A body with neither acknowledges nothing.
package struct StatusDTO: DTO {
    let success: Bool?
    let statusCode: Int?
}

extension StatusDTO {
    package func adapted() -> Acknowledgement { Acknowledgement(tmdbCode: statusCode) }
}
