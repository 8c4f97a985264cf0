// The distance of two texts, each in hexadecimal UTF-8, parted by a tab, by strsim.
extern crate strsim;
use std::io::BufRead;

fn text(digits: &str) -> String {
    let bytes = (0..digits.len() / 2).map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap()).collect();
    String::from_utf8(bytes).unwrap()
}

fn main() {
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let pair: Vec<&str> = line.split('\t').collect();
        println!("{}", strsim::levenshtein(&text(pair[0]), &text(pair[1])));
    }
}
