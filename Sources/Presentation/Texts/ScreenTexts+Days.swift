public import MarqueeDomain

extension ScreenTexts {
    /// A day, such as `Oct 15, 1999`.
    public func day(_ day: Day) -> String {
        let (year, number) = (day.year, day.day)
        return switch language {
        case .english: "\(Self.months.english[day.month - 1]) \(number), \(year)"
        case .german: "\(number). \(Self.months.german[day.month - 1]) \(year)"
        case .spanish: "\(number) \(Self.months.spanish[day.month - 1]) \(year)"
        case .french: "\(number) \(Self.months.french[day.month - 1]) \(year)"
        case .japanese: "\(year)年\(day.month)月\(number)日"
        case .ukrainian: "\(number) \(Self.months.ukrainian[day.month - 1]) \(year)"
        }
    }

    /// A day, or a year where no more is known.
    public func partialDay(_ date: PartialDay) -> String { date.day.map(day) ?? String(date.year) }

    /// The short names of months within a date.
    private static let months = (
        english: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
        german: ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
        spanish: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
        french: ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
        ukrainian: ["січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.", "лист.", "груд."]
    )
}
