// Shared by all subsystems: rejections, and functions that read the members of an input.

/** Gives the output for an input and the readings that are asked for, or throws a Rejection. */
typealias Subsystem = (input: Json, readings: Json) -> Json

/** An error that is part of the contract, such as `Rejection("citations.invalid")`. */
class Rejection(val code: String) : Exception(code)

/** Refuses an input that does not have the shape that its subsystem declares. */
fun malformed(): Nothing = throw Rejection("input.malformed")

/** An object that has all required members, perhaps some optional ones, and no others. */
fun Json.members(vararg needed: String, optional: Set<String> = emptySet()): Map<String, Json> {
    val given = (this as? Json.Obj)?.members ?: malformed()
    if (!given.keys.containsAll(needed.asList()) || (given.keys - needed - optional).isNotEmpty()) malformed()
    return given
}

val Json.asArray: List<Json> get() = (this as? Json.Arr)?.values ?: malformed()

val Json.asBoolean: Boolean get() = (this as? Json.Bool)?.value ?: malformed()

/** A whole number up to 2^53 - 1 in size, however it is written. */
val Json.asInteger: Long get() = (this as? Json.Num)?.integer ?: malformed()
