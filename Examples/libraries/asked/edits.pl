# The distance of two texts, which are a list of JSON on a line: edits.pl MODULE.
use strict;
use JSON::PP;
$| = 1;
my $module = $ARGV[0];
eval "require $module" or die $@;
my $distance = $module->can('distance');
while (<STDIN>) {
    my ($a, $b) = @{decode_json($_)};
    print $distance->($a, $b), "\n";
}
