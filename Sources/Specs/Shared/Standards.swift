import Specification

extension Standard {
    /// The standard for the grammar and the percent-encoding of addresses.
    public static let rfc3986 = Standard("RFC 3986", about: "Uniform Resource Identifier: generic syntax")
    /// The standard for how clients read addresses, including dot segments.
    public static let urls = Standard(
        "WHATWG URL, September 2025", about: "How browsers parse and resolve addresses")
    /// The standard for JSON and its numbers.
    public static let rfc8259 = Standard("RFC 8259", about: "The JSON data interchange format")
    /// The standard for letters, their case mappings and their decompositions; see `Unicode.Scalar+Edition.swift`.
    public static let unicode = Standard("Unicode 15.0", about: "The Unicode Standard")
    /// The standard for single and double precision, and for their rounding.
    public static let ieee754 = Standard("IEEE 754-2019", about: "Floating-point arithmetic")
    /// The standard for coordinates and their ellipsoid: a = 6 378 137 m, 1/f = 298.257223563.
    public static let wgs84 = Standard("WGS 84 (NGA.STND.0036 1.0.0)", about: "World Geodetic System 1984")
    /// The standard for the projection of web maps and of their tiles.
    public static let webMercator = Standard(
        "EPSG:3857", about: "WGS 84 / Pseudo-Mercator, the projection of web maps")
    /// The database of time zones, which says where and when clocks change.
    public static let iana = Standard("IANA tz 2025b", about: "The time zone database")
    /// The specification of the format of zip archives.
    public static let appnote = Standard("APPNOTE 6.3.10", about: "PKWARE's .ZIP file format specification")
    /// The standard for the compression method deflate.
    public static let rfc1951 = Standard("RFC 1951", about: "DEFLATE compressed data format")
}
