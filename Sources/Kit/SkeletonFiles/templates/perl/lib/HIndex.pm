package HIndex;

# scholar.hindex: the h-index of the checked publications.

use strict;
use warnings;

use Contract qw(reject members array boolean integer);

# Input: {"publications":[{"citations":5,"checked":true}, ...]}; output: {"h":1}.
sub run {
    my ($input) = @_;
    my @publications =
      map { { citations => integer( $_->{citations} ), checked => boolean( $_->{checked} ) } }
      map { members( $_, [qw(citations checked)] ) } array( members( $input, ['publications'] )->{publications} );

    # HIX-1d rejects negative citations of unchecked publications too.
    reject('citations.invalid') if grep { $_->{citations} < 0 } @publications;
    return { h => _h_index( map { $_->{citations} } grep { $_->{checked} } @publications ) };
}

# HIX-1: the largest h such that h publications have at least h citations each. HIX-2 follows from HIX-1.
sub _h_index {
    my @ranked = sort { $b <=> $a } @_;
    my $h = 0;
    $h++ while $h < @ranked && $ranked[$h] > $h;
    return $h;
}

1;
