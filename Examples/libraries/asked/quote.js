// Encodes the string in each line, in hexadecimal UTF-8, by encodeURIComponent.
require("readline").createInterface({ input: process.stdin }).on("line", line =>
  process.stdout.write(encodeURIComponent(Buffer.from(line, "hex").toString()) + "\n"));
