import MarqueeDomain

/// The images of a title.
struct ImageSetDTO: DTO, SeparateLists {
    @SeparateList var posters: [PictureDTO]
    let backdrops: [PictureDTO]?
    let logos: [PictureDTO]?
    var lists: [ListOutcome] { [$posters, ListOutcome(optional: backdrops), ListOutcome(optional: logos)] }

    init(_ row: TapeRow) throws {
        _posters = row.separate("posters")
        backdrops = row.optional("backdrops")
        logos = row.optional("logos")
    }
}

extension ImageSetDTO {
    func adapted() -> ImageSet {
        var images = ImageSet()
        images.posters = posters.adapted()
        images.backdrops = backdrops.adapted()
        images.logos = logos.adapted()
        return images
    }
}

struct PictureDTO: DTO {
    let filePath: ImagePath
    let width: Int?
    let height: Int?
    let aspectRatio: Double?
    let iso6391: String?
    let iso31661: String?
    let voteAverage: Double?
    let voteCount: Int?

    init(_ row: TapeRow) throws {
        filePath = try row.required("file_path")
        width = row.optional("width")
        height = row.optional("height")
        aspectRatio = row.optional("aspect_ratio")
        iso6391 = row.optional("iso_639_1")
        iso31661 = row.optional("iso_3166_1")
        voteAverage = row.optional("vote_average")
        voteCount = row.optional("vote_count")
    }
}

extension PictureDTO {
    func adapted() -> Picture {
        var picture = Picture(filePath: filePath, width: width.countOrZero, height: height.countOrZero)
        picture.aspectRatio = max(aspectRatio ?? 0, 0)
        picture.language = iso6391.known
        picture.country = iso31661.known
        picture.voteAverage = voteAverage.voteOrZero
        picture.voteCount = voteCount.countOrZero
        return picture
    }
}
