import Foundation
import Marquee

/// The details that were read, with the address of their poster.
private struct WithPoster<Value: Encodable & Sendable>: Encodable {
    let fetched: Fetched<Value>
    let posterURL: String?
    /// True for a title as a list described it, in place of its details.
    let isPreview: Bool?

    private enum CodingKeys: CodingKey { case posterURL, isPreview }

    func encode(to encoder: any Encoder) throws {
        try fetched.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(posterURL, forKey: .posterURL)
        try container.encodeIfPresent(isPreview, forKey: .isPreview)
    }
}

extension CommandSession {
    /// The countries of the person, best first: those of the regions, or else of the language.
    var countries: [String] {
        let audience = client.audience
        guard audience.regions.isEmpty else { return audience.regions }
        return audience.language.split(separator: "-").dropFirst().first.map { [String($0)] } ?? []
    }

    /// Shows details with the marks on their subject, and the address of their poster.
    func show<Value: Encodable>(
        _ fetched: Fetched<Value>, _ item: Markable?, poster: ImagePath?, isPreview: Bool = false,
        text: (DetailsView) -> [Line]
    ) async throws(Failure) {
        // If the server did not answer for the value, no second deadline is spent on the parts beside it.
        let rest = fetched.refreshError == nil ? policyOfNextRead : .offline
        async let marks = known(item, rest)
        async let address = address(of: poster, rest)
        var fetched = fetched
        fetched.marks.merge(await marks) { $1 }
        let view = DetailsView(
            marking: marking(fetched), regions: client.audience.regions, countries: countries,
            languages: client.audience.languages, poster: await address, today: Day(clock.now(), in: .current), width: terminal.width)
        try show(text: { text(view) }, json: { WithPoster(fetched: fetched, posterURL: view.poster, isPreview: isPreview ? true : nil) })
        noteTroubles(of: fetched)
    }

    /// The marks on the one thing that a screen is about, for which the server is asked where nothing is known. A screen is shown
    /// without them rather than not at all.
    private func known(_ item: Markable?, _ policy: ReadPolicy) async -> [Markable: Marks] {
        guard let item, session != nil, let marks = try? await client.library.marks(on: item, policy: policy) else { return [:] }
        return [item: marks.value]
    }

    /// The address of a poster, as far as the policy lets it be known.
    private func address(of path: ImagePath?, _ policy: ReadPolicy) async -> String? {
        guard let path else { return nil }
        return try? await client.images.configuration(policy: policy).value.url(for: path, as: .poster, width: 342).absoluteString
    }
}
