# SemVer of CPAN: apt-get install libsemver-perl, or cpan SemVer.
use strict;
use warnings;
use JSON::PP;
use SemVer;

$| = 1;
my $name = 'semver.version';
my $json = JSON::PP->new->utf8->canonical;

sub answer {
    my ($input) = @_;
    my @versions = eval { map { SemVer->new($_) } grep { defined } @$input{qw(version other)} };
    return { valid => JSON::PP::false } if !@versions;
    return { valid => JSON::PP::true } if @versions == 1;
    return { valid => JSON::PP::true, order => (qw(lower equal higher))[1 + ($versions[0] <=> $versions[1])] };
}

while (my $line = <STDIN>) {
    my $message = eval { $json->decode($line) } or next;
    last if $message->{op} eq 'bye';
    my $reply =
        $message->{op} eq 'hello'
      ? { op => 'hello', protocol => 1, name => 'SemVer', version => "$SemVer::VERSION", subsystems => [$name] }
      : $message->{subsystem} ne $name ? { id => $message->{id}, skip => 'unknown' }
      :                                  { id => $message->{id}, output => answer($message->{input}) };
    print $json->encode($reply), "\n";
}
