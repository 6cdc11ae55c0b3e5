import MarqueeDomain

/// The countries for which TMDb knows where titles can be watched.
struct WatchCountriesDTO: DTO {
    let results: [CountryDTO]
}

extension WatchCountriesDTO {
    func adapted() -> [Country] { results.adapted() }
}

/// The time zones of a country.
struct CountryTimeZonesDTO: DTO {
    let iso31661: String
    let zones: [String]?
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
}

extension DepartmentDTO {
    func adapted() -> Department {
        var adapted = Department(name: department)
        adapted.jobs = jobs ?? []
        return adapted
    }
}
