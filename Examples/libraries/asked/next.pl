# Prints the next run of a crontab line; each input line has a zone, the line and a moment, separated by
# tabs.
use strict;
use DateTime;
use DateTime::Event::Cron;
$| = 1;
while (<STDIN>) {
    chomp;
    my ($zone, $cron, $moment) = split /\t/;
    my $now = DateTime->from_epoch(epoch => $moment, time_zone => $zone);
    my $next = eval { DateTime::Event::Cron->new($cron)->next($now)->epoch };
    print defined $next ? $next : (split /\n/, $@)[0], "\n";
}
