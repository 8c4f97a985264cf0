import Specification

/// A time zone; the kit knows when its clocks change in the years 2000 to 2025.
public enum Zone: String, CaseIterable, Sendable, Wire {
    case utc = "UTC"
    case rome = "Europe/Rome"
    case london = "Europe/London"
    case azores = "Atlantic/Azores"
    case newYork = "America/New_York"
    case losAngeles = "America/Los_Angeles"
    case stJohns = "America/St_Johns"
    case saoPaulo = "America/Sao_Paulo"
    case kolkata = "Asia/Kolkata"
    case kathmandu = "Asia/Kathmandu"
    case tokyo = "Asia/Tokyo"
    case sydney = "Australia/Sydney"
    case lordHowe = "Australia/Lord_Howe"
    case auckland = "Pacific/Auckland"
    case chatham = "Pacific/Chatham"
    case kiritimati = "Pacific/Kiritimati"
    case pagoPago = "Pacific/Pago_Pago"
}
