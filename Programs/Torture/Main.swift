import Foundation

@main
enum Main {
    static func main() async {
        let words = Array(CommandLine.arguments.dropFirst())
        if words.first == Role.word {
            await Role.play(Array(words.dropFirst()))
        }
        exit(await TortureProgram.run(words))
    }
}
