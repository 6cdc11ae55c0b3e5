public import MarqueeDomain

extension WatchProviders: Sampled {
    /// Some offers of Fight Club and of Game of Thrones.
    public static var samples: [WatchProviders] {
        [
            WatchProviders(countries: ["US": WatchOffers.samples[0], "DE": WatchOffers.samples[1]]),
            WatchProviders(countries: ["US": WatchOffers.samples[2]]),
        ]
    }
}

extension WatchOffers: Sampled {
    /// Some offers of Fight Club in two countries, and of Game of Thrones in one.
    public static var samples: [WatchOffers] {
        let (apple, amazon, google) = (WatchProvider.samples[0], WatchProvider.samples[1], WatchProvider.samples[2])
        return [
            edited(WatchOffers()) {
                $0.link = "https://www.themoviedb.org/movie/550-fight-club/watch?locale=US"
                $0.flatrate = [WatchProvider.samples[3]]
                $0.rent = [amazon, google]
                $0.buy = [apple, amazon, google]
            },
            edited(WatchOffers()) {
                $0.link = "https://www.themoviedb.org/movie/550-fight-club/watch?locale=DE"
                $0.flatrate = [WatchProvider.samples[4]]
                $0.buy = [apple]
            },
            edited(WatchOffers()) {
                $0.link = "https://www.themoviedb.org/tv/1399-game-of-thrones/watch?locale=US"
                $0.buy = [apple, amazon, google]
            },
        ]
    }
}

extension WatchProvider: Sampled {
    /// Providers of the United States, and one of Germany.
    public static var samples: [WatchProvider] {
        [
            (2, "Apple TV", "/peURlLlr8jggOwK53fJ5wdQl05y.jpg", 4), (10, "Amazon Video", "/5NyLm42TmCqCMOZFvH4fcoSNKEW.jpg", 13),
            (3, "Google Play Movies", "/tbEdFQDwx5LEVr8WpSeXQSIirVq.jpg", 14), (15, "Hulu", "/zxrVdFjIjLqkfnwyghnfywTn3Lh.jpg", 6),
            (337, "Disney Plus", "/7rwgEs15tFwyR9NPQ5vpzxTj19Q.jpg", 2),
        ].map { id, name, logo, priority in
            edited(WatchProvider(id: id, providerName: name)) {
                $0.logoPath = ImagePath(logo)
                $0.displayPriority = priority
            }
        }
    }
}
