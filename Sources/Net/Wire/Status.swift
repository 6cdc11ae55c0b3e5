import MarqueeDomain

/// That the server did what it was asked to.
package struct Acknowledgement: Sendable, Hashable {
    /// TMDb's own code, if it named one.
    package let tmdbCode: Int?
}

/// What a write answers: TMDb's own code, a flag, or both. A body with neither acknowledges nothing.
package struct StatusDTO: DTO {
    let success: Bool?
    let statusCode: LooseInt?

    enum CodingKeys: String, CodingKey {
        case success
        case statusCode = "status_code"
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        success = try values.decodeIfPresent(Bool.self, forKey: .success)
        statusCode = try values.decodeIfPresent(LooseInt.self, forKey: .statusCode)
        guard success != nil || statusCode?.value != nil else {
            throw DecodingError.dataCorruptedError(forKey: .statusCode, in: values, debugDescription: "Neither a code nor a flag.")
        }
    }
}

extension StatusDTO {
    package func adapted() -> Acknowledgement { Acknowledgement(tmdbCode: statusCode?.value) }
}
