# IO::Uncompress::Unzip of Perl's own library: each member in turn, read to its end.
use strict;
use File::Basename;
use File::Path qw(make_path);
use IO::Uncompress::Unzip qw($UnzipError);

my $zip = IO::Uncompress::Unzip->new($ARGV[0]) or die $UnzipError;
my $status = 1;
for (; $status > 0; $status = $zip->nextStream) {
    my $name = $zip->getHeaderInfo->{Name};
    if ($name =~ m{/\z}) { make_path($name); next }
    make_path(dirname($name));
    open my $file, '>:raw', $name or die "$name: $!";
    my $part;
    while (($status = $zip->read($part)) > 0) { print $file $part }
    close $file;
    last if $status < 0;
}
die $UnzipError if $status < 0;
