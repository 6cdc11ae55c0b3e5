// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MarqueeLogging",
    platforms: [.macOS(.v15)],
    products: [.library(name: "MarqueeLogging", targets: ["MarqueeLogging"])],
    dependencies: [
        .package(name: "Marquee", path: "../../.."),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .target(
            name: "MarqueeLogging",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Sources",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
