import Specification

extension Response {
    public static func derive(_ input: Input, by law: Ruling<Law>) throws(Rejection) -> Output {
        guard let status = input.status else { return Output(action: law(.noReply, .connectionError)) }
        let isLogin = law(.login, status == 401, not: [401, 403].contains(status))
        if law.holds(.login, isLogin) { return Output(action: .login) }
        let isBad = law(.badRequest, status == 400, not: status / 100 == 4)
        if law.holds(.badRequest, isBad) { return Output(action: .badRequest) }
        if law.holds(.success, status == 200) { return Output(action: .proceed) }
        let isOther = status != 200
        let isSuccess = law(
            .anySuccess, isOther && status / 100 == 2, not: false,
            or: isOther && [2, 3].contains(status / 100))
        if isSuccess { return Output(action: .proceed) }
        let isStatus = (100...599).contains(status)
        return Output(action: law(isStatus ? .others : .noStatus, .connectionError))
    }
}
