public import MarqueeDomain

extension Country: Sampled {
    /// Five countries.
    public static var samples: [Country] {
        [("US", "United States of America"), ("GB", "United Kingdom"), ("DE", "Germany"), ("FR", "France"), ("JP", "Japan")].map {
            code, name in
            edited(Country(country: code)) { $0.englishName = name }
        }
    }
}

extension ProductionCountry: Sampled {
    /// Five countries.
    public static var samples: [ProductionCountry] {
        Country.samples.map { country in edited(ProductionCountry(country: country.country)) { $0.name = country.englishName } }
    }
}

extension SpokenLanguage: Sampled {
    /// Five languages.
    public static var samples: [SpokenLanguage] {
        [
            ("en", "English", "English"), ("de", "German", "Deutsch"), ("fr", "French", "Français"), ("ja", "Japanese", "日本語"),
            ("es", "Spanish", "Español"),
        ].map { code, english, name in
            edited(SpokenLanguage(language: code)) {
                $0.englishName = english
                $0.name = name
            }
        }
    }
}

extension CountryTimeZones: Sampled {
    /// The time zones of five countries.
    public static var samples: [CountryTimeZones] {
        [
            ("DE", ["Europe/Berlin", "Europe/Zurich"]), ("FR", ["Europe/Paris"]), ("GB", ["Europe/London"]), ("JP", ["Asia/Tokyo"]),
            ("IN", ["Asia/Kolkata"]),
        ].map { country, zones in edited(CountryTimeZones(country: country)) { $0.zones = zones } }
    }
}

extension Certification: Sampled {
    /// Certifications of the United States.
    public static var samples: [Certification] {
        ["G", "PG", "PG-13", "R", "NC-17"].enumerated().map { index, name in
            edited(Certification(name: name)) {
                $0.meaning = "The meaning of \(name) in a sample."
                $0.order = index + 1
            }
        }
    }
}

extension Department: Sampled {
    /// Five departments, with some of their jobs.
    public static var samples: [Department] {
        [
            ("Directing", ["Series Director"]), ("Writing", ["Dialogue", "Theatre Play", "Screenplay"]), ("Editing", ["Editor"]),
            ("Sound", ["Sound Director", "Sound Recordist"]), ("Production", ["Casting", "Line Producer", "Co-Producer"]),
        ].map { name, jobs in edited(Department(department: name)) { $0.jobs = jobs } }
    }
}

extension ListedWatchProvider: Sampled {
    /// The providers of ``MarqueeDomain/WatchProvider``'s samples, with made-up places.
    public static var samples: [ListedWatchProvider] {
        WatchProvider.samples.enumerated().map { index, provider in
            edited(ListedWatchProvider(provider: provider)) { $0.displayPriorities = ["US": index, "DE": index] }
        }
    }
}

extension ReviewDetails: Sampled {
    /// A made-up review of Fight Club.
    public static var samples: [ReviewDetails] {
        [
            edited(ReviewDetails(review: .sample)) {
                $0.language = "en"
                $0.subject = Movie.sample.reference
                $0.mediaTitle = Movie.sample.title
            }
        ]
    }
}

extension CreditDetails: Sampled {
    /// The credit of Pedro Pascal in The Last of Us.
    public static var samples: [CreditDetails] {
        let person = edited(Person(id: 1_253_360, name: "Pedro Pascal")) {
            $0.gender = .male
            $0.knownForDepartment = "Acting"
        }
        return [
            edited(CreditDetails(id: "6024a814c0ae36003d59cc3c", media: .tv(TVSeries.samples[3]), person: person)) {
                $0.creditType = .cast
                $0.department = "Acting"
                $0.job = "Actor"
                $0.character = "Joel Miller"
            }
        ]
    }
}
