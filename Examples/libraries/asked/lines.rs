// Answers each input line, which has two words with a tab between them, with an output line.
use std::io::BufRead;

fn main() {
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        let words: Vec<&str> = line.split('\t').collect();
        println!("{}", answer(words[0], words[1]));
    }
}

/// Returns the string that hexadecimal digits of UTF-8 stand for.
fn text_of(digits: &str) -> String {
    let bytes = (0..digits.len() / 2).map(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap()).collect();
    String::from_utf8(bytes).unwrap()
}
