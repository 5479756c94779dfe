import '#lib/business-day/messages/boards.ts';
import { kindId, kindName, piecesText, worth } from '#components/kit/denominations/counting.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { largest, minorOf, part } from '#components/kit/ui/scale.ts';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import type { KhasanahRow } from '#types/proto/cash/vault.ts';
import type { Pecahan } from '#types/proto/common.ts';
import { Bar } from './bar.tsx';

/** Largest nominal first, a note before the coin of the same, what is worn after what is fit. */
const inOrder = (currency: string) => (a: Pecahan, b: Pecahan) => {
  const [one, other] = [minorOf(a.nominal, currency), minorOf(b.nominal, currency)];
  return one === other ? kindId(a).localeCompare(kindId(b)) : one < other ? 1 : -1;
};

/** Draws the vault's stock by denomination, as a share of the dearest kind, and marks what runs low or is gone. */
export function VaultStock({ vault }: { readonly vault: KhasanahRow }) {
  const t = useT();
  const { kode_valuta: currency, pecahan, pecahan_kurang: low, lembar_minimum } = vault;
  const lowKinds = new Set(low.map(kindId));
  const gone = low.filter((kind) => kind.lembar === 0 && !pecahan.some((held) => kindId(held) === kindId(kind)));
  const rows = [...pecahan, ...gone].sort(inOrder(currency));
  const most = largest(rows.map((row) => minorOf(worth([row], currency), currency)));
  return (
    <div className="picture">
      <SmallTable label={t('gambar.stok')} heads={[t('gambar.stokPecahan'), { num: t('gambar.stokNilai') }]}>
        {rows.map((row) => (
          <tr key={kindId(row)}>
            <th scope="row">
              {kindName(row)} <span className="muted">{`× ${piecesText(row.lembar)}`}</span>{' '}
              {lowKinds.has(kindId(row)) ? (
                <Chip tone={row.lembar === 0 ? 'bad' : 'warn'}>
                  {t(row.lembar === 0 ? 'gambar.stokHabis' : 'gambar.stokKurang')}
                </Chip>
              ) : null}
            </th>
            <td className="num">
              <Amount value={worth([row], currency)} currency={currency} />
              <Bar
                part={part(minorOf(worth([row], currency), currency), most)}
                tone={lowKinds.has(kindId(row)) ? 'warn' : 'plain'}
              />
            </td>
          </tr>
        ))}
      </SmallTable>
      <p className="muted small">
        {low.length === 0 ? t('gambar.stokCukup') : t('gambar.stokKeterangan', { jumlah: piecesText(lembar_minimum) })}
      </p>
    </div>
  );
}
