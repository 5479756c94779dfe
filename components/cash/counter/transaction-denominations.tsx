import '#lib/messages/fields.ts';
import '#lib/cash/messages/teller.ts';
import { countText, kindId, kindName } from '#components/kit/denominations/counting.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import type { TransaksiKas } from '#types/proto/cash/teller.ts';
import type { Pecahan } from '#types/proto/common.ts';

/** Returns each kind of piece once, with the pieces in and the pieces out, in the order of the journal. */
function inAndOut({ masuk, keluar }: TransaksiKas) {
  const kinds = new Map<string, { kind: Pecahan; masuk: number; keluar: number }>();
  for (const [direction, rows] of [
    ['masuk', masuk],
    ['keluar', keluar],
  ] as const) {
    for (const row of rows) {
      const known = kinds.get(kindId(row)) ?? { kind: row, masuk: 0, keluar: 0 };
      kinds.set(kindId(row), { ...known, [direction]: row.lembar });
    }
  }
  return [...kinds.values()];
}

/** The pieces a posting moved, in and out of each till or vault. */
export function TransactionDenominations({ kas }: { readonly kas: readonly TransaksiKas[] }) {
  const t = useT();
  return kas.map((box) => {
    const label = t('transaksi.pecahanKas', { kas: `${box.kode_kas} ${box.kode_valuta}` });
    return (
      <section key={box.kode_kas}>
        <h3 className="field-label">{label}</h3>
        <SmallTable
          label={label}
          heads={[t('isian.pecahan'), { num: t('transaksi.kasMasuk') }, { num: t('transaksi.kasKeluar') }]}
        >
          {inAndOut(box).map(({ kind, masuk, keluar }) => (
            <tr key={kindId(kind)}>
              <td>{kindName(kind)}</td>
              <td className="num">{masuk > 0 ? countText(masuk) : ''}</td>
              <td className="num">{keluar > 0 ? countText(keluar) : ''}</td>
            </tr>
          ))}
        </SmallTable>
      </section>
    );
  });
}
