// swift-tools-version: 6.2
import PackageDescription

// Programs that wrap system libraries of their own use Marquee too: no target of Marquee has the usual name of such a wrapper, because two
// packages of a graph must not have targets of one name. `swift package show-dependencies` refuses the graph otherwise; nothing is built.

let package = Package(
    name: "OtherLibraries",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Marquee", path: "../.."), .package(path: "Other")],
    targets: [
        .executableTarget(
            name: "Program",
            dependencies: [
                "CFaultyDisk", "CSpawn",
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeCatalog", package: "Marquee"),
                .product(name: "MarqueePostgreSQL", package: "Marquee"),
                .product(name: "MarqueeTesting", package: "Marquee"),
                .product(name: "marquee", package: "Marquee"),
                .product(name: "Other", package: "Other"),
            ]),
        .target(name: "CFaultyDisk"),
        .target(name: "CSpawn"),
    ]
)
