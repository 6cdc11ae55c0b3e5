#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A picture as the image server sent it: bytes that a program decodes, shows or writes to a file.
public struct ImageFile: Sendable, Equatable {
    /// The bytes of the file.
    public var bytes: Data
    /// The format, detected from the bytes.
    public var format: ImageFormat
    /// The size in which the picture was asked for.
    public var size: ImageSize

    public init(bytes: Data, format: ImageFormat, size: ImageSize) {
        self.bytes = bytes
        self.format = format
        self.size = size
    }
}
