# The gem semverse: apt-get install ruby-semverse, or gem install semverse.
require "semverse"
require_relative "served"

serve("semverse", Semverse::VERSION, Semverse::InvalidVersionFormat) { |text| Semverse::Version.new(text) }
