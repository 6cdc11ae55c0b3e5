/// The countries that a person can choose, as ISO 3166-1.
enum Country {
    static let all = [
        "AE", "AR", "AT", "AU", "BA", "BE", "BG", "BO", "BR", "CA", "CH", "CL", "CO", "CR", "CZ", "DE", "DK", "DZ", "EC", "EE",
        "EG", "ES", "FI", "FR", "GB", "GR", "GT", "HK", "HR", "HU", "ID", "IE", "IL", "IN", "IQ", "IS", "IT", "JO", "JP", "KE",
        "KR", "LB", "LT", "LV", "LY", "MA", "MX", "MY", "NG", "NL", "NO", "NZ", "PE", "PH", "PL", "PT", "PY", "QA", "RO", "RS",
        "SA", "SE", "SG", "SI", "SK", "TH", "TN", "TR", "TW", "UA", "US", "UY", "VE", "YE", "ZA",
    ]
}
