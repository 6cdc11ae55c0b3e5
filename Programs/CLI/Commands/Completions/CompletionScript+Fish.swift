extension CompletionScript {
    var fish: String {
        """
        # Completion for fish, made by “marquee completions fish”. To use it: marquee completions fish | source

        # The words before the current one, options and their values aside.
        function __marquee_words
            set -l needs 0
            for word in (commandline -opc)[2..-1]
                if test $needs = 1
                    set needs 0
                    continue
                end
                switch $word
                    case \(valueOptions.joined(separator: " "))
                        set needs 1
                    case '-?*'
                    case '*'
                        echo $word
                end
            end
        end

        # Whether so many words stand before the current one, the first a command, and the last a given one.
        function __marquee_at --argument-names command place last
            set -l words (__marquee_words)
            test (count $words) = $place; or return 1
            test $place = 0; or test "$words[1]" = $command; or return 1
            test -z "$last"; or test "$words[-1]" = $last
        end

        function __marquee_in --argument-names command
            set -l words (__marquee_words)
            test "$words[1]" = $command
        end

        # Whether a title is typed without a command.
        function __marquee_bare
            set -l words (__marquee_words)
            if test (count $words) -gt 0
                not contains -- "$words[1]" \(names)
                return
            end
            set -l typed (commandline -ct | string unescape | string escape --style=regex)
            test -n "$typed"; and not string match -qr -- "^$typed" \(names)
        end

        # The titles that go on as what is typed. The arguments are words that may stand before a title.
        function __marquee_titles
            set -l words (__marquee_words)
            contains -- "$words[1]" \(names); and set -e words[1]
            contains -- "$words[1]" $argv; and set -e words[1]
            set -l before (string join ' ' -- $words '')
            set -l length (string length -- "$before")
            set -l program (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1])
            set -l typed (commandline -ct | string unescape)
            for title in ($program suggest --titles -- "$before$typed" 2>/dev/null)
                set -l start (string sub -l $length -- $title)
                if test (string lower -- "|$start") = (string lower -- "|$before")
                    string sub -s (math $length + 1) -- $title
                end
            end
        end

        # The ids that go on as what is typed, behind a kind.
        function __marquee_ids
            set -l words (__marquee_words)
            test (count $words) = 2; and contains -- "$words[2]" $argv; or return
            set -l typed (commandline -ct)
            string match -qr '^[0-9]*$' -- "$typed"; or return
            set -l program (string replace -r '^~/' "$HOME/" -- (commandline -opc)[1])
            $program suggest --titles -- "$words[2] $typed" 2>/dev/null
        end

        complete -c marquee -f
        \(commands.map { "complete -c marquee -n '__marquee_at \"\" 0' -a \($0.name) -d \(Self.fishQuoted($0.summary))" }.joined(separator: "\n"))
        \(Option.global.map { fishOption($0, "") }.joined(separator: "\n"))
        \(commands.flatMap { command in command.options.map { fishOption($0, " -n '__marquee_in \(command.name)'") } }.joined(separator: "\n"))
        \(fishRules)
        \(fishTitles)
        complete -c marquee -n __marquee_bare -a '(__marquee_titles)'

        """
    }

    private var names: String { commands.map(\.name).joined(separator: " ") }

    private func fishOption(_ option: Option, _ condition: String) -> String {
        var words = "complete -c marquee\(condition) -l \(option.name)" + (option.short.map { " -s \($0)" } ?? "")
        if option.takesPath {
            words += " -r -F"
        } else if option.value != nil, !option.isValueOptional {
            words += " -x"
        }
        if !option.choices.isEmpty { words += " -a \(Self.fishQuoted(option.choices.joined(separator: " ")))" }
        return words + " -d \(Self.fishQuoted(option.help))"
    }

    private var fishRules: String {
        rules.map { rule in
            let place = "__marquee_at \(rule.command) \(rule.place)" + (rule.choice.after.map { " \($0)" } ?? "")
            return "complete -c marquee -n '\(place)' -a \(Self.fishQuoted(rule.choice.words.joined(separator: " ")))"
        }.joined(separator: "\n")
    }

    private var fishTitles: String {
        titles.flatMap { title in
            let (start, kinds) = ("complete -c marquee -n '__marquee_in \(title.command)' -a ", title.kinds.joined(separator: " "))
            return ["\(start)'(__marquee_titles \(kinds))'"] + (kinds.isEmpty ? [] : ["\(start)'(__marquee_ids \(kinds))'"])
        }
        .joined(separator: "\n")
    }

    private static func fishQuoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
