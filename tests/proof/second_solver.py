"""Another solver's word on what the check asked: `cvc5`, which shares nothing with Z3.

cambio-spec check --smt DIR spec/cambio.cambio
python -m tests.proof.second_solver DIR
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PATIENCE = 60
"""Seconds for one question."""

STATUS = re.compile(r"\(set-info :status (\w+)\)")


def answered(script: str, patience: int = PATIENCE) -> str:
    """All that the second solver says to a script: `sat` or `unsat`, unless something is wrong. It
    isn't told what the first one says."""
    import cvc5

    solver = cvc5.Solver(cvc5.TermManager())
    solver.setOption("tlimit-per", str(patience * 1000))
    parser = cvc5.InputParser(solver)
    parser.setStringInput(cvc5.InputLanguage.SMT_LIB_2_6, STATUS.sub("", script), "query")
    symbols, said = parser.getSymbolManager(), []
    while not (command := parser.nextCommand()).isNull():
        said.append(str(command.invoke(solver, symbols)).strip())
    return "\n".join(filter(None, said))


def main(folder: Path) -> int:
    """1 where the two differ, or where one of them doesn't know; 2 without any file."""
    files = sorted(folder.rglob("*.smt2"))
    wrong = 0
    for file in files:
        script = file.read_text(encoding="utf-8")
        expected = STATUS.findall(script)
        found = answered(script)
        if [found] != expected or found not in ("sat", "unsat"):
            wrong += 1
            print(f"{file}: {' '.join(expected)}, but cvc5 says {found}")
    print(f"{len(files) - wrong} of {len(files)} questions are answered the same.")
    return 2 if not files else int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
