import type { FilterValues } from '#components/kit/fields/filter-def.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useProfile } from '#hooks/use-session.ts';
import { savings } from '#services/accounts/savings.ts';
import type { JumlahValuta } from '#types/proto/accounts/savings.ts';
import '#lib/accounts/messages/maintenance.ts';
import '#lib/accounts/messages/savings.ts';

interface SumsProps {
  readonly asked: FilterValues;
  /** Closed accounts are no part of the list. */
  readonly open?: boolean;
}

/** Sums the whole list, by currency: the accounts and their balances, not of the page but of all that match the filters. */
export function AccountListSums({ asked, open = false }: SumsProps) {
  const t = useT();
  const sums = useRecord(savings.listedSums, { ...asked, terbuka: open ? 'T' : 'F' });
  return (
    <Card title={t('daftarRek.jumlah')} flush>
      <Loaded state={sums} lines={2}>
        {({ per_valuta }) => <Sums rows={per_valuta} label={t('daftarRek.jumlah')} />}
      </Loaded>
    </Card>
  );
}

/** Sums accounts that are not closed. */
export const OpenAccountSums = ({ asked }: { readonly asked: FilterValues }) => <AccountListSums asked={asked} open />;

/**
 * Sums what a search of accounts has found of the branches whose balances the reader sees; other branches' accounts show none. A list that nothing
 * narrows has no sums: they would be those of the books.
 */
export function FoundAccountSums({ asked }: { readonly asked: FilterValues }) {
  const t = useT();
  const { headOffice } = useProfile();
  const narrowed = Object.values(asked).some((value) => value.trim() !== '');
  const sums = useRecord(savings.listedSums, asked, { enabled: narrowed, quiet: true });
  const found = sums.data?.per_valuta ?? [];
  if (!narrowed || found.reduce((count, row) => count + row.jumlah_rekening, 0) < 2) return null;
  const title = t(headOffice ? 'daftarRek.jumlah' : 'daftarRek.jumlahCabang');
  return (
    <Card title={title} flush>
      <Sums rows={found} label={title} />
    </Card>
  );
}

function Sums({ rows, label }: { readonly rows: readonly JumlahValuta[]; readonly label: string }) {
  const t = useT();
  return (
    <SmallTable
      label={label}
      heads={[
        t('rekening.valuta'),
        { num: t('daftarRek.rekening') },
        { num: t('rekening.saldoBuku') },
        { num: t('tabungan.saldoDitahan') },
        { num: t('rekening.saldoTersedia') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.kode_valuta}>
          <th scope="row">{row.kode_valuta}</th>
          <td className="num">{row.jumlah_rekening.toLocaleString('en-US')}</td>
          <td className="num">
            <Amount value={row.saldo_buku} currency={row.kode_valuta} zero />
          </td>
          <td className="num">
            <Amount value={row.saldo_ditahan} currency={row.kode_valuta} zero />
          </td>
          <td className="num">
            <Amount value={row.saldo_tersedia} currency={row.kode_valuta} zero />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}
