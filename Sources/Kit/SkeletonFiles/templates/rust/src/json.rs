//! A strict reader of JSON (RFC 8259), and its writer.

use std::fmt;

/// A JSON value. Numbers are kept as they were written, and members in their order.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    Null,
    Bool(bool),
    Number(String),
    String(String),
    Array(Vec<Json>),
    Object(Vec<(String, Json)>),
}

impl Json {
    /// The member of that name, if there is one.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Json::Object(members) => members
                .iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| value),
            _ => None,
        }
    }

    /// This value, if it is an object that has all required members, perhaps some optional ones, and no others.
    pub fn members(&self, needed: &[&str], optional: &[&str]) -> Option<&Json> {
        let Json::Object(members) = self else {
            return None;
        };
        let has_needed = needed.iter().all(|name| self.get(name).is_some());
        let is_known = |name: &str| needed.contains(&name) || optional.contains(&name);
        (has_needed && members.iter().all(|(name, _)| is_known(name))).then_some(self)
    }

    pub fn as_str(&self) -> Option<&str> {
        match self {
            Json::String(text) => Some(text),
            _ => None,
        }
    }

    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Json::Bool(bool) => Some(*bool),
            _ => None,
        }
    }

    pub fn as_array(&self) -> Option<&[Json]> {
        match self {
            Json::Array(values) => Some(values),
            _ => None,
        }
    }

    /// A whole number of at most 2^53 - 1 in size, however it is written: 3, 3.0 and 30e-1 are the same.
    pub fn as_integer(&self) -> Option<i64> {
        match self {
            Json::Number(text) => integer(text),
            _ => None,
        }
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Self {
        Json::String(text.to_owned())
    }
}

impl From<usize> for Json {
    fn from(number: usize) -> Self {
        Json::Number(number.to_string())
    }
}

/// An object of these members.
pub fn object<const N: usize>(members: [(&str, Json); N]) -> Json {
    Json::Object(members.map(|(name, value)| (name.to_owned(), value)).into())
}

/// The exact integer that a JSON number stands for.
fn integer(text: &str) -> Option<i64> {
    const LARGEST: i64 = (1 << 53) - 1;
    let (mantissa, exponent) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
    let (sign, mantissa) = mantissa
        .strip_prefix('-')
        .map_or((1, mantissa), |rest| (-1, rest));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = format!("{whole}{fraction}");
    let significant = digits.trim_end_matches('0');
    if significant.is_empty() {
        return Some(0);
    }
    // Whatever does not fit into these types is far out of range.
    let exponent = i64::from(exponent.parse::<i32>().ok()?);
    let power = exponent - fraction.len() as i64 + (digits.len() - significant.len()) as i64;
    let scale = 10_i64.checked_pow(u32::try_from(power).ok()?)?;
    let magnitude = significant.parse::<i64>().ok()?.checked_mul(scale)?;
    (magnitude <= LARGEST).then_some(sign * magnitude)
}

impl fmt::Display for Json {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Json::Null => f.write_str("null"),
            Json::Bool(bool) => write!(f, "{bool}"),
            Json::Number(text) => f.write_str(text),
            Json::String(text) => quote(text, f),
            Json::Array(values) => {
                f.write_str("[")?;
                for (index, value) in values.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { "," })?;
                    value.fmt(f)?;
                }
                f.write_str("]")
            }
            Json::Object(members) => {
                f.write_str("{")?;
                for (index, (name, value)) in members.iter().enumerate() {
                    f.write_str(if index == 0 { "" } else { "," })?;
                    quote(name, f)?;
                    f.write_str(":")?;
                    value.fmt(f)?;
                }
                f.write_str("}")
            }
        }
    }
}

fn quote(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str("\"")?;
    let mut start = 0;
    for (index, byte) in text.bytes().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        f.write_str(&text[start..index])?;
        match byte {
            b'"' => f.write_str("\\\"")?,
            b'\\' => f.write_str("\\\\")?,
            b'\n' => f.write_str("\\n")?,
            b'\r' => f.write_str("\\r")?,
            b'\t' => f.write_str("\\t")?,
            _ => write!(f, "\\u{byte:04x}")?,
        }
        start = index + 1;
    }
    f.write_str(&text[start..])?;
    f.write_str("\"")
}

/// The error in a string, and the number of bytes before it.
#[derive(Debug, PartialEq)]
pub struct Fault {
    pub problem: &'static str,
    pub offset: usize,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.problem, self.offset)
    }
}

impl std::error::Error for Fault {}

/// Reads the one value that the string holds.
pub fn parse(text: &str) -> Result<Json, Fault> {
    let mut parser = Parser { text, position: 0 };
    let value = parser.value(0)?;
    parser.skip_space();
    match parser.peek() {
        None => Ok(value),
        Some(_) => Err(parser.fault("something follows the value")),
    }
}

/// How deeply arrays and objects may be nested.
const MAXIMUM_DEPTH: usize = 512;

struct Parser<'a> {
    text: &'a str,
    position: usize,
}

