// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MarqueeLifecycle",
    platforms: [.macOS(.v15)],
    products: [.library(name: "MarqueeLifecycle", targets: ["MarqueeLifecycle"])],
    dependencies: [
        .package(name: "Marquee", path: "../../.."),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(
            name: "MarqueeLifecycle",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            path: "Sources",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
