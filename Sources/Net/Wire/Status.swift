/// The answer to a write: TMDb's own code. A body without it confirms nothing.
package struct StatusDTO: DTO {
    let statusCode: Int
}

extension StatusDTO {
    package func adapted() {}
}
