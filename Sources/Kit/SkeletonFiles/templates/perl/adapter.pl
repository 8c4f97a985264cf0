#!/usr/bin/env perl

# Speaks Assay's adapter protocol 1 on standard input and output: one JSON value per line. It logs to standard error.

use strict;
use warnings;

use FindBin;
use IO::Handle;
use JSON::PP;
use Scalar::Util qw(blessed);

use lib "$FindBin::Bin/lib";
use HIndex;

# A function for each subsystem: it takes the input and the requested readings, and returns the output or rejects.
my %subsystems = (
    'scholar.hindex' => \&HIndex::run,

    # The next subsystem goes here: a function in a separate module, and a line in this table. `assay list` shows
    # all subsystems, and `assay explain scholar.similarity` shows the rules and shapes of that subsystem.
    # 'scholar.similarity' => \&Similarity::run,
);

# The options that the adapter implements for each reading; the first one applies unless a run asks for
# another one.
my %readings = (

    # 'scholar.similarity.threshold' => [ 'inclusive', 'strict' ],
);

my %hello = (
    op         => 'hello',
    protocol   => 1,
    name       => 'my-adapter',
    language   => 'perl',
    version    => '0.1',
    subsystems => [ sort keys %subsystems ],
    readings   => \%readings,
);

# The answer to a run, without the id.
sub answer {
    my ($request) = @_;
    my $name = $request->{subsystem} // '';
    my $run  = $subsystems{$name} or return ( skip => "not implemented: $name" );
    my $output;
    return ( output => $output )
      if eval { $output = $run->( $request->{input}, $request->{readings} // {} ); 1 };
    my $failure = $@;
    return ( error => { code => $failure->{code} } ) if blessed $failure && $failure->isa('Rejection');
    warn $failure;    # whatever failed, the adapter goes on with the next request
    return ( error => { code => 'adapter.failed', message => "$failure" } );
}

# The reply to a request; nothing if the request has no id.
sub response {
    my ($request) = @_;
    my $op = $request->{op} // '';
    return \%hello if $op eq 'hello';
    if ( !exists $request->{id} ) {
        warn "a request without an id cannot be answered\n";
        return;
    }
    return { id => $request->{id}, $op eq 'run' ? answer($request) : ( skip => "there is no op $op" ) };
}

binmode $_ for \*STDIN, \*STDOUT;
STDOUT->autoflush(1);    # each reply is flushed at once, because the harness waits for it

# Numbers that a double would round become big numbers, which keep all digits.
my $json = JSON::PP->new->utf8->canonical->allow_bignum;

while ( my $line = <STDIN> ) {
    next if $line =~ /\A\s*\z/;
    my $request = eval { $json->decode($line) };
    if ( ref $request ne 'HASH' ) {
        warn 'a line is not a request: ', $@ || "it is no object\n";
        next;
    }
    last if ( $request->{op} // '' ) eq 'bye';
    my $reply = response($request) or next;
    print $json->encode($reply), "\n";
}
