package import MarqueeDomain

extension Endpoint<EpisodeDetailsDTO> {
    static func episode(_ episode: EpisodeReference) -> Self {
        Endpoint(
            Operations.episode, of: .tv(episode.series), query: ["append_to_response": "credits,videos,images"], path: episode.path)
    }
}

extension EpisodeReference {
    /// The place of the episode, in the path of all that is about it.
    func path() throws(MarqueeError) -> [String: PathValue] {
        [
            "series_id": try PathValue(series), "season_number": try PathValue(number: season),
            "episode_number": try PathValue(number: number),
        ]
    }
}

/// An episode with its parts. Crew and guests stand in the answer itself, the cast of the season in the appended credits.
package struct EpisodeDetailsDTO: DTO {
    let episode: EpisodeDTO
    let parts: Parts

    package init(from decoder: any Decoder) throws {
        episode = try EpisodeDTO(from: decoder)
        parts = try Parts(from: decoder)
    }

    struct Parts: Decodable, Sendable {
        let crew: Rows<CrewMemberDTO>?
        let guestStars: Rows<CastMemberDTO>?
        let credits: Attempt<SeasonCast>?
        let videos: Attempt<VideosDTO>?
        let images: Attempt<Stills>?

        enum CodingKeys: String, CodingKey {
            case crew, credits, videos, images
            case guestStars = "guest_stars"
        }
    }

    struct SeasonCast: Decodable, Sendable {
        let cast: Rows<CastMemberDTO>?
    }

    struct Stills: Decodable, Sendable {
        let stills: Rows<PictureDTO>?
    }
}

extension EpisodeDetailsDTO {
    package func adapted() -> EpisodeDetails {
        var details = EpisodeDetails(episode: episode.adapted())
        details.credits = Credits(
            cast: parts.credits?.value?.cast?.values.map { $0.adapted() } ?? [],
            crew: parts.crew?.values.map { $0.adapted() } ?? [])
        details.guestStars = parts.guestStars?.values.map { $0.adapted() } ?? []
        details.stills = parts.images?.value?.stills?.values.map { $0.adapted() } ?? []
        details.videos = parts.videos?.value?.adapted() ?? []
        return details
    }
}
