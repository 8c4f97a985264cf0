# Prints the edit distance of the two strings in each line, which is a JSON list: edits.pl MODULE.
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
