// semver of npm: apt-get install node-semver, or npm install semver.
const semver = require("semver");
const lines = require("readline").createInterface({ input: process.stdin });

function answer({ version, other }) {
  const versions = (other === undefined ? [version] : [version, other]).map((text) => semver.parse(text));
  if (versions.includes(null)) return { valid: false };
  if (versions.length === 1) return { valid: true };
  return { valid: true, order: ["lower", "equal", "higher"][semver.compare(...versions) + 1] };
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.op === "bye") return lines.close();
  const reply =
    message.op === "run"
      ? { id: message.id, output: answer(message.input) }
      : {
          op: "hello", protocol: 1, name: "node-semver", version: require("semver/package.json").version,
          subsystems: ["semver.version"],
        };
  console.log(JSON.stringify(reply));
});
