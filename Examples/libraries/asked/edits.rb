# Prints the edit distance of the two strings in each line, which is a JSON list: edits.rb NAME.
require 'json'
require ARGV[0]
$stdout.sync = true
while (line = $stdin.gets)
  a, b = JSON.parse(line)
  puts ARGV[0] == 'levenshtein' ? Levenshtein.distance(a, b) : DamerauLevenshtein.distance(a, b, 0, [a.size, b.size].max)
end
