public import MarqueeDomain

extension Release: Sampled {
    /// Releases of Fight Club.
    public static var samples: [Release] {
        [
            release("US", "1999-10-15", .theatrical, "R"),
            release("US", "1999-09-21", .premiere, note: "CMJ Film Festival"),
            release("DE", "1999-11-11", .theatrical, "18"),
            release("FR", "1999-11-10", .theatrical, "16"),
            release("FR", "2000-11-15", .physical, "16", note: "DVD"),
            release("FR", "2011-09-08", .digital, "16", note: "VOD"),
            release("GB", "1999-11-12", .theatrical, "18"),
        ].compactMap(\.self)
    }

    private static func release(
        _ region: String, _ day: String, _ kind: ReleaseType, _ certification: String = "", note: String = ""
    ) -> Release? {
        Day(day).map { day in
            edited(Release(country: region, releaseDate: day, type: kind)) {
                $0.certification = certification
                $0.note = note
            }
        }
    }
}

extension CountryRelease: Sampled {
    /// The releases of ``MarqueeDomain/Release``'s samples; the first is the main one.
    public static var samples: [CountryRelease] {
        Release.samples.map { release in
            edited(CountryRelease(country: release.country, releaseDate: release.releaseDate)) {
                $0.certification = release.certification
                $0.isPrimary = release == .sample
            }
        }
    }
}
