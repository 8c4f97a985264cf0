// Writes words in a notation by Inflector; each line has the notation, a tab, and the words in hexadecimal
// UTF-8.
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
