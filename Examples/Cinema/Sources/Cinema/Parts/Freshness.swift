import Foundation
import Marquee

extension Visit {
    /// Where a value came from, if that is worth a word: it is old, or TMDb could not be asked.
    func freshness<Value>(_ fetched: Fetched<Value>) -> HTML {
        var parts: [HTML] = []
        if fetched.refreshError != nil {
            // The banner above says so for the sandbox.
            if site.sandbox?.isListening != false { parts.append("<span class=\"badge away\">\(texts.tmdbAway)</span>") }
        } else if fetched.isStale {
            parts.append("<span class=\"badge stale\">\(texts.beingRefreshed)</span>")
        }
        if !parts.isEmpty || fetched.age > .seconds(3_600) {
            parts.append("<span class=\"badge age\">\(texts.age) \(age(fetched.age))</span>")
        }
        return parts.isEmpty ? .empty : "<p class=\"freshness\">\(parts)</p>"
    }

    private func age(_ age: Duration) -> String {
        age.formatted(
            .units(allowed: [.days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 1).locale(language.locale))
    }

    /// A day in the words of the language.
    func day(_ day: Day) -> HTML {
        var parts = DateComponents()
        (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard let date = calendar.date(from: parts) else { return "\(day.description)" }
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: language.locale, calendar: calendar)
        style.timeZone = .gmt
        return "<time datetime=\"\(day.description)\">\(date.formatted(style))</time>"
    }
}

extension Language {
    /// Numbers are written with the digits that years and pages have.
    var locale: Locale { Locale(identifier: tag + "-u-nu-latn") }
}
