#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The encoded form has the request token as it is, because a service stores it between two requests. See ``PendingSignIn``.
extension PendingSignIn: Codable {
    private enum CodingKeys: CodingKey {
        case version, requestToken, approvalAddress, expiresAt
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            version: try container.decode(ApprovalRequest.Version.self, forKey: .version),
            requestToken: Secret(try container.decode(String.self, forKey: .requestToken)),
            approvalAddress: Secret(try container.decode(String.self, forKey: .approvalAddress)),
            expiresAt: try container.decodeIfPresent(Date.self, forKey: .expiresAt))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(version, forKey: .version)
        try container.encode(requestToken.reveal(), forKey: .requestToken)
        try container.encode(approvalAddress.reveal(), forKey: .approvalAddress)
        try container.encodeIfPresent(expiresAt, forKey: .expiresAt)
    }
}
