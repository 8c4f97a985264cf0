import Specification

extension Doubling {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        Output(doubled: law.shows(.twice, input.number + input.number))
    }
}
