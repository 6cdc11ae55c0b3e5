public import MarqueeDomain

extension ProductionCompany: Sampled {
    /// The companies of Star Wars, and then some of those of Game of Thrones.
    public static var samples: [ProductionCompany] {
        [
            (1, "Lucasfilm Ltd.", "/tlVSws0RvvtPBwViUyOFAO0vcQS.png", "US"),
            (25, "20th Century Fox", "/qZCc1lty5FzX30aOCVRBLzaVmcp.png", "US"),
            (76_043, "Revolution Sun Studios", "/9RO2vbQ67otPrBLXCaC8UMp3Qat.png", "US"), (12_525, "Television 360", "", ""),
            (5_820, "Generator Entertainment", "", "GB"),
        ].map { id, name, logo, country in
            edited(ProductionCompany(id: id, name: name)) {
                $0.logoPath = ImagePath(logo)
                $0.originCountry = country
            }
        }
    }
}

extension CompanyDetails: Sampled {
    /// Lucasfilm with all parts.
    public static var samples: [CompanyDetails] {
        [
            edited(CompanyDetails(company: .sample)) {
                $0.headquarters = "San Francisco, California"
                $0.homepage = "https://www.lucasfilm.com"
                $0.alternativeNames = Array(AlternativeName.samples.prefix(3))
                $0.images = LogoSet(logos: Array(Logo.samples.prefix(2)))
                $0.movies = .sample(Movie.samples[1])
            }
        ]
    }
}

extension AlternativeName: Sampled {
    /// Other names of Lucasfilm, and then of HBO.
    public static var samples: [AlternativeName] {
        ["Lucasfilm", "Lucasfilm Limited, LLC", "Lucasfilm Ltd. LLC", "Home Box Office", "HBO HD"].map { AlternativeName(name: $0) }
    }
}

extension Logo: Sampled {
    /// Logos of Lucasfilm, of HBO, and a made-up one.
    public static var samples: [Logo] {
        [
            logo("5aa080d6c3a3683fea00011e", "/o86DbpburjxrqAzEDhXZcyE8pDb.png", 295, 99, ".svg"),
            logo("63306b352b8a430096598b3d", "/tlVSws0RvvtPBwViUyOFAO0vcQS.png", 1_000, 329, ".svg"),
            logo("5a7a67a40e0a26020a000091", "/tuomPhY2UtuPTqqFnKMVHvSb724.png", 422, 174, ".svg"),
            logo("63e7979663aad200858726da", "/hizvY65SpyF3BPY2qsBZMgUOxjs.png", 1_200, 495, ".png"),
            logo("sample-logo-5", "/sample-logo-5.png", 500, 250, ".png"),
        ].compactMap(\.self)
    }

    private static func logo(_ id: String, _ path: String, _ width: Int, _ height: Int, _ type: String) -> Logo? {
        ImagePath(path).map { path in
            edited(Logo(id: id, picture: Picture(filePath: path, width: width, height: height))) { $0.fileType = type }
        }
    }
}

extension TVNetworkDetails: Sampled {
    /// HBO.
    public static var samples: [TVNetworkDetails] {
        [
            edited(TVNetworkDetails(network: .sample)) {
                $0.headquarters = "New York City, New York"
                $0.homepage = "https://www.hbo.com"
            }
        ]
    }
}

extension LogoSet: Sampled {
    /// All logos of the samples in one set.
    public static var samples: [LogoSet] { [LogoSet(logos: Logo.samples)] }
}
