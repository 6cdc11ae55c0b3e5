import MarqueeDomain

/// The pictures of a title.
struct ImageSetDTO: DTO {
    let posters: Rows<PictureDTO>?
    let backdrops: Rows<PictureDTO>?
    let logos: Rows<PictureDTO>?
}

extension ImageSetDTO {
    func adapted() -> ImageSet {
        ImageSet(posters: adapted(posters), backdrops: adapted(backdrops), logos: adapted(logos))
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
        Picture(
            path: path, width: width?.value ?? 0, height: height?.value ?? 0, language: language, voteAverage: voteAverage ?? 0)
    }
}
