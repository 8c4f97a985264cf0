# The distance of two texts, which are a list of JSON on a line: edits.rb NAME.
require 'json'
require ARGV[0]
$stdout.sync = true
while (line = $stdin.gets)
  a, b = JSON.parse(line)
  puts ARGV[0] == 'levenshtein' ? Levenshtein.distance(a, b) : DamerauLevenshtein.distance(a, b, 0, [a.size, b.size].max)
end
