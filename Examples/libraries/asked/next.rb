# Prints the next run of a crontab line; each input line has a zone, the line and a moment, separated by tabs:
# next.rb NAME.
require ARGV[0]
$stdout.sync = true
while (line = $stdin.gets)
  zone, cron, moment = line.chomp.split("\t")
  begin
    if ARGV[0] == 'fugit'
      puts Fugit.parse_cron("#{cron} #{zone}").next_time(EtOrbi::EoTime.new(moment.to_i, zone)).to_i
    else
      ENV['TZ'] = zone
      puts CronParser.new(cron).next(Time.at(moment.to_i)).to_i
    end
  rescue StandardError => error
    puts "#{error.class}: #{error.message}"
  end
end
