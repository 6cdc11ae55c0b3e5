// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Composition",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Marquee", path: "../..")],
    targets: [
        .executableTarget(
            name: "Composition",
            dependencies: [
                .product(name: "MarqueeDomain", package: "Marquee"),
                .product(name: "MarqueeData", package: "Marquee"),
            ],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
