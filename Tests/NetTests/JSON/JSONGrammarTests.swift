import Foundation
@testable import MarqueeNet
import TestKit
import Testing

@Suite(.ownThread)
struct JSONGrammarTests {
    static let accepted = [
        "[]", "{}", " [ ] ", "\t\r\n {\t\r\n }\t\r\n ", "[[]]", "[{}]", #"{"":[]}"#, #"{"a":{}}"#, "[[],[]]", "[{},{}]", "[null]",
        "[true,false]",
        "[0]", "[-0]", "[1]", "[-1]", "[10]", "[1234567890]", "[0.0]", "[0.10]", "[-0.0]", "[1.5]", "[0e0]", "[0E0]", "[1e1]", "[1E1]",
        "[1e+1]",
        "[1e-1]", "[1.5e10]", "[-1.5E-10]", "[1e00]", "[1e+00007]", "[0e999999999999999999999]", "[1e999999999999999999999]",
        "[1e-999999999999999999999]",
        "[123456789012345678901234567890123456789012345678901234567890]",
        "[0.000000000000000000000000000000000000000000000000000000000001]",
        "[1 ,2 , 3\t,\n4]", #"[""]"#, #"["a"]"#, #"["\""]"#, #"["\\"]"#, #"["\/"]"#, #"["\b\f\n\r\t"]"#, #"["\u0000"]"#,
        #"["\u00e9\u00E9"]"#,
        #"["\ud834\udd1e"]"#, #"["\uD834\uDD1E"]"#, #"["\ud800"]"#, #"["\udc00"]"#, #"["\udd1e\ud834"]"#, #"["\ud834x"]"#, #"["\uFFFF"]"#,
        #"["\\u0000"]"#,
        #"["\\\""]"#, "[\"\u{7F}\"]", "[\"é\"]", "[\"漢字\"]", "[\"𝄞\"]", "[\"\u{2028}\u{2029}\"]", "[\"\u{FEFF}\"]", "[\"\u{10FFFF}\"]",
        "[\"\u{D7FF}\u{E000}\"]",
        "[\"//\",\"/**/\",\"[\",\"{\",\"]\",\"}\",\",\",\":\"]", #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"{"\ud834\udd1e":1}"#,
        #"{"\"":1}"#, #"{"\\":1}"#,
        #"{ "a" : 1 , "b" : [ { "c" : null } ] }"#, "[\"12345678\"]", "[\"1234567\"]", "[\"123456\\\\\"]", "[\"1234567é\"]",
        "[\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"]",
    ]

    static let refused = [
        "", " ", "\n", "null", "true", "1", #""a""#, "a", "<html>", "\u{FEFF}[]", "\u{A0}[]", "\u{B}[]", "\u{C}[]", "\0[]", "[]\0",
        "[]\u{B}", "[]\u{C}", "[]\u{A0}", "[] []", "[]{}",
        "[]]", "{}}", "[]x", "[],", "[]//", "[]/**/", "//\n[]", "/**/[]", "[", "]", "{", "}", "[[", "[]]]", "[[]", "{{}", "[}", "{]",
        "[{]}", #"{"a":[}]"#, ",", ":", "[,]", "[,1]", "[1,]", "[1,,2]",
        "[1 2]", "[1;2]", "[1:2]", "[1,2", "[1,", "[\"a\"", "[\"a", "[\"a\\", "[\"a\\\"", "[\"", "['a']", "[a]", #"["a" "b"]"#, #"["a":1]"#,
        #"["a",]"#, "{,}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#,
        #"{"a":1,,"b":2}"#, #"{"a":1 "b":2}"#, #"{"a" 1}"#, #"{"a"::1}"#, #"{"a",1}"#, #"{"a":1:2}"#, #"{:1}"#, "{a:1}", "{'a':1}", "{1:2}",
        "{null:1}", "{[]:1}", "{{}:1}", #"{"a":1"#, #"{"a":"#, #"{"a"#, #"{"a""#,
        #"{"a":1]"#, "[n]", "[nul]", "[nulll]", "[Null]", "[NULL]", "[t]", "[tru]", "[truee]", "[True]", "[f]", "[fals]", "[falsee]",
        "[FALSE]", "[nan]", "[NaN]", "[-NaN]", "[Infinity]", "[-Infinity]", "[inf]", "[undefined]",
        "[-]", "[--1]", "[+1]", "[+]", "[- 1]", "[01]", "[-01]", "[00]", "[-00]", "[0 1]", "[1.]", "[-1.]", "[.1]", "[-.1]", "[1.e1]",
        "[.e1]", "[1.2.3]", "[1e]", "[1E]", "[1e+]", "[1e-]", "[1e+-1]", "[1ee1]",
        "[1e1e1]", "[1e1.5]", "[e1]", "[1 e1]", "[1e 1]", "[0x1]", "[0b1]", "[1_000]", "[1,000.]", "[1f]", "[1L]", "[1a]", "[1-2]", "[1+2]",
        "[1/2]", "[１]", "[٣]", "[−1]", "[0e]", "[0.]", "[0..1]", "[-e1]",
        #"["\"]"#, #"["\x"]"#, #"["\a"]"#, #"["\0"]"#, #"["\ "]"#, #"["\'"]"#, #"["\N"]"#, #"["\U0041"]"#, #"["\u"]"#, #"["\u0"]"#,
        #"["\u00"]"#, #"["\u000"]"#, #"["\u000g"]"#, #"["\u 000"]"#, #"["\u+041"]"#,
        #"["\u{41}"]"#, #"["\é"]"#, #"["\u00é"]"#, "[\"\n\"]", "[\"\t\"]", "[\"\r\"]", "[\"\0\"]", "[\"\u{1F}\"]", "[\"1234567\u{1F}\"]",
        #"{"\ud834":1}"#, #"{"\udd1e":1}"#, #"{"\ud834x":1}"#, #"{"\x":1}"#, "{\"\n\":1}",
        "[“a”]", "[«a»]", "[`a`]", "[\\u0022a\\u0022]", "{\"a\":1}\u{FEFF}", "[1]\u{2028}",
    ]

    @Test(arguments: accepted)
    func `what JSON allows is taken`(_ text: String) { check(Data(text.utf8), isAccepted: true) }

    @Test(arguments: refused)
    func `what JSON does not allow is refused`(_ text: String) { check(Data(text.utf8), isAccepted: false) }

    @Test(arguments: UInt8.min...UInt8.max)
    func `every byte is taken only where it may stand`(_ byte: UInt8) {
        let printable = (0x20...0x7F).contains(byte)
        let spaces: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
        check(
            Data(#"["abc"#.utf8) + [byte] + Data(#"defgh"]"#.utf8),
            isAccepted: printable && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\"))
        check(Data(#"["\"#.utf8) + [byte] + Data(#""]"#.utf8), isAccepted: #"\/bfnrt""#.utf8.contains(byte))
        check(Data("[1".utf8) + [byte] + Data("]".utf8), isAccepted: spaces.contains(byte) || (0x30...0x39).contains(byte))
        check(Data([byte]) + Data("[]".utf8), isAccepted: spaces.contains(byte))
        check(Data("[]".utf8) + [byte], isAccepted: spaces.contains(byte))
        check(Data([byte]), isAccepted: false)
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xC2, 0xC0], [0xE0, 0x80, 0x80],
            [0xE0, 0x9F, 0xBF], [0xE1, 0x80],
            [0xE1, 0x80, 0x41], [0xE1, 0x41, 0x80], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
            [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF0, 0x90, 0x80], [0xF0, 0x90, 0x80, 0x41], [0xF1, 0x80, 0x41, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
            [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
        ] as [[UInt8]])
    func `bytes that are no UTF-8 are refused, read or not`(_ bytes: [UInt8]) {
        check(Data(#"["ab"#.utf8) + bytes + Data(#"c"]"#.utf8), isAccepted: false)
        check(Data(#"["ab"#.utf8) + bytes + Data(#""]"#.utf8), isAccepted: false)
        check(Data(#"{"ab"#.utf8) + bytes + Data(#"":1}"#.utf8), isAccepted: false)
        check(Data(#"["ab"#.utf8) + bytes, isAccepted: false)
        check(Data("[1".utf8) + bytes + Data("]".utf8), isAccepted: false)
    }

    @Test func `every document that ends too early is refused`() {
        let whole = Data(#" {"a": [1, -2.5e+10, "x\u00e9\\", {"b": null}], "é": true, "c": false, "d": "𝄞"}"#.utf8)
        check(whole, isAccepted: true)
        for length in 0..<whole.count { check(whole.prefix(length), isAccepted: false) }
    }

    @Test func `a document in the middle of other bytes is read where it is`() throws {
        let body = (Data("[[[".utf8) + Data("[1]".utf8) + Data("]]]".utf8)).dropFirst(3).dropLast(3)
        #expect(try Decoding.decode([Int].self, from: body, operation: "").answer == [1])
    }

    @Test func `limits are kept to the byte, the level and the token`() throws {
        let body = Data("[[1,2],{}]".utf8)
        #expect(problem(body, JSONLimits(depth: 2, bytes: 10, tokens: 5)) == nil)
        #expect(problem(body, JSONLimits(depth: 1, bytes: 10, tokens: 5)) == .deep)
        #expect(problem(body, JSONLimits(depth: 2, bytes: 9, tokens: 5)) == .large)
        #expect(problem(body, JSONLimits(depth: 2, bytes: 10, tokens: 4)) == .large)
    }

    private func check(_ body: Data, isAccepted: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
        let text = String(decoding: body, as: UTF8.self)
        #expect((problem(body) == nil) == isAccepted, "\(text)", sourceLocation: sourceLocation)
        #expect(JSONGrammar.accepts(body) == isAccepted, "\(text)", sourceLocation: sourceLocation)
    }

    private func problem(_ body: Data, _ limits: JSONLimits = JSONLimits()) -> JSONProblem? {
        do throws(JSONProblem) {
            _ = try JSONDocument(body, limits: limits, isStrict: true)
            return nil
        } catch {
            return error
        }
    }
}
