"""The page for a browser that came by a name that is not this server's: it says where to go instead."""

import base64
import hashlib
import html

STYLE = """
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f1e7; color: #1f2a2e;
  font: 1.1rem/1.6 system-ui, sans-serif; }
main { max-width: 34rem; margin: 1rem; padding: 1.5rem 2rem; border-radius: 14px; background: #fffdf8;
  border: 1px solid #d8cebb; }
h1 { font: 600 1.7rem/1.2 Georgia, serif; }
a { color: #1f6f78; font-weight: 600; overflow-wrap: anywhere; }
@media (prefers-color-scheme: dark) {
  body { background: #12191d; color: #ece6da; }
  main { background: #1a2429; border-color: #34434a; }
  a { color: #5fb8c0; }
}
"""
ALLOWED = "style-src 'sha256-" + base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode() + "'"
"""What the Content-Security-Policy must let through: this one style, and nothing else inline."""

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Ludothèque</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><style>{style}</style></head>
<body><main><h1>{title}</h1>
<p>{why}</p>
<p><a href="{address}">{address}</a></p>
<p>{host}</p></main></body></html>
"""
TEXTS = {
    "en": {
        "title": "Ludothèque has another address",
        "why": "This server does not answer to the name in the address bar: any name can be made to point here by"
        " somebody else. Please use this address:",
        "host": "If this is your server and the name is yours, start it with <code>--public-url</code> and the address"
        " by which others reach it.",
    },
    "fr": {
        "title": "Ludothèque a une autre adresse",
        "why": "Ce serveur ne répond pas au nom qui est dans la barre d’adresse\u00a0: n’importe qui peut faire"
        " pointer un nom jusqu’ici. Prends plutôt cette adresse\u00a0:",
        "host": "Si c’est ton serveur et ton nom, démarre-le avec <code>--public-url</code> et l’adresse par laquelle"
        " les autres l’atteignent.",
    },
}


def page(address: str, accepted: str) -> str:
    """In the language that the reader likes best; nothing of what was asked is repeated."""
    language = preferred(accepted)
    return PAGE.format(style=STYLE, language=language, address=html.escape(address), **TEXTS[language])


def preferred(accepted: str) -> str:
    """The language of ours that comes first in an Accept-Language, English where none does."""
    ranked = list[tuple[float, str]]()
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";")
        ranked.append((_weight(weight), name.split("-")[0].strip()))
    best = max((weight for weight, name in ranked if name in TEXTS), default=0.0)
    return next((name for weight, name in ranked if name in TEXTS and weight == best > 0), "en")


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0
