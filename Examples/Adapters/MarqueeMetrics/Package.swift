// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MarqueeMetrics",
    platforms: [.macOS(.v15)],
    products: [.library(name: "MarqueeMetrics", targets: ["MarqueeMetrics"])],
    dependencies: [
        .package(name: "Marquee", path: "../../.."),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    ],
    targets: [
        .target(
            name: "MarqueeMetrics",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "Metrics", package: "swift-metrics"),
            ],
            path: "Sources",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
