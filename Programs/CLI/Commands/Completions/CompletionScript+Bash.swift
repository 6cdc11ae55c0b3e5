extension CompletionScript {
    var bash: String {
        """
        # Completion for bash, made by “marquee completions bash”. To use it: source <(marquee completions bash)

        # The titles that go on as what is typed: the word to complete, and the words before it.
        _marquee_titles() {
            local current="${1//[\\\\\\"\\']/}" quote="${1:0:1}" before= word title restore
            shift
            for word; do before+="${word//[\\\\\\"\\']/} "; done
            restore=$(shopt -p nocasematch)
            shopt -s nocasematch
            while IFS= read -r title; do
                [[ $title == "$before$current"* ]] || continue
                title="${title:${#before}}"
                case $quote in
                    \\") [[ $title == *[\\"\\$\\`\\\\!]* ]] || COMPREPLY+=("$title") ;;
                    \\') [[ $title == *\\'* ]] || COMPREPLY+=("$title") ;;
                    *) COMPREPLY+=("$(printf %q "$title")") ;;
                esac
            done < <("${COMP_WORDS[0]/#\\~/$HOME}" suggest --titles -- "$before$current" 2>/dev/null)
            $restore
        }

        # The ids that go on as what is typed: the word to complete, and the only word before it, which is a kind.
        _marquee_ids() {
            local id
            (($# == 2)) && [[ $1 != *[^0-9]* ]] || return
            while IFS= read -r id; do
                [[ $id && $id == "$1"* && $id != *[^0-9]* ]] && COMPREPLY+=("$id")
            done < <("${COMP_WORDS[0]/#\\~/$HOME}" suggest --titles -- "$2 $1" 2>/dev/null)
        }

        _marquee() {
            local current="${COMP_WORDS[COMP_CWORD]}" command= option= needs= word i
            local -a rest=()
            COMPREPLY=()
            # Options and their values aside, which words stand before the current one?
            for ((i = 1; i < COMP_CWORD; i++)); do
                word="${COMP_WORDS[i]}"
                if [[ $word == "=" && $option ]]; then
                    needs=1
                elif [[ $needs ]]; then
                    needs= option=
                elif [[ $word == -?* ]]; then
                    option=$word
                    case $word in
                        \(valueOptions.joined(separator: "|"))) needs=1 ;;
                    esac
                elif [[ $command ]]; then
                    option= rest+=("$word")
                else
                    option= command=$word
                fi
            done
            if [[ $current == "=" && $option ]]; then
                needs=1 current=
            fi
            if [[ $needs ]]; then
                case $option in
        \(bashChoices)
                    \(fileOptions.joined(separator: "|")))
                        compopt -o filenames 2>/dev/null
                        COMPREPLY=($(compgen -f -- "$current"))
                        ;;
                esac
            elif [[ $current == -* ]]; then
                case $command in
        \(bashOptions)
                    *) COMPREPLY=($(compgen -W \(Self.quoted(Option.global.map { "--" + $0.name }.joined(separator: " "))) -- "$current")) ;;
                esac
            elif [[ ! $command ]]; then
                COMPREPLY=($(compgen -W \(Self.quoted(commands.map(\.name).joined(separator: " "))) -- "$current"))
                # A title needs no command.
                [[ $current && ! $COMPREPLY ]] && _marquee_titles "$current"
            else
                local place=$((${#rest[@]} + 1)) last=
                ((place > 1)) && last="${rest[place - 2]}"
                case "$command:$place:$last" in
        \(bashRules)
                esac
                case "$command:${rest[0]}" in
        \(bashTitles)
                    \(commandsWithoutTitles.map { $0 + ":*" }.joined(separator: "|"))) ;;
                    *) _marquee_titles "$current" "$command" "${rest[@]}" ;;
                esac
            fi
        }

        complete -F _marquee marquee

        """
    }

    private var bashChoices: String {
        choiceOptions.map { option in
            "            \(option.spellings.joined(separator: "|"))) \(Self.bashWords(option.choices)) ;;"
        }.joined(separator: "\n")
    }

    private var bashOptions: String {
        commands.map { command in
            "            \(command.name)) \(Self.bashWords(options(of: command).map { "--" + $0.name })) ;;"
        }.joined(separator: "\n")
    }

    private var bashRules: String {
        rules.map { "            \($0.command):\($0.place):\($0.choice.after ?? "*")) \(Self.bashWords($0.choice.words)) ;;" }
            .joined(separator: "\n")
    }

    /// Behind a word such as “movie” a title begins one place later.
    private var bashTitles: String {
        titles.flatMap { title in
            let kinds = title.kinds.map { "\(title.command):\($0)" }.joined(separator: "|")
            let ids = "_marquee_ids \"$current\" \"${rest[@]}\""
            return (kinds.isEmpty ? [] : ["            \(kinds)) _marquee_titles \"$current\" \"${rest[@]:1}\"; \(ids) ;;"])
                + ["            \(title.command):*) _marquee_titles \"$current\" \"${rest[@]}\" ;;"]
        }.joined(separator: "\n")
    }

    private static func bashWords(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W \(quoted(words.joined(separator: " "))) -- \"$current\"))"
    }
}
