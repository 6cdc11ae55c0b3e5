// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MarqueeTracing",
    platforms: [.macOS(.v15)],
    products: [.library(name: "MarqueeTracing", targets: ["MarqueeTracing"])],
    dependencies: [
        .package(name: "Marquee", path: "../../.."),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    ],
    targets: [
        .target(
            name: "MarqueeTracing",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            path: "Sources",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
