# The protocol for the adapters in Ruby; an adapter gives it a block that reads a version or raises a given error.
require "json"

def serve(name, version, *errors)
  $stdout.sync = true
  $stdin.each_line do |line|
    message = JSON.parse(line) rescue next
    case message["op"]
    when "hello"
      puts JSON.generate(op: "hello", protocol: 1, name: name, version: version, subsystems: ["semver.version"])
    when "run"
      known = message["subsystem"] == "semver.version" && message["input"]
      next puts(JSON.generate(id: message["id"], skip: "unknown")) unless known

      begin
        first, other = message["input"].values_at("version", "other").compact.map { |text| yield text }
        output = { valid: true }
        output[:order] = %w[lower equal higher][(first <=> other) + 1] if other
      rescue *errors
        output = { valid: false }
      end
      puts JSON.generate(id: message["id"], output: output)
    else
      break
    end
  end
end
