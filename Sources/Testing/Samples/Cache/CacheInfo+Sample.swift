public import MarqueeDomain

extension CacheInfo: Sampled {
    /// The figures of a store with answers and pictures.
    public static var samples: [CacheInfo] {
        [
            edited(CacheInfo(answers: 120, titles: 800, bytes: 4_000_000)) {
                $0.byteLimit = 200_000_000
                $0.images = 40
                $0.imageBytes = 1_000_000
                $0.imageByteLimit = 100_000_000
                $0.oldest = moment(1)
                $0.newest = moment(2)
            }
        ]
    }
}
