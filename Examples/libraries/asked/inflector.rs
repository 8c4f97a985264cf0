// A text of words, in hexadecimal UTF-8 behind the name of a notation, by Inflector.
extern crate inflector;
use inflector::Inflector;
include!("lines.rs");

fn answer(notation: &str, digits: &str) -> String {
    let text = text_of(digits);
    match notation {
        "camel" => text.to_camel_case(),
        "pascal" => text.to_pascal_case(),
        "kebab" => text.to_kebab_case(),
        _ => text.to_title_case(),
    }
}
