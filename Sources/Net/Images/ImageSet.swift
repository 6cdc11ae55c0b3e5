import MarqueeDomain

/// The images of a title.
struct ImageSetDTO: DTO, SeparateLists {
    @SeparateList var posters: [PictureDTO]
    let backdrops: [PictureDTO]?
    let logos: [PictureDTO]?
    var lists: [ListOutcome] { [$posters, ListOutcome(optional: backdrops), ListOutcome(optional: logos)] }
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
}

extension PictureDTO {
    func adapted() -> Picture {
        var picture = Picture(path: filePath, width: width.countOrZero, height: height.countOrZero)
        picture.aspectRatio = max(aspectRatio ?? 0, 0)
        picture.language = iso6391
        picture.country = iso31661.known
        picture.voteAverage = voteAverage.voteOrZero
        picture.voteCount = voteCount.countOrZero
        return picture
    }
}
