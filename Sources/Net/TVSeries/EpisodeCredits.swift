import MarqueeDomain

/// The cast and the crew of an episode.
struct EpisodeCreditsDTO: DTO, SeparateLists {
    @SeparateList var cast: [CastMemberDTO]
    let guestStars: [CastMemberDTO]?
    let crew: [CrewMemberDTO]?
    var lists: [ListOutcome] { [$cast, ListOutcome(optional: guestStars), ListOutcome(optional: crew)] }

    init(_ row: TapeRow) throws {
        _cast = row.separate("cast")
        guestStars = row.optional("guest_stars")
        crew = row.optional("crew")
    }
}

extension EpisodeCreditsDTO {
    func adapted() -> EpisodeCredits {
        var credits = EpisodeCredits()
        credits.cast = cast.adapted()
        credits.guestStars = guestStars.adapted()
        credits.crew = crew.adapted()
        return credits
    }
}

/// The still images of an episode.
struct StillsDTO: DTO {
    let stills: [PictureDTO]

    init(_ row: TapeRow) throws {
        stills = try row.list("stills")
    }
}

extension StillsDTO {
    func adapted() -> ImageSet {
        var images = ImageSet()
        images.stills = stills.adapted()
        return images
    }
}
