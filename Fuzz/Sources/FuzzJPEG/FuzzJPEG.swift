import MarqueeCJPEGDecoder

/// Any bytes are a picture whose rows are all there, or none; and whatever was decoded can be drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJPEG(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    // The last byte chooses the place, which most pictures do not need.
    let side = Int(bytes.last ?? 0) + 1
    let place = PictureSize(width: side, height: 257 - side)
    guard let pixels = JPEG.decode(bytes, for: place) else { return 0 }
    let (width, height) = (pixels.size.width, pixels.size.height)
    guard width > 0, height > 0, pixels.bytes.count == width * height * 3 else { fatalError("\(width) by \(height).") }
    let cells = PictureSize.cells(for: pixels.size, within: PictureSize(width: 80, height: 24))
    guard (1...80).contains(cells.width), (1...24).contains(cells.height) else { fatalError("\(cells).") }
    let blocks = HalfBlocks(pixels, size: cells, side % 2 == 0 ? .full : .palette)
    guard blocks.rows.count == cells.height else { fatalError("\(blocks.rows.count) rows.") }
    return 0
}
