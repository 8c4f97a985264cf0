// yauzl or jszip: node unzip.js NAME ZIP.
const fs = require("fs"), path = require("path");
const [name, zip] = process.argv.slice(2);

function place(entry, bytes) {
  if (entry.endsWith("/")) return fs.mkdirSync(entry, { recursive: true });
  fs.mkdirSync(path.dirname(entry), { recursive: true });
  fs.writeFileSync(entry, bytes);
}

async function withJszip() {
  const file = await require("jszip").loadAsync(fs.readFileSync(zip), { checkCRC32: true });
  for (const entry of Object.values(file.files)) {
    place(entry.unsafeOriginalName || entry.name, entry.dir ? null : await entry.async("nodebuffer"));
  }
}

function withYauzl() {
  return new Promise((done, failed) => require("yauzl").open(zip, { lazyEntries: true }, (error, file) => {
    if (error) return failed(error);
    file.on("error", failed).on("end", done).on("entry", entry => {
      if (entry.fileName.endsWith("/")) { place(entry.fileName); return file.readEntry(); }
      file.openReadStream(entry, (error, stream) => {
        if (error) return failed(error);
        const parts = [];
        stream.on("error", failed).on("data", part => parts.push(part)).on("end", () => {
          place(entry.fileName, Buffer.concat(parts));
          file.readEntry();
        });
      });
    });
    file.readEntry();
  }));
}

(name === "jszip" ? withJszip() : withYauzl()).catch(error => { console.error(String(error)); process.exit(1); });
