// swift-tools-version: 6.2
import PackageDescription

let libraries = ["CCurl", "CJPEG", "CJPEGDecoder", "CPostgreSQL", "CSQLite", "CZlib"]

let package = Package(
    name: "Other",
    products: [.library(name: "Other", targets: libraries)],
    targets: libraries.map { .target(name: $0) }
)
