// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Models",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "Models", targets: ["Models"])],
    dependencies: [.package(name: "Marquee", path: "../..")],
    targets: [
        .target(
            name: "Models",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueePresentation", package: "Marquee"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ModelsTests",
            dependencies: [
                "Models",
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueePresentation", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
                .product(name: "MarqueeTesting", package: "Marquee"),
            ],
            swiftSettings: settings),
    ]
)
