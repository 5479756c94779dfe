import '#lib/books/messages/finance.ts';
import { sentence } from '#components/kit/form/check-form.ts';
import { amountText } from '#components/kit/ui/amount.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { usePart } from '#hooks/use-part.ts';
import type { BudgetProblem, BudgetRow, readBudget } from '#lib/books/schemas/budget.ts';
import { BOOK_CURRENCY, fromMinor, toMinor } from '#lib/money.ts';

/** Lines of a preview; the whole budget is what is sent. */
const SHOWN = 12;
/** Before the figures of single months a reader wants these. */
const QUARTERS = [2, 5, 8, 11] as const;

/** The reading comes with the schemas, once there is something to read. */
const loadReading = async () => (await import('#lib/books/schemas/budget.ts')).readBudget;

function Problems({ problems }: { readonly problems: readonly BudgetProblem[] }) {
  const t = useT();
  const title = t('keuangan.salah', { jumlah: String(problems.length) });
  return (
    <Note tone="bad" title={title}>
      <SmallTable
        label={title}
        heads={[{ num: t('keuangan.baris') }, t('keuangan.kolomBerkas'), t('keuangan.masalah')]}
      >
        {problems.slice(0, SHOWN).map(({ baris, kolom, salah }) => (
          <tr key={`${baris} ${kolom} ${salah}`}>
            <td className="num">{baris === 0 ? '—' : baris}</td>
            <td className="mono">{kolom || '—'}</td>
            <td>{sentence(salah)}</td>
          </tr>
        ))}
      </SmallTable>
    </Note>
  );
}

const minor = (wire: string): bigint => toMinor(wire, BOOK_CURRENCY, { allowNegative: true });
const yearOf = ({ bulan }: BudgetRow): string => fromMinor(bulan.reduce((sum, wire) => sum + minor(wire), 0n));

function Preview({ rows }: { readonly rows: readonly BudgetRow[] }) {
  const t = useT();
  const title = t('keuangan.pratinjau', { jumlah: String(rows.length) });
  return (
    <figure className="picture">
      <figcaption className="field-label">{title}</figcaption>
      <SmallTable
        label={title}
        heads={[
          t('keuangan.kodeGl'),
          ...QUARTERS.map((at) => ({ num: String(at + 1).padStart(2, '0') })),
          { num: t('keuangan.setahun') },
        ]}
      >
        {rows.slice(0, SHOWN).map((row) => (
          <tr key={row.kode_gl}>
            <th scope="row" className="mono">
              {row.kode_gl}
            </th>
            {QUARTERS.map((at) => (
              <td key={at} className="num">
                {amountText(row.bulan[at] ?? '')}
              </td>
            ))}
            <td className="num">
              {/^[56]/.test(row.kode_gl) ? amountText(yearOf(row)) : amountText(row.bulan[11] ?? '')}
            </td>
          </tr>
        ))}
      </SmallTable>
      {rows.length > SHOWN ? <p className="muted small">{t('keuangan.sebagian', { jumlah: String(SHOWN) })}</p> : null}
    </figure>
  );
}

/** Shows a budget's content, or what is wrong in it. */
export function BudgetContent({ isi }: { readonly isi: string }) {
  const reading = usePart<typeof readBudget>(loadReading);
  return (
    <Loaded state={reading} lines={4}>
      {(read) => {
        const { rows, problems } = read(isi);
        return problems.length > 0 ? <Problems problems={problems} /> : <Preview rows={rows} />;
      }}
    </Loaded>
  );
}
