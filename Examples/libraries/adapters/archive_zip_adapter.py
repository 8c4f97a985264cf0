"""The adapter for Perl's Archive::Zip, which calls `extractTree`."""
from archives import by_command, said_by, serve_archive

SCRIPT = "my $zip = Archive::Zip->new; $zip->read($ARGV[0]) == 0 && $zip->extractTree == 0 or exit 1"
serve_archive("Archive::Zip", by_command("perl", "-MArchive::Zip", "-e", SCRIPT, "{zip}"),
              said_by("perl", "-MArchive::Zip", "-e", "print $Archive::Zip::VERSION"), "perl")
