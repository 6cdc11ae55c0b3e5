import MarqueeDomain

/// The pictures of a title.
struct ImageSetDTO: DTO {
    let posters: Rows<PictureDTO>?
    let backdrops: Rows<PictureDTO>?
    let logos: Rows<PictureDTO>?
}

extension ImageSetDTO {
    func adapted() -> ImageSet {
        var set = ImageSet()
        set.posters = adapted(posters)
        set.backdrops = adapted(backdrops)
        set.logos = adapted(logos)
        return set
    }

    private func adapted(_ rows: Rows<PictureDTO>?) -> [Picture] { rows?.values.map { $0.adapted() } ?? [] }
}

struct PictureDTO: DTO {
    let path: ImagePath
    let width: LooseInt?
    let height: LooseInt?
    let language: String?
    let voteAverage: Double?

    enum CodingKeys: String, CodingKey {
        case width, height
        case path = "file_path"
        case language = "iso_639_1"
        case voteAverage = "vote_average"
    }
}

extension PictureDTO {
    func adapted() -> Picture {
        var picture = Picture(path: path, width: width?.value ?? 0, height: height?.value ?? 0)
        picture.language = language
        picture.voteAverage = voteAverage ?? 0
        return picture
    }
}
