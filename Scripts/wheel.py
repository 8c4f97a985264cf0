#!/usr/bin/env python3
"""Makes a Python wheel from an installation, so that `pip install FILE` installs the program `assay`.

    Scripts/wheel.py PREFIX FOLDER      # PREFIX holds bin/assay and share/, FOLDER gets the wheel

The wheel contains the installation unchanged: pip copies it into the environment, where the program finds its corpus in
`../share/assay/corpus`. The platform tag of the wheel names the oldest glibc that the program supports. The same
files always give the same wheel, byte for byte.
"""
from __future__ import annotations

import base64
import hashlib
import platform
import re
import subprocess
import sys
import zipfile
from pathlib import Path

# The libraries that every system must have by the manylinux policy.
EVERYWHERE = re.compile(r"(libc|libm|libdl|libpthread|librt|libgcc_s|libstdc\+\+|libz|ld-linux-[\w-]+)\.so\.")


def fail(sentence: str) -> None:
    raise SystemExit(f"wheel.py: {sentence}")


def wheel_platform(program: Path) -> str:
    """Returns the platform tag of a wheel with a program, such as `manylinux_2_34_x86_64`."""
    dynamic = subprocess.run(["readelf", "-dV", "-W", program], capture_output=True, text=True, check=True).stdout
    for library in re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic):
        if not EVERYWHERE.match(library):
            fail(f"{program} needs {library}, which not every Linux has; `make wheel` links it statically")
    versions = [tuple(map(int, version)) for version in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", dynamic)]
    major, minor = max(versions)
    return f"manylinux_{major}_{minor}_{platform.machine()}"


def main() -> None:
    if len(sys.argv) != 3:
        fail("PREFIX and FOLDER are expected")
    prefix, folder = Path(sys.argv[1]), Path(sys.argv[2])
    program = prefix / "bin" / "assay"
    if sys.platform != "linux":
        fail("wheels are made on Linux only")
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    version = re.match(r"assay (\S+)", said)[1]
    tag = f"py3-none-{wheel_platform(program)}"
    info = f"assay-{version}.dist-info"
    files = {
        f"assay-{version}.data/data/{file.relative_to(prefix)}": file
        for file in sorted(prefix.rglob("*")) if file.is_file()
    }
    licence = prefix / "share" / "assay" / "licences" / "assay.txt"
    texts = {
        f"{info}/METADATA": (
            f"Metadata-Version: 2.1\nName: assay\nVersion: {version}\n"
            "Summary: Tests an implementation against executable specifications, and names the laws that it breaks.\n"
            "License: Apache-2.0\nLicense-File: LICENSE\nRequires-Python: >=3.7\n"
        ),
        f"{info}/WHEEL": f"Wheel-Version: 1.0\nGenerator: assay\nRoot-Is-Purelib: false\nTag: {tag}\n",
    }
    contents = {name: (file.read_bytes(), file.stat().st_mode & 0o111 != 0) for name, file in files.items()}
    contents |= {name: (text.encode(), False) for name, text in texts.items()}
    contents[f"{info}/LICENSE"] = (licence.read_bytes(), False)

    record = ""
    wheel = folder / f"assay-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        def add(name: str, content: bytes, executable: bool = False) -> None:
            member = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            member.compress_type = zipfile.ZIP_DEFLATED
            member.external_attr = (0o100755 if executable else 0o100644) << 16
            archive.writestr(member, content)

        for name, (content, executable) in contents.items():
            add(name, content, executable)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            # As in CSV, a name with a comma or a quote is put in quotes.
            quoted = '"' + name.replace('"', '""') + '"' if set(name) & set(',"') else name
            record += f"{quoted},sha256={digest},{len(content)}\n"
        add(f"{info}/RECORD", (record + f"{info}/RECORD,,\n").encode())
    sum_of_wheel = hashlib.sha256(wheel.read_bytes()).hexdigest()
    Path(f"{wheel}.sha256").write_text(f"{sum_of_wheel}  {wheel.name}\n")
    print(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
