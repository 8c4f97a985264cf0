// A text of words in a notation by Inflector, in hexadecimal UTF-8 behind its name and a tab.
extern crate inflector;
use inflector::Inflector;
use std::io::BufRead;

fn main() {
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let words: Vec<&str> = line.split('\t').collect();
        let digits = words[1];
        let bytes = (0..digits.len() / 2).map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap()).collect();
        let text = String::from_utf8(bytes).unwrap();
        println!("{}", match words[0] {
            "camel" => text.to_camel_case(),
            "pascal" => text.to_pascal_case(),
            "kebab" => text.to_kebab_case(),
            _ => text.to_title_case(),
        });
    }
}
