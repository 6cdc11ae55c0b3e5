import MarqueeData
import MarqueeDomain
@testable import MarqueeNet

extension Router {
    func request<Answer>(
        for endpoint: Endpoint<Answer>, audience: Audience, originalLanguage: String? = nil, validator: String? = nil
    ) throws(MarqueeError) -> TransportRequest {
        try request(for: endpoint.line, audience: audience, originalLanguage: originalLanguage, validator: validator)
    }

    func key<Answer>(for endpoint: Endpoint<Answer>, audience: Audience) -> SnapshotKey { key(for: endpoint.line, audience: audience) }
}
