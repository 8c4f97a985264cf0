# rubyzip: each entry is extracted under its own name.
require 'fileutils'
require 'zip'

Zip::File.open(ARGV[0]) do |file|
  file.each do |entry|
    FileUtils.mkdir_p(File.dirname(entry.name))
    entry.extract { true }
  end
end
