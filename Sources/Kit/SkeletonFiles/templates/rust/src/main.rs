//! Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.

mod hindex;
mod json;

use json::{object, Json};
use std::io::{self, BufRead, Write};

/// An error that is part of the contract, such as `Rejection("citations.invalid")`.
pub struct Rejection(pub &'static str);

impl Rejection {
    /// The input does not have the shape that its subsystem declares.
    pub const MALFORMED: Rejection = Rejection("input.malformed");
}

/// A subsystem: a function from the input and the requested readings to the output or a rejection.
type Subsystem = fn(&Json, Option<&Json>) -> Result<Json, Rejection>;

const SUBSYSTEMS: &[(&str, Subsystem)] = &[
    ("scholar.hindex", hindex::run),
    // The next subsystem goes here: a function in a separate module, and a line in this table. `assay list` shows
    // all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
    // ("scholar.similarity", similarity::run),
];

/// The options that the adapter implements for each reading; the first one applies unless a run asks for
/// another one.
const READINGS: &[(&str, &[&str])] = &[
    // ("scholar.similarity.threshold", &["inclusive", "strict"]),
];

fn hello() -> Json {
    let subsystems = SUBSYSTEMS.iter().map(|&(name, _)| name.into()).collect();
    let readings = READINGS.iter().map(|&(reading, options)| {
        (
            reading.to_owned(),
            Json::Array(options.iter().map(|&option| option.into()).collect()),
        )
    });
    object([
        ("op", "hello".into()),
        ("protocol", 1.into()),
        ("name", "my-adapter".into()),
        ("language", "rust".into()),
        ("version", "0.1".into()),
        ("subsystems", Json::Array(subsystems)),
        ("readings", Json::Object(readings.collect())),
    ])
}

/// The answer to a run: the member that the reply has beside the id.
fn answer(request: &Json) -> (&'static str, Json) {
    let name = request
        .get("subsystem")
        .and_then(Json::as_str)
        .unwrap_or_default();
    let Some((_, run)) = SUBSYSTEMS.iter().find(|(known, _)| *known == name) else {
        return ("skip", Json::String(format!("not implemented: {name}")));
    };
    match run(
        request.get("input").unwrap_or(&Json::Null),
        request.get("readings"),
    ) {
        Ok(output) => ("output", output),
        Err(Rejection(code)) => ("error", object([("code", code.into())])),
    }
}

/// The reply to a request, if the request has an id.
fn response(request: &Json) -> Option<Json> {
    let op = request.get("op").and_then(Json::as_str).unwrap_or_default();
    if op == "hello" {
        return Some(hello());
    }
    let Some(id) = request.get("id") else {
        eprintln!("a request without an id cannot be answered");
        return None;
    };
    let answer = match op {
        "run" => answer(request),
        _ => ("skip", Json::String(format!("there is no op {op}"))),
    };
    Some(object([("id", id.clone()), answer]))
}

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let request = match std::str::from_utf8(&line) {
            Ok(text) if text.trim().is_empty() => None,
            Ok(text) => json::parse(text)
                .map_err(|fault| eprintln!("a line is not JSON: {fault}"))
                .ok(),
            Err(error) => {
                eprintln!("a line is not UTF-8: {error}");
                None
            }
        };
        line.clear();
        let Some(request) = request else { continue };
        if request.get("op").and_then(Json::as_str) == Some("bye") {
            break;
        }
        if let Some(reply) = response(&request) {
            // Each reply is flushed at once, because the harness waits for it.
            output.write_all(format!("{reply}\n").as_bytes())?;
            output.flush()?;
        }
    }
    Ok(())
}
