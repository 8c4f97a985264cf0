// The distance of two texts, each in hexadecimal UTF-8, by strsim.
extern crate strsim;
include!("lines.rs");

fn answer(one: &str, other: &str) -> String {
    strsim::levenshtein(&text_of(one), &text_of(other)).to_string()
}
