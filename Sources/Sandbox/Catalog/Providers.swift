/// A service that shows movies.
struct CatalogProvider: Sendable {
    let name: String
    let logoPath: String
}

extension Catalog {
    /// The providers by TMDb's number.
    static let providers: [Int: CatalogProvider] = [
        2: CatalogProvider(name: "Apple TV", logoPath: "/peURlLlr8jggOwK53fJ5wdQl05y.jpg"),
        3: CatalogProvider(name: "Google Play Movies", logoPath: "/tbEdFQDwx5LEVr8WpSeXQSIirVq.jpg"),
        9: CatalogProvider(name: "Amazon Prime Video", logoPath: "/emthp39XA2YScoYL1p0sdbAH2WA.jpg"),
        10: CatalogProvider(name: "Amazon Video", logoPath: "/5NyLm42TmCqCMOZFvH4fcoSNKEW.jpg"),
        29: CatalogProvider(name: "Sky Go", logoPath: "/fBHHXKC34ffxAsQvDe0ZJbvmTEQ.jpg"),
        30: CatalogProvider(name: "WOW", logoPath: "/MiVcYLkztM6qqLeVSYWHFCUcXx.jpg"),
        35: CatalogProvider(name: "Rakuten TV", logoPath: "/5GEbAhFW2S5T8zVc1MNvz00pIzM.jpg"),
        39: CatalogProvider(name: "Now TV", logoPath: "/y7mZSw1FV99yfawxOISBQTvtJxM.jpg"),
        84: CatalogProvider(name: "U-NEXT", logoPath: "/npg1OiBidQSndMsBZwgEPOYU6Jq.jpg"),
        85: CatalogProvider(name: "dTV", logoPath: "/g8jqHtXJsMlc8B1Gb0Rt8AvUJMn.jpg"),
        119: CatalogProvider(name: "Amazon Prime Video", logoPath: "/emthp39XA2YScoYL1p0sdbAH2WA.jpg"),
        192: CatalogProvider(name: "YouTube", logoPath: "/oIkQkEkwfmcG7IGpRR1NB8frZZM.jpg"),
        337: CatalogProvider(name: "Disney Plus", logoPath: "/7rwgEs15tFwyR9NPQ5vpzxTj19Q.jpg"),
        358: CatalogProvider(name: "DIRECTV", logoPath: "/xL9SUR63qrEjFZAhtsipskeAMR7.jpg"),
        384: CatalogProvider(name: "HBO Max", logoPath: "/Ajqyt5aNxNGjmF9uOfxArGrdf3X.jpg"),
        421: CatalogProvider(name: "Joyn Plus", logoPath: "/2joD3S2goOB6lmepX35A8dmaqgM.jpg"),
        528: CatalogProvider(name: "AMC+ Amazon Channel", logoPath: "/9edKQczyuMmQM1yS520hgmJbcaC.jpg"),
        616: CatalogProvider(name: "HBO Max Free", logoPath: "/rIvQ4zuxvVirsNNVarYmOTunBD2.jpg"),
        1825: CatalogProvider(name: "HBO Max Amazon Channel", logoPath: "/qNVZUR6koKFlOFdycB0D9cewBEm.jpg"),
    ]
}
