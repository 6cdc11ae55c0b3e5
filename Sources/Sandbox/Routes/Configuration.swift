extension Routes {
    /// The configuration, with image addresses that lead back to the sandbox.
    var configuration: JSON {
        let address = JSON.string(baseURL + "/t/p/")
        return [
            "images": [
                "base_url": address,
                "secure_base_url": address,
                "backdrop_sizes": ["w300", "w780", "w1280", "original"],
                "logo_sizes": ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
                "poster_sizes": ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
                "profile_sizes": ["w45", "w185", "h632", "original"],
                "still_sizes": ["w92", "w185", "w300", "original"],
            ],
            "change_keys": ["images", "overview", "release_dates", "title", "translations"],
        ]
    }
}
