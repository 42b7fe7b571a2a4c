"""The wire for TypeScript: `python -m ludotheque.server.schema` writes what the browser's types are made from.

`web/src/wire/messages.ts` holds what crosses the websocket of a table, `study_messages.ts` that of a study, the others
beside them what crosses HTTP, and `web/src/boards/<game>/wire.ts` what a game's parts declare."""

import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin

from pydantic import BaseModel

from ludotheque.core import catalog
from ludotheque.core.catalog import Entry
from ludotheque.core.parts import Services, Wire
from ludotheque.server import bodies, bot_bodies, messages, puzzle_bodies, review_bodies, study_bodies, study_messages
from ludotheque.server.typescript import JSON, interface, named, shapes

WEB = Path(__file__).parents[3] / "web" / "src"
HEADER = "/** Made from {source} by `python -m ludotheque.server.schema`: change it there. */\n"


HTTP = {
    "bodies": bodies, "bots": bot_bodies, "puzzles": puzzle_bodies, "reviews": review_bodies, "studies": study_bodies,
    "study_messages": study_messages,
}  # fmt: skip
"""What crosses HTTP, by the file that its types go to."""


def written() -> dict[Path, str]:
    """Every generated file below `web/src` with what it must hold."""
    found = {Path("wire/messages.ts"): shell()}
    found |= {Path(f"wire/{name}.ts"): http(module) for name, module in HTTP.items()}
    for entry in catalog.entries():
        if entry.offers(Wire):
            found[Path("boards") / entry.key / "wire.ts"] = board(entry)
    return found


def shell() -> str:
    """What crosses the websocket: one interface a message, then the two unions."""
    sent = {part.__name__ for union in (messages.FromServer, messages.FromClient) for part in _members(union)}
    received = {part.__name__ for part in _members(messages.FromServer)}
    parts = [
        HEADER.format(source="messages.py"),
        JSON,
        f"export type OfferKind = {named(messages.OfferKind)};\n",
    ]
    parts += [interface(model, _wished(model, sent, received)) for model in _models(messages)]
    parts += [
        f"export type {name} = {' | '.join(part.__name__ for part in _members(union))};\n"
        for name, union in (("FromClient", messages.FromClient), ("FromServer", messages.FromServer))
    ]
    return "\n".join(parts)


def http(module: ModuleType) -> str:
    """What crosses HTTP, in the terms of the messages and of what other modules declare."""
    told = [interface(model, _wished(model, set(), set())) for model in _models(module)]
    told += [
        f"export type {name} = {' | '.join(part.__name__ for part in _members(union))};\n"
        for name, union in vars(module).items()
        if get_origin(union) is Annotated
    ]
    plain = re.sub(r"/\*\*.*?\*/", "", "".join(told), flags=re.S)
    shared = {"messages": ["Json", *_names(messages)]}
    shared |= {name: _foreign(module, other) for name, other in HTTP.items() if other is not module}
    used = {name: sorted(one for one in found if re.search(rf"\b{one}\b", plain)) for name, found in shared.items()}
    head = [f"import type {{ {', '.join(found)} }} from './{name}';" for name, found in used.items() if found]
    return "\n".join([HEADER.format(source=f"{module.__name__.rsplit('.', 1)[-1]}.py"), *head, "", *told])


def _foreign(module: ModuleType, other: ModuleType) -> list[str]:
    """What another module declares and this one uses as its own."""
    return [name for name in _names(other) if getattr(module, name, None) is getattr(other, name)]


def _names(module: ModuleType) -> list[str]:
    return [model.__name__ for model in _models(module)]


def _models(module: ModuleType) -> list[type[BaseModel]]:
    """The messages that a module declares, in its order."""
    return [
        found
        for found in vars(module).values()
        if inspect.isclass(found) and issubclass(found, messages.Message) and found is not messages.Message
        if found.__module__ == module.__name__
    ]


def board(entry: Entry) -> str:
    """What one game's wire and services declare, for its board."""
    wire, services = entry.part(Wire), entry.part(Services)
    assert wire is not None
    heads: dict[str, Any] = {"View": wire.view_type, "Choices": wire.choices_type, "Detail": wire.detail_type}
    for name, service in services.services().items() if services else ():
        title = "".join(word.capitalize() for word in name.split("-"))
        heads |= {f"{title}Question": service.question, f"{title}Answer": service.answer}
    declared = list(dict.fromkeys(shape for hint in heads.values() for shape in shapes(hint)))
    names = {shape.__name__ for shape in declared}
    parts = [interface(shape) for shape in declared]
    parts += [f"export type {name} = {named(hint)};\n" for name, hint in heads.items() if name not in names]
    text = "\n".join(parts)
    imported = "import type { Json } from '../../wire/messages';\n" if "Json" in text else ""
    source = f"games/{entry.key}/faces/wire.py" + (" and services.py" if services else "")
    return "\n".join(part for part in (HEADER.format(source=source), imported, text) if part)


def _wished(model: type[BaseModel], sent: set[str], received: set[str]) -> list[str]:
    """What the browser writes may leave defaults out; what it reads is always whole."""
    wished = model.__name__.endswith("Wish") or model.__name__ == "TakeSeat" or model.__name__ in sent - received
    if not wished:
        return []
    return [key for key, field in model.model_fields.items() if not field.is_required() and key != "type"]


def _members(union: Any) -> tuple[type[BaseModel], ...]:
    return get_args(get_args(union)[0])


def main() -> None:
    for path, text in written().items():
        (WEB / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
