# Gem::Version, which comes with Ruby.
require_relative "served"

serve("gem-version", Gem::VERSION, ArgumentError) { |text| Gem::Version.new(text) }
