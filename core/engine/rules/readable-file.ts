import { type Rule, reject } from '#core/engine/operation.ts';
import type { RowProblem } from '#lib/schemas/imported-rows.ts';

/** A file is taken whole or not at all: the refusal names the first unreadable line, and the number of further ones. */
export const readableFile: Rule<unknown, { readonly problems: readonly RowProblem[] }> = {
  name: 'readable',
  check: ({ extra: { problems } }) => {
    const [first] = problems;
    if (!first) return null;
    const { baris, kolom, salah } = first;
    return reject(
      'REPORT_LINE',
      { baris: String(baris), bidang: kolom, salah, jumlah: String(problems.length) },
      'berkas',
    );
  },
};
