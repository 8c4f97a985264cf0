// semver of npm: apt-get install node-semver, or npm install semver.
const semver = require("semver");
const name = "semver.version";
const lines = require("readline").createInterface({ input: process.stdin });

function answer({ version, other }) {
  const versions = (other === undefined ? [version] : [version, other]).map((text) => semver.parse(text));
  if (versions.includes(null)) return { valid: false };
  if (versions.length === 1) return { valid: true };
  return { valid: true, order: ["lower", "equal", "higher"][semver.compare(...versions) + 1] };
}

lines.on("line", (line) => {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return;
  }
  if (message.op === "bye") return process.exit();
  const { version } = require("semver/package.json");
  const hello = { op: "hello", protocol: 1, name: "node-semver", version, subsystems: [name] };
  const isKnown = message.subsystem === name && message.input;
  const reply = { id: message.id, ...(isKnown ? { output: answer(message.input) } : { skip: "unknown" }) };
  console.log(JSON.stringify(message.op === "hello" ? hello : reply));
});
