<?php // ZipArchive: extractTo of a whole archive, checked for consistency if a second word says so.
$zip = new ZipArchive;
$flags = ($argv[2] ?? '') === 'checked' ? ZipArchive::CHECKCONS : 0;
exit($zip->open($argv[1], $flags) === true && $zip->extractTo('.') && $zip->close() ? 0 : 1);
