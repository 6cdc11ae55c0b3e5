// swift-tools-version: 6.2
import PackageDescription

// Built by `make fuzz` with `-sanitize=fuzzer`, which brings the main function, and `-enable-testing`, which opens internal declarations.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func fuzzer(_ name: String, of products: String...) -> Target {
    .target(name: name, dependencies: products.map { .product(name: $0, package: "Marquee") }, swiftSettings: settings)
}

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v15)],
    products: [
        "FuzzJSON", "FuzzHeaders", "FuzzPaths", "FuzzSearch", "FuzzTerminal", "FuzzKeys", "FuzzPages", "FuzzStore", "FuzzCatalog",
        "FuzzImport", "FuzzTransfer", "FuzzJPEG",
    ].map {
        .library(name: $0, type: .static, targets: [$0])
    },
    dependencies: [.package(name: "Marquee", path: "..")],
    targets: [
        fuzzer("FuzzJSON", of: "MarqueeDomain", "MarqueeData", "MarqueeNet"),
        fuzzer("FuzzHeaders", of: "MarqueeDomain", "MarqueeNet"),
        fuzzer("FuzzPaths", of: "MarqueeDomain", "MarqueeNet"),
        fuzzer("FuzzSearch", of: "MarqueeDomain", "MarqueeData", "MarqueeDatabase"),
        fuzzer("FuzzTerminal"),
        fuzzer("FuzzKeys"),
        fuzzer("FuzzPages", of: "MarqueeData", "MarqueeDatabase"),
        fuzzer("FuzzStore", of: "MarqueeDomain", "MarqueeData", "MarqueeDatabase"),
        fuzzer("FuzzCatalog", of: "MarqueeDomain", "MarqueeData", "MarqueeCatalog"),
        fuzzer("FuzzImport", of: "MarqueeDomain", "MarqueeCatalog"),
        fuzzer("FuzzTransfer", of: "MarqueeDomain", "MarqueeTransfer"),
        .target(name: "FuzzJPEG", dependencies: ["FuzzedDecoder"], swiftSettings: settings),
        // No two packages may have a target of the same name, so only the module is called MarqueeCJPEGDecoder, as in Marquee.
        .target(name: "FuzzedDecoder"),
    ]
)
