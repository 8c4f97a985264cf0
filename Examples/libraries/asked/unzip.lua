-- lua-zip, on zziplib: each file is read whole.
local zip = require("zip")
local archive = assert(zip.open(arg[1]))
for entry in archive:files() do
  local name = entry.filename
  if name:sub(-1) == "/" then
    os.execute("mkdir -p '" .. name .. "'")
  else
    local from = assert(archive:open(name))
    local bytes = from:read("*a")
    from:close()
    assert(bytes and #bytes == entry.uncompressed_size, "short")
    if name:find("/") then os.execute("mkdir -p \"$(dirname '" .. name .. "')\"") end
    local to = assert(io.open(name, "wb"))
    to:write(bytes)
    to:close()
  end
end
archive:close()
