import Marquee

// The steps of the tutorial in Sources/App/Marquee.docc/Tutorials, word for word.

enum TutorialStep1 {
    struct FilmList {
        let marquee: MarqueeClient

        func lines() async throws -> [String] {
            let list = try await marquee.movies.popular()
            return list.value.items.map { movie in
                "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
            }
        }
    }
}

enum TutorialStep2 {
    struct FilmList {
        let marquee: MarqueeClient

        func lines() async throws -> [String] {
            let list = try await marquee.movies.popular(policy: .freshElseCached)
            var lines = list.value.items.map { movie in
                "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
            }
            if let error = list.refreshError { lines.append("Not refreshed: \(error.reason.text)") }
            return lines
        }
    }
}

enum TutorialStep3 {
    struct FilmList {
        let marquee: MarqueeClient

        func lines() async throws -> [String] {
            let list = try await marquee.movies.popular(policy: .freshElseCached)
            var lines = list.value.items.map { movie in
                "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
            }
            if let error = list.refreshError {
                lines.append("Not refreshed: \(error.reason.text)")
                lines.append("Confirmed \(list.age.components.seconds / 60) minutes ago")
            }
            return lines
        }
    }
}

enum TutorialStep4 {
    struct FilmList {
        let marquee: MarqueeClient

        func lines() async throws -> [String] {
            let list = try await marquee.movies.popular(policy: .freshElseCached)
            var lines = list.value.items.map { movie in
                "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
            }
            if let error = list.refreshError {
                lines.append("Not refreshed: \(error.reason.text)")
                lines.append("Confirmed \(list.age.components.seconds / 60) minutes ago")
            }
            return lines
        }

        /// Returns the number of posters that are on this device now.
        func takeAlong() async throws -> Int {
            let movies = try await marquee.movies.popular().value.items
            for movie in movies { _ = try await marquee.movies.details(movie.id) }
            return try await marquee.images.prefetch(movies.map(\.posterPath), as: .poster, width: 342)
        }
    }
}

enum TutorialStep5 {
    struct FilmList {
        let marquee: MarqueeClient

        func lines() async throws -> [String] {
            let list = try await marquee.movies.popular(policy: .freshElseCached)
            var lines = list.value.items.map { movie in
                let mark = list.marks(on: movie.reference).isOnWatchlist ? "+ " : ""
                return mark + "\(movie.title), \(movie.releaseDate?.description ?? "no date")"
            }
            if let error = list.refreshError {
                lines.append("Not refreshed: \(error.reason.text)")
                lines.append("Confirmed \(list.age.components.seconds / 60) minutes ago")
            }
            return lines
        }

        /// Returns the number of posters that are on this device now.
        func takeAlong() async throws -> Int {
            let movies = try await marquee.movies.popular().value.items
            for movie in movies { _ = try await marquee.movies.details(movie.id) }
            return try await marquee.images.prefetch(movies.map(\.posterPath), as: .poster, width: 342)
        }

        func watchLater(_ movie: Movie) async throws {
            try await marquee.library.setWatchlist(.movie(movie.id))
        }

        /// Returns the number of changes that were sent.
        func arrive() async throws -> Int {
            try await marquee.library.sync().sent
        }
    }
}

enum TutorialProgram {
    typealias FilmList = TutorialStep5.FilmList

    static func run() async throws {
        let marquee = try await MarqueeClient()
        let list = FilmList(marquee: marquee)
        for line in try await list.lines() { print(line) }
        await marquee.shutdown()
    }
}
