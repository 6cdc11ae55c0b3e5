import MarqueeDomain

/// The certifications of movies or series, by country.
struct CertificationsDTO: DTO {
    let certifications: [String: [CertificationDTO]]

    init(_ row: TapeRow) throws {
        certifications = try row.required("certifications")
    }
}

extension CertificationsDTO {
    func adapted() -> [String: [Certification]] { certifications.mapValues { $0.adapted() } }
}

struct CertificationDTO: DTO {
    let certification: String
    let meaning: String?
    let order: Int?

    init(_ row: TapeRow) throws {
        certification = try row.required("certification")
        meaning = row.optional("meaning")
        order = row.optional("order")
    }
}

extension CertificationDTO {
    func adapted() -> Certification {
        var adapted = Certification(name: certification)
        adapted.meaning = meaning ?? ""
        adapted.order = order.countOrZero
        return adapted
    }
}
