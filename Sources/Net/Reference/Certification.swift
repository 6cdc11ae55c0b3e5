import MarqueeDomain

/// The certifications of movies or series, by country.
struct CertificationsDTO: DTO {
    let certifications: [String: [CertificationDTO]]
}

extension CertificationsDTO {
    func adapted() -> [String: [Certification]] { certifications.mapValues { $0.adapted() } }
}

struct CertificationDTO: DTO {
    let certification: String
    let meaning: String?
    let order: Int?
}

extension CertificationDTO {
    func adapted() -> Certification {
        var adapted = Certification(name: certification)
        adapted.meaning = meaning ?? ""
        adapted.order = order.countOrZero
        return adapted
    }
}
