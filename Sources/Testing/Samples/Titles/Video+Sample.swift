public import MarqueeDomain

extension Video: Sampled {
    /// Two trailers of Fight Club, and then videos of Game of Thrones.
    public static var samples: [Video] {
        [
            video("5c9294240e0a267cd516835f", "#TBT Trailer", .trailer, "BdJKm16Co6M"),
            edited(
                video(
                    "639d5326be6d88007f170f44", "Fight Club (1999) Trailer - Starring Brad Pitt, Edward Norton, Helena Bonham Carter",
                    .trailer, "O-b2VfmmbyA")
            ) {
                $0.isOfficial = false
                $0.height = 720
            },
            video("5c9295200e0a267cd8168bd8", "Game of Thrones | Season 1 | Official Trailer", .trailer, "BpJYNVhGf1s"),
            video(
                "6233756fba131b001f875249", "Official Opening Credits: Game of Thrones (HBO)", .openingCredits, "s7L2PVdrb_8"),
            video(
                "5c999b48c3a36863b73b9d42", "Inside Game of Thrones: A Story in Camera Work – BTS (HBO)", .behindTheScenes,
                "y2ZJ3lTaREY"),
        ]
    }

    private static func video(_ id: String, _ name: String, _ kind: VideoType, _ key: String) -> Video {
        edited(Video(id: id, site: .youTube, key: key)) {
            $0.name = name
            $0.type = kind
            $0.language = "en"
            $0.country = "US"
            $0.isOfficial = true
            $0.height = 1_080
        }
    }
}
