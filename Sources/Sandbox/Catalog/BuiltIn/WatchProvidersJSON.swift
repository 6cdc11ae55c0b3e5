extension SandboxCatalog {
    /// The services that show the movies and series of the built-in catalog.
    static let watchProvidersJSON = #"""
        [
        {"provider_id": 2, "provider_name": "Apple TV", "logo_path": "/peURlLlr8jggOwK53fJ5wdQl05y.jpg"},
        {"provider_id": 3, "provider_name": "Google Play Movies", "logo_path": "/tbEdFQDwx5LEVr8WpSeXQSIirVq.jpg"},
        {"provider_id": 9, "provider_name": "Amazon Prime Video", "logo_path": "/emthp39XA2YScoYL1p0sdbAH2WA.jpg"},
        {"provider_id": 10, "provider_name": "Amazon Video", "logo_path": "/5NyLm42TmCqCMOZFvH4fcoSNKEW.jpg"},
        {"provider_id": 29, "provider_name": "Sky Go", "logo_path": "/fBHHXKC34ffxAsQvDe0ZJbvmTEQ.jpg"},
        {"provider_id": 30, "provider_name": "WOW", "logo_path": "/MiVcYLkztM6qqLeVSYWHFCUcXx.jpg"},
        {"provider_id": 35, "provider_name": "Rakuten TV", "logo_path": "/5GEbAhFW2S5T8zVc1MNvz00pIzM.jpg"},
        {"provider_id": 39, "provider_name": "Now TV", "logo_path": "/y7mZSw1FV99yfawxOISBQTvtJxM.jpg"},
        {"provider_id": 84, "provider_name": "U-NEXT", "logo_path": "/npg1OiBidQSndMsBZwgEPOYU6Jq.jpg"},
        {"provider_id": 85, "provider_name": "dTV", "logo_path": "/g8jqHtXJsMlc8B1Gb0Rt8AvUJMn.jpg"},
        {"provider_id": 119, "provider_name": "Amazon Prime Video", "logo_path": "/emthp39XA2YScoYL1p0sdbAH2WA.jpg"},
        {"provider_id": 192, "provider_name": "YouTube", "logo_path": "/oIkQkEkwfmcG7IGpRR1NB8frZZM.jpg"},
        {"provider_id": 337, "provider_name": "Disney Plus", "logo_path": "/7rwgEs15tFwyR9NPQ5vpzxTj19Q.jpg"},
        {"provider_id": 358, "provider_name": "DIRECTV", "logo_path": "/xL9SUR63qrEjFZAhtsipskeAMR7.jpg"},
        {"provider_id": 384, "provider_name": "HBO Max", "logo_path": "/Ajqyt5aNxNGjmF9uOfxArGrdf3X.jpg"},
        {"provider_id": 421, "provider_name": "Joyn Plus", "logo_path": "/2joD3S2goOB6lmepX35A8dmaqgM.jpg"},
        {"provider_id": 528, "provider_name": "AMC+ Amazon Channel", "logo_path": "/9edKQczyuMmQM1yS520hgmJbcaC.jpg"},
        {"provider_id": 616, "provider_name": "HBO Max Free", "logo_path": "/rIvQ4zuxvVirsNNVarYmOTunBD2.jpg"},
        {"provider_id": 1825, "provider_name": "HBO Max Amazon Channel", "logo_path": "/qNVZUR6koKFlOFdycB0D9cewBEm.jpg"}
        ]
        """#
}
