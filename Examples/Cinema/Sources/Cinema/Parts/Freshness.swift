import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// The origin of a value, if it is worth a word: TMDb could not be asked, or a newer value is on its way, which the script brings.
    func freshness<Value>(_ fetched: Fetched<Value>) -> HTML {
        var parts: [HTML] = []
        var load: HTML?
        if let error = fetched.refreshError {
            // The banner above says so for the sandbox.
            if site.sandbox?.isListening != false { parts.append("<span class=\"badge away\">\(reason(of: error))</span>") }
        } else if fetched.isStale {
            parts.append("<span class=\"badge stale\">\(texts.beingRefreshed)</span>")
            load = " data-load=\"\(wholeAddress)\" data-part=\"main\""
        }
        if !parts.isEmpty || fetched.age > .seconds(3_600) {
            parts.append("<span class=\"badge age\">\(texts.age) \(age(fetched.age))</span>")
        }
        return parts.isEmpty ? .empty : "<p class=\"freshness\"\(load)>\(parts)</p>"
    }

    /// Why TMDb has not answered, for a person. It is only away after a failure.
    func reason(of error: MarqueeError) -> String {
        let now = site.settings.clock.now()
        // The page has waited for as long as it may: the reason is that of the reads under way.
        let status = error.code == .timeout ? site.connection.status(loadingFor: SyncStatus.slowAfter) : SyncStatus(error, at: now)
        switch status {
        case .some(.slow), .some(.loading): return texts.tmdbSlow
        case .some(.intercepted): return texts.intercepted
        case .some(.rateLimited(let date)): return texts.askedToWait(wait(until: date, from: now))
        default: return texts.tmdbAway
        }
    }

    /// The note on a page that has only what is known without TMDb.
    func previewNote(_ error: MarqueeError, _ away: String? = nil) -> String {
        let reason = reason(of: error)
        return reason == texts.tmdbAway ? away ?? texts.previewOnly : reason
    }

    private func wait(until date: Date, from now: Date) -> String {
        let seconds = min(max(date.timeIntervalSince(now).rounded(.up), 1), 86_400)
        return Duration.seconds(seconds).formatted(
            .units(allowed: [.hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2).locale(language.locale))
    }

    private func age(_ age: Duration) -> String {
        age.formatted(
            .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 1).locale(language.locale))
    }

    /// A day in the words of the language.
    func day(_ day: Day) -> HTML { "<time datetime=\"\(day.description)\">\(words(of: day))</time>" }

    /// The same as a text.
    func words(of day: Day) -> String {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let date = calendar.date(from: parts) else { return day.description }
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: language.locale, calendar: calendar)
        style.timeZone = .gmt
        return date.formatted(style)
    }
}

extension Language {
    /// Numbers are written with the digits that years and pages have.
    var locale: Locale { Locale(identifier: tag + "-u-nu-latn") }
}
