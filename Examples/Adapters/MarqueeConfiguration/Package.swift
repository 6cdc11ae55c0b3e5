// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MarqueeConfiguration",
    platforms: [.macOS(.v15)],
    products: [.library(name: "MarqueeConfiguration", targets: ["MarqueeConfiguration"])],
    dependencies: [
        .package(name: "Marquee", path: "../../.."),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
    ],
    targets: [
        .target(
            name: "MarqueeConfiguration",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "Configuration", package: "swift-configuration"),
            ],
            path: "Sources",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
