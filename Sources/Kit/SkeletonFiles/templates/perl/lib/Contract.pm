package Contract;

# What every subsystem shares: how it refuses an input, and how it reads the members of one.

use strict;
use warnings;

use B ();
use Exporter qw(import);
use JSON::PP ();

our @EXPORT_OK = qw(reject member array boolean integer);

# The largest size up to which every integer is exact in every language.
use constant LARGEST_INTEGER => 2**53 - 1;

# Ends a run with an error that is part of the contract, such as 'citations.invalid'.
sub reject {
    my ($code) = @_;
    die bless { code => $code }, 'Rejection';
}

# The input does not have the shape that its subsystem declares.
sub _malformed { return reject('input.malformed') }

# A member that must be there.
sub member {
    my ( $value, $name ) = @_;
    _malformed() unless ref $value eq 'HASH' && exists $value->{$name};
    return $value->{$name};
}

# The elements of an array.
sub array {
    my ($value) = @_;
    _malformed() unless ref $value eq 'ARRAY';
    return @{$value};
}

sub boolean {
    my ($value) = @_;
    _malformed() unless JSON::PP::is_bool($value);
    return $value ? 1 : 0;
}

# A whole number, however it is written: 3, 3.0 and 30e-1 are the same.
sub integer {
    my ($value) = @_;
    _malformed() unless _is_number($value) && abs $value <= LARGEST_INTEGER && $value == int $value;
    return int $value;
}

# Whether a scalar was a number in JSON: it has a numeric value and no text.
sub _is_number {
    my ($value) = @_;
    return 0 if ref $value || !defined $value;
    my $flags = B::svref_2object( \$value )->FLAGS;
    return $flags & ( B::SVp_IOK | B::SVp_NOK ) && !( $flags & B::SVp_POK );
}

1;
