import MarqueeDomain

/// An image of a title on which a person was tagged.
struct TaggedImageDTO: DTO {
    let picture: PictureDTO
    let id: String
    let imageType: String?
    let media: TaggedMediaDTO

    init(_ row: TapeRow) throws {
        picture = try PictureDTO(row)
        id = try row.required("id")
        imageType = row.optional("image_type")
        media = try row.required("media")
    }
}

extension TaggedImageDTO {
    func adapted() -> TaggedImage {
        var image = TaggedImage(id: id, picture: picture.adapted(), media: media.adapted())
        image.imageType = imageType ?? ""
        return image
    }
}

/// The subject of a tagged image; it names its own kind. A kind that this version does not know is left out.
enum TaggedMediaDTO: DTO {
    case movie(MovieDTO)
    case tv(TVSeriesDTO)
    case season(SeriesSeasonDTO)
    case episode(SeriesEpisodeDTO)

    init(_ row: TapeRow) throws {
        let kind = try row.mediaType()
        self = try UnknownForm.rethrowing {
            switch kind {
            case "movie": .movie(try MovieDTO(row))
            case "tv": .tv(try TVSeriesDTO(row))
            case "tv_season": .season(try SeriesSeasonDTO(row))
            case "tv_episode", "episode": .episode(try SeriesEpisodeDTO(row))
            default: throw UnknownForm()
            }
        }
    }
}

extension TaggedMediaDTO {
    func adapted() -> TaggedImage.Media {
        switch self {
        case .movie(let movie): .movie(movie.adapted())
        case .tv(let series): .tv(series.adapted())
        case .season(let season): .season(season.adapted())
        case .episode(let episode): .episode(episode.adapted())
        }
    }
}

extension TaggedImage: TitleBearing {
    func visitTitles(_ visitor: TitleVisitor) {
        switch media {
        case .movie(let movie): visitor.visit(movie)
        case .tv(let series): visitor.visit(series)
        case .season, .episode: break
        }
    }

    mutating func fillTexts(_ known: KnownTexts) {
        switch media {
        case .movie(var movie):
            known.fill(&movie)
            media = .movie(movie)
        case .tv(var series):
            known.fill(&series)
            media = .tv(series)
        case .season, .episode: break
        }
    }
}
