import Marquee
import MarqueeKeeping

// The samples of Docs/Keeping.md and of the module's reference.
func keepLibrary(marquee: MarqueeClient) async throws {
    var request = KeepRequest(.library)
    request.seasons = .latest
    request.pictures = [KeptPicture(.poster, width: 342)]
    let job = try await marquee.keep(request)
    for await progress in try marquee.keeping.run(job.id) {
        print(progress.stored, "of", progress.items)
    }
}

func releaseEmptyRequests(marquee: MarqueeClient) async throws {
    for job in try await marquee.keeping.jobs() {
        let progress = try await marquee.keeping.progress(of: job.id)
        print(job.created, progress.stored, progress.bytes)
        if progress.items == 0 { try await marquee.release(job.id) }
    }
}

func costOfKeeping(marquee: MarqueeClient) async throws {
    let cost = try await marquee.keeping.estimate(KeepRequest(.popular(.movie, count: 10_000)))
    print(cost.requests, "requests, about", cost.requests / 40, "seconds")
}

func referenceKeep(marquee: MarqueeClient) async throws {
    let job = try await marquee.keep(KeepRequest(.titles([.movie(550), .tv(1399)])))
    for await progress in try marquee.keeping.run(job.id) {
        print(progress.stored, "of", progress.items)
    }
}

func referenceKeepRequest(marquee: MarqueeClient) async throws {
    var request = KeepRequest(.library)
    request.seasons = .all
    request.pictures = [KeptPicture(.poster, width: 342)]
    let job = try await marquee.keep(request)
    _ = job
}

func referenceKeepJobs(marquee: MarqueeClient) async throws {
    for job in try await marquee.keeping.jobs() {
        let progress = try await marquee.keeping.progress(of: job.id)
        print(job.id, progress.stored, progress.bytes)
    }
}
