public import MarqueeData
public import MarqueeDomain

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension Endpoint<TVSeriesDetailsDTO> {
    /// The most parts that TMDb appends to one answer.
    static var mostParts: Int { 20 }

    /// A series with whole seasons appended.
    static func seasons(_ numbers: [Int], of series: TVSeries.ID) -> Self {
        let names = numbers.map(name(ofSeason:)).joined(separator: ",")
        return Endpoint(Operations.tvSeriesDetails, of: .tv(series), query: [SnapshotKey.partsArgument: names]) { () throws(MarqueeError) in
            guard numbers.count <= mostParts else { throw .tooManyParts }
            for number in numbers { _ = try PathValue(number: number) }
            return ["series_id": try PathValue(series)]
        }
    }

    /// The name of a season as an appended part.
    static func name(ofSeason number: Int) -> String { "season/\(number)" }
}

extension TMDBTVSeries {
    // Nil where such an answer would lack the translations that the audience's fallback languages need.
    public func seasons(_ numbers: [Int], of series: TVSeries.ID) -> Remote<[Int: Data]>? {
        guard !tmdb.audience.hasFallbacks else { return nil }
        let whole = tmdb.remote(.seasons(numbers, of: series))
        return Remote(key: whole.key, refusal: whole.refusal, fetch: whole.fetch) { (body) throws(MarqueeError) in
            // The answer must be about this series, whatever its content is.
            let losses = try whole.adapt(body).losses
            let members = (try? JSONDocument(body).read { $0.memberBodies }) ?? [:]
            let seasons = numbers.compactMap { number in
                members[Endpoint<TVSeriesDetailsDTO>.name(ofSeason: number)].map { (number, $0) }
            }
            return Adapted(Dictionary(seasons) { first, _ in first }, losses: losses)
        }
    }
}

extension MarqueeError {
    static let tooManyParts = MarqueeError(.invalidInput, .init("append.tooMany"))
}
