// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Quickstart",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Marquee", path: "../..")],
    targets: [
        .executableTarget(
            name: "Quickstart",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
            ],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
