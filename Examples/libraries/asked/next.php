<?php // Prints the next run of a crontab line; each input line has a zone, the line and a moment, separated by tabs.
require '/usr/share/php/Cron/autoload.php';
while (($line = fgets(STDIN)) !== false) {
    [$zone, $cron, $moment] = explode("\t", rtrim($line));
    $now = (new DateTime("@$moment"))->setTimezone(new DateTimeZone($zone));
    try {
        echo (new Cron\CronExpression($cron))->getNextRunDate($now, 0, false, $zone)->getTimestamp(), "\n";
    } catch (Throwable $error) {
        echo get_class($error), ": ", $error->getMessage(), "\n";
    }
}