impl Parser<'_> {
    fn fault(&self, problem: &'static str) -> Fault {
        Fault {
            problem,
            offset: self.position,
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.position).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == Some(byte);
        self.position += usize::from(is_there);
        is_there
    }

    fn expect(&mut self, byte: u8, problem: &'static str) -> Result<(), Fault> {
        if self.take(byte) {
            Ok(())
        } else {
            Err(self.fault(problem))
        }
    }

    fn skip_space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.position += 1;
        }
    }

    fn value(&mut self, depth: usize) -> Result<Json, Fault> {
        if depth > MAXIMUM_DEPTH {
            return Err(self.fault("arrays and objects are nested too deeply"));
        }
        self.skip_space();
        match self.peek() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.array(depth),
            Some(b'"') => self.string().map(Json::String),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(b't') => self.word("true", Json::Bool(true)),
            Some(b'f') => self.word("false", Json::Bool(false)),
            Some(b'n') => self.word("null", Json::Null),
            _ => Err(self.fault("a value is expected")),
        }
    }

    fn word(&mut self, word: &str, value: Json) -> Result<Json, Fault> {
        if !self.text.as_bytes()[self.position..].starts_with(word.as_bytes()) {
            return Err(self.fault("no value begins like this"));
        }
        self.position += word.len();
        Ok(value)
    }

    fn array(&mut self, depth: usize) -> Result<Json, Fault> {
        let mut values = Vec::new();
        self.position += 1;
        self.skip_space();
        if self.take(b']') {
            return Ok(Json::Array(values));
        }
        loop {
            values.push(self.value(depth + 1)?);
            self.skip_space();
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b']', "a comma or ] is expected")?;
        Ok(Json::Array(values))
    }

    fn object(&mut self, depth: usize) -> Result<Json, Fault> {
        let mut members = Vec::new();
        self.position += 1;
        self.skip_space();
        if self.take(b'}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.skip_space();
            let name = self.string()?;
            self.skip_space();
            self.expect(b':', "a colon is expected")?;
            members.push((name, self.value(depth + 1)?));
            self.skip_space();
            if !self.take(b',') {
                break;
            }
        }
        self.expect(b'}', "a comma or } is expected")?;
        Ok(Json::Object(members))
    }

    fn number(&mut self) -> Result<Json, Fault> {
        let start = self.position;
        self.take(b'-');
        if !self.take(b'0') {
            self.digits()?;
        }
        if self.take(b'.') {
            self.digits()?;
        }
        if self.take(b'e') || self.take(b'E') {
            let _ = self.take(b'+') || self.take(b'-');
            self.digits()?;
        }
        Ok(Json::Number(self.text[start..self.position].to_owned()))
    }

    fn digits(&mut self) -> Result<(), Fault> {
        let start = self.position;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.position += 1;
        }
        if self.position > start {
            Ok(())
        } else {
            Err(self.fault("a digit is expected"))
        }
    }

    fn string(&mut self) -> Result<String, Fault> {
        self.expect(b'"', "a quotation mark is expected")?;
        let mut text = String::new();
        loop {
            let start = self.position;
            while matches!(self.peek(), Some(byte) if byte >= 0x20 && byte != b'"' && byte != b'\\')
            {
                self.position += 1;
            }
            text.push_str(&self.text[start..self.position]);
            match self.peek() {
                Some(b'"') => {
                    self.position += 1;
                    return Ok(text);
                }
                Some(b'\\') => {
                    self.position += 1;
                    text.push(self.escape()?);
                }
                Some(_) => {
                    return Err(self.fault("a control character stands unescaped in a string"))
                }
                None => return Err(self.fault("a string does not end")),
            }
        }
    }

    /// The character that the rest of an escape stands for.
    fn escape(&mut self) -> Result<char, Fault> {
        let meaning = match self.peek() {
            Some(byte @ (b'"' | b'\\' | b'/')) => char::from(byte),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{C}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => {
                self.position += 1;
                return self.code_point();
            }
            _ => return Err(self.fault("there is no such escape")),
        };
        self.position += 1;
        Ok(meaning)
    }

    fn code_point(&mut self) -> Result<char, Fault> {
        let high = self.hexadecimal()?;
        if let Some(character) = char::from_u32(high) {
            return Ok(character);
        }
        if high >= 0xDC00 || !(self.take(b'\\') && self.take(b'u')) {
            return Err(self.fault("a surrogate stands alone"));
        }
        let low = self.hexadecimal()?;
        if !(0xDC00..=0xDFFF).contains(&low) {
            return Err(self.fault("a surrogate stands alone"));
        }
        char::from_u32(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
            .ok_or_else(|| self.fault("a surrogate stands alone"))
    }

    fn hexadecimal(&mut self) -> Result<u32, Fault> {
        let mut unit = 0;
        for _ in 0..4 {
            let digit = self.peek().and_then(|byte| char::from(byte).to_digit(16));
            unit = unit << 4
                | digit.ok_or_else(|| self.fault("four hexadecimal digits are expected"))?;
            self.position += 1;
        }
        Ok(unit)
    }
}
