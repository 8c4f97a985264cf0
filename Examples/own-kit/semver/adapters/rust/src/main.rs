//! Serves the crate semver, which orders all versions.
use semver::Version;
use serde_json::{json, Value};
use std::cmp::Ordering;
use std::io::{stdin, BufRead};

fn answer(input: &Value) -> Value {
    let read = |name: &str| input[name].as_str().map(Version::parse);
    match (read("version"), read("other")) {
        (Some(Ok(_)), None) => json!({"valid": true}),
        (Some(Ok(first)), Some(Ok(other))) => {
            let order = match first.cmp(&other) {
                Ordering::Less => "lower",
                Ordering::Equal => "equal",
                Ordering::Greater => "higher",
            };
            json!({"valid": true, "order": order})
        }
        _ => json!({"valid": false}),
    }
}

fn main() {
    for line in stdin().lock().lines() {
        let Ok(message) = serde_json::from_str::<Value>(&line.unwrap()) else { continue };
        match message["op"].as_str() {
            Some("hello") => println!(
                r#"{{"op":"hello","protocol":1,"name":"rust-semver","subsystems":["semver.version"]}}"#
            ),
            Some("run") if message["subsystem"] != "semver.version" => {
                println!("{}", json!({"id": message["id"], "skip": "unknown"}))
            }
            Some("run") => println!("{}", json!({"id": message["id"], "output": answer(&message["input"])})),
            _ => break,
        }
    }
}
