# Writes words in a notation; each line has the notation, a tab, and the words in hexadecimal UTF-8: notation.rb NAME.
require 'active_support/all'
require 'dry/inflector'
DRY = Dry::Inflector.new
NOTATIONS = {
  'activesupport' => { 'camel' => ->(text) { text.tr(' ', '_').camelize(:lower) }, 'pascal' => ->(text) { text.tr(' ', '_').camelize },
                       'title' => :titleize.to_proc },
  'dry-inflector' => { 'camel' => ->(text) { DRY.camelize_lower(text.tr(' ', '_')) },
                       'pascal' => ->(text) { DRY.camelize(text.tr(' ', '_')) } }
}.freeze
$stdout.sync = true
while (line = $stdin.gets)
  name, digits = line.chomp.split("\t")
  puts NOTATIONS[ARGV[0]][name].call([digits.to_s].pack('H*').force_encoding('UTF-8'))
end
