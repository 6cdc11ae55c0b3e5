// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MarqueeHTTPErrors",
    platforms: [.macOS(.v15)],
    products: [.library(name: "MarqueeHTTPErrors", targets: ["MarqueeHTTPErrors"])],
    dependencies: [
        .package(name: "Marquee", path: "../../..")
    ],
    targets: [
        .target(
            name: "MarqueeHTTPErrors",
            dependencies: [
                .product(name: "Marquee", package: "Marquee")
            ],
            path: "Sources",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
