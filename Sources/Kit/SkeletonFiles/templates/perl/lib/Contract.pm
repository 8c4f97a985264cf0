package Contract;

# Shared by all subsystems: rejections, and functions that read the members of an input.

use strict;
use warnings;

use B ();
use Exporter qw(import);
use JSON::PP ();
use Scalar::Util qw(blessed);

our @EXPORT_OK = qw(reject members array boolean integer);

# The largest size up to which every integer is exact in every language.
use constant LARGEST_INTEGER => 2**53 - 1;

# Ends a run with an error that is part of the contract, such as 'citations.invalid'.
sub reject {
    my ($code) = @_;
    die bless { code => $code }, 'Rejection';
}

# The input does not have the shape that its subsystem declares.
sub _malformed { return reject('input.malformed') }

# An object that has all required members, perhaps some optional ones, and no others.
sub members {
    my ( $value, $needed, $optional ) = @_;
    _malformed() unless ref $value eq 'HASH';
    my %others = %{$value};
    for my $name ( @{$needed} ) {
        _malformed() unless exists $others{$name};
        delete $others{$name};
    }
    delete @others{ @{ $optional // [] } };
    _malformed() if %others;
    return $value;
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

# A whole number, however it is written: 3, 3.0 and 30e-1 are the same, but 3.00000000000000000001 is not whole.
sub integer {
    my ($value) = @_;
    _malformed() unless _is_number($value) && abs($value) <= LARGEST_INTEGER && $value == int $value;
    return 0 + sprintf '%d', $value;
}

# Whether a scalar was a number in JSON: it is a big number, or has a numeric value and no string.
sub _is_number {
    my ($value) = @_;
    return $value->isa('Math::BigInt') || $value->isa('Math::BigFloat') if blessed $value;
    return 0 if ref $value || !defined $value;
    my $flags = B::svref_2object( \$value )->FLAGS;
    return $flags & ( B::SVp_IOK | B::SVp_NOK ) && !( $flags & B::SVp_POK );
}

1;
