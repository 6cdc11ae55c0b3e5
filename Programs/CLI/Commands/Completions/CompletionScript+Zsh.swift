extension CompletionScript {
    var zsh: String {
        """
        #compdef marquee
        # Completion for zsh, made by “marquee completions zsh”. To use it: save it as _marquee in a folder of $fpath.

        # The titles that go on as what is typed, behind the given words.
        _marquee_titles() {
            local before="${(j: :)@}" program="${${(Q)words[1]}/#\\~\\//$HOME/}" title
            local -a found
            [[ -n $before ]] && before+=" "
            for title in "${(@f)$("$program" suggest --titles -- "$before${(Q)PREFIX}" 2>/dev/null)}"; do
                [[ -n $title && ${(L)title} == ${(L)before}* ]] && found+=("${title:${#before}}")
            done
            compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' -a -- found
        }

        # The ids that go on as what is typed, behind the only word, which is a kind.
        _marquee_ids() {
            local program="${${(Q)words[1]}/#\\~\\//$HOME/}"
            [[ $# == 1 && $PREFIX != *[^0-9]* ]] || return
            compadd -- ${(f)"$("$program" suggest --titles -- "$1 $PREFIX" 2>/dev/null)"}
        }

        _marquee() {
            local command= option= needs= word
            local -a rest options commands
            integer i
            # Options and their values aside, which words stand before the current one?
            for ((i = 2; i < CURRENT; i++)); do
                word="${(Q)words[i]}"
                if [[ -n $needs ]]; then
                    needs=
                    continue
                fi
                case $word in
                    (\(valueOptions.joined(separator: "|"))) option=$word needs=1 ;;
                    (-?*) ;;
                    (*) if [[ -n $command ]]; then rest+=("$word"); else command=$word; fi ;;
                esac
            done
            if [[ -z $needs && $PREFIX == --*=* ]]; then
                option=${PREFIX%%=*} needs=1
                compset -P '*='
            fi
            if [[ -n $needs ]]; then
                case $option in
        \(zshChoices)
                    (\(fileOptions.joined(separator: "|"))) _files ;;
                esac
            elif [[ $PREFIX == -* ]]; then
                case $command in
        \(zshOptions)
                esac
                _describe -o option options
            elif [[ -z $command ]]; then
                commands=(
        \(commands.map { "            " + Self.quoted("\($0.name):\($0.summary)") }.joined(separator: "\n"))
                )
                # A title needs no command.
                _describe command commands || { [[ -n $PREFIX ]] && _marquee_titles }
            else
                case "$command:$((${#rest} + 1)):$rest[-1]" in
        \(zshRules)
                esac
                case "$command:$rest[1]" in
        \(zshTitles)
                    (\(commandsWithoutTitles.map { $0 + ":*" }.joined(separator: "|"))) ;;
                    (*) _marquee_titles "$command" "${(@)rest}" ;;
                esac
            fi
        }

        if [[ $funcstack[1] == _marquee ]]; then
            _marquee "$@"
        else
            compdef _marquee marquee
        fi

        """
    }

    private var zshChoices: String {
        choiceOptions.map { "            (\($0.spellings.joined(separator: "|"))) compadd -- \($0.choices.joined(separator: " ")) ;;" }
            .joined(separator: "\n")
    }

    private var zshOptions: String {
        func list(_ options: [Option]) -> String { options.map { Self.quoted("--\($0.name):\($0.help)") }.joined(separator: " ") }
        return commands.map { "            (\($0.name)) options=(\(list(options(of: $0)))) ;;" }.joined(separator: "\n")
            + "\n            (*) options=(\(list(Option.global))) ;;"
    }

    private var zshRules: String {
        rules.map {
            "            (\($0.command):\($0.place):\($0.choice.after ?? "*")) compadd -- \($0.choice.words.joined(separator: " ")) ;;"
        }
        .joined(separator: "\n")
    }

    private var zshTitles: String {
        titles.flatMap { title in
            let kinds = title.kinds.map { "\(title.command):\($0)" }.joined(separator: "|")
            let ids = "_marquee_ids \"${(@)rest}\""
            return (kinds.isEmpty ? [] : ["            (\(kinds)) _marquee_titles \"${(@)rest[2,-1]}\"; \(ids) ;;"])
                + ["            (\(title.command):*) _marquee_titles \"${(@)rest}\" ;;"]
        }.joined(separator: "\n")
    }
}
