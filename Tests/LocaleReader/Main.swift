import Foundation
import MarqueeDomain

/// Prints the languages of `Locale.current`, as a program that passes them to its client would read them.
@main
enum Main {
    static func main() throws {
        print(try LanguageChain(.current).tags.joined(separator: ","))
    }
}
