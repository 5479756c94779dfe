import type { ReactNode } from 'react';
import { AccountLink } from '#components/accounts/inquiries/account-link.tsx';
import { AccountStatus } from '#components/accounts/inquiries/account-status.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import type { FaktaLimit, FaktaRekening } from '#types/proto/control/flow.ts';

/** Shows the accounts of an item as they are now: owner, status and free balance. */
export function ItemAccounts({ accounts }: { readonly accounts: readonly FaktaRekening[] }) {
  const t = useT();
  if (accounts.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{t('desk.rekening')}</h3>
      <div className="table-scroll">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('desk.pemilik')}</th>
              <th scope="col">{t('desk.keadaan')}</th>
              <th scope="col" className="num">
                {t('desk.tersedia')}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account.nomor_rekening}>
                <td>
                  {account.nama_nasabah} <AccountLink nomor_rekening={account.nomor_rekening} />
                </td>
                <td>
                  <AccountStatus account={account} />
                </td>
                <td className="num">
                  {account.saldo_tersedia === '' ? (
                    <span className="muted">{t('desk.cabangLain', { cabang: account.kode_cabang })}</span>
                  ) : (
                    <Amount value={account.saldo_tersedia} currency={account.kode_valuta} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Shows the amounts that the maker may key in alone, and those that the reader may approve. */
export function ItemLimits({ limit, currency }: { readonly limit: FaktaLimit | undefined; readonly currency: string }) {
  const t = useT();
  if (!limit) return null;
  const kelompok = limit.kelompok === 'TUNAI' ? 'TUNAI' : 'NON_TUNAI';
  const shown: readonly [string, string][] = [
    [t(`desk.limitEntri.${kelompok}`), limit.entri_pembuat],
    [t(`desk.limitOtorisasi.${kelompok}`), limit.setuju_pemeriksa],
  ];
  const items = shown.flatMap(([label, value]): { label: string; value: ReactNode }[] =>
    value === '' ? [] : [{ label, value: <Amount value={value} currency={currency} /> }],
  );
  return items.length === 0 ? null : (
    <section>
      <h3 className="field-label">{t('desk.limit')}</h3>
      <DescriptionList items={items} />
    </section>
  );
}

/** Names the lender in whose place the reader would decide; draws nothing where the reader's own authority suffices. */
export function InPlaceOf({ name }: { readonly name: string }) {
  const t = useT();
  if (name === '') return null;
  return (
    <Note tone="accent" title={t('desk.atasNama', { nama: name })}>
      {t('desk.atasNamaTeks')}
    </Note>
  );
}
