"""An SVG as pixels, with the fonts of the house."""

from ludotheque.core.missing import imported
from ludotheque.drawings.script import BUILT

TITLE, BODY = "Fraunces", "Atkinson Hyperlegible Next"
WIDTH = 800


def png(svg: str, width: int = WIDTH) -> bytes:
    """A PNG so many pixels wide."""
    return bytes(
        imported("resvg_py").svg_to_bytes(
            svg_string=svg, width=width, skip_system_fonts=True,
            font_files=sorted(map(str, BUILT.glob("*.ttf"))), serif_family=TITLE, sans_serif_family=BODY,
        )
    )  # fmt: skip
