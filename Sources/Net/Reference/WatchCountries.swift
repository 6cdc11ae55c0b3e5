import MarqueeDomain

/// The countries for which TMDb knows where titles can be watched.
struct WatchCountriesDTO: DTO {
    let results: [CountryDTO]

    init(_ row: TapeRow) throws {
        results = try row.list("results")
    }
}

extension WatchCountriesDTO {
    func adapted() -> [Country] { results.adapted() }
}

/// The time zones of a country.
struct CountryTimeZonesDTO: DTO {
    let iso31661: String
    let zones: [String]?

    init(_ row: TapeRow) throws {
        iso31661 = try row.required("iso_3166_1")
        zones = row.optional("zones")
    }
}

extension CountryTimeZonesDTO {
    func adapted() -> CountryTimeZones {
        var zones = CountryTimeZones(country: iso31661)
        zones.zones = self.zones ?? []
        return zones
    }
}

/// A department of a crew.
struct DepartmentDTO: DTO {
    let department: String
    let jobs: [String]?

    init(_ row: TapeRow) throws {
        department = try row.required("department")
        jobs = row.optional("jobs")
    }
}

extension DepartmentDTO {
    func adapted() -> Department {
        var adapted = Department(department: department)
        adapted.jobs = jobs ?? []
        return adapted
    }
}
