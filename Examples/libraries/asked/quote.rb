# Encodes the string in each line, in hexadecimal UTF-8, as a segment of a path: quote.rb NAME.
require 'addressable/uri'
require 'erb'
$stdout.sync = true
while (line = $stdin.gets)
  text = [line.chomp].pack('H*').force_encoding('UTF-8')
  if ARGV[0] == 'addressable'
    puts Addressable::URI.encode_component(text, Addressable::URI::CharacterClasses::UNRESERVED)
  else
    puts ERB::Util.url_encode(text)
  end
end
