import '#lib/accounts/messages/account-info.ts';
import '#lib/customers/messages/documents.ts';
import '#lib/customers/messages/portfolio.ts';
import '#lib/accounts/messages/savings.ts';
import { Amount } from '#components/kit/ui/amount.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { SmallTable } from '#components/kit/ui/small-table.tsx';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import type { InfoBlokir, InfoKontrak, InfoPihak, InfoTahanan } from '#types/proto/accounts/account-info.ts';

/** Parts of an account as they hold on a day: today's in its summary, another day's beside it. */

/** From when until when; without an end, until further notice. */
function Period({ mulai, sampai }: { readonly mulai: string; readonly sampai: string }) {
  const t = useT();
  return (
    <span className="nowrap">
      {toDisplay(mulai)} – {sampai === '' ? t('portofolio.seterusnya') : toDisplay(sampai)}
    </span>
  );
}

/** Shows the contract's terms and since when they hold. */
export function Contract({
  contract,
  currency,
}: {
  readonly contract: InfoKontrak | undefined;
  readonly currency: string;
}) {
  const t = useT();
  if (!contract) return null;
  const amount = (value: string) => <Amount value={value} currency={currency} />;
  const share = { label: t('info.nisbah'), value: `${shortShare(contract.nisbah_nasabah)}%` };
  return (
    <section>
      <h3 className="field-label">{t('info.kontrak', { tanggal: toDisplay(contract.berlaku_sejak) })}</h3>
      <DescriptionList
        rows
        items={[
          { label: t('tabungan.akad'), value: contract.akad },
          ...(contract.nisbah_nasabah === '' ? [] : [share]),
          { label: t('info.setoranBerikut'), value: amount(contract.setoran_berikut) },
          { label: t('tabungan.saldoMinimum'), value: amount(contract.saldo_minimum) },
          { label: t('info.biayaBulanan'), value: amount(contract.biaya_bulanan) },
          { label: t('info.biayaPenutupan'), value: amount(contract.biaya_penutupan) },
        ]}
      />
    </section>
  );
}

/** Lists the owners, signers, guardians and agents, and how they sign. */
export function Parties({ parties, rule }: { readonly parties: readonly InfoPihak[]; readonly rule: string }) {
  const t = useT();
  return (
    <section>
      <h3 className="field-label">{`${t('info.pihak')} · ${messageOf('info.cara.', rule)}`}</h3>
      <SmallTable label={t('info.pihak')} heads={[t('info.nama'), t('info.peran'), t('portofolio.masa')]}>
        {parties.map((party) => (
          <tr key={`${party.nomor_nasabah} ${party.peran} ${party.mulai}`}>
            <th scope="row">
              {party.nama_nasabah}
              <div className="gl">{party.nomor_nasabah}</div>
            </th>
            <td>{messageOf('portofolio.peran.', party.peran)}</td>
            <td>
              <Period {...party} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </section>
  );
}

/** Funds that are held; nothing where there are none. */
export function Holds({ holds, currency }: { readonly holds: readonly InfoTahanan[]; readonly currency: string }) {
  const t = useT();
  if (holds.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{t('info.tahanan')}</h3>
      <SmallTable
        label={t('info.tahanan')}
        heads={[t('portofolio.sebab'), t('portofolio.masa'), { num: t('portofolio.sisa') }]}
      >
        {holds.map((hold) => (
          <tr key={hold.id_blokir}>
            <th scope="row">
              {messageOf('portofolio.dana.', hold.jenis)}
              <div className="gl">{hold.alasan}</div>
            </th>
            <td>
              <Period mulai={hold.tanggal_awal} sampai={hold.tanggal_akhir} />
            </td>
            <td className="num">
              <Amount value={hold.sisa} currency={currency} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </section>
  );
}

/** Sides that are shut; nothing where none is. */
export function Blocks({ blocks }: { readonly blocks: readonly InfoBlokir[] }) {
  const t = useT();
  if (blocks.length === 0) return null;
  return (
    <section>
      <h3 className="field-label">{t('info.blokiran')}</h3>
      <SmallTable label={t('info.blokiran')} heads={[t('rekening.blokir'), t('portofolio.masa')]}>
        {blocks.map((block) => (
          <tr key={block.id_blokir}>
            <th scope="row">
              {messageOf('rekening.blokir.', block.arah)}
              <div className="gl">{block.alasan}</div>
            </th>
            <td>
              <Period mulai={block.tanggal_awal} sampai={block.tanggal_akhir} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </section>
  );
}
