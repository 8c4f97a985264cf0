# Prints the next moment of a line of cron; each input line has a zone, the line of cron and a moment, with
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
