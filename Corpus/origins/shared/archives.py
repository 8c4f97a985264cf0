"""Writes archives field by field, and deflate streams bit by bit, for the scripts of learning.archive."""
import base64
import struct
import zlib

FILE, FOLDER, LINK = 0o100644, 0o040755, 0o120777
LIMITS = (20, 10000)


def given(archive, limits):
    return {"archive": base64.b64encode(archive).decode(), "limits": {"files": limits[0], "bytes": limits[1]}}


def crc32(data):
    """Returns the CRC-32 by its definition (the polynomial 0xEDB88320, lowest bit first), or by zlib for long data."""
    if len(data) > 100000:
        return zlib.crc32(data)
    register = 0xFFFFFFFF
    for byte in data:
        register ^= byte
        for _ in range(8):
            register = register >> 1 ^ (0xEDB88320 if register & 1 else 0)
    return register ^ 0xFFFFFFFF


def files_of(out):
    """Returns the output of learning.archive for files, which are given as pairs of path and content."""
    files = [{"path": path, "size": len(data), "crc32": crc32(data)} for path, data in out]
    return {"files": sorted(files, key=lambda file: list(map(ord, file["path"])))}


def deflated(data, level=9, strategy=zlib.Z_DEFAULT_STRATEGY):
    made = zlib.compressobj(level, zlib.DEFLATED, -15, 9, strategy)
    return made.compress(data) + made.flush()


def extra(id, data):
    return struct.pack("<2H", id, len(data)) + data


class Entry:
    """An entry of an archive, field by field; the defaults make a valid entry."""

    def __init__(self, name, data=b"", method=8, mode=None, host=3, crc=None, size=None, packed=None, flags=0, extra=b"",
                 central_extra=None, descriptor=False, attributes=None, level=9, strategy=zlib.Z_DEFAULT_STRATEGY):
        self.name = name.encode()
        self.data = data.encode() if isinstance(data, str) else data
        folder = name.endswith("/")
        self.method = 0 if folder else method
        self.attributes = attributes
        if attributes is None:
            self.attributes = (mode or (FOLDER if folder else FILE)) << 16 | (0x10 if folder else 0)
        self.host = host
        self.crc = zlib.crc32(self.data) if crc is None else crc
        self.size = len(self.data) if size is None else size
        self.packed = packed
        if packed is None:
            self.packed = deflated(self.data, level, strategy) if self.method == 8 else self.data
        self.flags = flags | (0 if name.isascii() else 0x800) | (8 if descriptor else 0)
        self.extra, self.central_extra = extra, extra if central_extra is None else central_extra
        self.descriptor = descriptor

    def local(self):
        crc, packed, size = (0, 0, 0) if self.descriptor else (self.crc, len(self.packed), self.size)
        head = struct.pack("<4s5H3L2H", b"PK\3\4", 20, self.flags, self.method, 0, 0x2821, crc, packed, size, len(self.name),
                           len(self.extra))
        tail = struct.pack("<4s3L", b"PK\7\10", self.crc, len(self.packed), self.size) if self.descriptor else b""
        return head + self.name + self.extra + self.packed + tail

    def central(self, offset):
        head = struct.pack("<4s6H3L5H2L", b"PK\1\2", self.host << 8 | 20, 20, self.flags, self.method, 0, 0x2821, self.crc,
                           len(self.packed), self.size, len(self.name), len(self.central_extra), 0, 0, 0, self.attributes, offset)
        return head + self.name + self.central_extra


def zipped(entries, order=None, stub=b"", counted=False, comment=b""):
    """Returns `stub` followed by an archive. Offsets include the stub if `counted` is set; `order` is the order of the
    entries in the central directory."""
    data, offsets = stub if counted else b"", []
    for entry in entries:
        offsets.append(len(data))
        data += entry.local()
    directory = b"".join(entries[i].central(offsets[i]) for i in order or range(len(entries)))
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, len(entries), len(entries), len(directory), len(data), len(comment))
    return (b"" if counted else stub) + data + directory + end + comment


class Bits:
    """Writes a deflate stream (RFC 1951) bit by bit, to make streams that no compressor writes."""

    ORDER = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15)

    def __init__(self):
        self.bits = []

    def number(self, value, count):
        """Writes a number, the lowest bit first."""
        self.bits += [value >> i & 1 for i in range(count)]
        return self

    def code(self, value, count):
        """Writes a Huffman code, the highest bit first."""
        self.bits += [value >> i & 1 for i in reversed(range(count))]
        return self

    def fixed(self, *symbols):
        """Writes symbols in the fixed Huffman codes (RFC 1951, section 3.2.6)."""
        for symbol in symbols:
            if symbol < 144:
                self.code(0x30 + symbol, 8)
            elif symbol < 256:
                self.code(0x190 + symbol - 144, 9)
            else:
                self.code(*((symbol - 256, 7) if symbol < 280 else (0xC0 + symbol - 280, 8)))
        return self

    def lengths(self, literals, distances):
        """Writes the lengths of dynamic Huffman codes (RFC 1951, section 3.2.7), each in four bits and without repeat
        codes."""
        self.number(len(literals) - 257, 5).number(len(distances) - 1, 5).number(15, 4)
        for symbol in self.ORDER:
            self.number(4 if symbol < 16 else 0, 3)
        for length in [*literals, *distances]:
            self.code(length, 4)
        return self

    def symbol(self, lengths, wanted):
        """Writes a symbol in the Huffman code that the given lengths define (RFC 1951, section 3.2.2)."""
        code = 0
        for length in range(1, 16):
            for symbol, of in enumerate(lengths):
                if of == length:
                    if symbol == wanted:
                        return self.code(code, length)
                    code += 1
            code <<= 1

    def bytes(self):
        bits = self.bits + [0] * (-len(self.bits) % 8)
        return bytes(sum(bit << i for i, bit in enumerate(bits[at:at + 8])) for at in range(0, len(bits), 8))


def copied(length_symbol, distance_symbol, bits=0, extra_bits=0, before=b"abc"):
    """Returns a stream with fixed Huffman codes: some literals, a copy of earlier bytes, and the end."""
    made = Bits().number(1, 1).number(1, 2).fixed(*before, length_symbol)
    return made.code(distance_symbol, 5).number(extra_bits, bits).fixed(256).bytes()


def dynamic(literals, distances, *symbols):
    """Returns a block with dynamic codes; `literals` and `distances` give the code length of each symbol. A tuple
    (d,) in `symbols` is a distance symbol."""
    literals = [literals.get(i, 0) for i in range(max(literals) + 1)]
    made = Bits().number(1, 1).number(2, 2).lengths(literals, distances)
    for symbol in symbols:
        made.symbol(*((distances, symbol[0]) if isinstance(symbol, tuple) else (literals, symbol)))
    return made.bytes()
